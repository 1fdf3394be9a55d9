import { type Belief, believe } from "../belief/belief";
import { shippedPriors } from "../belief/shipped-priors";
import type { Dialog } from "./dialog";

/** What a dialog makes one believe of the traveller. */
export function beliefOf(dialog: Dialog): Belief {
  const evidence = [...dialog.notes].map(([entry, { value, sign }]) => ({ entry, value, sign }));
  return believe(shippedPriors(), evidence);
}
