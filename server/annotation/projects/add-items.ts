import { randomUUID } from "node:crypto";
import { count, eq, max } from "drizzle-orm";
import { annotationItems, type Database } from "@/db";
import { fail, ok, type Problem, type Result } from "@/server/trip";
import type { DialogSource, ItemContent, Rubric } from "@/server/views";
import { holdChats } from "../chats/allowed-chats";
import { inProject } from "./open-project";

export interface NewItem {
  readonly content: ItemContent;
  readonly source: DialogSource[];
  /** Of a traveler's chat. */
  readonly chatId?: string;
}

/** Assignment looks at every item of a project. */
const MOST_ITEMS = 5_000;
/** Rows of one statement: their values stay far below what Postgres takes. */
const AT_ONCE = 500;

/** Adds items at the end of the batch, all or none. Problems: "not_found", "bad_input", "changed_meanwhile". */
export function addItems(
  database: Database,
  projectId: string,
  items: readonly NewItem[],
): Promise<Result<{ added: number }>> {
  return inProject(database, projectId, async (within, { rubric }) => {
    const [before] = await within
      .select({ count: count(), last: max(annotationItems.position) })
      .from(annotationItems)
      .where(eq(annotationItems.projectId, projectId));
    const problem = problemOfItems(items, rubric, before?.count ?? 0);
    if (problem !== null) return fail(problem);
    const inserted = await insertItems(within, projectId, items, (before?.last ?? -1) + 1);
    return inserted.ok ? ok({ added: items.length }) : inserted;
  });
}

/** Why these items do not go into a project of this rubric that has so many already; null where they do. */
export function problemOfItems(items: readonly NewItem[], { unit }: Rubric, before: number): Problem | null {
  const stray = items.findIndex(({ content }) => content.unit !== unit);
  if (stray >= 0) {
    return {
      code: "bad_input",
      message: `Item ${stray + 1} is no ${unit}. The rubric is about a ${unit}: add only those.`,
    };
  }
  if (before + items.length <= MOST_ITEMS) return null;
  return { code: "bad_input", message: `A project has at most ${MOST_ITEMS} items. Create a second one for the rest.` };
}

/** Problems: "changed_meanwhile" (a traveler took a chat back). */
export async function insertItems(
  within: Database,
  projectId: string,
  items: readonly NewItem[],
  from: number,
): Promise<Result<null>> {
  const held = await holdChats(
    within,
    items.flatMap(({ chatId }) => chatId ?? []),
  );
  if (!held.ok) return held;
  const rows = items.map((item, at) => ({ id: randomUUID(), projectId, position: from + at, ...item }));
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await within.insert(annotationItems).values(rows.slice(at, at + AT_ONCE));
  }
  return held;
}
