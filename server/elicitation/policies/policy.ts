import type { Delegation, EntryKey } from "@/server/trip";
import type { Belief } from "../belief/belief";
import type { Dialog } from "../dialog/dialog";

export interface NextEntry {
  readonly entry: EntryKey;
  /** Why it is asked, to the traveler: the [Think] of APEC-Travel; empty where the policy gives none. */
  readonly reason: string;
  /** The question in the policy's own words; left out: it is worded by the app. */
  readonly text?: string;
}

/**
 * Decides what to ask next (design.md, "Elicitation"). It proposes only entries that `canBeAsked`: neither said, nor
 * declined, nor asked before with an answer that settled the matter; "done" when asking costs more than it brings at this level of delegation, or nothing is left.
 * What was asked once and left unsettled may be asked once more: whether that is worth a round is the policy's decision. Deterministic in
 * its arguments.
 */
export interface QuestionPolicy {
  readonly name: string;
  next(belief: Belief, dialog: Dialog, delegation: Delegation): NextEntry | "done";
}

/** Words of a model that ask for nothing. They are put to the traveler as they are, and cost a round like a question. */
export interface Remark {
  readonly remark: string;
}

export type NextTurn = NextEntry | Remark | "done";

/** A policy that may take its time and err, as one that asks a model does. Every `QuestionPolicy` is one. */
export interface AskingPolicy {
  readonly name: string;
  next(belief: Belief, dialog: Dialog, delegation: Delegation): NextTurn | Promise<NextTurn>;
}
