import { getServices } from "../services";
import { travelerSaid } from "./begin-conversation";
import { changeConversation } from "./change-conversation";
import { askedOf } from "./conversation/asked-of";
import type { Conversation } from "./conversation/conversation";
import { prepareReply } from "./reply/prepare-reply";

/** Stores what the traveler says at once, and has the reply prepared. */
export async function say(id: string, text: string): Promise<void> {
  await changeConversation(id, async ({ conversation, today, world }) => {
    // Over a plan "no museum" is about a stop of it, which only the answer finds out.
    if (await hasPlan(id, conversation)) return [{ type: "said", by: "traveler", text, understood: null }];
    return [travelerSaid(text, askedOf(conversation), today, world)];
  });
  await prepareReply(id);
}

async function hasPlan(id: string, { planned }: Conversation): Promise<boolean> {
  if (planned === null) return false;
  return (await (await getServices()).episodes.trip(id))?.view.plan != null;
}

/** Ends the reply that is being prepared; what was said stays. */
export async function stopReply(id: string): Promise<void> {
  await (await getServices()).replies.stop(id);
  await changeConversation(id, ({ conversation: { due } }) => (due === null ? [] : [{ type: "replyStopped" }]));
}
