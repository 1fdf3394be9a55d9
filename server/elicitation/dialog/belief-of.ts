import { onceForEach } from "@/server/trip";
import { type Belief, believe } from "../belief/belief";
import type { Evidence } from "../belief/evidence";
import type { Priors } from "../belief/priors";
import { shippedPriors } from "../belief/shipped-priors";
import type { Dialog } from "./dialog";

const byShippedPriors = onceForEach((dialog: Dialog) => believe(shippedPriors(), evidenceIn(dialog)));

/** What a dialog makes one believe of the traveler; without `priors` by those that the app comes with. */
export function beliefOf(dialog: Dialog, priors?: Priors): Belief {
  return priors === undefined ? byShippedPriors(dialog) : believe(priors, evidenceIn(dialog));
}

/** What was heard in a dialog, as the belief takes it. */
export function evidenceIn({ notes }: Dialog): readonly Evidence[] {
  return [...notes].map(([entry, { value, sign }]) => ({ entry, value, sign }));
}
