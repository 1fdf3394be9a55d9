import type { LocalDate } from "@/server/trip";

/** Minutes from midnight of the day that it begins on; `close` may exceed 1440. */
export type Interval = readonly [open: number, close: number];

/** When a place is open. */
export interface Hours {
  /** Seven days, Sunday first. */
  readonly week: readonly (readonly Interval[])[];
  /** Dates that differ from their weekday. */
  readonly except?: Readonly<Record<LocalDate, readonly Interval[]>>;
}

/** What is known of a place's hours. Unknown is never open. */
export type HoursState =
  | { readonly kind: "known"; readonly hours: Hours }
  | { readonly kind: "unknown" }
  /** The text is shown as it was written. */
  | { readonly kind: "not understood"; readonly text: string };
