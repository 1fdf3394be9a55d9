import { and, asc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { type AnnotationJudgeRow, annotationItems, annotationJudges, annotationJudgments, type Database } from "@/db";
import type { ProblemCode } from "@/server/trip";
import type { ItemContent, ItemSource, JudgedScores } from "@/server/views";

/** An item that a judge still has to score, for the so-many-eth time. */
export interface PendingJudgment {
  readonly itemId: string;
  /** From 1. */
  readonly repeat: number;
}

/** What came of a judgment: scores by question, or why there are none. */
export interface Judgment extends PendingJudgment {
  readonly scores: JudgedScores | null;
  readonly problem: ProblemCode | null;
  /** US dollars; null where the price is not known. */
  readonly costUsd: number | null;
}

/** The judge while it is at work, else null. */
export async function workingJudge(database: Database, judgeId: string): Promise<AnnotationJudgeRow | null> {
  const [judge] = await database
    .select()
    .from(annotationJudges)
    .where(and(eq(annotationJudges.id, judgeId), eq(annotationJudges.status, "running")));
  return judge ?? null;
}

/** The ids of all judges at work. */
export async function workingJudges(database: Database): Promise<string[]> {
  const rows = await database
    .select({ id: annotationJudges.id })
    .from(annotationJudges)
    .where(eq(annotationJudges.status, "running"));
  return rows.map(({ id }) => id);
}

/**
 * The items that judges score: those of the batch, chats aside. Travelers allow people to read their chats, which a judge by model would
 * send to its server.
 */
export function isJudgedIn(projectId: string): SQL | undefined {
  return and(eq(annotationItems.projectId, projectId), isNull(annotationItems.key), isNull(annotationItems.chatId));
}

/** What the judge has not looked at, each repeat over the whole batch before the next: where it is stopped, whole repeats are there. */
export async function pendingJudgments(database: Database, judge: AnnotationJudgeRow): Promise<PendingJudgment[]> {
  const { id, projectId, repeats } = judge;
  const items = await database
    .select({ itemId: annotationItems.id })
    .from(annotationItems)
    .where(isJudgedIn(projectId))
    .orderBy(asc(annotationItems.position));
  const judged = await database
    .select({ itemId: annotationJudgments.itemId, repeat: annotationJudgments.repeat })
    .from(annotationJudgments)
    .where(eq(annotationJudgments.judgeId, id));
  const done = new Set(judged.map(({ itemId, repeat }) => `${itemId} ${repeat}`));
  return Array.from({ length: repeats }, (_, at) => at + 1).flatMap((repeat) =>
    items.flatMap(({ itemId }) => (done.has(`${itemId} ${repeat}`) ? [] : [{ itemId, repeat }])),
  );
}

export async function contentsOf(
  database: Database,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, ItemContent>> {
  const rows = await database
    .select({ id: annotationItems.id, content: annotationItems.content })
    .from(annotationItems)
    .where(inArray(annotationItems.id, [...itemIds]));
  return new Map(rows.map(({ id, content }) => [id, content]));
}

/** Keeps a judgment; one that is there already stays. */
export async function storeJudgment(database: Database, judgeId: string, judgment: Judgment): Promise<void> {
  await database
    .insert(annotationJudgments)
    .values({ judgeId, ...judgment })
    .onConflictDoNothing();
}

/**
 * The items' sources with all scores of judges there are: those that came with a dialog, and those given here, as `NAME`, `NAME#2`, …
 * The first dialog of an item has them: judges of projects score single dialogs.
 */
export async function withJudgments<Item extends { readonly id: string; readonly source: ItemSource }>(
  database: Database,
  items: readonly Item[],
  projectId: string,
): Promise<Item[]> {
  const rows = await database
    .select({
      itemId: annotationJudgments.itemId,
      name: annotationJudges.name,
      repeat: annotationJudgments.repeat,
      scores: annotationJudgments.scores,
    })
    .from(annotationJudgments)
    .innerJoin(annotationJudges, eq(annotationJudges.id, annotationJudgments.judgeId))
    .where(eq(annotationJudges.projectId, projectId))
    .orderBy(asc(annotationJudges.createdAt), asc(annotationJudges.name), asc(annotationJudgments.repeat));
  const judged = new Map<string, Record<string, JudgedScores>>();
  for (const { itemId, name, repeat, scores } of rows) {
    if (scores === null) continue;
    judged.set(itemId, { ...judged.get(itemId), [repeat === 1 ? name : `${name}#${repeat}`]: scores });
  }
  return items.map((item) => ({
    ...item,
    source: item.source.map((dialog, at) =>
      at === 0 ? { ...dialog, judged: { ...dialog.judged, ...judged.get(item.id) } } : dialog,
    ),
  }));
}
