import { ok, type Result } from "@/server/trip";
import { Episode } from "../episode/episode";
import type { Opening } from "../episode/observation";
import type { ServedTasks } from "../tasks/served-tasks";

/** A task as trainers keep it: NeMo Gym and verifiers read `responses_create_params`, TRL reads `prompt` and hands `seed` and `task_set` to reset. */
export function taskRow(tasks: ServedTasks, taskSet: string, seed: number): Result<Readonly<Record<string, unknown>>> {
  const task = tasks.find({ taskSet, seed });
  if (!task.ok) return task;
  return ok(rowOf(new Episode(task.value).opening, { seed, task_set: taskSet }));
}

/** The row of a task that begins like this. */
export function rowOf(
  { prompt, tools }: Pick<Opening, "prompt" | "tools">,
  wanted: { readonly seed: number; readonly task_set: string },
): Readonly<Record<string, unknown>> {
  const input = [{ role: "user", content: prompt }];
  return {
    responses_create_params: {
      input,
      tools: tools.map(({ name, description, inputSchema }) => ({
        ...{ type: "function", name, description, parameters: inputSchema, strict: false },
      })),
      parallel_tool_calls: false,
    },
    verifier_metadata: wanted,
    prompt: input,
    ...wanted,
  };
}
