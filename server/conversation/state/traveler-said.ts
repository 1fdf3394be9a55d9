import { type Dialog, hear, hearAside, setEntry } from "@/server/elicitation";
import type { EventOf } from "@/server/episodes";
import type { ChatMessage, Learned } from "@/server/trip";
import { besidesPlaceWish, placeWish } from "@/server/understanding";
import { askedOf, asksWhere, settledBy } from "./asked-of";
import { concernedBy, contradictionIn, withoutContradiction } from "./contradictions";
import type { Contradiction, Conversation, Due, Earlier, Heard } from "./conversation";
import { isDecidable } from "./decided";
import { canBeGivenUp, heardIn, leavesEverything } from "./heard";
import { meantBy } from "./meant-words";
import { settledUnread } from "./settled-unread";
import { knownOf, learnedBetween, takenIn } from "./take-in";
import { setsSomething, settlesField, unclearIn, type Words, wordsOf } from "./words";

/** A question about a preference is given up after so many answers that nothing was made of. */
const MOST_UNREAD = 2;

/** The conversation after words of the traveler's, and what the agent has to answer. */
export function travelerSaid(state: Conversation, event: EventOf<"said">, sequence: number): Conversation {
  const all = wordsOf(event);
  const heard = heardIn(all, state);
  const takesIn = heard === "said" || heard === "planNow" || heard === "complain";
  const contradiction = takesIn ? contradictionIn(state, all) : null;
  const words = contradiction === null ? all : withoutContradiction(all, contradiction);
  const isBeside = takesIn && staysOpen(state, words, heard);
  const tells = takesIn && !(heard === "complain" && isBeside);
  const told = heard === "undo" ? takenBack(state) : tells ? takingIn(state, words, isBeside) : state;
  const now = contradiction === null ? told : { ...told, dialog: withoutNotes(told.dialog, contradiction) };
  const learned = takesIn ? learnedBetween(state.dialog, now.dialog) : [];
  const settles = takesIn && !isBeside;
  const named = contradiction?.value.toLowerCase();
  const open = named === undefined ? words.unread : words.unread.filter((each) => !each.toLowerCase().includes(named));
  const unread = takesIn ? settledUnread(withoutPlaceWish(open, now), learned) : [];
  return {
    ...now,
    notes: takesIn ? [...new Set([...state.notes, ...unread])] : now.notes,
    notesBefore: heard === "undo" ? state.notesBefore : null,
    delegation: leavesEverything(words) ? "decide for me" : now.delegation,
    wantsPlan: now.wantsPlan || heard === "planNow",
    messages: [...state.messages, travelerMessage(sequence, words.text, learned)],
    question: settles ? null : now.question,
    misses: isMiss(heard, words, isBeside) ? state.misses + 1 : takesIn ? 0 : now.misses,
    besides: isBeside && setsSomething(words) ? state.besides + 1 : now.besides,
    due: {
      heard,
      text: words.text,
      utterance: { text: meantBy(words.text, state) ?? words.text, asked: askedOf(state) },
      unread,
      unclear: takesIn ? unclearIn(words) : [],
      learned: [...(state.due?.learned ?? []), ...learned],
      contradiction,
      leftOpen: settles ? leftOpen(state, now.dialog, words) : null,
      before: state.due?.before ?? knownOf(state),
    },
  };
}

/** What was wished for and is turned down is open again. */
function withoutNotes(dialog: Dialog, { entry }: Contradiction): Dialog {
  return concernedBy(entry).reduce((known, each) => setEntry(known, each, null), dialog);
}

/** A kind of place that is looked for needs no note; what is said besides does. */
function withoutPlaceWish(unread: readonly string[], { placeKinds }: Conversation): readonly string[] {
  if (placeKinds === null) return unread;
  return unread.map((words) => besidesPlaceWish(words) ?? words).filter((words) => words !== "");
}

/** Whether the open question is as unanswered as before. */
function isMiss(heard: Heard, words: Words, isBeside: boolean): boolean {
  if (heard === "nothing" || heard === "pointing" || heard === "complain") return true;
  return isBeside && !setsSomething(words) && words.acts.includes("answer");
}

/**
 * Whether words leave the open question unanswered and it stays open: told something else, the first time; what nothing is made of and
 * complaints, as long as patience lasts.
 */
function staysOpen({ question, besides, misses }: Conversation, words: Words, heard: Heard): boolean {
  if (question === null || heard === "planNow" || answers(question, words)) return false;
  if (heard === "complain") return !canBeGivenUp(question) || misses === 0;
  if (setsSomething(words)) return canBeGivenUp(question) && besides === 0 && misses === 0;
  if (words.unread.length === 0) return words.understood.unclear.length > 0 && misses === 0;
  return misses < MOST_UNREAD || !canBeGivenUp(question) || !words.acts.includes("answer");
}

/** Whether words settle what was asked, if only by leaving it open or by being too vague. */
function answers(question: NonNullable<Conversation["question"]>, words: Words): boolean {
  const { text, understood, acts } = words;
  if (settledBy(question).some((field) => understood.unclear.includes(field) || settlesField(words, field)))
    return true;
  return acts.includes("leaveOpen") || (asksWhere(askedOf({ question })) && placeWish(text, true) !== null);
}

function takingIn(state: Conversation, words: Words, isBeside: boolean): Conversation {
  const known = takenIn(state, words, askedOf(state), isBeside ? hearAside : hear);
  return { ...state, ...known, earlier: earlierOf(state) };
}

/** As it stood before the last thing that was said, the question of then included. */
function takenBack(state: Conversation): Conversation {
  return state.earlier === null || state.planned !== null ? state : { ...state, ...state.earlier };
}

export function earlierOf(state: Conversation): Earlier {
  const { question, misses, besides, wantsPlan, earlier } = state;
  return { ...knownOf(state), question, misses, besides, wantsPlan, earlier };
}

/** The open question, where it was settled without a value. */
function leftOpen({ question }: Conversation, dialog: Dialog, words: Words): Due["leftOpen"] {
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
