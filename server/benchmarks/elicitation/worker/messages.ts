import type { Problem, RuleSimulatorName } from "@/server/trip";
import type { PlayedTraveler } from "../play-traveler";

/** Travellers `from` up to, not including, `to` of the evaluation set. */
export interface Slice {
  readonly worldName: string;
  readonly policy: string;
  readonly simulator: RuleSimulatorName;
  readonly seed: number;
  readonly vague: number;
  readonly from: number;
  readonly to: number;
}

/** What a thread sends back: some travellers at a time, in their order, then the end; or what went wrong. */
export type SliceAnswer =
  | { readonly kind: "played"; readonly travelers: readonly PlayedTraveler[] }
  | { readonly kind: "done" }
  | { readonly kind: "problem"; readonly problem: Problem };
