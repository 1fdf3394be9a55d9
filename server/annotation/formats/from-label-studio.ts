import { z } from "zod";
import { parseJson } from "@/server/episodes";
import { fail, ok, type Result } from "@/server/trip";
import type { RatingRow, Rubric } from "@/server/views";
import { type GivenValues, rowsOfValues } from "./given-values";
import type { NamesPeople } from "./pseudonyms";

const text = z.string().max(4_000);
const id = z.union([z.string().min(1).max(200), z.int().min(0)]);

/** The controls that a rubric can be asked by: Choices, Rating, Number and TextArea. */
const resultSchema = z.object({
  from_name: z.string().min(1).max(100),
  value: z.union([
    z.object({ choices: z.array(text).min(1).max(1) }),
    z.object({ rating: z.number() }),
    z.object({ number: z.number() }),
    z.object({ text: z.union([text, z.array(text).min(1).max(20)]) }),
  ]),
});

/** Label Studio's JSON export of tasks with annotations; what is not read here is passed over. */
const tasksSchema = z
  .array(
    z.object({
      id,
      data: z.object({ item: z.string().min(1).max(200).optional() }),
      annotations: z
        .array(
          z.object({
            id,
            /** A number, or in exports with user details an object. */
            completed_by: z.union([id, z.object({ id })]),
            was_cancelled: z.boolean().default(false),
            created_at: z.iso.datetime({ offset: true }).optional(),
            /** Seconds. */
            lead_time: z.number().min(0).max(86_400).nullish(),
            result: z.array(z.unknown()).max(500),
          }),
        )
        .max(100),
    }),
  )
  .max(100_000);

/**
 * Ratings from Label Studio: `data.item`, or else the task's id, is the item's; the name of a control is the question of the rubric, and
 * `<question>-rationale` holds the rationale. Cancelled annotations are passed over.
 */
export function ratingsFromLabelStudio(
  json: string,
  rubric: Rubric,
  file: string,
  people: NamesPeople,
): Result<RatingRow[]> {
  const tasks = parseJson(json, tasksSchema, { file });
  if (!tasks.ok) return tasks;
  const rows: RatingRow[] = [];
  for (const [at, task] of tasks.value.entries()) {
    const item = task.data.item ?? String(task.id);
    for (const [index, annotation] of task.annotations.entries()) {
      if (annotation.was_cancelled) continue;
      const by = annotation.completed_by;
      const rating: GivenValues["rating"] = {
        ...{ rating: `label-studio ${task.id} ${annotation.id}`, item },
        rater: people.of(String(typeof by === "object" ? by.id : by)),
        ...{ seconds: annotation.lead_time ?? null, createdAt: annotation.created_at ?? null },
      };
      const values: GivenValues["values"][number][] = [];
      for (const [place, result] of annotation.result.entries()) {
        const value = valueIn(result, file, `${at}.annotations.${index}.result.${place}`);
        if (!value.ok) return value;
        values.push(value.value);
      }
      const own = rowsOfValues(rubric, { rating, values }, file);
      if (!own.ok) return own;
      rows.push(...own.value);
    }
  }
  return ok(rows);
}

function valueIn(result: unknown, file: string, field: string): Result<GivenValues["values"][number]> {
  const read = resultSchema.safeParse(result);
  if (!read.success) {
    const message = "Use Choices with one choice, Rating, Number or TextArea, named like a question of the rubric.";
    return fail({ code: "bad_file", message, where: { file, field } });
  }
  const { from_name: question, value } = read.data;
  if ("choices" in value) return ok({ question, value: value.choices[0] ?? "", field });
  if ("rating" in value) return ok({ question, value: value.rating, field });
  if ("number" in value) return ok({ question, value: value.number, field });
  return ok({ question, value: typeof value.text === "string" ? value.text : value.text.join("\n"), field });
}
