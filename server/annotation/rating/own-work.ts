import { and, asc, eq, inArray, ne } from "drizzle-orm";
import {
  type AnnotationRaterRow,
  type AnnotationRatingRow,
  annotationItems,
  annotationRatings,
  type Database,
} from "@/db";
import { ok, type Result } from "@/server/trip";
import type { Answer, OwnRating, OwnWork, Rubric } from "@/server/views";
import { agreementOver } from "../answers/compare-answers";
import { swapAnswers } from "../answers/sides";
import { isShownSwapped } from "../assignment/held-item";
import { median } from "../median";
import { type OpenProject, readProject } from "../projects/open-project";
import { raterOf } from "../projects/raters";
import { latestOf } from "./latest";

/** A rater's own ratings and what can be said of them; of other raters no more than how often they agree. Problems: "not_found". */
export async function ownWork(database: Database, projectId: string, userId: string): Promise<Result<OwnWork>> {
  const project = await readProject(database, projectId);
  if (!project.ok) return project;
  const rater = await raterOf(database, project.value, userId);
  if (!rater.ok) return rater;
  const own = rater.value === null ? [] : await ratingsOf(database, rater.value.id);
  const latest = latestOf(own);
  const first = latest.filter(({ pass }) => pass === "rating");
  const others = rater.value === null ? [] : await ratingsOfOthers(database, rater.value.id, first);
  return ok({
    ratings: rater.value === null ? [] : await asSeen(database, project.value, rater.value, first.toReversed()),
    medianSeconds: median(latest.flatMap(({ seconds }) => seconds ?? [])),
    agreement: agreementWith(first, others, project.value.rubric),
    consistency: agreementWith(
      first,
      latest.filter(({ pass }) => pass === "repeat"),
      project.value.rubric,
    ),
  });
}

/** In the order of sides that the rater saw. */
async function asSeen(
  database: Database,
  project: OpenProject,
  rater: AnnotationRaterRow,
  ratings: readonly AnnotationRatingRow[],
): Promise<OwnRating[]> {
  const ids = ratings.map(({ itemId }) => itemId);
  const rows =
    ids.length === 0 ? [] : await database.select().from(annotationItems).where(inArray(annotationItems.id, ids));
  const itemOf = new Map(rows.map((item) => [item.id, item]));
  return ratings.map(({ itemId, createdAt, seconds, answers }) => {
    const item = itemOf.get(itemId);
    const isSwapped = item !== undefined && isShownSwapped({ project, rater, item });
    return {
      itemId,
      createdAt: createdAt.toISOString(),
      seconds: seconds ?? 0,
      answers: isSwapped ? swapAnswers(answers, item.content) : answers,
    };
  });
}

function ratingsOf(database: Database, raterId: string): Promise<AnnotationRatingRow[]> {
  return database
    .select()
    .from(annotationRatings)
    .where(eq(annotationRatings.raterId, raterId))
    .orderBy(asc(annotationRatings.createdAt));
}

/** Of the batch alone: the qualification set has a key to agree with. */
async function ratingsOfOthers(
  database: Database,
  raterId: string,
  own: readonly AnnotationRatingRow[],
): Promise<AnnotationRatingRow[]> {
  if (own.length === 0) return [];
  const rows = await database
    .select({ rating: annotationRatings, key: annotationItems.key })
    .from(annotationRatings)
    .innerJoin(annotationItems, eq(annotationItems.id, annotationRatings.itemId))
    .where(
      and(
        inArray(
          annotationRatings.itemId,
          own.map(({ itemId }) => itemId),
        ),
        ne(annotationRatings.raterId, raterId),
        eq(annotationRatings.pass, "rating"),
      ),
    );
  return latestOf(rows.filter(({ key }) => key === null).map(({ rating }) => rating));
}

function agreementWith(own: readonly AnnotationRatingRow[], others: readonly AnnotationRatingRow[], rubric: Rubric) {
  const ownOf = new Map(own.map(({ itemId, answers }) => [itemId, answers]));
  const pairs = others.flatMap(({ itemId, answers }): [Answer[], Answer[]][] => {
    const mine = ownOf.get(itemId);
    return mine ? [[mine, answers]] : [];
  });
  return agreementOver(pairs, rubric);
}
