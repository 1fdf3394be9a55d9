import { type Event, inSpan } from "@/server/episodes";
import { askFor, type KitWork } from "../steps/work";
import { decomposePrompt } from "./prompts";
import { type Subtask, subtasksSchema, WHOLE_TASK } from "./subtask";

/** Subtasks of a plan; TDAG's main agent has ten turns, of which each takes one and the decomposition another. */
export const MOST_SUBTASKS = 9;

/** Has the task split (TDAG, equation 4). A model that gives no subtasks leaves the task whole. */
export async function* decompose(work: KitWork, agent: string): AsyncGenerator<Event, Subtask[]> {
  const made = yield* inSpan({ kind: "agent", name: agent }, () =>
    askFor(work, "agent", decomposePrompt(work, MOST_SUBTASKS), subtasksSchema),
  );
  const subtasks = made?.subtasks.slice(0, MOST_SUBTASKS) ?? [];
  return subtasks.length === 0 ? [WHOLE_TASK] : subtasks;
}
