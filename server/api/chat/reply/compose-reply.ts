import type { OpenQuestion } from "@/server/trip";
import { isLeftOpen } from "@/server/understanding";
import type { Conversation, Due } from "../conversation/conversation";
import { readingOf } from "../conversation/request-of";
import { assumptionsSentence } from "./assumptions";
import { type Desk, questionAfter } from "./next-question";
import type { Reply } from "./reply";
import { changesBetween, changesSentence } from "./words";

export const FOREIGN =
  "I can only read English here: other languages need a language model, and none is set up. Please say it in English.";
const READ_BY_MODEL = "A language model read that in your words: correct me where it is wrong.";
const CLOSING = "That is all I need to ask. Press Plan when you are ready, or tell me more.";

/** The answer to what is due in a conversation without a plan. Pure. */
export function composeReply(conversation: Conversation, due: Due, desk: Desk): Reply {
  switch (due.heard) {
    case "why":
      return saying(whySentence(conversation));
    case "foreign":
      return sayingAndAsking(FOREIGN, conversation, desk);
    case "nothing":
      return sayingAndAsking(nothingSentence(due.text, conversation), conversation, desk);
    case "planNow":
      return planNow(conversation, due, desk);
    default:
      return goOn(conversation, due, desk);
  }
}

function saying(text: string): Reply {
  return { text, question: null, plan: null };
}

/** Sets nothing: the open question stays and is put again; where none is open yet, the first one is asked. */
function sayingAndAsking(text: string, conversation: Conversation, desk: Desk): Reply {
  if (conversation.question !== null || conversation.planned !== null) return saying(withReminder(text, conversation));
  return { text, question: questionAfter(conversation, desk), plan: null };
}

function goOn(conversation: Conversation, due: Due, desk: Desk): Reply {
  const text = acknowledgement(conversation, due);
  if (conversation.question !== null) return saying(withReminder(text, conversation));
  const { request } = readingOf(conversation, desk.world, desk.today);
  if (conversation.planned !== null && request !== null)
    return { ...saying(`${text} I plan it again.`.trim()), plan: request };
  const question = questionAfter(conversation, desk);
  if (question !== null) return { text, question, plan: null };
  return saying(`${text} ${closing(conversation)}`.trim());
}

function planNow(conversation: Conversation, due: Due, desk: Desk): Reply {
  const text = acknowledgement(conversation, { ...due, leftOpen: null });
  const { request } = readingOf(conversation, desk.world, desk.today);
  if (request !== null) {
    const sentences = [text, "I plan it now.", assumptionsSentence(request)];
    return { text: sentences.filter((each) => each !== "").join(" "), question: null, plan: request };
  }
  const question = questionAfter(conversation, desk);
  return { text: `${text} I can plan as soon as I know one more thing.`.trim(), question, plan: null };
}

/** What was set, corrected or left open. */
function acknowledgement({ said }: Conversation, { learned, before, leftOpen, isReadByModel }: Due): string {
  const changes = changesSentence(changesBetween(before.said, said, learned));
  const sentences = [
    changes,
    changes !== null && isReadByModel ? READ_BY_MODEL : null,
    leftOpen && leftOpenSentence(leftOpen, learned),
  ];
  return sentences.filter((sentence) => sentence !== null).join(" ");
}

function leftOpenSentence(question: OpenQuestion, learned: Due["learned"]): string | null {
  if (question.about !== "entry") return null;
  const declined = learned.some(({ entry, value }) => entry === question.question.entry && value === null);
  return declined ? "I will choose that for you." : "Let us leave that open.";
}

function whySentence({ question }: Conversation): string {
  if (question === null) return "I am not asking anything now. Tell me more, or press Plan.";
  if (question.about === "entry") return question.question.reason;
  return "Without it I cannot look for a single way to travel or a place to stay.";
}

function nothingSentence(text: string, { question }: Conversation): string {
  if (text.trim() === "") return "That message was empty.";
  if (isLeftOpen(text)) {
    return question === null ? "Press Plan, and I choose what you left open." : "That is for you to say.";
  }
  return "I did not find anything about your trip in that, so I changed nothing.";
}

/** With the open question put again, so that nobody has to look for it. */
function withReminder(text: string, { question }: Conversation): string {
  return question === null ? text : `${text} ${question.question.text}`.trim();
}

/** Said once; later, shorter. */
function closing({ messages }: Conversation): string {
  const saidBefore = messages.some(({ by, text }) => by === "agent" && text.endsWith(CLOSING));
  return saidBefore ? "Press Plan when you are ready." : CLOSING;
}
