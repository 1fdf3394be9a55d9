import type { Event, Task } from "@/server/episodes";
import type { Reading, TripRequest } from "@/server/trip";
import { toReading, understand } from "@/server/understanding";
import type { World } from "@/server/worlds";

/**
 * The request of a task: the one it gives, else what its text says. Yields the events of the reading; returns null,
 * after an `asked` event, when something must be known first.
 */
export async function* readTask(task: Task, world: World): AsyncGenerator<Event, TripRequest | null> {
  if (task.request) {
    yield { type: "requestChanged", request: task.request };
    return task.request;
  }
  const { said } = await understand({ text: task.text, asked: null, today: task.today }, world);
  yield { type: "said", by: "traveler", text: task.text, understood: said };
  return yield* requestIn(toReading(said, world, task.today));
}

/** The request that a reading comes to; null, after an `asked` event, where something must be known first. */
export function* requestIn(reading: Reading): Generator<Event, TripRequest | null> {
  if (reading.request && reading.objections.length === 0) {
    yield { type: "requestChanged", request: reading.request };
    return reading.request;
  }
  const questions = [...reading.objections, ...reading.questions].map(({ field, text }) => ({ field, text }));
  yield { type: "asked", questions };
  return null;
}
