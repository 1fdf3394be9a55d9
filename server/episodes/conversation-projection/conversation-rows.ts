import { eq } from "drizzle-orm";
import { type ConversationRow, conversations, type Database } from "@/db";

/** Null: the episode is no conversation, or has no event yet. */
export async function loadConversation(database: Database, id: string): Promise<ConversationRow | null> {
  const [row] = await database.select().from(conversations).where(eq(conversations.id, id));
  return row ?? null;
}

export async function saveConversation(database: Database, row: ConversationRow): Promise<void> {
  await database.insert(conversations).values(row).onConflictDoUpdate({ target: conversations.id, set: row });
}
