import { groupBy } from "@/server/trip";
import type { Answer, ChoiceQuestion, ItemSource, Rating, Rubric, RubricQuestion, ScaleQuestion } from "@/server/views";

/** A project's ratings of every kind, superseded ones among them, and its items apart from those of the qualification. */
export interface AgreementInput {
  readonly rubric: Rubric;
  readonly ratings: readonly Rating[];
  readonly items: readonly { readonly id: string; readonly source: ItemSource }[];
}

export type CodedQuestion = ScaleQuestion | ChoiceQuestion;

/** What the raters answered to one question about one item or one turn of it: codes by rater. */
export interface Unit {
  readonly item: string;
  readonly codes: ReadonlyMap<string, number>;
}

/** The ratings that count: of each rater and item the latest one that no other supersedes. Repeats and adjudications are none. */
export function countedRatings({ rubric, ratings, items }: AgreementInput): Rating[] {
  const known = new Set(items.map(({ id }) => id));
  const superseded = new Set(ratings.map(({ supersedes }) => supersedes));
  const latest = new Map<string, Rating>();
  for (const rating of ratings) {
    if (rating.kind !== "rating" || rating.rubricVersion !== rubric.version) continue;
    if (superseded.has(rating.id) || !known.has(rating.itemId)) continue;
    const key = raterAndItem(rating);
    const before = latest.get(key);
    if (before === undefined || before.createdAt <= rating.createdAt) latest.set(key, rating);
  }
  return [...latest.values()];
}

/** Pairs of a rater's counted rating and the latest repeat of the same item. */
export function repeatedRatings({ ratings }: AgreementInput, counted: readonly Rating[]): [Rating, Rating][] {
  const superseded = new Set(ratings.map(({ supersedes }) => supersedes));
  const repeats = new Map<string, Rating>();
  for (const rating of ratings.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))) {
    if (rating.kind === "repeat" && !superseded.has(rating.id)) repeats.set(raterAndItem(rating), rating);
  }
  return counted.flatMap((rating): [Rating, Rating][] => {
    const repeat = repeats.get(raterAndItem(rating));
    return repeat === undefined ? [] : [[rating, repeat]];
  });
}

/** The questions whose answers can be compared: scales and choices. */
export function codedQuestions({ questions }: Rubric): CodedQuestion[] {
  return questions.filter((question): question is CodedQuestion => question.kind !== "text");
}

/** How many answers a question has: codes run from 0 to one less. */
export function pointsOf(question: CodedQuestion): number {
  return question.kind === "scale" ? question.anchors.length : question.options.length;
}

/** The code of a scale's lowest point is 0. */
export function lowestPoint(question: ScaleQuestion): number {
  return question.anchors[0]?.value ?? 0;
}

/** The place of the answer among the question's; null where it is none of them. */
function codeOf(question: RubricQuestion, { value }: Pick<Answer, "value">): number | null {
  if (question.kind === "text") return null;
  const places = question.kind === "scale" ? question.anchors : question.options;
  const place = places.findIndex((one) => one.value === value);
  return place === -1 ? null : place;
}

/** The units of a question, one for each item, or each turn that a rater answered of it. O(answers). */
export function unitsOf(question: CodedQuestion, ratings: readonly Rating[]): Unit[] {
  const units = new Map<string, { item: string; codes: Map<string, number> }>();
  for (const { itemId, rater, answers } of ratings) {
    for (const answer of answers) {
      const code = answer.question === question.id ? codeOf(question, answer) : null;
      if (code === null) continue;
      const key = `${itemId} ${answer.turn ?? ""}`;
      const unit = units.get(key) ?? { item: itemId, codes: new Map<string, number>() };
      unit.codes.set(rater, code);
      units.set(key, unit);
    }
  }
  return [...units.values()];
}

/** Answers alone, those of one item together, of units with two answers or more. */
export function comparedByItem(units: readonly Unit[]): number[][][] {
  const byItem = groupBy(
    units.filter(({ codes }) => codes.size > 1),
    ({ item }) => item,
  );
  return [...byItem.values()].map((ofItem) => ofItem.map(({ codes }) => [...codes.values()]));
}

/** Mean answer to a scale question by item, in points of the scale. */
export function meansByItem(question: ScaleQuestion, ratings: readonly Rating[]): Map<string, number> {
  const byItem = groupBy(unitsOf(question, ratings), ({ item }) => item);
  return new Map(
    [...byItem].map(([item, units]) => {
      const codes = units.flatMap((unit) => [...unit.codes.values()]);
      return [item, lowestPoint(question) + codes.reduce((sum, code) => sum + code, 0) / codes.length];
    }),
  );
}

function raterAndItem({ rater, itemId }: Rating): string {
  return `${rater} ${itemId}`;
}
