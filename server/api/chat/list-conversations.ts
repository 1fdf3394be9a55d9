import { and, desc, eq, isNull } from "drizzle-orm";
import { conversations, type Database, tripOwners, trips } from "@/db";
import { shortened } from "@/server/conversation";
import type { ConversationListItem } from "@/server/views";

/** The traveler's conversations that are not planned yet, the one that changed last first. */
export async function listConversations(database: Database, userId: string): Promise<ConversationListItem[]> {
  const { id, title, text, changedAt } = conversations;
  const rows = await database
    .select({ id, title, text, changedAt })
    .from(tripOwners)
    .innerJoin(conversations, eq(conversations.id, tripOwners.tripId))
    .leftJoin(trips, eq(trips.id, tripOwners.tripId))
    .where(and(eq(tripOwners.userId, userId), isNull(tripOwners.deletedAt), isNull(trips.id)))
    .orderBy(desc(changedAt), id);
  return rows.map((row) => ({
    id: row.id,
    title: row.title ?? shortened(row.text),
    changedAt: row.changedAt.toISOString(),
  }));
}
