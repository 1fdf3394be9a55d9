import { type Effects, type FollowUp, followUp, type OpenedConversation, planByHand } from "@/server/conversation";
import type { TripView } from "@/server/views";
import { getServices } from "../services";
import { changeConversation } from "./change-conversation";
import { chatEffects } from "./chat-effects";
import { openConversation } from "./open-conversation";

/**
 * Begins to plan what the conversation knows, and says what that assumes; over a plan, what was said since, as a proposal.
 * Throws ProblemError while something is missing, nothing changed, or too many trips wait.
 */
export async function planConversation(id: string): Promise<{ id: string }> {
  const opened = await openConversation(id);
  const effects = await chatEffects(opened);
  const trip = await tripOf(opened, effects);
  if (trip?.status === "planning") return { id };
  await effects.assertRoom();
  if (!trip?.plan) await (await getServices()).replies.stop(id);
  const decided: { follow: FollowUp | null } = { follow: null };
  await changeConversation(id, async (now) => {
    const { events, follow } = planByHand(now, await tripOf(now, effects));
    decided.follow = follow;
    return events;
  });
  await followUp(id, decided.follow, effects);
  return { id };
}

async function tripOf({ id, conversation }: OpenedConversation, effects: Effects): Promise<TripView | null> {
  return conversation.planned === null ? null : effects.readTrip(id);
}
