import { annotationDrafts, annotationSkips, type Database } from "@/db";
import { fail, ok, type Result } from "@/server/trip";
import { isDraftOf } from "../assignment/held-item";
import { endReservation, LOST, withReservation } from "../assignment/reservations";

/**
 * Leaves the item out for good; of a rating that was reopened it only ends the revision. Problems: "bad_input" (a
 * qualification item), "not_found", "changed_meanwhile".
 */
export function skip(
  database: Database,
  userId: string,
  reservationId: string,
  reason: string,
  now = new Date(),
): Promise<Result<{ skipped: boolean }>> {
  return withReservation(database, userId, reservationId, async (within, held) => {
    const { item, reservation } = held;
    if (reservation.endedAt !== null) return fail(LOST);
    if (item.key !== null) {
      return fail({ code: "bad_input", message: "Qualification items cannot be skipped. Answer as well as you can." });
    }
    await endReservation(within, held, now);
    await within.delete(annotationDrafts).where(isDraftOf(held));
    if (reservation.supersedes !== null) return ok({ skipped: false });
    const { itemId, raterId } = reservation;
    await within.insert(annotationSkips).values({ itemId, raterId, reason });
    return ok({ skipped: true });
  });
}
