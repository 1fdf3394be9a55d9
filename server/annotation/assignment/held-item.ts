import { and, eq } from "drizzle-orm";
import { annotationDrafts, type Database } from "@/db";
import type { Draft, HeldItem } from "@/server/views";
import { swapContent } from "../answers/sides";
import { countsOf, type ItemPool } from "./choose-item";
import { isSwapped } from "./draws";
import type { Held } from "./reservations";

/** What the rater sees of the open item, in the rater's own order of sides. */
export async function showHeld(within: Database, held: Held, pool: ItemPool): Promise<HeldItem> {
  const { item, reservation } = held;
  return {
    kind: "item",
    reservation: { id: reservation.id, expiresAt: reservation.expiresAt.toISOString() },
    item: { id: item.id, content: shownContent(held), purpose: item.key === null ? "rating" : "qualification" },
    draft: await readDraft(within, held),
    supersedes: reservation.supersedes,
    counts: countsOf(pool),
  };
}

export function isShownSwapped({ project, rater, item }: Pick<Held, "project" | "rater" | "item">): boolean {
  return item.content.unit === "pair" && isSwapped(project.settings, rater.pseudonym, item.position);
}

export function shownContent(held: Held) {
  return isShownSwapped(held) ? swapContent(held.item.content) : held.item.content;
}

/** Which draft is the one of this reservation. */
export function isDraftOf({ reservation }: Held) {
  return and(
    eq(annotationDrafts.itemId, reservation.itemId),
    eq(annotationDrafts.raterId, reservation.raterId),
    eq(annotationDrafts.pass, reservation.pass),
  );
}

async function readDraft(within: Database, held: Held): Promise<Draft> {
  const [row] = await within.select().from(annotationDrafts).where(isDraftOf(held));
  if (row === undefined) return { answers: [], seconds: 0, revision: 0 };
  return { answers: row.answers, seconds: row.seconds, revision: row.revision };
}
