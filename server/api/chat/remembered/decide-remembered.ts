import { type EntryKey, ProblemError } from "@/server/trip";
import { getServices } from "../../services";
import { changeConversation } from "../change-conversation";
import { prepareReply } from "../reply/prepare-reply";
import { rememberedOf } from "./remembered-preferences";

/** Takes preferences of the traveler's earlier trips over into the conversation. Throws ProblemError for one that is not kept. */
export async function takeRemembered(id: string, userId: string, entries: readonly EntryKey[]): Promise<void> {
  const { opened } = await getServices();
  const remembered = await rememberedOf(opened.database, userId);
  const taken = entries.map((entry) => {
    const kept = remembered.find((each) => each.entry === entry);
    if (kept !== undefined) return { type: "entrySet", from: "remembered", ...kept } as const;
    const message = "That preference is not kept any more. Say it in the conversation instead.";
    throw new ProblemError({ code: "not_found", message, where: { field: "entries" } });
  });
  await changeConversation(id, () => taken);
  await prepareReply(id);
}

export async function leaveRemembered(id: string, entries: readonly EntryKey[]): Promise<void> {
  await changeConversation(id, () => [{ type: "rememberedLeft", entries: [...entries] }]);
}
