import { takenOver } from "@/server/conversation";
import type { EntryKey } from "@/server/trip";
import { getServices } from "../../services";
import { changeConversation } from "../change-conversation";
import { prepareReply } from "../reply/prepare-reply";
import { rememberedOf } from "./remembered-preferences";

/** Takes preferences of the traveler's earlier trips over into the conversation. Throws ProblemError for one that is not kept. */
export async function acceptRemembered(id: string, userId: string, entries: readonly EntryKey[]): Promise<void> {
  const { opened } = await getServices();
  const remembered = await rememberedOf(opened.database, userId);
  const taken = takenOver(remembered, entries);
  await changeConversation(id, () => taken);
  await prepareReply(id);
}

export async function declineRemembered(id: string, entries: readonly EntryKey[]): Promise<void> {
  await changeConversation(id, () => [{ type: "rememberedDeclined", entries: [...entries] }]);
}
