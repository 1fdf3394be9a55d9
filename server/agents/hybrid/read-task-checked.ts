import type { Event, Task } from "@/server/episodes";
import type { TripRequest } from "@/server/trip";
import { toReading, understand } from "@/server/understanding";
import type { AgentContext } from "../agent";
import { requestIn } from "../read-task";
import { readBeyond } from "../reading/read-beyond";

/**
 * The request of a task: the one it gives, else what the parser reads in its text, with what a model read beyond that and the parser could
 * check. Yields the events of the reading; returns null, after an `asked` event, when something must be known first.
 */
export async function* readTaskChecked(
  { text, today, request }: Task,
  { world, models, signal }: AgentContext,
): AsyncGenerator<Event, TripRequest | null> {
  if (request) {
    yield { type: "requestChanged", request };
    return request;
  }
  const utterance = { text, asked: null, today };
  const { said, unread } = await understand(utterance, world);
  const parsed = toReading(said, world, today);
  const isIncomplete = parsed.request === null || parsed.objections.length > 0 || said.unclear.length > 0;
  const read = await readBeyond(utterance, { said, unread }, { isIncomplete, world }, models, signal);
  yield* read.events;
  yield { type: "said", by: "traveler", text, understood: read.said };
  if (read.believed.length > 0) {
    yield { type: "thought", text: `Read by a model and found in the text: ${read.believed.join(", ")}.` };
  }
  for (const { field, why } of read.refused) {
    yield { type: "thought", text: `Not believed of what a model read: ${field}, since ${why}.` };
  }
  return yield* requestIn(toReading(read.said, world, today));
}
