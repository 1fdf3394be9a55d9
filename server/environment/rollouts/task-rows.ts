import { ok, type Result } from "@/server/trip";
import { Episode } from "../episode/episode";
import type { ServedTasks } from "../tasks/served-tasks";

/** A task as trainers keep it: NeMo Gym and verifiers read `responses_create_params`, TRL reads `prompt` and hands `seed` and `task_set` to reset. */
export function taskRow(tasks: ServedTasks, taskSet: string, seed: number): Result<Readonly<Record<string, unknown>>> {
  const task = tasks.find({ taskSet, seed });
  if (!task.ok) return task;
  const { prompt, tools } = new Episode(task.value).opening;
  const input = [{ role: "user", content: prompt }];
  return ok({
    responses_create_params: {
      input,
      tools: tools.map(({ name, description, inputSchema }) => ({
        ...{ type: "function", name, description, parameters: inputSchema, strict: false },
      })),
      parallel_tool_calls: false,
    },
    verifier_metadata: { seed, task_set: taskSet },
    prompt: input,
    ...{ seed, task_set: taskSet },
  });
}
