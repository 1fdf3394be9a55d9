import { filledLines, parseJson } from "@/server/episodes";
import { fail, ok, type Result } from "@/server/trip";
import { type Rating, type RatingRow, ratingRowSchema } from "@/server/views";

/** Rows at most in one file. */
const MOST_ROWS = 1_000_000;

/** One row for each answer of the rating, in the order of its answers. */
export function ratingRows({ id, itemId, answers, ...rating }: Rating): RatingRow[] {
  const { rater, rubricVersion, kind, seconds, createdAt, supersedes } = rating;
  return answers.map(({ question, turn, value, turns, rationale }) => ({
    ...{ rating: id, item: itemId, rater, rubricVersion, kind },
    ...{ question, turn, value, turns, rationale },
    ...{ seconds, createdAt, supersedes },
  }));
}

/** Ratings as JSON Lines. */
export function ratingLines(rows: readonly RatingRow[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

/** Reads them back; the first bad line fails the whole file. */
export function readRatingLines(text: string, file: string): Result<RatingRow[]> {
  const lines = filledLines(text);
  if (lines.length > MOST_ROWS) {
    return fail({
      code: "bad_file",
      message: `A file may have at most ${MOST_ROWS} ratings; split it.`,
      where: { file },
    });
  }
  const rows: RatingRow[] = [];
  for (const { number, text: line } of lines) {
    const row = parseJson(line, ratingRowSchema, { file, line: number });
    if (!row.ok) return row;
    rows.push(row.value);
  }
  return ok(rows);
}
