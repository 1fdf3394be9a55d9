import { desc, eq } from "drizzle-orm";
import {
  type AnnotationRaterRow,
  type AnnotationRatingRow,
  annotationDrafts,
  annotationItems,
  annotationRatings,
  type Database,
} from "@/db";
import { fail, ok, type Result } from "@/server/trip";
import type { HeldItem } from "@/server/views";
import { swapAnswers } from "../answers/sides";
import { isShownSwapped, showHeld } from "../assignment/held-item";
import { loadItemPool } from "../assignment/load-item-pool";
import { reserve } from "../assignment/next-item";
import { endReservation, type Held, openReservation, renew } from "../assignment/reservations";
import { inProject } from "../projects/open-project";
import { raterWhoJoins } from "../projects/raters";

/**
 * Puts the rater's last rating back into hand, its answers as the draft; submitting gives a rating that supersedes it. An item
 * held goes back with its draft kept. Problems: "bad_input", "not_found".
 */
export function reopen(
  database: Database,
  projectId: string,
  userId: string,
  now = new Date(),
): Promise<Result<HeldItem>> {
  return inProject(database, projectId, async (within, project) => {
    const joined = await raterWhoJoins(within, project, userId);
    if (!joined.ok) return joined;
    if (project.status !== "open") return refuse(`This project is ${project.status}: ratings can't change.`);
    const rater = joined.value;
    const pool = await loadItemPool(within, project, rater, now);
    const open = await openReservation(within, project, rater);
    if (open !== null && open.reservation.supersedes !== null) {
      const renewed = await renew(within, open, now);
      return renewed.ok ? ok(await showHeld(within, renewed.value, pool)) : renewed;
    }
    const last = await lastRating(within, rater);
    if (last === null) return refuse("You have not rated anything here yet.");
    if (last.isQualification) return refuse("Qualification items are answered once: their feedback has been shown.");
    if (last.undone) return refuse("The traveler withdrew this chat. Your rating is unchanged.");
    if (open !== null) await endReservation(within, open, now);
    const { itemId, pass, id } = last.rating;
    const held = await reserve(within, { project, rater, itemId, pass, supersedes: id }, now);
    await draftFrom(within, held, last.rating);
    return ok(await showHeld(within, held, pool));
  });
}

async function lastRating(
  within: Database,
  rater: AnnotationRaterRow,
): Promise<{ rating: AnnotationRatingRow; isQualification: boolean; undone: boolean } | null> {
  const [row] = await within
    .select({ rating: annotationRatings, key: annotationItems.key, undone: annotationItems.undone })
    .from(annotationRatings)
    .innerJoin(annotationItems, eq(annotationItems.id, annotationRatings.itemId))
    .where(eq(annotationRatings.raterId, rater.id))
    .orderBy(desc(annotationRatings.createdAt))
    .limit(1);
  if (row === undefined) return null;
  return { rating: row.rating, isQualification: row.key !== null, undone: row.undone };
}

async function draftFrom(within: Database, held: Held, rating: AnnotationRatingRow): Promise<void> {
  const { itemId, raterId, pass } = rating;
  const answers = isShownSwapped(held) ? swapAnswers(rating.answers, held.item.content) : rating.answers;
  await within
    .insert(annotationDrafts)
    .values({ itemId, raterId, pass, answers, seconds: rating.seconds ?? 0, revision: 0 });
}

function refuse<T>(message: string): Result<T> {
  return fail({ code: "bad_input", message });
}
