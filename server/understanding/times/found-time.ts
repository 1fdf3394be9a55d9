import type { SaidTime } from "@/server/trip";

/** Something found at characters [from, to), none where its day is not said; `blanked` are the stretches that say nothing else. */
export interface FoundTime {
  readonly times: readonly SaidTime[];
  readonly from: number;
  readonly to: number;
  readonly blanked: readonly (readonly [from: number, to: number])[];
}
