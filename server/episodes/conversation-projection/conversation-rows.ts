import { eq } from "drizzle-orm";
import { type ConversationRow, conversations, type Database } from "@/db";

export async function saveConversation(
  database: Database,
  before: ConversationRow | null,
  after: ConversationRow,
): Promise<void> {
  if (before === null) await database.insert(conversations).values(after);
  else await database.update(conversations).set(after).where(eq(conversations.id, after.id));
}
