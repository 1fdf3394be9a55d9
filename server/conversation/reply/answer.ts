import type { Effects } from "../effects";
import type { PendingReply } from "../state/conversation";
import type { OpenedConversation } from "../state/opened-conversation";
import { answerInTalk } from "./answer-in-talk";
import { answerOverPlan } from "./answer-over-plan";
import type { Answer } from "./reply";

/**
 * The answer to what is due: in the talk before a plan the next question, over a plan what becomes of a wish. Throws ProblemError
 * when too many trips wait to be planned.
 */
export async function answer(opened: OpenedConversation, pending: PendingReply, effects: Effects): Promise<Answer> {
  const trip = opened.conversation.planned !== null ? await effects.readTrip(opened.id) : null;
  const given = trip?.plan
    ? await answerOverPlan({ ...opened, trip, plan: trip.plan }, pending, effects)
    : await answerInTalk(opened, pending, effects);
  if (given.follow?.kind === "plan" || given.follow?.kind === "replan") await effects.assertRoom();
  return given;
}
