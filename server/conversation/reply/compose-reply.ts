import type { OpenQuestion, TripRequest } from "@/server/trip";
import { asksToBeTold, isLeftOpen, readQuestion } from "@/server/understanding";
import type { Conversation, Due, Known } from "../state/conversation";

import { readingOf } from "../state/request-of";
import { learnedBetween } from "../state/take-in";
import { asideWords, TRIP_EXAMPLES } from "./aside-words";
import { assumptionsSentence, travelersWords } from "./assumptions";
import { type Desk, questionAfter } from "./next-question";
import { answerOfWorld, CANNOT_ANSWER_YET } from "./questions/answer-question";
import type { Reply } from "./reply";
import { nextTripQuestion, tripQuestions } from "./trip-questions";
import { changesBetween, changesSentence, goneBetween, listed } from "./words";

export const FOREIGN =
  "I can only read English here: other languages need a language model, and none is set up. Please say it in English.";
const READ_BY_MODEL = "A language model read that in your words: correct me where it is wrong.";
const CLOSING = "That is all I need to ask. Press Plan when you are ready, or tell me more.";

/** The answer to what is due in a conversation without a plan. Pure. */
export function composeReply(conversation: Conversation, due: Due, desk: Desk): Reply {
  switch (due.heard) {
    case null:
    case "said":
      return conversation.wantsPlan ? planNow(conversation, due, desk) : goOn(conversation, due, desk);
    case "planNow":
      return planNow(conversation, due, desk);
    case "foreign":
      return sayingAndAsking(FOREIGN, conversation, desk);
    case "nothing":
      return sayingAndAsking(nothingSentence(due.text, conversation), conversation, desk);
    case "question":
      return sayingAndAsking(worldSentence(due.text, conversation, desk), conversation, desk);
    case "undo":
      return sayingAndAsking(undoneSentence(conversation, due), conversation, desk);
    default: {
      const { text, endsThere } = asideWords(due.heard, conversation, desk);
      return endsThere ? saying(text) : sayingAndAsking(text, conversation, desk);
    }
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
  const text = acknowledgement(conversation, due, desk);
  const reading = readingOf(conversation, desk.world, desk.today);
  const { request } = reading;
  if (conversation.question !== null) {
    // What makes the trip impossible comes before the question that was open.
    const missing = nextTripQuestion(conversation, reading, desk);
    if (missing === null || conversation.planned !== null) return saying(withReminder(text, conversation));
    return { text, question: { about: "trip", question: missing }, plan: null };
  }
  if (conversation.planned !== null && request !== null)
    return { ...saying(`${text} I plan it again.`.trim()), plan: request };
  const question = questionAfter(conversation, desk);
  if (question !== null) return { text, question, plan: null };
  return saying(`${text} ${closing(conversation)}`.trim());
}

function planNow(conversation: Conversation, due: Due, desk: Desk): Reply {
  const text = acknowledgement(conversation, { ...due, leftOpen: null }, desk);
  const reading = readingOf(conversation, desk.world, desk.today);
  const { request } = reading;
  if (request !== null) {
    const sentences = [text, "I plan it now.", assumptionsSentence(request)];
    return { text: sentences.filter((each) => each !== "").join(" "), question: null, plan: request };
  }
  const question = questionAfter(conversation, desk);
  const missing = tripQuestions(conversation, reading).length;
  const promise = `I plan as soon as I know ${missing === 1 ? "one more thing" : `${missing} more things`}.`;
  return { text: `${text} ${promise}`.trim(), question, plan: null };
}

/** What was set, corrected or left open. */
function acknowledgement(conversation: Conversation, due: Due, { world, today }: Desk): string {
  const { learned, before, leftOpen, isReadByModel } = due;
  const openFields = (known: Known) => {
    const { questions, objections } = readingOf(known, world, today);
    return [...questions, ...objections].map(({ field }) => field);
  };
  const unsettled = { unsettledBefore: openFields(before), unsettled: openFields(conversation) };
  const changes = changesSentence(changesBetween(before.said, conversation.said, learned, unsettled));
  const sentences = [
    changes,
    changes !== null && isReadByModel ? READ_BY_MODEL : null,
    due.unread.length > 0 ? unreadSentence(due.unread) : null,
    leftOpen && leftOpenSentence(leftOpen, learned, readingOf(conversation, world, today).request),
  ];
  return sentences.filter((sentence) => sentence !== null).join(" ");
}

const MOST_QUOTED = 4;
const LONGEST_QUOTE = 60;

/** What nothing was made of, quoted, so that nothing is lost in silence. */
function unreadSentence(unread: Due["unread"]): string {
  const quoted = unread.slice(0, MOST_QUOTED).map((words) => `\u201c${shortened(words)}\u201d`);
  const more = unread.length > MOST_QUOTED ? " and more" : "";
  return `I can\u2019t plan for ${listed(quoted)}${more} yet, so I keep it as a note.`;
}

function shortened(words: string): string {
  return words.length <= LONGEST_QUOTE ? words : `${words.slice(0, LONGEST_QUOTE - 1)}\u2026`;
}

function leftOpenSentence(question: OpenQuestion, learned: Due["learned"], request: TripRequest | null): string | null {
  if (question.about === "trip") return request && `I count on ${travelersWords(request)}.`;
  const declined = learned.some(({ entry, value }) => entry === question.question.entry && value === null);
  return declined ? "I will choose that for you." : "Let us leave that open.";
}

function undoneSentence(conversation: Conversation, { before }: Due): string {
  const { said, dialog } = conversation;
  const { corrected, gone } = changesBetween(before.said, said, learnedBetween(before.dialog, dialog));
  const taken = [...gone, ...goneBetween(before.dialog, dialog)];
  const sentences = [
    ...(taken.length > 0 ? [`Taken back: ${listed(taken)}.`] : []),
    changesSentence({ noted: [], corrected }) ?? "",
  ];
  const words = sentences.filter((each) => each !== "").join(" ");
  if (words === "" && dialog !== before.dialog) return "Back to this:";
  return words !== "" ? words : "There is nothing to take back.";
}

/** What the world has, in the places that the trip goes to where none is named. */
function worldSentence(text: string, { said }: Conversation, { world }: Desk): string {
  const { destinations = [], stops = [] } = said.trip;
  const cities = [...new Set([...destinations, ...stops.map(({ city }) => city)])];
  const question = readQuestion(text, world);
  return (question && answerOfWorld(question, cities, world)) ?? CANNOT_ANSWER_YET;
}

/** What helps more often the more often it was needed. */
function nothingSentence(text: string, { question, misses }: Conversation): string {
  if (text.trim() === "") return "That message was empty.";
  const example = question?.about === "trip" ? (TRIP_EXAMPLES[question.question.field] ?? "") : "";
  if (isLeftOpen(text)) {
    return question === null
      ? "Press Plan, and I choose what you left open."
      : `I cannot choose that for you. ${example}`.trim();
  }
  if (asksToBeTold(text)) return CANNOT_ANSWER_YET;
  const plain = "I found nothing about your trip in that, so nothing has changed.";
  return misses > 1 && example !== "" ? `I still need this. ${example}` : plain;
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
