import { ask, setEntry, setPreference, takeAnswer } from "@/server/elicitation";
import type { Event, EventOf, EventType, RecordedEvent } from "@/server/episodes";
import { choicesIn, type EntryKey, type EntryValue, isUnwanted, type Said } from "@/server/trip";
import type { ChatMessage } from "@/server/views";
import { asksWhere } from "./asked-of";
import { type Conversation, type Known, NEW_CONVERSATION, type PendingReply } from "./conversation";
import { knownOf, learnedBetween } from "./known-after";
import { editSaid, NOTHING_SAID } from "./merge-said";
import { saidOfRequest } from "./said-of-request";
import { earlierOf, travelerMessage, travelerSaid } from "./traveler-said";

/** The kinds of event that a conversation is made from; plans are not among them. */
export const CONVERSATION_EVENTS: readonly EventType[] = [
  ...(["task", "said", "understood", "asked", "replyStopped", "entrySet", "rememberedDeclined", "tripEdited"] as const),
  ...(["delegated", "consented", "branched", "preferenceLearned", "requestChanged", "notesChanged"] as const),
];

/** The conversation that the events tell. Pure; takes well under a millisecond for each event. */
export function conversationOf(events: readonly RecordedEvent[]): Conversation {
  return reread(events).reduce((state, { sequence, event }) => after(state, event, sequence), NEW_CONVERSATION);
}

/**
 * The conversation after the events that follow those it was made from: what `conversationOf` makes of all of them. Null where they say how a model
 * understood earlier words, so that all must be folded again.
 */
export function conversationWith(conversation: Conversation, later: readonly RecordedEvent[]): Conversation | null {
  if (later.some(({ event }) => event.type === "understood")) return null;
  return later.reduce((state, { sequence, event }) => after(state, event, sequence), conversation);
}

/** The traveler's words with what a model understood of them in place of what the built-in reader did. */
function reread(events: readonly RecordedEvent[]): RecordedEvent[] {
  const all: RecordedEvent[] = [];
  for (const recorded of events) {
    const { event } = recorded;
    const at = event.type === "understood" ? all.findLastIndex(({ event: { type } }) => type === "said") : -1;
    const said = all[at];
    if (event.type !== "understood" || said?.event.type !== "said") all.push(recorded);
    else {
      const { understood, unread, acts } = event;
      all[at] = { ...said, event: { ...said.event, understood, unread, acts } };
    }
  }
  return all;
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
      return { ...state, pending: null };
    case "preferenceLearned":
      return learnedOverPlan(state, event);
    case "entrySet":
      return entrySetByHand(state, event);
    case "rememberedDeclined":
      return { ...state, decided: new Set([...state.decided, ...event.entries]) };
    case "tripEdited":
      return tripEdited(state, event);
    case "delegated": {
      // Anyone who leaves everything to the agent is asked nothing more.
      const question = event.level === "decide for me" && state.question?.about === "entry" ? null : state.question;
      return dueByHand({ ...state, delegation: event.level, question });
    }
    case "consented":
      return { ...state, consent: event.rated };
    case "branched":
      return { ...state, branchedFrom: event.from };
    case "requestChanged":
      return { ...state, planned: knownOf(state), question: null, pending: null, wantsPlan: false, earlier: null };
    case "notesChanged":
      return notesChanged(state, event.notes);
    default:
      return state;
  }
}

/** Only what was noted can be taken back as a note; a note that was dropped is no change to undo. */
function notesChanged(state: Conversation, notes: readonly string[]): Conversation {
  return { ...state, notes, notesBefore: notes.length > state.notes.length ? state.notes : null };
}

/** A trip that was not talked over begins with the words and the request that it was planned from. */
function begun(state: Conversation, { task }: EventOf<"task">, sequence: number): Conversation {
  if (task.request === null) return { ...state, objective: task.objective };
  const { text, request } = task;
  const dialog = request.preferences.reduce(setPreference, state.dialog);
  const known: Known = { ...knownOf(state), said: saidOfRequest(request), dialog, notes: request.notes };
  return {
    ...state,
    ...known,
    planned: known,
    messages: text.trim() === "" ? [] : [travelerMessage(sequence, text, [])],
  };
}

/** Of words over a plan it shows only in the answer that they were no wish about a stop but tell a preference. */
function learnedOverPlan(
  state: Conversation,
  { entry, value, strength, evidence }: EventOf<"preferenceLearned">,
): Conversation {
  const said: Said = {
    ...NOTHING_SAID,
    ...(isUnwanted(strength) ? { unwanted: { [entry]: choicesIn(value) } } : { entries: { [entry]: value } }),
    ...(strength === "must" && { insisted: { [entry]: value } }),
    ...(strength === "must not" && { ruledOut: { [entry]: choicesIn(value) } }),
  };
  const dialog = takeAnswer(state.dialog, { text: evidence, said });
  const learned = learnedBetween(state.dialog, dialog);
  const index = state.messages.findLastIndex(({ by }) => by === "traveler");
  const messages = state.messages.map((message, at) =>
    at === index ? { ...message, learned: [...message.learned, ...learned] } : message,
  );
  return { ...state, dialog, messages };
}

function agentSaid(state: Conversation, text: string, sequence: number): Conversation {
  const message: ChatMessage = { sequence, by: "agent", text, reason: null, learned: [] };
  return { ...state, messages: [...state.messages, message], pending: null };
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
    unanswered: 0,
    detours: 0,
    proposed:
      question?.about === "trip" && asksWhere(question.question.field) && state.placeKinds !== null
        ? new Set([...state.proposed, ...question.question.options.map(({ answer }) => answer)])
        : state.proposed,
    askedOfTrip:
      question?.about === "trip" ? new Set([...state.askedOfTrip, question.question.field]) : state.askedOfTrip,
    pending: null,
  };
}

function entrySetByHand(state: Conversation, { entry, value, from }: EventOf<"entrySet">): Conversation {
  const settles = state.question?.about === "entry" && state.question.question.entry === entry;
  return dueByHand({
    ...state,
    dialog: setEntry(state.dialog, entry, value),
    earlier: earlierOf(state),
    said: editSaid(state.said, saidByEntry(entry, value)),
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
  const settles = question?.about === "trip" && [...set, ...event.cleared].includes(question.question.field);
  return dueByHand({ ...state, said, earlier: earlierOf(state), question: settles ? null : question });
}

/** After a change by hand the agent speaks only where no question is open any more, and never over a plan. */
function dueByHand(state: Conversation): Conversation {
  if (state.question !== null || state.pending !== null || state.planned !== null) return state;
  const pending: PendingReply = {
    intent: null,
    text: "",
    utterance: null,
    unread: [],
    unclear: [],
    learned: [],
    contradiction: null,
    leftOpen: null,
    before: knownOf(state),
  };
  return { ...state, pending };
}
