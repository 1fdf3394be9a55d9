import type { z } from "zod";
import { listTaskSets } from "@/server/runs";
import { fail, ok, type Result } from "@/server/trip";
import { listedTasksSchema, type TaskSetItem } from "@/server/views";
import type { Ask } from "../through-server/carry-out";

/** The task sets of the store that is asked. */
export function storedTaskSets(ask: Ask): Promise<TaskSetItem[]> {
  return ask({ kind: "list tasks" }, listedTasksSchema, async ({ database }) => ok(await listTaskSets(database)));
}

/** The set of this id or name. */
export function taskSetOf(sets: readonly TaskSetItem[], idOrName: string): TaskSetItem | undefined {
  return sets.find(({ id, name }) => id === idOrName || name === idOrName);
}

/** What was ordered, checked; the first field at fault in a sentence. Problems: "bad_input". */
export function checkedOrder<S extends z.ZodType>(schema: S, ordered: unknown): Result<z.output<S>> {
  const checked = schema.safeParse(ordered);
  if (checked.success) return ok(checked.data);
  const [issue] = checked.error.issues;
  const message = `${issue?.path.join(".") ?? "The order"}: ${issue?.message ?? "is invalid"}`;
  return fail({ code: "bad_input", message });
}
