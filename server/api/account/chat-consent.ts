import { eq, sql } from "drizzle-orm";
import { type Database, users } from "@/db";
import { takeBackChats } from "@/server/annotation";
import type { ChatConsent } from "@/server/views";

/** Whether people may rate the traveler's chats. */
export async function readChatConsent(database: Database, userId: string): Promise<ChatConsent> {
  const [row] = await database.select({ since: users.chatsRatedSince }).from(users).where(eq(users.id, userId));
  return { since: row?.since?.toISOString() ?? null };
}

/** Allows it from now on, or takes every chat back. */
export async function setChatConsent(database: Database, userId: string, isAllowed: boolean): Promise<ChatConsent> {
  await database
    .update(users)
    .set({ chatsRatedSince: isAllowed ? sql`coalesce(${users.chatsRatedSince}, now())` : null })
    .where(eq(users.id, userId));
  if (!isAllowed) await takeBackChats(database, { userId: userId });
  return readChatConsent(database, userId);
}
