import { asc, eq, isNotNull } from "drizzle-orm";
import { conversations, rememberedPreferences, shared, tripOwners, users } from "@/db";
import { chatViewOf } from "@/server/conversation";
import type { ChatView } from "@/server/views";
import { getServices } from "../services";
import { openConversation } from "./open-conversation";
import { prepareReply } from "./reply/prepare-reply";

/**
 * The current conversation, read once for all who ask at the same moment: a change wakes every watcher. A reply that a stopped server left
 * unwritten is prepared. Throws ProblemError "not_found".
 */
export const readChat = shared(async (id: string): Promise<ChatView> => {
  const { opened: database, replies, reader } = await getServices();
  const opened = await openConversation(id);
  if (opened.conversation.pending !== null) await prepareReply(id);
  const rows = await database.database
    .select({
      title: conversations.title,
      ratesChats: isNotNull(users.chatsRatedSince),
      remembered: { entry: rememberedPreferences.entry, value: rememberedPreferences.value },
    })
    .from(tripOwners)
    .leftJoin(conversations, eq(conversations.id, tripOwners.tripId))
    .leftJoin(users, eq(users.id, tripOwners.userId))
    .leftJoin(rememberedPreferences, eq(rememberedPreferences.userId, tripOwners.userId))
    .where(eq(tripOwners.tripId, id))
    .orderBy(asc(rememberedPreferences.entry));
  return chatViewOf(opened, {
    trip: opened.conversation.planned === null ? null : await reader.read(id),
    title: rows[0]?.title ?? null,
    reply: replies.written(id),
    remembered: rows.flatMap(({ remembered }) => remembered ?? []),
    ratesChats: rows[0]?.ratesChats === true,
  });
});

/** Tells any two states of the conversation's page apart, without reading it; null: there is none. */
export async function markOfChat(id: string): Promise<string | null> {
  const { episodes, replies } = await getServices();
  const header = await episodes.header(id);
  return header === null ? null : JSON.stringify([header.length, replies.written(id)?.length ?? 0]);
}
