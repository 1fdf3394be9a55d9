import { and, eq, inArray } from "drizzle-orm";
import { conversations, type Database, episodes, rememberedPreferences, tripOwners } from "@/db";

/** Deletes for good what is remembered of a traveler; with `conversations` their conversations too, also those that became trips. */
export async function forgetTraveler(
  database: Database,
  userId: string,
  { conversations: withConversations }: { readonly conversations: boolean },
): Promise<void> {
  await database.transaction(async (within) => {
    await within.delete(rememberedPreferences).where(eq(rememberedPreferences.userId, userId));
    if (!withConversations) return;
    const theirs = within
      .select({ id: conversations.id })
      .from(conversations)
      .innerJoin(tripOwners, and(eq(tripOwners.tripId, conversations.id), eq(tripOwners.userId, userId)));
    await within.delete(episodes).where(inArray(episodes.id, theirs));
  });
}
