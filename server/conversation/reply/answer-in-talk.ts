import type { Due } from "../state/conversation";
import type { OpenedConversation } from "../state/opened-conversation";
import { composeReply } from "./compose-reply";
import { type Answer, eventsOf, planningEvent, type Reply } from "./reply";

/** The answer before a plan stands. Pure. */
export function answerInTalk(opened: OpenedConversation, due: Due): Answer {
  const reply = composeReply(opened.conversation, due, opened);
  const { plan: request } = reply;
  const [text, events] = [textOf(reply), eventsOf(reply)];
  if (request === null) return { text, events, follow: null };
  return { text, events: [...events, planningEvent(request, opened.conversation)], follow: { kind: "plan", request } };
}

function textOf({ text, question }: Reply): string {
  return question === null ? text : `${text} ${question.question.text}`.trim();
}
