import { type Agent, type AgentContext, EXPLAIN, episodeOf, explain } from "@/server/agents";
import type { EndReason, Event, Task } from "@/server/episodes";
import type { PromptFile } from "@/server/models";
import type { Result } from "@/server/trip";
import { planWritten } from "../plan-events";
import { complete, readByTemplates, readDescription, type WordedTask } from "../read-description";
import { SEARCH_SHARE, solveWorded } from "../solve-itinerarybench";
import { proofWords } from "../solver";
import { checkedReading } from "./checked-reading";
import { READING_PROMPTS, readByModel } from "./read-by-model";
import { wrongByWords } from "./verify-by-simulator";

const PROMPTS: readonly PromptFile[] = [EXPLAIN, ...READING_PROMPTS];

/**
 * As on every benchmark: rules and a model read the text, code plans and verifies, and a model words the answer. It sees the text alone, so it
 * plans what the words ask.
 */
export const hybrid: Agent = {
  name: "hybrid",
  description:
    "Templates and a model read the text, the planner decides by its words, the simulator verifies; a model words the answer.",
  needsModel: false,
  takesModel: true,
  modes: [],
  parts: [],
  prompts: PROMPTS,
  run: (task, context) => episodeOf(task, context, () => work(task, context)),
};

async function* work(task: Task, context: AgentContext): AsyncGenerator<Event, EndReason> {
  const { world, timeLimitMs, signal } = context;
  const read = yield* readTask(task, context);
  if (signal.aborted) return "done";
  if (!read.ok) {
    yield { type: "asked", questions: [{ field: "description", text: read.problem.message }] };
    return "done";
  }
  const solved = solveWorded(world, read.value, { timeLimitMs: timeLimitMs * SEARCH_SHARE, signal });
  if (!solved.ok) {
    yield { type: "error", code: solved.problem.code, message: solved.problem.message };
    return "agent gave up";
  }
  const wrong = wrongByWords(world, task.id, read.value, solved.value.plan);
  if (wrong.length > 0) {
    const message = `The planner's plan was not delivered: the simulator finds ${wrong.join(", ")}.`;
    yield { type: "error", code: "internal", message };
    return "agent gave up";
  }
  const words = proofWords(solved.value);
  yield { type: "thought", text: words };
  yield planWritten(solved.value.plan);
  const sentence = `Your plan is ready. ${words}`;
  yield* explain([`Request: ${task.text}`, ...solved.value.plan, `In short: ${sentence}`], sentence, context);
  return "done";
}

/** What the text asks by the templates, and where they leave something, by what a model read of it and the text bears out. */
async function* readTask(
  { text }: Task,
  { world, models, signal }: AgentContext,
): AsyncGenerator<Event, Result<WordedTask>> {
  const { said, unread } = readByTemplates(text);
  yield { type: "said", by: "traveler", text, understood: null, unread: [...unread] };
  const alone = readDescription(text);
  if (alone.ok || models === null || !models.has("reader")) return alone;
  const { reading, events } = await readByModel(text, models, signal);
  yield* events;
  if (reading === null) return alone;
  const checked = checkedReading(text, said, reading, world);
  if (checked.believed.length > 0) {
    yield { type: "thought", text: `Read by a model and found in the text: ${checked.believed.join(", ")}.` };
  }
  for (const { what, why } of checked.refused) {
    yield { type: "thought", text: `Not believed of what a model read: ${what}, since ${why}.` };
  }
  return complete(checked.said);
}
