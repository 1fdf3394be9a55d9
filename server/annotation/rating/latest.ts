import type { AnnotationRatingRow } from "@/db";

/** The ratings that no other one supersedes. */
export function latestOf<T extends Pick<AnnotationRatingRow, "id" | "supersedes">>(ratings: readonly T[]): T[] {
  const superseded = supersededIds(ratings);
  return ratings.filter(({ id }) => !superseded.has(id));
}

export function supersededIds(ratings: readonly Pick<AnnotationRatingRow, "supersedes">[]): ReadonlySet<string | null> {
  return new Set(ratings.map(({ supersedes }) => supersedes));
}
