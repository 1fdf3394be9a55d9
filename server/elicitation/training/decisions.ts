import { ASKABLE_ENTRIES } from "@/server/trip";
import type { Belief } from "../belief/belief";
import type { Dialog } from "../dialog/dialog";
import { DONE, type View, viewOf } from "../policies/network/features";
import type { QuestionPolicy } from "../policies/policy";

/** One choice of the agent: before which dialog, and what it chose (an index of the network's outputs). */
export interface Decision {
  readonly belief: Belief;
  readonly dialog: Dialog;
  readonly choice: number;
}

/** A decision as the network sees it. */
export interface SeenDecision {
  readonly view: View;
  readonly choice: number;
}

export function seen({ belief, dialog, choice }: Decision, think: boolean): SeenDecision {
  return { view: viewOf(belief, dialog, think), choice };
}

/** The policy, with each of its decisions told. A follow-up is one like any question; what the traveler says is none. */
export function recorded(policy: QuestionPolicy, onDecision: (decision: Decision) => void): QuestionPolicy {
  return {
    name: policy.name,
    next(belief, dialog, delegation) {
      const next = policy.next(belief, dialog, delegation);
      onDecision({ belief, dialog, choice: next === "done" ? DONE : ASKABLE_ENTRIES.indexOf(next.entry) });
      return next;
    },
  };
}
