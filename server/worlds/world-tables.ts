import type { Attraction, City, Lodging, Restaurant, Road, ScheduledLeg } from "./records";
import type { CityWalks } from "./walks";

/** A flight or train that leaves at the same time on some weekdays of every week. */
export interface TimetableLeg extends Omit<ScheduledLeg, "date"> {
  /** Weekdays of departure, 0 = Sunday. */
  readonly weekdays: readonly number[];
}

/** Minutes from one place of a city to another, by record id, one direction. */
export interface LocalTravelTime {
  readonly city: string;
  readonly fromId: string;
  readonly toId: string;
  readonly minutes: number;
}

/**
 * Everything a world holds, as arrays in file order. `scheduledLegs` are for worlds with dates, `timetable` for
 * worlds that cover every coming date; a world has one of the two.
 */
export interface WorldTables {
  readonly cities: readonly City[];
  readonly lodgings: readonly Lodging[];
  readonly restaurants: readonly Restaurant[];
  readonly attractions: readonly Attraction[];
  readonly roads: readonly Road[];
  readonly localTravelTimes: readonly LocalTravelTime[];
  readonly walks: readonly CityWalks[];
  /** Without stairs, between the places that such ways join; none where the streets are not known. */
  readonly stepFreeWalks: readonly CityWalks[];
  readonly scheduledLegs: readonly ScheduledLeg[];
  readonly timetable: readonly TimetableLeg[];
}

/** Travel inside a city by straight-line distance: `baseMinutes` + `minutesPerKm` × km, at most `maximumMinutes`, rounded. */
export interface LocalTravelModel {
  readonly baseMinutes: number;
  readonly minutesPerKm: number;
  readonly maximumMinutes: number;
}

/** Formulas that appear next to the tables: the same for every record, so they are stored once. */
export interface WorldFormulas {
  /** For a timetable: fares of each month (January first) as a factor of `priceMinor`, rounded to whole units of the currency. Null: the same all year. */
  readonly monthlyFareFactors: readonly number[] | null;
  /** For places without a listed travel time; null: not modeled. */
  readonly localTravel: LocalTravelModel | null;
}

export const noTables: WorldTables = {
  cities: [],
  lodgings: [],
  restaurants: [],
  attractions: [],
  roads: [],
  localTravelTimes: [],
  walks: [],
  stepFreeWalks: [],
  scheduledLegs: [],
  timetable: [],
};

export const noFormulas: WorldFormulas = { monthlyFareFactors: null, localTravel: null };
