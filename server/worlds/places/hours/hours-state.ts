import type { Hours } from "../../hours";

/** What is known of a place's hours. Unknown is never open. */
export type HoursState =
  | { readonly kind: "known"; readonly hours: Hours }
  | { readonly kind: "unknown" }
  /** The text is shown as it was written. */
  | { readonly kind: "not understood"; readonly text: string };
