import { getServices } from "../../services";
import { beginPlanning, planningEvent } from "../begin-planning";
import type { Due } from "../conversation/conversation";
import type { OpenedConversation } from "../conversation/read-conversation";
import { composeReply } from "./compose-reply";
import { type Answer, eventsOf, type Reply } from "./reply";

/** The answer before a plan stands. Throws ProblemError when too many trips wait to be planned. */
export async function answerInTalk(opened: OpenedConversation, due: Due): Promise<Answer> {
  const reply = composeReply(opened.conversation, due, opened);
  const { plan } = reply;
  if (plan === null) return { text: textOf(reply), events: eventsOf(reply), follow: null };
  (await getServices()).planning.assertRoom();
  return {
    text: textOf(reply),
    events: [...eventsOf(reply), planningEvent(plan)],
    follow: () => beginPlanning(opened.id, plan),
  };
}

function textOf({ text, question }: Reply): string {
  return question === null ? text : `${text} ${question.question.text}`.trim();
}
