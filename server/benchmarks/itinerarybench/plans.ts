import { z } from "zod";
import { filledLines, parseJson, readTextFile } from "@/server/episodes";
import type { ItinerarybenchTask } from "@/server/scoring";
import { fail, ok, type Result } from "@/server/trip";

const LONGEST_ACTION = 100_000;
const MOST_ACTIONS = 10_000;

/** A row of a plans file: the action texts of one task's plan, as they come out of the model's text. */
const planRowSchema = z.object({
  id: z.string().max(64),
  plan: z.array(z.string().max(LONGEST_ACTION)).max(MOST_ACTIONS),
});
export type PlanRow = z.infer<typeof planRowSchema>;

export interface MatchedPlans {
  /** The plan of each task, in the order of the tasks; empty where the file has none. */
  readonly plans: readonly (readonly string[])[];
  /** What the reader should know of the match, in sentences; empty when every task has its plan. */
  readonly notes: readonly string[];
}

/**
 * Reads a plans file (JSON Lines) and matches its rows to the tasks by `id`. A task without a row counts as an empty plan, which is
 * noted; an id that no task has, or one that occurs twice, is an error with file and line.
 */
export function readItinerarybenchPlans(file: string, tasks: readonly ItinerarybenchTask[]): Result<MatchedPlans> {
  const text = readTextFile(file);
  if (!text.ok) return text;
  const known = new Set(tasks.map(({ id }) => id));
  const planOf = new Map<string, readonly string[]>();
  for (const line of filledLines(text.value)) {
    const where = { file, line: line.number };
    const row = parseJson(line.text, planRowSchema, where);
    if (!row.ok) return row;
    const { id, plan } = row.value;
    if (!known.has(id) || planOf.has(id)) {
      const message = known.has(id)
        ? `The task ${id} already has a plan; each takes one.`
        : `No task has the id ${JSON.stringify(id)}. Do the plans and the tasks belong together?`;
      return fail({ code: "bad_file", message, where: { ...where, field: "id" } });
    }
    planOf.set(id, plan);
  }
  const missing = tasks.filter(({ id }) => !planOf.has(id)).map(({ id }) => id);
  const notes =
    missing.length === 0
      ? []
      : [`No plan for ${missing.length} of ${tasks.length} tasks (${missing.join(", ")}): counted as empty plans.`];
  return ok({ plans: tasks.map(({ id }) => planOf.get(id) ?? []), notes });
}

/** The text of a plans file. */
export function formatItinerarybenchPlans(rows: readonly PlanRow[]): string {
  return rows.map(({ id, plan }) => `${JSON.stringify({ id, plan })}\n`).join("");
}
