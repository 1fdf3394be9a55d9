import { and, eq, exists, inArray, isNull, notExists } from "drizzle-orm";
import { annotationItems, annotationRatings, annotationReservations, type Database, tripOwners } from "@/db";

/**
 * Takes chats that may no longer be rated out of every project: items that nobody has rated go, the others stay with their ratings
 * and reach no further rater.
 */
export async function takeBackChats(
  database: Database,
  whose: { readonly chatId: string } | { readonly userId: string },
): Promise<void> {
  await database.transaction(async (within) => {
    const chats =
      "chatId" in whose
        ? eq(annotationItems.chatId, whose.chatId)
        : inArray(
            annotationItems.chatId,
            within.select({ id: tripOwners.tripId }).from(tripOwners).where(eq(tripOwners.userId, whose.userId)),
          );
    const ratings = within
      .select({ id: annotationRatings.id })
      .from(annotationRatings)
      .where(eq(annotationRatings.itemId, annotationItems.id));
    await within.delete(annotationItems).where(and(chats, notExists(ratings)));
    const kept = await within
      .update(annotationItems)
      .set({ undone: true })
      .where(and(chats, exists(ratings)))
      .returning({ id: annotationItems.id });
    await within
      .update(annotationReservations)
      .set({ endedAt: new Date() })
      .where(
        and(
          isNull(annotationReservations.endedAt),
          inArray(
            annotationReservations.itemId,
            kept.map(({ id }) => id),
          ),
        ),
      );
  });
}
