import { asc, eq } from "drizzle-orm";
import { annotationAdjudications, annotationItems, annotationRaters, type Database } from "@/db";
import { ok, type Result } from "@/server/trip";
import type { RatingRow } from "@/server/views";
import { type RatedItems, ratingRows } from "../formats";
import { readRatings } from "../rating/read-ratings";
import { readProject } from "./open-project";

/** Researchers who adjudicate are no raters: all of them have one name. */
const ADJUDICATOR = "adjudicator";

/** Problems: "not_found". */
export async function readRatedItems(database: Database, projectId: string): Promise<Result<RatedItems>> {
  const project = await readProject(database, projectId);
  if (!project.ok) return project;
  const items = await database
    .select()
    .from(annotationItems)
    .where(eq(annotationItems.projectId, projectId))
    .orderBy(asc(annotationItems.position));
  const ratings = await readRatings(database, eq(annotationRaters.projectId, projectId));
  return ok({
    rubric: project.value.rubric,
    items: items.filter(({ key }) => key === null).map(({ id, content, source }) => ({ id, content, source })),
    rows: [...ratings.flatMap(ratingRows), ...(await adjudicationsOf(database, projectId))],
  });
}

async function adjudicationsOf(database: Database, projectId: string): Promise<RatingRow[]> {
  const adjudications = await database
    .select({ adjudication: annotationAdjudications })
    .from(annotationAdjudications)
    .innerJoin(annotationItems, eq(annotationItems.id, annotationAdjudications.itemId))
    .where(eq(annotationItems.projectId, projectId))
    .orderBy(asc(annotationAdjudications.createdAt));
  return adjudications.flatMap(({ adjudication: { id, itemId, rubricVersion, answers, createdAt } }) =>
    ratingRows({
      ...{ id, itemId, kind: "adjudication", rater: ADJUDICATOR, rubricVersion, answers },
      ...{ seconds: null, supersedes: null, createdAt: createdAt.toISOString() },
    }),
  );
}
