import { fail, groupBy, ok, type Result } from "@/server/trip";
import type { Answer, ItemContent, RatingRow, Rubric } from "@/server/views";
import { problemOfAnswers } from "../answers/check-answers";

/** A rating of a file. */
export interface GivenRating {
  readonly itemId: string;
  /** Who gave it, as the rows name raters. */
  readonly rater: string;
  readonly pass: "rating" | "repeat";
  readonly answers: Answer[];
  readonly seconds: number | null;
  readonly createdAt: string | null;
}

interface About {
  readonly rubric: Rubric;
  /** What the project's items hold, by id; null: practice items. */
  readonly contents: ReadonlyMap<string, ItemContent | null>;
  /** As problems call it. */
  readonly file: string;
}

/** The ratings that the rows tell, in their order, checked against items and rubric. Problems ("bad_file") name the record and the question. */
export function givenRatings(rows: readonly RatingRow[], about: About): Result<GivenRating[]> {
  const ratings: GivenRating[] = [];
  for (const [, answers] of groupBy(rows, ({ rating }) => rating)) {
    const rating = givenRating(answers, about);
    if (!rating.ok) return rating;
    ratings.push(rating.value);
  }
  return ok(ratings);
}

function givenRating(rows: readonly RatingRow[], { rubric, contents, file }: About): Result<GivenRating> {
  const [first] = rows;
  if (first === undefined || first.kind === "adjudication") throw new Error("A rating has answers and a rater.");
  const { rating, item, rater, kind, seconds, createdAt } = first;
  const refused = (field: string, message: string) =>
    fail({
      code: "bad_file",
      message: `Record ${kind === "repeat" ? rating : item}: ${message}`,
      where: { file, field },
    });
  const content = contents.get(item);
  if (content === undefined) {
    return refused("item", "the project has no such item. Download its items and rate those.");
  }
  if (content === null) return refused("item", "it is a practice item, which has a key. Leave it out.");
  if (rows.some((row) => row.item !== item || row.rater !== rater || row.kind !== kind)) {
    return refused(
      "rating",
      `the answers of rating ${rating} name several items, raters or kinds. Give each its own id.`,
    );
  }
  const other = rows.find(({ rubricVersion }) => rubricVersion !== rubric.version);
  if (other !== undefined) {
    return refused("rubricVersion", `it answers version ${other.rubricVersion} of the rubric, not ${rubric.version}.`);
  }
  const answers = rows.map(({ question, turn, value, rationale, turns }) => {
    return { question, turn, value, rationale, turns };
  });
  // What must be said in how many characters is asked of people who rate here; others were asked elsewhere.
  const problem = problemOfAnswers(answers, { rubric, content, minimumRationale: 0 });
  if (problem !== null) return refused(problem.where?.field ?? "answers", problem.message);
  return ok({ itemId: item, rater, pass: kind, answers, seconds, createdAt });
}
