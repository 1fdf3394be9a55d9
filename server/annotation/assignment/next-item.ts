import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type AnnotationRaterRow, annotationItems, annotationReservations, type Database } from "@/db";
import { ok, type Result } from "@/server/trip";
import type { NextItem } from "@/server/views";
import { inProject, type OpenProject } from "../projects/open-project";
import { raterWhoJoins } from "../projects/raters";
import { chooseItem } from "./choose-item";
import { showHeld } from "./held-item";
import { loadItemPool } from "./load-item-pool";
import { expiryFrom, type Held, openReservation, renew } from "./reservations";

/** The item that the rater holds, or a new one. Problems: "not_found". */
export function nextItem(
  database: Database,
  projectId: string,
  userId: string,
  now = new Date(),
): Promise<Result<NextItem>> {
  return inProject<NextItem>(database, projectId, async (within, project) => {
    const joined = await raterWhoJoins(within, project, userId);
    if (!joined.ok) return joined;
    if (project.status !== "open") return ok({ kind: "none", reason: project.status });
    const rater = joined.value;
    const before = await openReservation(within, project, rater);
    const renewed = before === null ? null : await renew(within, before, now);
    // A rater's own open items do not count in the pool: it is the same before and after a reservation.
    const pool = await loadItemPool(within, project, rater, now);
    if (renewed?.ok) return ok(await showHeld(within, renewed.value, pool));
    const choice = chooseItem(pool);
    if (choice.kind === "none") return ok(choice);
    const held = await reserve(within, { project, rater, supersedes: null, ...choice }, now);
    return ok(await showHeld(within, held, pool));
  });
}

interface Wanted {
  readonly project: OpenProject;
  readonly rater: AnnotationRaterRow;
  readonly itemId: string;
  readonly pass: "rating" | "repeat";
  readonly supersedes: string | null;
}

/** Puts an item into the hands of a rater who holds none. */
export async function reserve(within: Database, wanted: Wanted, now: Date): Promise<Held> {
  const { project, rater, itemId, pass, supersedes } = wanted;
  const [item] = await within.select().from(annotationItems).where(eq(annotationItems.id, itemId));
  const [reservation] = await within
    .insert(annotationReservations)
    .values({ id: randomUUID(), itemId, raterId: rater.id, pass, supersedes, expiresAt: expiryFrom(now) })
    .returning();
  if (item === undefined || reservation === undefined) throw new Error("The item was not reserved.");
  return { project, rater, item, reservation };
}
