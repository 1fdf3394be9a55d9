import { type Dialog, setEntry, takeAnswer, takeVolunteered } from "@/server/elicitation";
import type { EventOf } from "@/server/episodes";
import { placeWish, withoutPlaceWishIn } from "@/server/understanding";
import type { ChatMessage, Learned } from "@/server/views";
import { askedOf, asksWhere, settledBy } from "./asked-of";
import { concernedBy, contradictionIn, withoutContradiction } from "./contradictions";
import type { Contradiction, Conversation, Earlier, Intent, PendingReply } from "./conversation";
import { isDecidable } from "./decided";
import { canBeGivenUp, intentOf, leavesEverything } from "./intent";
import { knownAfter, knownOf, learnedBetween } from "./known-after";
import { meantBy } from "./meant-words";
import { settledUnread } from "./settled-unread";
import { setsSomething, settlesField, unclearIn, type Words, wordsOf } from "./words";

/** A question about a preference is given up after so many answers that nothing was made of. */
const MOST_UNREAD = 2;

/** The conversation after words of the traveler's, and what the agent has to answer. */
export function travelerSaid(state: Conversation, event: EventOf<"said">, sequence: number): Conversation {
  const all = wordsOf(event);
  const intent = intentOf(all, state);
  const takesIn = intent === "said" || intent === "planNow" || intent === "complain";
  const contradiction = takesIn ? contradictionIn(state, all) : null;
  const words = contradiction === null ? all : withoutContradiction(all, contradiction);
  const keepsOpen = takesIn && staysOpen(state, words, intent);
  const updates = takesIn && !(intent === "complain" && keepsOpen);
  const updated = intent === "undo" ? undone(state) : updates ? stateAfter(state, words, keepsOpen) : state;
  const now = contradiction === null ? updated : { ...updated, dialog: withoutNotes(updated.dialog, contradiction) };
  const learned = takesIn ? learnedBetween(state.dialog, now.dialog) : [];
  const settles = takesIn && !keepsOpen;
  const named = contradiction?.value.toLowerCase();
  const open = named === undefined ? words.unread : words.unread.filter((each) => !each.toLowerCase().includes(named));
  const unread = takesIn ? settledUnread(withoutPlaceWish(open, now), learned) : [];
  return {
    ...now,
    notes: takesIn ? [...new Set([...state.notes, ...unread])] : now.notes,
    notesBefore: intent === "undo" ? state.notesBefore : null,
    delegation: leavesEverything(words) ? "decide for me" : now.delegation,
    wantsPlan: now.wantsPlan || intent === "planNow",
    messages: [...state.messages, travelerMessage(sequence, words.text, learned)],
    question: settles ? null : now.question,
    unanswered: isMiss(intent, words, keepsOpen) ? state.unanswered + 1 : takesIn ? 0 : now.unanswered,
    detours: keepsOpen && setsSomething(words) ? state.detours + 1 : now.detours,
    pending: {
      intent,
      text: words.text,
      utterance: { text: meantBy(words.text, state) ?? words.text, asked: askedOf(state) },
      unread,
      unclear: takesIn ? unclearIn(words) : [],
      learned: [...(state.pending?.learned ?? []), ...learned],
      contradiction,
      leftOpen: settles ? leftOpen(state, now.dialog, words) : null,
      before: state.pending?.before ?? knownOf(state),
    },
  };
}

/** What was wished for and is turned down is open again. */
function withoutNotes(dialog: Dialog, { entry }: Contradiction): Dialog {
  return concernedBy(entry).reduce((known, each) => setEntry(known, each, null), dialog);
}

/** A kind of place that is looked for needs no note; everything else said does. */
function withoutPlaceWish(unread: readonly string[], { placeKinds }: Conversation): readonly string[] {
  if (placeKinds === null) return unread;
  return unread.map((words) => withoutPlaceWishIn(words) ?? words).filter((words) => words !== "");
}

/** Whether the open question is as unanswered as before. */
function isMiss(intent: Intent, words: Words, keepsOpen: boolean): boolean {
  if (intent === "nothing" || intent === "pointing" || intent === "complain") return true;
  return keepsOpen && !setsSomething(words) && words.acts.includes("answer");
}

/**
 * Whether words leave the open question unanswered and it stays open: something else was said, the first time; what nothing is made of and
 * complaints, as long as patience lasts.
 */
function staysOpen({ question, detours, unanswered }: Conversation, words: Words, intent: Intent): boolean {
  if (question === null || intent === "planNow" || answers(question, words)) return false;
  if (intent === "complain") return !canBeGivenUp(question) || unanswered === 0;
  if (setsSomething(words)) return canBeGivenUp(question) && detours === 0 && unanswered === 0;
  if (words.unread.length === 0) return words.understood.unclear.length > 0 && unanswered === 0;
  return unanswered < MOST_UNREAD || !canBeGivenUp(question) || !words.acts.includes("answer");
}

/** Whether words settle what was asked, if only by leaving it open or by being too vague. */
function answers(question: NonNullable<Conversation["question"]>, words: Words): boolean {
  const { text, understood, acts } = words;
  if (settledBy(question).some((field) => understood.unclear.includes(field) || settlesField(words, field)))
    return true;
  return acts.includes("leaveOpen") || (asksWhere(askedOf({ question })) && placeWish(text, true) !== null);
}

function stateAfter(state: Conversation, words: Words, keepsOpen: boolean): Conversation {
  const known = knownAfter(state, words, askedOf(state), keepsOpen ? takeVolunteered : takeAnswer);
  return { ...state, ...known, earlier: earlierOf(state) };
}

/** As it was before the last thing that was said, the question of then included. */
function undone(state: Conversation): Conversation {
  return state.earlier === null || state.planned !== null ? state : { ...state, ...state.earlier };
}

export function earlierOf(state: Conversation): Earlier {
  const { question, unanswered, detours, wantsPlan, earlier } = state;
  return { ...knownOf(state), question, unanswered, detours, wantsPlan, earlier };
}

/** The open question, where it was settled without a value. */
function leftOpen({ question }: Conversation, dialog: Dialog, words: Words): PendingReply["leftOpen"] {
  if (question?.about === "trip") {
    const { field } = question.question;
    if (isDecidable(field)) return words.acts.includes("leaveOpen") ? question : null;
    return canBeGivenUp(question) && words.understood.trip.people === undefined ? question : null;
  }
  if (question === null || dialog.unsettled !== null) return null;
  return settledBy(question).some((field) => settlesField(words, field)) ? null : question;
}

export function travelerMessage(sequence: number, text: string, learned: Learned[]): ChatMessage {
  return { sequence, by: "traveler", text, reason: null, learned };
}
