import { fail, ok, type Result } from "@/server/trip";
import { Episode } from "../episode/episode";
import type { ServedTasks } from "../tasks/served-tasks";
import { functionTools } from "./function-tools";

interface Message {
  readonly role: "user" | "assistant" | "tool";
  readonly content: string;
  readonly name?: string;
  readonly tool_calls?: readonly unknown[];
}

/** Without them a model never learns to stop: trainers let it act until it answers without a call. */
const LAST_WORDS: Message = { role: "assistant", content: "Done." };

/**
 * What the exact teacher of a task does, as rows for supervised fine-tuning: one for each of its actions, whose prompt is all that came before.
 * It is played and verified: a demonstration that does not earn the whole reward is a mistake of ours, and thrown. Problems: "not_found" (no such
 * task), "bad_input" (nobody demonstrates it).
 */
export async function demonstrationRows(
  tasks: ServedTasks,
  taskSet: string,
  seed: number,
): Promise<Result<readonly Readonly<Record<string, unknown>>[]>> {
  const task = tasks.find({ taskSet, seed });
  if (!task.ok) return task;
  const actions = task.value.demonstration?.();
  if (actions === undefined) return fail({ code: "bad_input", message: `Nobody demonstrates tasks of ${taskSet}.` });
  const episode = new Episode(task.value);
  const { prompt, tools } = episode.opening;
  const { signal } = new AbortController();
  const messages: Message[] = [{ role: "user", content: prompt }];
  const rows = [];
  for (const action of actions) {
    const call = { type: "function", function: { name: action.tool, arguments: action.arguments } };
    const completion: Message = { role: "assistant", content: "", tool_calls: [call] };
    rows.push({
      prompt: [...messages],
      completion: [completion],
      tools: functionTools(tools),
      task_set: taskSet,
      seed,
    });
    const { result } = await episode.step(action, signal);
    messages.push(completion, { role: "tool", name: action.tool, content: result });
  }
  rows.push({ prompt: [...messages], completion: [LAST_WORDS], tools: functionTools(tools), task_set: taskSet, seed });
  const { total } = await episode.reward();
  if (total !== 1) throw new Error(`The demonstration of ${task.value.id} is worth ${total}.`);
  return ok(rows);
}
