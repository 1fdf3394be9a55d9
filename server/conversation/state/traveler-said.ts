import { type Dialog, hear, hearAside } from "@/server/elicitation";
import type { EventOf } from "@/server/episodes";
import type { ChatMessage, Learned, Said } from "@/server/trip";
import { isLeftOpen } from "@/server/understanding";
import type { Conversation, Due, Earlier } from "./conversation";
import { canBeGivenUp, heardIn, leavesEverything } from "./heard";
import { NOTHING_SAID } from "./merge-said";
import { knownOf, learnedBetween, takenIn } from "./take-in";

/** The conversation after words of the traveler's, and what the agent has to answer. */
export function travelerSaid(state: Conversation, event: EventOf<"said">, sequence: number): Conversation {
  const { text, unread = [] } = event;
  const understood = event.understood ?? NOTHING_SAID;
  const heard = heardIn(text, understood, state);
  const takesIn = heard === "said" || heard === "planNow";
  const isBeside = heard === "said" && speaksBeside(state, text, understood);
  const now = heard === "undo" ? takenBack(state) : takesIn ? takingIn(state, text, understood, isBeside) : state;
  const learned = takesIn ? learnedBetween(state.dialog, now.dialog) : [];
  const settles = takesIn && !isBeside;
  return {
    ...now,
    notes: takesIn ? [...new Set([...state.notes, ...unread])] : now.notes,
    delegation: leavesEverything(text, state) ? "decide for me" : now.delegation,
    wantsPlan: now.wantsPlan || heard === "planNow",
    messages: [...state.messages, travelerMessage(sequence, text, learned)],
    question: settles ? null : now.question,
    misses: heard === "nothing" || heard === "nod" ? state.misses + 1 : takesIn ? 0 : now.misses,
    besides: isBeside ? state.besides + 1 : now.besides,
    due: {
      heard,
      text,
      unread: takesIn ? unread : [],
      learned: [...(state.due?.learned ?? []), ...learned],
      isReadByModel: false,
      leftOpen: settles ? leftOpen(state, now.dialog, understood) : null,
      before: state.due?.before ?? knownOf(state),
    },
  };
}

/** Whether words tell something and leave the open question about a preference unanswered: the first time, it stays open. */
function speaksBeside({ question, besides, misses }: Conversation, text: string, understood: Said): boolean {
  if (question?.about !== "entry" || besides > 0 || misses > 0) return false;
  const { entry } = question.question;
  if (understood.entries[entry] !== undefined || understood.unclear.includes(entry) || isLeftOpen(text)) return false;
  return [understood.trip, understood.constraints, understood.entries].some((part) => Object.keys(part).length > 0);
}

function takingIn(state: Conversation, text: string, understood: Said, isBeside: boolean): Conversation {
  const known = takenIn(state, text, understood, isBeside ? hearAside : hear);
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
function leftOpen({ question }: Conversation, dialog: Dialog, understood: Said): Due["leftOpen"] {
  if (question?.about === "trip")
    return canBeGivenUp(question) && understood.trip.people === undefined ? question : null;
  if (question === null || dialog.unsettled !== null) return null;
  return understood.entries[question.question.entry] === undefined ? question : null;
}

export function travelerMessage(sequence: number, text: string, learned: Learned[]): ChatMessage {
  return { sequence, by: "traveler", text, reason: null, learned };
}
