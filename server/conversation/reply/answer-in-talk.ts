import { proposalsFor } from "../destinations/propose";
import type { Effects } from "../effects";
import type { PendingReply } from "../state/conversation";
import type { OpenedConversation } from "../state/opened-conversation";
import { composeReply } from "./compose-reply";
import { type Answer, eventsOf, planningEvent, type Reply } from "./reply";

/** The answer before there is a plan. */
export async function answerInTalk(
  opened: OpenedConversation,
  pending: PendingReply,
  effects: Pick<Effects, "cheapestPlan">,
): Promise<Answer> {
  const proposals = await proposalsFor(opened, effects);
  const reply = composeReply(opened.conversation, pending, { ...opened, proposals });
  const { plan: request } = reply;
  const [text, events] = [textOf(reply), eventsOf(reply)];
  if (request === null) return { text, events, follow: null };
  return { text, events: [...events, planningEvent(request, opened.conversation)], follow: { kind: "plan", request } };
}

function textOf({ text, question }: Reply): string {
  return question === null ? text : `${text} ${question.question.text}`.trim();
}
