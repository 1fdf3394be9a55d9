import { and, count, desc, eq, exists, inArray, isNotNull, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import { annotationItems, conversations, type Database, episodeEvents, tripOwners, users } from "@/db";
import { fail, ok, type Result } from "@/server/trip";
import type { ChatsWanted } from "@/server/views";

type Which = Omit<ChatsWanted, "chats"> & {
  /** Chats that the project has already are left out; null: a new project. */
  readonly projectId: string | null;
};

/** How many chats there are to take. */
export async function countChats(database: Database, which: Which): Promise<number> {
  const [row] = await database.select({ count: count() }).from(conversations).where(isToTake(database, which));
  return row?.count ?? 0;
}

/** Ids of the chats that changed last. Problems: "not_found" where there is none. */
export async function newestChats(
  database: Database,
  { chats, ...which }: Which & ChatsWanted,
): Promise<Result<string[]>> {
  const rows = await database
    .select({ id: conversations.id })
    .from(conversations)
    .where(isToTake(database, which))
    .orderBy(desc(conversations.changedAt), conversations.id)
    .limit(chats);
  if (rows.length > 0) return ok(rows.map(({ id }) => id));
  const message = "No more chats are available for rating. Ask for fewer messages, or wait.";
  return fail({ code: "not_found", message });
}

/**
 * Refuses chats that were taken back since they were read ("changed_meanwhile"). Travelers cannot take the others back before
 * this transaction ends.
 */
export async function holdChats(within: Database, chats: readonly string[]): Promise<Result<null>> {
  if (chats.length === 0) return ok(null);
  const isOne = inArray(conversations.id, [...chats]);
  await within
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(tripOwners, eq(tripOwners.tripId, conversations.id))
    .innerJoin(users, eq(users.id, tripOwners.userId))
    .where(isOne)
    .for("share");
  const [row] = await within
    .select({ count: count() })
    .from(conversations)
    .where(and(isOne, isAllowed(within)));
  if (row?.count === chats.length) return ok(null);
  const message = "A traveler just withdrew a chat. Try again: the others are still there.";
  return fail({ code: "changed_meanwhile", message });
}

function isToTake(database: Database, { leastMessages, projectId }: Which): SQL | undefined {
  const said = database
    .select({ count: count() })
    .from(episodeEvents)
    .where(
      and(
        eq(episodeEvents.episodeId, conversations.id),
        eq(episodeEvents.type, "said"),
        sql`${episodeEvents.event} ->> 'by' = 'traveler'`,
      ),
    );
  return and(
    isAllowed(database),
    sql`${said} >= ${leastMessages}`,
    projectId === null ? undefined : notInArray(conversations.id, chatsIn(database, projectId)),
  );
}

/** Of a traveler with an account who lets people rate chats, and neither taken out nor deleted. */
function isAllowed(database: Database): SQL | undefined {
  const owner = database
    .select({ id: users.id })
    .from(tripOwners)
    .innerJoin(users, eq(users.id, tripOwners.userId))
    .where(
      and(
        eq(tripOwners.tripId, conversations.id),
        isNull(tripOwners.deletedAt),
        eq(users.isAnonymous, false),
        isNotNull(users.chatsRatedSince),
      ),
    );
  return and(conversations.rated, exists(owner));
}

function chatsIn(database: Database, projectId: string) {
  return database
    .select({ id: sql<string>`${annotationItems.chatId}` })
    .from(annotationItems)
    .where(and(eq(annotationItems.projectId, projectId), isNotNull(annotationItems.chatId)));
}
