import { lt } from "drizzle-orm";
import { annotationDrafts, type Database } from "@/db";
import { fail, ok, type Result } from "@/server/trip";
import type { SaveDraft } from "@/server/views";
import { LOST, onReservation } from "../assignment/reservations";

/**
 * Keeps what is filled in, unless a later revision is kept already. A reservation whose time is over may still save: the draft
 * waits for the item to come back. Problems: "not_found", "changed_meanwhile" (the reservation ended).
 */
export function saveDraft(
  database: Database,
  userId: string,
  { reservationId, answers, seconds, revision }: SaveDraft,
): Promise<Result<{ revision: number }>> {
  return onReservation(database, userId, reservationId, async (within, reservation) => {
    if (reservation.endedAt !== null) return fail(LOST);
    const { itemId, raterId, pass } = reservation;
    await within
      .insert(annotationDrafts)
      .values({ itemId, raterId, pass, answers, seconds, revision })
      .onConflictDoUpdate({
        target: [annotationDrafts.itemId, annotationDrafts.raterId, annotationDrafts.pass],
        set: { answers, seconds, revision },
        setWhere: lt(annotationDrafts.revision, revision),
      });
    return ok({ revision });
  });
}
