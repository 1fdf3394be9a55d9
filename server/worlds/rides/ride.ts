import type { LocalTime } from "@/server/trip";
import type { Coordinates } from "../records";

export type RideKind = "tram" | "bus" | "metro" | "train" | "ferry" | "cable car" | "funicular";

/** One vehicle of a ride; times are what clocks show there. */
export interface RideLeg {
  /** "1", "Red": short where the line has a short name. */
  readonly line: string;
  readonly kind: RideKind;
  readonly from: string;
  readonly to: string;
  readonly departure: LocalTime;
  readonly arrival: LocalTime;
  /** "Every 10 min"; null where it is not that often. */
  readonly headwayMinutes: number | null;
  /** To where it leaves, from the place or the leg before, with what a change takes. */
  readonly minutesOnFootBefore: number;
  /** Where it stops, from `from` to `to`. */
  readonly stops: readonly Coordinates[];
}

/** From one place of a city to another by public transport. Whole minutes, each rounded up. */
export interface Ride {
  readonly legs: readonly RideLeg[];
  /** From the last leg to the place. */
  readonly minutesOnFootAfter: number;
  /** Until one has to leave. */
  readonly waitMinutes: number;
  /** From leaving to being there. */
  readonly minutes: number;
}

/** Extended types are named by their hundreds. */
const KIND_OF_HUNDREDS: Readonly<Record<number, RideKind>> = {
  1: "train",
  3: "train",
  4: "metro",
  5: "metro",
  6: "metro",
  9: "tram",
  10: "ferry",
  12: "ferry",
  13: "cable car",
  14: "funicular",
};
const KIND_OF_TYPE: Readonly<Record<number, RideKind>> = {
  0: "tram",
  1: "metro",
  2: "train",
  4: "ferry",
  5: "tram",
  6: "cable car",
  7: "funicular",
  12: "train",
};

/** What runs on a route of this type of GTFS; a bus where the type is not known. */
export function kindOfRoute(type: number): RideKind {
  return (type < 100 ? KIND_OF_TYPE[type] : KIND_OF_HUNDREDS[Math.floor(type / 100)]) ?? "bus";
}
