import { and, asc, count, eq, gt, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import {
  type AnnotationRaterRow,
  annotationDrafts,
  annotationItems,
  annotationRatings,
  annotationRepeats,
  annotationReservations,
  annotationSkips,
  type Database,
} from "@/db";
import type { Qualification } from "@/server/views";
import { qualificationOf } from "../answers/qualification";
import type { OpenProject } from "../projects/open-project";
import type { ItemPool, OwnHistory, PoolItem } from "./choose-item";

/** The project as it is assigned to this rater at this moment; a rater who has not joined yet has no history. */
export async function loadItemPool(
  database: Database,
  project: OpenProject,
  rater: AnnotationRaterRow | null,
  now: Date,
): Promise<ItemPool> {
  return {
    settings: project.settings,
    rater: rater?.pseudonym ?? "",
    items: await loadItems(database, project.id, rater, now),
    own: await loadOwn(database, rater),
    qualification: await loadQualification(database, project, rater),
  };
}

/** What a rater did in the project. */
async function loadOwn(database: Database, rater: AnnotationRaterRow | null): Promise<OwnHistory> {
  const ratings = rater === null ? [] : await ownFirstRatings(database, rater.id);
  return {
    rated: ratings.filter(({ pass }) => pass === "rating").map(({ itemId }) => itemId),
    repeated: new Set(ratings.filter(({ pass }) => pass === "repeat").map(({ itemId }) => itemId)),
    ...(await loadMarks(database, rater)),
  };
}

interface FirstRating {
  readonly itemId: string;
  readonly pass: "rating" | "repeat";
}

async function loadItems(
  database: Database,
  projectId: string,
  rater: AnnotationRaterRow | null,
  now: Date,
): Promise<PoolItem[]> {
  const ofProject = eq(annotationItems.projectId, projectId);
  const rows = await database
    .select({
      id: annotationItems.id,
      position: annotationItems.position,
      undone: annotationItems.undone,
      isQualification: sql<boolean>`${annotationItems.key} is not null`,
    })
    .from(annotationItems)
    .where(ofProject)
    .orderBy(asc(annotationItems.position));
  const rated = await database
    .select({ itemId: annotationRatings.itemId, count: count() })
    .from(annotationRatings)
    .innerJoin(annotationItems, eq(annotationItems.id, annotationRatings.itemId))
    .where(and(ofProject, eq(annotationRatings.pass, "rating"), isNull(annotationRatings.supersedes)))
    .groupBy(annotationRatings.itemId);
  const held = await database
    .select({ itemId: annotationReservations.itemId, count: count() })
    .from(annotationReservations)
    .innerJoin(annotationItems, eq(annotationItems.id, annotationReservations.itemId))
    .where(
      and(
        ofProject,
        eq(annotationReservations.pass, "rating"),
        isNull(annotationReservations.supersedes),
        isNull(annotationReservations.endedAt),
        gt(annotationReservations.expiresAt, now),
        rater ? ne(annotationReservations.raterId, rater.id) : undefined,
      ),
    )
    .groupBy(annotationReservations.itemId);
  const ratedOf = new Map(rated.map((row) => [row.itemId, row.count]));
  const heldOf = new Map(held.map((row) => [row.itemId, row.count]));
  return rows.map((row) => ({ ...row, rated: ratedOf.get(row.id) ?? 0, held: heldOf.get(row.id) ?? 0 }));
}

function ownFirstRatings(database: Database, raterId: string): Promise<FirstRating[]> {
  return database
    .select({
      itemId: annotationRatings.itemId,
      pass: annotationRatings.pass,
    })
    .from(annotationRatings)
    .where(and(eq(annotationRatings.raterId, raterId), isNull(annotationRatings.supersedes)))
    .orderBy(asc(annotationRatings.createdAt));
}

async function loadMarks(
  database: Database,
  rater: AnnotationRaterRow | null,
): Promise<Pick<OwnHistory, "skipped" | "drafted" | "asked">> {
  if (rater === null) return { skipped: new Set(), drafted: new Set(), asked: new Set() };
  const skips = await database
    .select({ itemId: annotationSkips.itemId })
    .from(annotationSkips)
    .where(eq(annotationSkips.raterId, rater.id));
  const drafts = await database
    .select({ itemId: annotationDrafts.itemId })
    .from(annotationDrafts)
    .where(and(eq(annotationDrafts.raterId, rater.id), eq(annotationDrafts.pass, "rating")));
  const asked = await database
    .select({ itemId: annotationRepeats.itemId })
    .from(annotationRepeats)
    .where(eq(annotationRepeats.raterId, rater.id));
  const idsOf = (rows: readonly { itemId: string }[]) => new Set(rows.map(({ itemId }) => itemId));
  return { skipped: idsOf(skips), drafted: idsOf(drafts), asked: idsOf(asked) };
}

/** How the rater does in the qualification set; null where the project asks for none. */
async function loadQualification(
  database: Database,
  project: OpenProject,
  rater: AnnotationRaterRow | null,
): Promise<Qualification | null> {
  return (await loadQualifications(database, project, rater === null ? [] : [rater.id]))(rater?.id ?? null);
}

/** The same of several raters, by id. A qualification item counts as it was answered first, before its feedback was seen. */
export async function loadQualifications(
  database: Database,
  { id, settings, rubric }: OpenProject,
  raterIds: readonly string[],
): Promise<(raterId: string | null) => Qualification | null> {
  if (settings.passingShare === null) return () => null;
  const keys = await database
    .select({ id: annotationItems.id, key: annotationItems.key })
    .from(annotationItems)
    .where(and(eq(annotationItems.projectId, id), isNotNull(annotationItems.key), eq(annotationItems.undone, false)));
  const given = raterIds.length === 0 ? [] : await firstAnswers(database, raterIds);
  const answersOf = new Map(given.map(({ raterId, itemId, answers }) => [`${raterId} ${itemId}`, answers]));
  return (raterId) => {
    const set = keys.flatMap((item) =>
      item.key === null ? [] : [{ key: item.key, answers: answersOf.get(`${raterId} ${item.id}`) ?? null }],
    );
    return qualificationOf(set, settings.passingShare, rubric);
  };
}

/** Raters' answers to qualification items. */
function firstAnswers(database: Database, raterIds: readonly string[]) {
  return database
    .select({
      raterId: annotationRatings.raterId,
      itemId: annotationRatings.itemId,
      answers: annotationRatings.answers,
    })
    .from(annotationRatings)
    .innerJoin(annotationItems, eq(annotationItems.id, annotationRatings.itemId))
    .where(
      and(
        inArray(annotationRatings.raterId, [...raterIds]),
        isNull(annotationRatings.supersedes),
        isNotNull(annotationItems.key),
      ),
    );
}
