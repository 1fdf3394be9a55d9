import { groupBy } from "@/server/trip";
import type { RatingRow } from "@/server/views";

/**
 * The answers that count, by item: neither superseded ones nor repeats, which measure self-consistency. Where an item was adjudicated, the
 * adjudication counts in place of the raters; the last one, where there are several.
 */
export function settledAnswers(rows: readonly RatingRow[]): ReadonlyMap<string, readonly RatingRow[]> {
  const superseded = new Set(rows.map(({ supersedes }) => supersedes));
  const counting = rows.filter(({ rating, kind }) => kind !== "repeat" && !superseded.has(rating));
  return new Map(
    [...groupBy(counting, ({ item }) => item)].map(([item, answers]) => {
      const last = answers.findLast(({ kind }) => kind === "adjudication")?.rating;
      return [item, last === undefined ? answers : answers.filter(({ rating }) => rating === last)] as const;
    }),
  );
}

/** How many people gave these answers. */
export function ratersOf(answers: readonly RatingRow[]): number {
  return new Set(answers.map(({ rater }) => rater)).size;
}
