import type { TripRow, TripVersionRow } from "@/db";

/** The rows of one trip. */
export interface TripState {
  readonly trip: TripRow;
  /** By number: every version, or at least those that the events to be projected name. */
  readonly versions: ReadonlyMap<number, TripVersionRow>;
}
