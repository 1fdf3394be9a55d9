import { eq, isNotNull } from "drizzle-orm";
import { conversations, tripOwners, users } from "@/db";
import { chatViewOf } from "@/server/conversation";
import type { ChatView } from "@/server/trip";
import { getServices } from "../services";
import { openConversation } from "./open-conversation";
import { rememberedOf } from "./remembered/remembered-preferences";
import { prepareReply } from "./reply/prepare-reply";

/** The current conversation. A reply that a stopped server left unwritten is prepared. Throws ProblemError "not_found". */
export async function readChat(id: string): Promise<ChatView> {
  const { opened: database, replies, reader } = await getServices();
  const opened = await openConversation(id);
  if (opened.conversation.pending !== null) await prepareReply(id);
  const [row] = await database.database
    .select({ title: conversations.title, userId: tripOwners.userId, ratesChats: isNotNull(users.chatsRatedSince) })
    .from(tripOwners)
    .leftJoin(conversations, eq(conversations.id, tripOwners.tripId))
    .leftJoin(users, eq(users.id, tripOwners.userId))
    .where(eq(tripOwners.tripId, id));
  return chatViewOf(opened, {
    trip: opened.conversation.planned === null ? null : await reader.read(id),
    title: row?.title ?? null,
    reply: replies.written(id),
    remembered: row === undefined ? [] : await rememberedOf(database.database, row.userId),
    ratesChats: row?.ratesChats === true,
  });
}

/** Tells any two states of the conversation's page apart, without reading it; null: there is none. */
export async function markOfChat(id: string): Promise<string | null> {
  const { episodes, replies } = await getServices();
  const header = await episodes.header(id);
  return header === null ? null : JSON.stringify([header.length, replies.written(id)?.length ?? 0]);
}
