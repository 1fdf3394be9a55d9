import { eq } from "drizzle-orm";
import { conversations, type Database, episodes, tripOwners, users } from "@/db";
import type { User } from "@/server/accounts";

/**
 * Whether a researcher may read an episode: a trial's, one of nobody's, one of their own, or a traveler's who lets people read
 * and rate chats, and who took neither this one out nor threw the trip away. Looked up at every read, so that consent ends at once.
 */
export async function mayInspect(database: Database, user: User, episodeId: string): Promise<boolean> {
  const [row] = await database
    .select({
      kind: episodes.kind,
      ownerId: tripOwners.userId,
      deletedAt: tripOwners.deletedAt,
      isGuest: users.isAnonymous,
      since: users.chatsRatedSince,
      rated: conversations.rated,
    })
    .from(episodes)
    .leftJoin(tripOwners, eq(tripOwners.tripId, episodes.id))
    .leftJoin(users, eq(users.id, tripOwners.userId))
    .leftJoin(conversations, eq(conversations.id, episodes.id))
    .where(eq(episodes.id, episodeId));
  if (row === undefined) return false;
  if (row.kind !== "trip" || row.ownerId === null) return true;
  if (row.deletedAt !== null) return false;
  if (row.ownerId === user.id) return true;
  return row.isGuest === false && row.since !== null && row.rated !== false;
}
