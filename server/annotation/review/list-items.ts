import { asc, count, eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import {
  type AnnotationItemRow,
  type AnnotationRatingRow,
  annotationAdjudications,
  annotationComments,
  annotationItems,
  annotationRatings,
  annotationSkips,
  type Database,
} from "@/db";
import { ok, type Result } from "@/server/trip";
import type { AnnotationItemListItem, AnnotationItemPage, ListItems } from "@/server/views";
import { spreadOf } from "../answers/compare-answers";
import { wantedRaters } from "../assignment/draws";
import { type OpenProject, readProject } from "../projects/open-project";
import { latestOf } from "../rating/latest";

const PAGE = 50;
const OPENING = 120;

/** A page of a project's items for review. Problems: "not_found". */
export async function listItems(
  database: Database,
  { projectId, order, cursor }: ListItems,
): Promise<Result<AnnotationItemPage>> {
  const project = await readProject(database, projectId);
  if (!project.ok) return project;
  const items = await allItems(database, project.value);
  items.sort((a, b) => rank(b, order) - rank(a, order) || a.position - b.position);
  const from = cursor ?? 0;
  const until = from + PAGE;
  return ok({
    items: items.slice(from, until),
    total: items.length,
    nextCursor: until < items.length ? until : null,
  });
}

/** Higher comes first. */
function rank(item: AnnotationItemListItem, order: ListItems["order"]): number {
  if (order === "newest") return item.position;
  return order === "comments"
    ? item.comments
    : Math.max(-1, ...Object.values(item.spread).map((spread) => spread ?? -1));
}

async function allItems(database: Database, project: OpenProject): Promise<AnnotationItemListItem[]> {
  const items = await database
    .select()
    .from(annotationItems)
    .where(eq(annotationItems.projectId, project.id))
    .orderBy(asc(annotationItems.position));
  const ratings = await ratingsByItem(database, project.id);
  const comments = await countByItem(database, project.id, annotationComments);
  const skips = await countByItem(database, project.id, annotationSkips);
  const adjudications = await countByItem(database, project.id, annotationAdjudications);
  return items.map((item) => ({
    ...shown(item, project, ratings.get(item.id) ?? []),
    comments: comments.get(item.id) ?? 0,
    skips: skips.get(item.id) ?? 0,
    adjudicated: adjudications.has(item.id),
  }));
}

function shown(item: AnnotationItemRow, { settings, rubric }: OpenProject, ratings: readonly AnnotationRatingRow[]) {
  const { id, position, content, key } = item;
  const turns = content.unit === "dialog" ? content.turns : content.first;
  return {
    id,
    position,
    purpose: key === null ? ("rating" as const) : ("qualification" as const),
    opening: opening(turns[0]?.text ?? ""),
    ratings: ratings.length,
    wanted: key === null ? wantedRaters(settings, position) : 0,
    spread: spreadOf(
      ratings.map(({ answers }) => answers),
      rubric,
    ),
  };
}

/** The latest first ratings; repeats say something of a rater, not of an item. */
async function ratingsByItem(database: Database, projectId: string): Promise<Map<string, AnnotationRatingRow[]>> {
  const rows = await database
    .select({ rating: annotationRatings })
    .from(annotationRatings)
    .innerJoin(annotationItems, eq(annotationItems.id, annotationRatings.itemId))
    .where(eq(annotationItems.projectId, projectId));
  const byItem = new Map<string, AnnotationRatingRow[]>();
  for (const rating of latestOf(rows.map((row) => row.rating))) {
    if (rating.pass === "rating") byItem.set(rating.itemId, [...(byItem.get(rating.itemId) ?? []), rating]);
  }
  return byItem;
}

async function countByItem(
  database: Database,
  projectId: string,
  table: PgTable & { readonly itemId: PgColumn },
): Promise<Map<string, number>> {
  const rows = await database
    .select({ itemId: annotationItems.id, count: count() })
    .from(table)
    .innerJoin(annotationItems, eq(annotationItems.id, table.itemId))
    .where(eq(annotationItems.projectId, projectId))
    .groupBy(annotationItems.id);
  return new Map(rows.map((row) => [row.itemId, row.count]));
}

function opening(text: string): string {
  return text.length > OPENING ? `${text.slice(0, OPENING).trimEnd()}…` : text;
}
