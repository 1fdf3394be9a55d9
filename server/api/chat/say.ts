import { type OpenedConversation, saidByTraveler, saidOverPlan } from "@/server/conversation";
import { getServices } from "../services";
import { changeConversation } from "./change-conversation";
import { prepareReply } from "./reply/prepare-reply";

/** Stores what the traveler says at once, and has the reply prepared. */
export async function say(id: string, text: string): Promise<void> {
  await changeConversation(id, async (opened) => [
    (await hasPlan(opened))
      ? await saidOverPlan(text, opened)
      : await saidByTraveler(text, opened.conversation, opened),
  ]);
  await prepareReply(id);
}

async function hasPlan({ id, conversation: { planned } }: OpenedConversation): Promise<boolean> {
  if (planned === null) return false;
  return (await (await getServices()).episodes.trip(id))?.view.plan != null;
}

/** Ends the reply that is being prepared; what was said stays. */
export async function stopReply(id: string): Promise<void> {
  await (await getServices()).replies.stop(id);
  await changeConversation(id, ({ conversation: { pending } }) => (pending === null ? [] : [{ type: "replyStopped" }]));
}
