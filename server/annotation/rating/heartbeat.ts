import type { Database } from "@/db";
import { ok, type Result } from "@/server/trip";
import { prolong, renew, withReservation } from "../assignment/reservations";

/** A sign of life: the item stays in the rater's hands. Problems: "not_found", "changed_meanwhile" (it went to another). */
export async function heartbeat(
  database: Database,
  userId: string,
  reservationId: string,
  now = new Date(),
): Promise<Result<{ expiresAt: string }>> {
  const prolonged = await prolong(database, userId, reservationId, now);
  if (prolonged !== null) return ok({ expiresAt: prolonged.toISOString() });
  return withReservation(database, userId, reservationId, async (within, held) => {
    const renewed = await renew(within, held, now);
    return renewed.ok ? ok({ expiresAt: renewed.value.reservation.expiresAt.toISOString() }) : renewed;
  });
}
