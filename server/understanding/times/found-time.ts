import type { SaidTime } from "@/server/trip";

/** Something found at characters [from, to); `blanked` are the stretches that say nothing else. */
export interface FoundTime {
  readonly time: SaidTime | null;
  readonly from: number;
  readonly to: number;
  readonly blanked: readonly (readonly [from: number, to: number])[];
}
