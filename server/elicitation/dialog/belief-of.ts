import { type Belief, believe } from "../belief/belief";
import type { Evidence } from "../belief/evidence";
import { shippedPriors } from "../belief/shipped-priors";
import type { Dialog } from "./dialog";

/** What a dialog makes one believe of the traveler. */
export function beliefOf(dialog: Dialog, priors = shippedPriors()): Belief {
  return believe(priors, evidenceIn(dialog));
}

/** What was heard in a dialog, as the belief takes it. */
export function evidenceIn({ notes }: Dialog): readonly Evidence[] {
  return [...notes].map(([entry, { value, sign }]) => ({ entry, value, sign }));
}
