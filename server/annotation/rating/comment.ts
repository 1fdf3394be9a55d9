import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { annotationComments, annotationRaters, annotationReservations, type Database } from "@/db";
import { fail, ok, type Result } from "@/server/trip";

/** What a comment of a rater is about: the item of a reservation, held or not any more, or an item held before. */
export type Commented = { readonly reservationId: string } | { readonly itemId: string };

/** Adds a rater's comment, which researchers read and other raters do not. Problems: "not_found". */
export async function commentAsRater(
  database: Database,
  userId: string,
  about: Commented,
  text: string,
): Promise<Result<{ id: string }>> {
  const isIt =
    "itemId" in about
      ? eq(annotationReservations.itemId, about.itemId)
      : eq(annotationReservations.id, about.reservationId);
  const [had] = await database
    .select({ itemId: annotationReservations.itemId, raterId: annotationReservations.raterId })
    .from(annotationReservations)
    .innerJoin(annotationRaters, eq(annotationRaters.id, annotationReservations.raterId))
    .where(and(isIt, eq(annotationRaters.userId, userId), isNull(annotationRaters.removedAt)))
    .limit(1);
  if (had === undefined) return fail({ code: "not_found", message: "You never had this item. Take the next one." });
  const id = randomUUID();
  await database.insert(annotationComments).values({ id, text, ...had });
  return ok({ id });
}
