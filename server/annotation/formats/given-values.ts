import { fail, ok, type Problem, type Result } from "@/server/trip";
import type { RatingRow, Rubric } from "@/server/views";
import { checkedValue } from "./checked-value";

/** A question with this ending holds the rationale of the question before it. */
const RATIONALE = "-rationale";
const LONGEST_RATIONALE = 4_000;

/** What one person gave one item in another tool, by name of question, and where in the file each value is. */
export interface GivenValues {
  readonly rating: Pick<RatingRow, "rating" | "item" | "rater" | "seconds" | "createdAt">;
  readonly values: readonly { readonly question: string; readonly value: string | number; readonly field: string }[];
}

/** These values as rows of a rating, each checked against the rubric. Problems name the file and the field. */
export function rowsOfValues(rubric: Rubric, { rating, values }: GivenValues, file: string): Result<RatingRow[]> {
  const rationales = new Map<string, string>();
  const rows: RatingRow[] = [];
  for (const { question, value, field } of values) {
    if (!isRationale(rubric, question)) continue;
    const text = String(value);
    if (text.length > LONGEST_RATIONALE)
      return refused(`Shorten it to ${LONGEST_RATIONALE} characters.`, { file, field });
    rationales.set(question.slice(0, -RATIONALE.length), text);
  }
  for (const { question, value, field } of values) {
    if (isRationale(rubric, question)) continue;
    const checked = checkedValue(rubric, question, value, { file, field });
    if (!checked.ok) return checked;
    if (rows.some((row) => row.question === question)) {
      return refused("Give each question one answer per person.", { file, field });
    }
    rows.push({
      ...rating,
      ...{ rubricVersion: rubric.version, kind: "rating", question, turn: null, value: checked.value },
      ...{ turns: [], rationale: rationales.get(question) ?? "", supersedes: null },
    });
  }
  return ok(rows);
}

function isRationale(rubric: Rubric, question: string): boolean {
  return question.endsWith(RATIONALE) && !rubric.questions.some(({ id }) => id === question);
}

function refused(message: string, where: NonNullable<Problem["where"]>): Result<never> {
  return fail({ code: "bad_file", message, where });
}
