import { z } from "zod";

/** Part of a task, for one agent. */
export const subtaskSchema = z.object({
  name: z.string().trim().min(1).max(200),
  goal: z.string().trim().max(4_000).describe("All that the agent has to know, and what its result has to hold"),
});
export type Subtask = z.infer<typeof subtaskSchema>;

/** The task as one subtask. */
export const WHOLE_TASK: Subtask = { name: "The whole task", goal: "Settle everything that the plan needs." };

export const subtasksSchema = z.object({ subtasks: z.array(subtaskSchema).max(50) });

/** What came of a subtask. */
export interface Outcome {
  /** Whether its agent says that it is done. */
  readonly ok: boolean;
  readonly subtask: Subtask;
  readonly result: string;
}

export function subtaskText({ name, goal }: Subtask): string {
  return goal === "" || goal === name ? name : `${name}\n${goal}`;
}

/** What came of subtasks, as the agents of later ones read it. */
export function outcomesText(outcomes: readonly Outcome[]): string {
  return outcomes
    .map(({ ok, subtask, result }, index) => {
      return `${index + 1}. ${subtask.name} (${ok ? "done" : "failed"}):\n${result || "It says nothing of its result."}`;
    })
    .join("\n\n");
}
