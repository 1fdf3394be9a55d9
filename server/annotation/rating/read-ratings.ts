import { asc, eq, type SQL } from "drizzle-orm";
import { annotationRaters, annotationRatings, type Database } from "@/db";
import type { Rating } from "@/server/views";

/** Ratings by the pseudonyms of their raters, superseded ones among them, the oldest first. `which`: a condition on ratings and raters. */
export async function readRatings(database: Database, which: SQL): Promise<Rating[]> {
  const rows = await database
    .select({ rating: annotationRatings, rater: annotationRaters.pseudonym })
    .from(annotationRatings)
    .innerJoin(annotationRaters, eq(annotationRaters.id, annotationRatings.raterId))
    .where(which)
    .orderBy(asc(annotationRatings.createdAt));
  return rows.map(
    ({ rating: { id, itemId, pass, rubricVersion, answers, seconds, supersedes, createdAt }, rater }) => ({
      ...{ id, itemId, kind: pass, rater, rubricVersion, answers, seconds, supersedes },
      createdAt: createdAt.toISOString(),
    }),
  );
}
