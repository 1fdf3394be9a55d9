import { ask, type Dialog, hear, setEntry } from "@/server/elicitation";
import type { Event, EventOf, EventType, RecordedEvent } from "@/server/episodes";
import {
  type ChatMessage,
  type EntryKey,
  type EntryValue,
  type Learned,
  PREFERENCE_ENTRIES,
  type Said,
} from "@/server/trip";
import { type Conversation, type Due, type Known, NEW_CONVERSATION } from "./conversation";
import { heardIn, leavesEverything } from "./heard";
import { editSaid, mergeSaid, NOTHING_SAID } from "./merge-said";
import { saidOfRequest } from "./said-of-request";

/** The kinds of event that a conversation is made from; plans are not among them. */
export const CONVERSATION_EVENTS: readonly EventType[] = [
  ...(["task", "said", "asked", "replyStopped", "entrySet", "rememberedLeft", "tripEdited"] as const),
  ...(["delegated", "consented", "branched", "preferenceLearned", "requestChanged"] as const),
];

/** The conversation that the events tell. Pure; takes well under a millisecond for each event. */
export function conversationOf(events: readonly RecordedEvent[]): Conversation {
  return events.reduce((state, { sequence, event }) => after(state, event, sequence), NEW_CONVERSATION);
}

function after(state: Conversation, event: Event, sequence: number): Conversation {
  switch (event.type) {
    case "task":
      return begun(state, event, sequence);
    case "said":
      return event.by === "traveler" ? travelerSaid(state, event, sequence) : agentSaid(state, event.text, sequence);
    case "asked":
      return agentAsked(state, event, sequence);
    case "replyStopped":
      return { ...state, due: null };
    case "preferenceLearned":
      return learnedOverPlan(state, event);
    case "entrySet":
      return entrySetByHand(state, event);
    case "rememberedLeft":
      return { ...state, decided: new Set([...state.decided, ...event.entries]) };
    case "tripEdited":
      return tripEdited(state, event);
    case "delegated": {
      // Whoever leaves everything to the agent is asked nothing more.
      const question = event.level === "decide for me" && state.question?.about === "entry" ? null : state.question;
      return dueByHand({ ...state, delegation: event.level, question });
    }
    case "consented":
      return { ...state, consent: event.rated };
    case "branched":
      return { ...state, branchedFrom: event.from };
    case "requestChanged":
      return { ...state, planned: knownOf(state), question: null, due: null };
    default:
      return state;
  }
}

/** A trip that was not talked over begins with the words and the request that it was planned from. */
function begun(state: Conversation, { task }: EventOf<"task">, sequence: number): Conversation {
  if (task.request === null) return state;
  const { text, request } = task;
  const dialog = request.preferences.reduce((known, { entry, value }) => setEntry(known, entry, value), state.dialog);
  const known: Known = { ...knownOf(state), said: saidOfRequest(request), dialog };
  return {
    ...state,
    ...known,
    planned: known,
    messages: text.trim() === "" ? [] : [travelerMessage(sequence, text, [])],
  };
}

function travelerSaid(state: Conversation, event: EventOf<"said">, sequence: number): Conversation {
  const { text } = event;
  const understood = event.understood ?? NOTHING_SAID;
  const heard = heardIn(text, understood, state);
  const takesIn = heard === "said" || heard === "planNow";
  const known = takesIn ? takenIn(state, text, understood) : knownOf(state);
  const { dialog } = known;
  const learned = learnedBetween(state.dialog, dialog);
  return {
    ...state,
    ...known,
    delegation: leavesEverything(text) ? "decide for me" : state.delegation,
    messages: [...state.messages, travelerMessage(sequence, text, learned)],
    question: takesIn ? null : state.question,
    misses: heard === "nothing" ? state.misses + 1 : takesIn ? 0 : state.misses,
    due: {
      heard,
      text,
      learned: [...(state.due?.learned ?? []), ...learned],
      isReadByModel: false,
      leftOpen: takesIn ? leftOpen(state, dialog, understood) : null,
      before: state.due?.before ?? knownOf(state),
    },
  };
}

/** What is known after words, as understood. */
export function takenIn(known: Known, text: string, understood: Said): Known {
  const { said, dialog, delegation } = known;
  return {
    said: mergeSaid(said, understood),
    dialog: hear(dialog, { text, said: understood }),
    delegation,
    inferred: withoutNamed(known, understood),
  };
}

/** What stays inferred when fields are said or set. */
function withoutNamed({ inferred }: Known, { trip, constraints, entries }: Omit<Said, "unclear">): Known["inferred"] {
  if (inferred.size === 0) return inferred;
  return new Set(
    [...inferred].filter((field) => ![trip, constraints, entries].some((part) => Object.hasOwn(part, field))),
  );
}

/**
 * Of words over a plan it shows only in the answer that they were no wish about a stop but tell a preference. Below 1 is the confidence in what a
 * model read in an answer that the parser could not.
 */
function learnedOverPlan(
  state: Conversation,
  { entry, value, evidence, confidence }: EventOf<"preferenceLearned">,
): Conversation {
  const said: Said = { ...NOTHING_SAID, entries: { [entry]: value } };
  const dialog = hear(state.dialog, { text: evidence, said });
  const learned = learnedBetween(state.dialog, dialog);
  const index = state.messages.findLastIndex(({ by }) => by === "traveler");
  const messages = state.messages.map((message, at) =>
    at === index ? { ...message, learned: [...message.learned, ...learned] } : message,
  );
  const now = { ...state, dialog, messages };
  if (confidence === 1 || learned.length === 0) return now;
  const { due, inferred } = state;
  return readByModel({
    ...now,
    inferred: new Set([...inferred, entry]),
    question: null,
    due: due === null ? null : { ...due, learned: [...due.learned, ...learned] },
  });
}

/** The open question about a preference, where it was settled without a value. */
function leftOpen({ question }: Conversation, dialog: Dialog, understood: Said): Due["leftOpen"] {
  if (question?.about !== "entry" || dialog.unsettled !== null) return null;
  return understood.entries[question.question.entry] === undefined ? question : null;
}

function agentSaid(state: Conversation, text: string, sequence: number): Conversation {
  const message: ChatMessage = { sequence, by: "agent", text, reason: null, learned: [] };
  return { ...state, messages: [...state.messages, message], due: null };
}

/** Words and the question that follows them at once are one message. */
function agentAsked(state: Conversation, { questions, question }: EventOf<"asked">, sequence: number): Conversation {
  const last = state.messages.at(-1);
  const joins = last?.by === "agent" && last.sequence === sequence - 1;
  const asked = question?.question.text ?? questions.map(({ text }) => text).join(" ");
  const message: ChatMessage = {
    sequence,
    by: "agent",
    text: joins ? `${last.text} ${asked}` : asked,
    reason: question?.about === "entry" ? question.question.reason : null,
    learned: [],
  };
  return {
    ...state,
    messages: [...(joins ? state.messages.slice(0, -1) : state.messages), message],
    dialog: question?.about === "entry" ? ask(state.dialog, question.question) : state.dialog,
    question: question ?? null,
    misses: 0,
    due: null,
  };
}

function entrySetByHand(state: Conversation, { entry, value, from }: EventOf<"entrySet">): Conversation {
  const settles = state.question?.about === "entry" && state.question.question.entry === entry;
  return dueByHand({
    ...state,
    dialog: setEntry(state.dialog, entry, value),
    said: editSaid(state.said, saidByEntry(entry, value)),
    inferred: new Set([...state.inferred].filter((field) => field !== entry)),
    decided: from === "remembered" ? new Set([...state.decided, entry]) : state.decided,
    question: settles ? null : state.question,
  });
}

/** What an entry says of the trip itself (design.md, "Vocabulary"). */
function saidByEntry(entry: EntryKey, value: EntryValue | null): Parameters<typeof editSaid>[1] {
  const nothing = { trip: {}, constraints: {}, cleared: [] };
  if (entry === "persona.budget") {
    return typeof value === "number" ? { ...nothing, trip: { budget: value } } : { ...nothing, cleared: ["budget"] };
  }
  if (entry === "persona.travelWithPets") {
    return value === true ? { ...nothing, trip: { pets: true } } : { ...nothing, cleared: ["pets"] };
  }
  return nothing;
}

function tripEdited(state: Conversation, event: EventOf<"tripEdited">): Conversation {
  const { question } = state;
  const set = [...Object.keys(event.trip), ...Object.keys(event.constraints)];
  const said = editSaid(state.said, event);
  const inferred = withoutNamed(state, { ...event, entries: {} });
  if (event.by === "model") return readByModel({ ...state, said, inferred: new Set([...inferred, ...set]) });
  const settles = question?.about === "trip" && [...set, ...event.cleared].includes(question.question.field);
  return dueByHand({ ...state, said, inferred, question: settles ? null : question });
}

/** The message that waits for its reply says something after all. */
function readByModel(state: Conversation): Conversation {
  const { due, question } = state;
  return {
    ...state,
    question: question?.about === "trip" ? null : question,
    misses: 0,
    due: due === null ? null : { ...due, heard: due.heard === "planNow" ? "planNow" : "said", isReadByModel: true },
  };
}

/** After a change by hand the agent speaks only where no question is open any more, and never over a plan. */
function dueByHand(state: Conversation): Conversation {
  if (state.question !== null || state.due !== null || state.planned !== null) return state;
  const due: Due = { heard: null, text: "", learned: [], isReadByModel: false, leftOpen: null, before: knownOf(state) };
  return { ...state, due };
}

function travelerMessage(sequence: number, text: string, learned: Learned[]): ChatMessage {
  return { sequence, by: "traveler", text, reason: null, learned };
}

function knownOf({ said, dialog, delegation, inferred }: Known): Known {
  return { said, dialog, delegation, inferred };
}

/** What words made of the preferences. */
export function learnedBetween(before: Dialog, now: Dialog): Learned[] {
  if (before.notes === now.notes) return [];
  return PREFERENCE_ENTRIES.flatMap(({ key: entry }): Learned[] => {
    const [was, is] = [before.notes.get(entry), now.notes.get(entry)];
    if (is === undefined || is === was || JSON.stringify(was?.value) === JSON.stringify(is.value)) return [];
    return [{ entry, value: is.value, before: was?.value ?? null }];
  });
}
