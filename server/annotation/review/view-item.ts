import { asc, eq } from "drizzle-orm";
import {
  annotationAdjudications,
  annotationComments,
  annotationRaters,
  annotationRatings,
  annotationSkips,
  type Database,
} from "@/db";
import { ok, type Result } from "@/server/trip";
import type { Adjudication, AnnotationItemView, ItemComment, ItemSkip } from "@/server/views";
import { supersededIds } from "../rating/latest";
import { readRatings } from "../rating/read-ratings";
import { readItem } from "./items";

/** An item with everything that was ever said of it, superseded ratings included. Problems: "not_found". */
export async function viewItem(database: Database, itemId: string): Promise<Result<AnnotationItemView>> {
  const read = await readItem(database, itemId);
  if (!read.ok) return read;
  const { item, project } = read.value;
  const { id, projectId, position, content, source, key } = item;
  return ok({
    ...{ id, projectId, position, content, source, key },
    rubric: project.rubric,
    ratings: await ratingsOf(database, itemId),
    adjudications: await adjudicationsOf(database, itemId),
    comments: await commentsOf(database, itemId),
    skips: await skipsOf(database, itemId),
  });
}

async function ratingsOf(database: Database, itemId: string): Promise<AnnotationItemView["ratings"]> {
  const ratings = await readRatings(database, eq(annotationRatings.itemId, itemId));
  const superseded = supersededIds(ratings);
  return ratings.map((rating) => ({ ...rating, superseded: superseded.has(rating.id) }));
}

async function adjudicationsOf(database: Database, itemId: string): Promise<Adjudication[]> {
  const rows = await database
    .select()
    .from(annotationAdjudications)
    .where(eq(annotationAdjudications.itemId, itemId))
    .orderBy(asc(annotationAdjudications.createdAt));
  return rows.map(({ id, rubricVersion, answers, rationale, createdAt }) => ({
    ...{ id, rubricVersion, answers, rationale },
    createdAt: createdAt.toISOString(),
  }));
}

async function commentsOf(database: Database, itemId: string): Promise<ItemComment[]> {
  const rows = await database
    .select({ comment: annotationComments, rater: annotationRaters.pseudonym })
    .from(annotationComments)
    .leftJoin(annotationRaters, eq(annotationRaters.id, annotationComments.raterId))
    .where(eq(annotationComments.itemId, itemId))
    .orderBy(asc(annotationComments.createdAt));
  return rows.map(({ comment: { id, text, createdAt }, rater }) => ({
    ...{ id, rater, text },
    createdAt: createdAt.toISOString(),
  }));
}

async function skipsOf(database: Database, itemId: string): Promise<ItemSkip[]> {
  const rows = await database
    .select({ skip: annotationSkips, rater: annotationRaters.pseudonym })
    .from(annotationSkips)
    .innerJoin(annotationRaters, eq(annotationRaters.id, annotationSkips.raterId))
    .where(eq(annotationSkips.itemId, itemId))
    .orderBy(asc(annotationSkips.createdAt));
  return rows.map(({ skip: { reason, createdAt }, rater }) => ({ rater, reason, createdAt: createdAt.toISOString() }));
}
