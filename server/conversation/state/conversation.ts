import { type Dialog, newDialog } from "@/server/elicitation";
import type { Delegation, EntryKey, Objective, Said } from "@/server/trip";
import type { PlaceKind } from "@/server/understanding";
import type { ChatMessage, Learned, OpenQuestion } from "@/server/views";
import { NOTHING_SAID } from "./merge-said";

/** How a message of the traveler's is taken. */
export type Intent =
  /** It says something, about the trip, a preference, or that a question is left to the agent. */
  | "said"
  /** It wants the trip planned, with whatever else it says. */
  | "planNow"
  /** The last thing said is to be taken back. */
  | "undo"
  /** It asks something back, about this talk, the plan or the world, and tells nothing. */
  | "ask"
  /** It complains, of the questions or of not having been heard. */
  | "complain"
  | "smalltalk"
  /** It points to a choice or to what was said before, and nobody can tell to which. */
  | "pointing"
  /** It is in another language. */
  | "foreign"
  /** Nothing in it is about the trip: off the topic, markup, empty. */
  | "nothing";

/** What is known of the trip and of the preferences. */
export interface Known {
  /** Of the trip itself: every message and edit by hand, later ones in place of earlier ones. `entries` are the dialog's. */
  readonly said: Said;
  readonly dialog: Dialog;
  readonly delegation: Delegation;
  /** Words of the traveler's that nothing was made of: kept as notes of the trip. */
  readonly notes: readonly string[];
  /** Fields of the trip that are left to the agent. */
  readonly left: ReadonlySet<string>;
  /** Kinds of place wished for where none is named; null: where to go is not left open. */
  readonly placeKinds: readonly PlaceKind[] | null;
}

/** A value that is both wished for and turned down. */
export interface Contradiction {
  readonly entry: EntryKey;
  readonly value: string;
}

/** What the agent still has to answer; several messages in a row are answered together. */
export interface PendingReply {
  /** Of the last message; null: something was changed by hand. */
  readonly intent: Intent | null;
  readonly text: string;
  /** What the traveler meant, what it points back to in its place, and what was asked; null: something was changed by hand. */
  readonly utterance: { readonly text: string; readonly asked: string | null } | null;
  /** Stretches of it that nothing was made of. */
  readonly unread: readonly string[];
  /** Entries and fields of the trip that it is about, but too vaguely to set. */
  readonly unclear: readonly string[];
  readonly learned: readonly Learned[];
  /** A wish that the last words contradict: nothing is known of it any more. */
  readonly contradiction: Contradiction | null;
  /** The question that was open before, where it is settled without a value: left to the agent, or given up. */
  readonly leftOpen: OpenQuestion | null;
  /** What was known before, to tell what changed. */
  readonly before: Known;
}

/** A conversation as its events tell it: plain data, rebuilt from them at every look. */
export interface Conversation extends Known {
  readonly messages: readonly ChatMessage[];
  readonly question: OpenQuestion | null;
  /** How often in a row the open question got no answer: nothing, a complaint, or one that nothing was made of. */
  readonly unanswered: number;
  /** How often something else was said while the question was open. */
  readonly detours: number;
  /** Fields of the trip that were asked for. */
  readonly askedOfTrip: ReadonlySet<string>;
  /** Cities that were proposed where the destination was left open. */
  readonly proposed: ReadonlySet<string>;
  /** The traveler wants the trip planned as soon as it can be. */
  readonly wantsPlan: boolean;
  /** The state before the last thing that was said, to go back to; null: nothing was said yet. */
  readonly earlier: Earlier | null;
  /** Notes before those that the last words over a plan added, to go back to; null: they added none. */
  readonly notesBefore: readonly string[] | null;
  /** What a plan is to be best at, chosen by hand; null: as the words have it. */
  readonly objective: Objective | null;
  /** Whether people may rate it, should its traveler let them rate chats at all. */
  readonly consent: boolean;
  /** Preferences of earlier trips that were taken or left here. */
  readonly decided: ReadonlySet<EntryKey>;
  readonly branchedFrom: string | null;
  /** Null: the traveler is to speak. */
  readonly pending: PendingReply | null;
  /** What was known when it was last planned; null: it never was. */
  readonly planned: Known | null;
}

export interface Earlier extends Known {
  readonly question: OpenQuestion | null;
  readonly unanswered: number;
  readonly detours: number;
  readonly wantsPlan: boolean;
  readonly earlier: Earlier | null;
}

export const NEW_CONVERSATION: Conversation = {
  messages: [],
  said: NOTHING_SAID,
  dialog: newDialog(),
  question: null,
  unanswered: 0,
  detours: 0,
  askedOfTrip: new Set(),
  wantsPlan: false,
  earlier: null,
  delegation: "ask me some",
  notes: [],
  left: new Set(),
  placeKinds: null,
  proposed: new Set(),
  notesBefore: null,
  objective: null,
  consent: true,
  decided: new Set(),
  branchedFrom: null,
  pending: null,
  planned: null,
};
