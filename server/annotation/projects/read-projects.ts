import { and, asc, count, countDistinct, desc, eq, isNull, sql } from "drizzle-orm";
import {
  annotationItems,
  annotationProjects,
  annotationRaters,
  annotationRatings,
  annotationRubrics,
  annotationSkips,
  type Database,
} from "@/db";
import { groupBy, ok, type Result } from "@/server/trip";
import type { AnnotationProjectListItem, AnnotationProjectView, RaterProgress } from "@/server/views";
import { wantedRaters } from "../assignment/draws";
import { loadItemPool, loadQualifications } from "../assignment/load-item-pool";
import { median } from "../median";
import { type OpenProject, readProject } from "./open-project";

/** Every project, the newest first. */
export async function listProjects(database: Database): Promise<AnnotationProjectListItem[]> {
  const rows = await database.select().from(annotationProjects).orderBy(desc(annotationProjects.createdAt));
  const items = await database
    .select({
      projectId: annotationItems.projectId,
      items: countDistinct(annotationItems.id),
      ratings: count(annotationRatings.id),
      raters: countDistinct(annotationRatings.raterId),
    })
    .from(annotationItems)
    .leftJoin(
      annotationRatings,
      and(eq(annotationRatings.itemId, annotationItems.id), isNull(annotationRatings.supersedes)),
    )
    .groupBy(annotationItems.projectId);
  const rubrics = await database.select().from(annotationRubrics).orderBy(asc(annotationRubrics.version));
  const unitOf = new Map(rubrics.map(({ projectId, rubric }) => [projectId, rubric.unit]));
  const countsOf = new Map(items.map((row) => [row.projectId, row]));
  return rows.map(({ id, settings, status, createdAt }) => ({
    id,
    name: settings.name,
    unit: unitOf.get(id) ?? "dialog",
    status,
    items: countsOf.get(id)?.items ?? 0,
    ratings: countsOf.get(id)?.ratings ?? 0,
    raters: countsOf.get(id)?.raters ?? 0,
    createdAt: createdAt.toISOString(),
  }));
}

/** A project with how far it is. Problems: "not_found". */
export async function viewProject(
  database: Database,
  projectId: string,
  now = new Date(),
): Promise<Result<AnnotationProjectView>> {
  const read = await readProject(database, projectId);
  if (!read.ok) return read;
  const project = read.value;
  const { settings, rubric, status, openToAll, createdAt } = project;
  const pool = await loadItemPool(database, project, null, now);
  const batch = pool.items.filter(({ isQualification }) => !isQualification);
  const wanted = batch.reduce(
    (sum, { position, undone, rated }) => sum + (undone ? rated : wantedRaters(settings, position)),
    0,
  );
  const ratings = batch.reduce((sum, { rated }) => sum + rated, 0);
  const timed = await timedIn(database, projectId);
  const progress = await progressOf(database, project, timed);
  const seconds = median(timed.flatMap((rating) => (rating.isQualification ? [] : (rating.seconds ?? []))));
  return ok({
    id: projectId,
    settings,
    rubric,
    status,
    openToAll,
    createdAt: createdAt.toISOString(),
    counts: {
      items: batch.length,
      qualificationItems: pool.items.length - batch.length,
      wanted,
      ratings,
      raters: progress.length,
    },
    progress,
    hoursLeft: seconds === null ? null : (Math.max(0, wanted - ratings) * seconds) / 3_600,
  });
}

/** A rating as progress counts it. */
interface Timed {
  readonly raterId: string;
  /** Null where it is not known. */
  readonly seconds: number | null;
  readonly createdAt: Date;
  readonly isQualification: boolean;
  /** Of its rater and item, repeats and revisions aside. */
  readonly isFirst: boolean;
}

/** What each rater did, in a number of queries that does not grow with the raters. */
async function progressOf(database: Database, project: OpenProject, timed: readonly Timed[]): Promise<RaterProgress[]> {
  const raters = await database
    .select({ id: annotationRaters.id, pseudonym: annotationRaters.pseudonym })
    .from(annotationRaters)
    .where(eq(annotationRaters.projectId, project.id))
    .orderBy(asc(annotationRaters.pseudonym));
  const skips = await database
    .select({ raterId: annotationSkips.raterId, items: count() })
    .from(annotationSkips)
    .innerJoin(annotationRaters, eq(annotationRaters.id, annotationSkips.raterId))
    .where(eq(annotationRaters.projectId, project.id))
    .groupBy(annotationSkips.raterId);
  const skipped = new Map(skips.map(({ raterId, items }) => [raterId, items]));
  const ofRater = groupBy(timed, ({ raterId }) => raterId);
  const qualification = await loadQualifications(
    database,
    project,
    raters.map(({ id }) => id),
  );
  return raters.map(({ id, pseudonym }) => {
    const own = ofRater.get(id) ?? [];
    return {
      rater: pseudonym,
      done: own.filter(({ isFirst, isQualification }) => isFirst && !isQualification).length,
      skipped: skipped.get(id) ?? 0,
      medianSeconds: median(own.flatMap(({ seconds }) => seconds ?? [])),
      qualification: qualification(id),
      lastAt: own.at(-1)?.createdAt.toISOString() ?? null,
    };
  });
}

/** All ratings in the project, the oldest first. */
function timedIn(database: Database, projectId: string): Promise<Timed[]> {
  return database
    .select({
      raterId: annotationRatings.raterId,
      seconds: annotationRatings.seconds,
      createdAt: annotationRatings.createdAt,
      isQualification: sql<boolean>`${annotationItems.key} is not null`,
      isFirst: sql<boolean>`${annotationRatings.pass} = 'rating' and ${annotationRatings.supersedes} is null`,
    })
    .from(annotationRatings)
    .innerJoin(annotationItems, eq(annotationItems.id, annotationRatings.itemId))
    .where(eq(annotationItems.projectId, projectId))
    .orderBy(asc(annotationRatings.createdAt));
}
