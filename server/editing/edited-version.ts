import {
  type Day,
  fail,
  type Itinerary,
  type PlanVersion,
  type Result,
  type Stop,
  type TripRequest,
} from "@/server/trip";

/** What an edit starts from. */
export type EditedVersion = Pick<
  PlanVersion,
  "request" | "itinerary" | "unscheduled" | "keptOnPurpose" | "otherTrips" | "checks"
>;

/** What an edit makes of it. */
export interface EditOutcome {
  readonly request: TripRequest;
  readonly itinerary: Itinerary;
  readonly unscheduled: readonly Stop[];
  readonly keptOnPurpose: readonly string[];
  readonly otherTrips: readonly Itinerary[];
  /** One sentence for the list of versions: "Moved Lotus Pavilion to Tue 24 Mar, 12:30". */
  readonly text: string;
}

/** What one kind of edit changes of a version; what it leaves out stays. Locks, sums and counts of nights follow in `settle`. */
export interface Change {
  readonly text: string;
  readonly days?: readonly Day[];
  readonly request?: TripRequest;
  readonly unscheduled?: readonly Stop[];
  readonly keptOnPurpose?: readonly string[];
  readonly otherTrips?: readonly Itinerary[];
  /** Ids of the stops that are locked where they stand now. */
  readonly locks?: readonly string[];
}

/** An edit that cannot be done, in a sentence that says what to do instead. */
export function refuse(message: string): Result<never> {
  return fail({ code: "bad_input", message });
}

export function refuseUnknownStop(): Result<never> {
  return refuse("That stop is no longer in the plan. Check the current plan.");
}
