/** A local time in minutes since 1970-01-01 00:00. All places of a problem share one zone. */
export type Minute = number;

/** From `from` to `to`, in minutes from midnight, every day. */
export interface DailyWindow {
  readonly from: number;
  readonly to: number;
}

/** When one may be out, and where. Times of day are inclusive at both ends. */
export interface TimedRules {
  /** Visits keep the places' opening hours. */
  readonly openingHours: boolean;
  /** No visit begins or ends strictly within the night: 0:00–7:00 and 22:00–23:59. */
  readonly sleep: boolean;
  /** Windows that no visit and no way within a city overlaps. */
  readonly meals: readonly DailyWindow[];
  /**
   * Whether a visit begins and ends on one day. If not, rules look only at the times of day at which something begins and ends, as the
   * official simulator of ItineraryBench does: a visit from 17:00 to 9:30 of the next day is within 9:00–18:00.
   */
  readonly sameDay: boolean;
  /** Out of the hotel (visits and ways) only within this window; at its end one is at the hotel or on a train. */
  readonly outings: DailyWindow | null;
}

export interface TimedProblem {
  /** `place` is null where places do not matter (no visits). */
  readonly start: { readonly city: string; readonly place: string | null; readonly time: Minute };
  /** Cities to stay in for at least so many days, in any order. */
  readonly stays: readonly { readonly city: string; readonly days: number }[];
  /** `24 hours`: a day is 24 hours in the city; `noon`: a stay that begins before noon is taken as 12 hours longer. */
  readonly dayCount: "24 hours" | "noon";
  /** Places to spend at least so many minutes at, in any order, all at once or not. */
  readonly visits: readonly { readonly city: string; readonly place: string; readonly minutes: number }[];
  readonly rules: TimedRules;
  /** The place where one is after arriving in a city by train. */
  readonly arrivalPlaces: Readonly<Record<string, string>>;
  /** The city to end in; null: anywhere. */
  readonly returnTo: string | null;
  readonly minimize: "time" | "money";
  /** Nothing ends later; null: no such limit. */
  readonly latestEnd: Minute | null;
  /** For tickets, in minor units of the world's currency; null: no such limit. */
  readonly budgetMinor: number | null;
  /** A value that is as good as any lower one (minutes since the start, or minor units); 0 where every unit counts. */
  readonly goodEnough: number;
  /** A value that is as bad as any higher one; null where there is no such value. */
  readonly tooMuch: number | null;
}

interface Timed {
  readonly begin: Minute;
  readonly end: Minute;
}

/** What is done, in order of time; every action takes at least a minute. Gaps are time spent where one is. */
export type TimedAction =
  | ({ readonly kind: "stay"; readonly city: string } & Timed)
  | ({ readonly kind: "visit"; readonly place: string } & Timed)
  | ({ readonly kind: "walk"; readonly from: string; readonly to: string } & Timed)
  | ({ readonly kind: "train"; readonly from: string; readonly to: string; readonly number: string } & Timed);

export interface TimedPlan {
  readonly status: "plan";
  readonly actions: readonly TimedAction[];
  readonly end: Minute;
  readonly costMinor: number;
  /** Minutes from the start to the end, or minor units, by what is minimized. */
  readonly value: number;
  /** True: no plan is better, as `goodEnough` and `tooMuch` have it. Else no plan is below `bound`. */
  readonly proven: true | { readonly bound: number };
}

/** `proven` is false where the time limit ended the search. */
export type TimedResult = TimedPlan | { readonly status: "none"; readonly proven: boolean };
