import { z } from "zod";
import { parseJson } from "@/server/episodes";
import { groupBy, ok, type Result } from "@/server/trip";
import type { RatingRow, Rubric } from "@/server/views";
import { type GivenValues, rowsOfValues } from "./given-values";
import type { NamesPeople } from "./pseudonyms";

const name = z.string().min(1).max(100);

/** What `dataset.records.to_json` of Argilla 2 writes; what is not read here is passed over. */
const recordsSchema = z
  .array(
    z.object({
      id: z.string().min(1).max(200),
      responses: z.record(
        name,
        z
          .array(z.object({ value: z.union([z.string().max(4_000), z.number()]), user_id: z.string().min(1).max(100) }))
          .max(100),
      ),
    }),
  )
  .max(100_000);

/**
 * Ratings from Argilla's records: a record's id is the item's, a question's name is the question of the rubric, and
 * `<question>-rationale` holds the rationale. Argilla exports neither the time spent nor the day.
 */
export function ratingsFromArgilla(
  text: string,
  rubric: Rubric,
  file: string,
  people: NamesPeople,
): Result<RatingRow[]> {
  const records = parseJson(text, recordsSchema, { file });
  if (!records.ok) return records;
  const rows: RatingRow[] = [];
  for (const [at, { id, responses }] of records.value.entries()) {
    const given = Object.entries(responses).flatMap(([question, answers]) =>
      answers.map(({ value, user_id: user }, index) => {
        return { user, question, value, field: `${at}.responses.${question}.${index}.value` };
      }),
    );
    for (const [user, values] of groupBy(given, ({ user }) => user)) {
      const rater = people.of(user);
      const rating: GivenValues["rating"] = {
        ...{ rating: `argilla ${id} ${rater}`, item: id, rater, seconds: null, createdAt: null },
      };
      const own = rowsOfValues(rubric, { rating, values }, file);
      if (!own.ok) return own;
      rows.push(...own.value);
    }
  }
  return ok(rows);
}
