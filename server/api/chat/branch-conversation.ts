import { randomUUID } from "node:crypto";
import { branchEvents, saidByTraveler } from "@/server/conversation";
import { getServices } from "../services";
import { storeConversation } from "./begin-conversation";
import { conversationEvents } from "./conversation-events";
import { openConversation } from "./open-conversation";

/**
 * A new conversation of the traveler's that goes on with other words in place of the message `sequence` of an earlier one, which
 * stays as it is. Throws ProblemError when there is no such message of the traveler's.
 */
export async function branchConversation(
  userId: string,
  from: string,
  { sequence, text }: { readonly sequence: number; readonly text: string },
): Promise<{ id: string }> {
  const { episodes } = await getServices();
  const { world, today, length } = await openConversation(from);
  const id = randomUUID();
  const earlier = await conversationEvents({ id: from, length }, episodes);
  const { events, conversation } = branchEvents(id, earlier, { from, sequence, text }, today);
  await storeConversation(userId, id, world, [...events, await saidByTraveler(text, conversation, { world, today })]);
  return { id };
}
