import type { Delegation, EntryKey } from "@/server/trip";
import type { Belief } from "../belief/belief";
import type { Dialog } from "../dialog/dialog";

export interface NextEntry {
  readonly entry: EntryKey;
  /** Why it is asked, to the traveller: the [Think] of APEC-Travel; empty where the policy gives none. */
  readonly reason: string;
  /** The question in the policy's own words; left out: it is worded by the app. */
  readonly text?: string;
}

/**
 * Decides what to ask next (design.md, "Elicitation"). It proposes only entries that can be asked and are open: neither said, nor
 * declined, nor asked before; "done" when asking costs more than it brings at this level of delegation, or nothing is left.
 * Deterministic in its arguments. Following up vague answers is not its business (`nextQuestion`).
 */
export interface QuestionPolicy {
  readonly name: string;
  next(belief: Belief, dialog: Dialog, delegation: Delegation): NextEntry | "done";
}

/** A policy that may take its time, as one that asks a model does. Every `QuestionPolicy` is one. */
export interface AskingPolicy {
  readonly name: string;
  next(belief: Belief, dialog: Dialog, delegation: Delegation): NextEntry | "done" | Promise<NextEntry | "done">;
}
