import { ASKABLE_ENTRIES, type EntryKey, type Reading } from "@/server/trip";
import { isLeftOpen, mainTurn, readQuestion } from "@/server/understanding";
import type { OpenQuestion } from "@/server/views";
import { askedOf } from "../state/asked-of";
import type { Conversation, Known, PendingReply } from "../state/conversation";
import { decidedWords } from "../state/decided";
import { learnedBetween } from "../state/known-after";
import { readingOf } from "../state/request-of";
import { assumptionsSentence, travelersWords } from "./assumptions";
import { complaintSentence } from "./complaint-words";
import { contradictionQuestion } from "./contradiction-question";
import { impossibleSentence } from "./impossible-wish";
import { questionAfter, type ReplyContext } from "./next-question";
import { answerOfWorld, CANNOT_ANSWER_YET } from "./questions/answer-question";
import type { Reply } from "./reply";
import { choicesSentence, rewordedQuestion, TRIP_EXAMPLES } from "./reworded-question";
import { answerOfTalk, smallTalk } from "./talk-words";
import { nextTripQuestion, tripQuestions } from "./trip-questions";
import { unclearSentence } from "./unclear-sentence";
import { unreadSentence } from "./unread-sentence";
import { changesBetween, changesSentence, goneBetween, listed } from "./words";

export const FOREIGN =
  "I can only read English here: other languages need a language model, and none is set up. Please say it in English.";
const SUGGESTS_LATER = "I'll suggest where to go once I know the rest.";
const CLOSING = "That's all I need. Press Plan when you're ready, or tell me more.";

/** The answer to what is due in a conversation without a plan. Pure. */
export function composeReply(conversation: Conversation, pending: PendingReply, context: ReplyContext): Reply {
  switch (pending.intent) {
    case null:
    case "said":
      return conversation.wantsPlan ? planNow(conversation, pending, context) : goOn(conversation, pending, context);
    case "planNow":
      return planNow(conversation, pending, context);
    case "foreign":
      return sayingAndAsking(FOREIGN, conversation, context);
    case "nothing":
      return sayingAndAsking(nothingSentence(pending.text, conversation), conversation, context);
    case "ask":
      return askedBack(pending.text, conversation, context);
    case "undo":
      return sayingAndAsking(undoneSentence(conversation, pending), conversation, context);
    case "smalltalk":
      return sayingAndAsking(smallTalk(mainTurn(pending.text), conversation), conversation, context);
    case "complain":
      return complainedOf(conversation, pending, context);
    case "pointing":
      return pointedAt(conversation, context);
  }
}

/** The answer to a question about this talk or about what the world has. */
function askedBack(text: string, conversation: Conversation, context: ReplyContext): Reply {
  const ofTalk = answerOfTalk(mainTurn(text), conversation, context);
  if (ofTalk === null) return sayingAndAsking(worldSentence(text, conversation, context), conversation, context);
  return ofTalk.endsThere ? saying(ofTalk.text) : sayingAndAsking(ofTalk.text, conversation, context);
}

/** A complaint is answered, and what was asked is put in other words, or given up where it was complained of before. */
function complainedOf(conversation: Conversation, pending: PendingReply, context: ReplyContext): Reply {
  const { question } = conversation;
  const sentences = [complaintSentence(pending.text, conversation), acknowledgement(conversation, pending, context)];
  const text = sentences.filter((each) => each !== "").join(" ");
  return question === null
    ? sayingAndAsking(text, conversation, context)
    : saying(`${text} ${rewordedQuestion(question)}`);
}

/** "The second one" of no choices: the question again, with what can be answered. */
function pointedAt(conversation: Conversation, context: ReplyContext): Reply {
  const text = "I can't tell what that refers to.";
  const { question } = conversation;
  if (question === null) return sayingAndAsking(`${text} Can you put it another way?`, conversation, context);
  return saying(`${withReminder(text, conversation)} ${choicesSentence(question)}`.trim());
}

function saying(text: string): Reply {
  return { text, question: null, plan: null };
}

/** Sets nothing: the open question stays and is put again; where none is open yet, the first one is asked. */
function sayingAndAsking(text: string, conversation: Conversation, context: ReplyContext): Reply {
  if (conversation.question !== null || conversation.planned !== null) return saying(withReminder(text, conversation));
  return { text, question: questionAfter(conversation, context), plan: null };
}

function goOn(conversation: Conversation, pending: PendingReply, context: ReplyContext): Reply {
  if (pending.contradiction !== null && conversation.planned === null) {
    const question = contradictionQuestion(pending.contradiction);
    return { text: acknowledgement(conversation, pending, context, askedOf({ question })), question, plan: null };
  }
  const reading = readingOf(conversation, context.world, context.today);
  const { request } = reading;
  const asked = askedOf(conversation);
  if (conversation.question !== null) {
    const text = acknowledgement(conversation, pending, context, asked);
    // What makes the trip impossible comes before the question that was open.
    const missing = nextTripQuestion(conversation, reading, context);
    if (missing === null || missing.field === asked || conversation.planned !== null)
      return saying(withReminder(text, conversation));
    return { text, question: { about: "trip", question: missing }, plan: null };
  }
  if (conversation.planned !== null && request !== null)
    return { ...saying(`${acknowledgement(conversation, pending, context)} Re-planning…`.trim()), plan: request };
  const question = questionAfter(withVague(conversation, pending), context);
  const text = acknowledgement(conversation, pending, context, askedOf({ question }));
  if (question !== null) return { text, question, plan: null };
  return saying(`${text} ${closing(conversation)}`.trim());
}

/** What the last words were too vague about is asked next. */
function withVague(conversation: Conversation, { unclear }: PendingReply): Conversation {
  const { dialog } = conversation;
  const isNew = (entry: EntryKey) => unclear.includes(entry) && dialog.asked.every((asked) => asked.entry !== entry);
  const vague = dialog.unsettled ?? ASKABLE_ENTRIES.find(isNew) ?? null;
  return { ...conversation, dialog: { ...dialog, unsettled: vague } };
}

function planNow(conversation: Conversation, pending: PendingReply, context: ReplyContext): Reply {
  const reading = readingOf(conversation, context.world, context.today);
  const { request } = reading;
  // Once all is known the assumptions are stated together.
  const text = acknowledgement(conversation, request === null ? pending : { ...pending, leftOpen: null }, context);
  if (request !== null) {
    const sentences = [text, "Planning now…", assumptionsSentence(request)];
    return { text: sentences.filter((each) => each !== "").join(" "), question: null, plan: request };
  }
  const question = questionAfter(conversation, context);
  const missing = tripQuestions(conversation, reading).length;
  const promise = `${missing === 1 ? "One more thing" : `${missing} more things`} before I can plan.`;
  return { text: `${text} ${promise}`.trim(), question, plan: null };
}

/** What was set, corrected or left open, and what was not understood; `asked` is what is asked after it. */
function acknowledgement(
  conversation: Conversation,
  pending: PendingReply,
  { world, today, proposals }: ReplyContext,
  asked: string | null = null,
): string {
  const { learned, before, leftOpen } = pending;
  const openFields = (known: Known) => {
    const { questions, objections } = readingOf(known, world, today);
    return [...questions, ...objections].map(({ field }) => field);
  };
  const [unsettledBefore, unsettled] = [openFields(before), openFields(conversation)];
  const changes = changesSentence(
    changesBetween(before.said, conversation.said, learned, { unsettledBefore, unsettled }),
  );
  const unclear = pending.unclear.filter((field) => field !== asked && !unsettled.includes(field));
  const sentences = [
    changes,
    impossibleSentence(before, conversation, world),
    pending.unread.length > 0 ? unreadSentence(pending.unread) : null,
    unclear.length > 0 ? unclearSentence(unclear) : null,
    before.placeKinds === null && conversation.placeKinds !== null && !proposals ? SUGGESTS_LATER : null,
    leftOpen && leftOpenSentence(leftOpen, learned, readingOf(conversation, world, today)),
  ];
  return sentences.filter((sentence) => sentence !== null).join(" ");
}

function leftOpenSentence(
  question: OpenQuestion,
  learned: PendingReply["learned"],
  { request, said }: Pick<Reading, "request" | "said">,
): string | null {
  if (question.about === "trip") {
    const { field } = question.question;
    const decided = field === "people" ? request && travelersWords(request) : decidedWords(field, said);
    return decided && `I'll assume ${decided}.`;
  }
  const declined = learned.some(({ entry, value }) => entry === question.question.entry && value === null);
  return declined ? "OK, I'll choose." : "Let's leave that open.";
}

function undoneSentence(conversation: Conversation, { before }: PendingReply): string {
  const { said, dialog } = conversation;
  const { corrected, gone } = changesBetween(before.said, said, learnedBetween(before.dialog, dialog));
  const taken = [...gone, ...goneBetween(before.dialog, dialog)];
  const sentences = [
    ...(taken.length > 0 ? [`Undone: ${listed(taken)}.`] : []),
    changesSentence({ noted: [], corrected }) ?? "",
  ];
  const words = sentences.filter((each) => each !== "").join(" ");
  if (words === "" && dialog !== before.dialog) return "Back to this:";
  return words !== "" ? words : "There's nothing to undo.";
}

/** What the world has, in the places that the trip goes to where none is named. */
function worldSentence(text: string, { said }: Conversation, { world }: ReplyContext): string {
  const { destinations = [], stops = [] } = said.trip;
  const cities = [...new Set([...destinations, ...stops.map(({ city }) => city)])];
  const question = readQuestion(text, world);
  return (question && answerOfWorld(question, cities, world)) ?? CANNOT_ANSWER_YET;
}

/** What helps more often the more often it was needed. */
function nothingSentence(text: string, { question, unanswered }: Conversation): string {
  if (text.trim() === "") return "That message was empty.";
  const example = question?.about === "trip" ? (TRIP_EXAMPLES[question.question.field] ?? "") : "";
  if (isLeftOpen(text)) {
    return question === null
      ? "Press Plan, and I'll choose what you left open."
      : `Only you can tell me that. ${example}`.trim();
  }
  if (mainTurn(text) === "nod" && unanswered < 2) return "I need this to go on:";
  const plain = "Sorry, I didn't get that.";
  return unanswered > 1 && example !== "" ? `I still need this. ${example}` : plain;
}

/** With the open question put again, so that nobody has to look for it. */
function withReminder(text: string, { question }: Conversation): string {
  return question === null ? text : `${text} ${question.question.text}`.trim();
}

/** Said once; later, shorter. */
function closing({ messages }: Conversation): string {
  const saidBefore = messages.some(({ by, text }) => by === "agent" && text.endsWith(CLOSING));
  return saidBefore ? "Press Plan when you're ready." : CLOSING;
}
