import { z } from "zod";
import { type Event, filledLines, parseJson, readTextFile } from "@/server/episodes";
import { fail, ok, type Result } from "@/server/trip";
import type { Submission } from "../benchmark";
import type { OwnTask } from "./task";

const LONGEST_TEXT = 200_000;

/** A row of a plans file: a plan in days as agents write them, or an answer in words. */
const rowSchema = z.object({
  id: z.string().max(64),
  plan: z
    .array(z.record(z.string().max(100), z.json()))
    .max(100)
    .nullish(),
  answer: z.string().max(LONGEST_TEXT).nullish(),
});

/** Reads plans of another system (JSON Lines), matched by `id`; problems name file, line and field. */
export function readOwnPlans(file: string, tasks: readonly OwnTask[]): Result<Submission> {
  const text = readTextFile(file);
  if (!text.ok) return text;
  const known = new Set(tasks.map(({ id }) => id));
  const planOf = new Map<string, readonly Event[] | null>();
  for (const line of filledLines(text.value)) {
    const where = { file, line: line.number };
    const row = parseJson(line.text, rowSchema, where);
    if (!row.ok) return row;
    const { id, plan, answer } = row.value;
    if (!known.has(id) || planOf.has(id)) {
      const message = known.has(id)
        ? `The task ${id} already has a plan.`
        : `No task has the id ${JSON.stringify(id)}.`;
      return fail({ code: "bad_file", message, where: { ...where, field: "id" } });
    }
    planOf.set(id, eventsOf(plan ?? null, answer ?? null));
  }
  const missing = tasks.filter(({ id }) => !planOf.has(id)).length;
  const notes = missing === 0 ? [] : [`No plan for ${missing} of ${tasks.length} tasks: counted as not delivered.`];
  return ok({ notes, plans: tasks.map(({ id }) => planOf.get(id) ?? null) });
}

function eventsOf(plan: z.infer<typeof rowSchema>["plan"] | null, answer: string | null): readonly Event[] | null {
  if (plan === null || plan === undefined || plan.length === 0) {
    return answer === null || answer.trim() === ""
      ? null
      : [{ type: "planWritten", text: answer, days: null, readBy: null }];
  }
  return [{ type: "planWritten", text: answer ?? JSON.stringify(plan, null, 2), days: plan, readBy: "rules" }];
}
