import type { LocalDate, Money, Offered } from "@/server/trip";
import type { Attraction, City, Lodging, PriceRange, Restaurant, Road, ScheduledLeg } from "./records";
import type { Ride } from "./rides/ride";

/** Where a world comes from and what may be claimed on its strength. */
export interface WorldDescription {
  readonly name: string;
  /** "sample", or the format that it was imported from. */
  readonly kind: string;
  /** In a sentence for people: "Invented places in real cities, made for trying Dragoman out." */
  readonly source: string;
  /** Hash of the snapshot's content; part of a run's identity. */
  readonly hash: string;
  /** Invented legs behind those of the source, made by a seed; their ids begin with "decoy-". Absent where there are none. */
  readonly decoys?: { readonly seed: number; readonly rows: number };
  /** Dates that scheduled legs exist for; null: every coming date (the timetable repeats weekly). */
  readonly dates: { readonly from: LocalDate; readonly to: LocalDate } | null;
  /** False where records are known to be missing, so that "no plan" is relative to what was imported. */
  readonly complete: boolean;
  /** Why it is incomplete, in a sentence; null when complete. */
  readonly incompleteBecause: string | null;
  readonly currency: string;
  /** Nobody publishes what things cost here. Absent: prices are known. */
  readonly estimatesPrices?: true;
  /** "avoided": a place without hours may be closed, and is planned only where nothing else fits. Absent: it is always open. */
  readonly unknownHours?: "avoided";
  /** "on foot": minutes between two places are a walk; "step-free": one without stairs. Absent: whatever people take. */
  readonly localTravel?: "on foot" | "step-free";
  /** Dates before today are in the past here (false for benchmark worlds, whose date is fixed). */
  readonly movesWithToday: boolean;
  readonly counts: Readonly<Record<string, number>>;
  /** What has to be shown wherever the records are, and the date of each source. Absent: nothing. */
  readonly attributions?: readonly Attribution[];
  /** What was offered for one trip, in the place of records of the world. Absent: the records are its own. */
  readonly offers?: Offered;
}

/** One source of a world's records. */
export interface Attribution {
  /** "© OpenStreetMap contributors". */
  readonly text: string;
  readonly url: string | null;
  readonly license: string | null;
  readonly asOf: LocalDate | null;
}

/** Names of places, for reading text and for the map. */
export interface Gazetteer {
  /** In file order. */
  readonly cities: readonly City[];
  readonly states: readonly string[];
  /** Exact, case-sensitive. */
  city(name: string): City | undefined;
  /** Cities of the state in file order; empty when the state is unknown. */
  citiesOf(state: string): readonly City[];
}

/**
 * One world: read-only lookups, all synchronous and from memory, that can be called apart from it (`{ ...world, road }`). City names are
 * matched exactly. Every list is in file order, because published rules take the first matching row. Implementations run
 * `worldConformance`.
 */
export interface World {
  describe(): WorldDescription;
  readonly gazetteer: Gazetteer;
  /** Flights and trains that leave on `date`; in file order. Empty when none is listed. */
  scheduledLegs(origin: string, destination: string, date: LocalDate): readonly ScheduledLeg[];
  /** Dates on which a scheduled leg from origin to destination exists, ascending; null: weekly timetable, see `scheduledLegs`. */
  scheduledDates(origin: string, destination: string): readonly LocalDate[] | null;
  /** The first leg with this number (published scorers look numbers up alone). */
  legByNumber(number: string): ScheduledLeg | undefined;
  /** The first road record of the pair, also when it has no duration. One direction. */
  road(origin: string, destination: string): Road | undefined;
  /** Every city name that has lodging, a restaurant, an attraction, also names that the gazetteer lacks. */
  lodgings(city: string): readonly Lodging[];
  restaurants(city: string): readonly Restaurant[];
  attractions(city: string): readonly Attraction[];
  /** Minutes between two places of one city by record id, at most 30 in generated worlds; null where not modeled. */
  localTravelMinutes(city: string, fromId: string, toId: string): number | null;
  /**
   * The first public transport from one place of a city to another, leaving from so many minutes after midnight on. Null: walking is
   * as fast, none runs, or the timetable does not have the date. Absent: the world knows no public transport.
   */
  readonly rides?: (
    city: string,
    fromId: string,
    toId: string,
    date: LocalDate,
    departureMinutes: number,
  ) => Ride | null;
  /**
   * Minutes within which public transport brings one from one place of a city to another, whichever departures one
   * misses, when one leaves so many minutes after midnight: `rides` finds one that arrives in that time. Null: nothing is sure, as on dates that the timetable does
   * not have. Absent: plans count on no rides.
   */
  readonly sureRideMinutes?: (
    city: string,
    fromId: string,
    toId: string,
    date: LocalDate,
    departureMinutes: number,
  ) => number | null;
  /**
   * Whether public transport joins a sight with the middle of its city on a date; true of what one can walk to. Absent: all of the
   * world's places are of this kind.
   */
  readonly isJoinedOn?: (recordId: string, date: LocalDate) => boolean;
  /** The same world for someone who can't take stairs. Absent: the world knows no streets. */
  readonly stepFree?: World;
}

/** How a party goes by road: at the wheel itself, or by taxi. */
export type RoadMode = "self-driving" | "taxi";

/** Vehicles that a party needs by the published rule: cars of five, cabs of four. */
export function roadVehicles(mode: RoadMode, people: number): number {
  return Math.ceil(people / (mode === "self-driving" ? 5 : 4));
}

/**
 * Cost of a road leg for a party, in cents: of an estimate its upper end, else by the published rule, driving floor(0.05 × km) dollars per
 * car, taxi floor(km) dollars per cab.
 */
export function roadCostMinor(road: Road, mode: RoadMode, people: number): number | null {
  if (road.km === null || road.minutes === null) return null;
  const estimate = estimateOf(road, mode);
  if (estimate !== null) return estimate.highMinor * roadVehicles(mode, people);
  const dollars = mode === "self-driving" ? Math.floor(road.km * 0.05) : Math.floor(road.km);
  return dollars * roadVehicles(mode, people) * 100;
}

/** The same as money, an estimate where it is one. */
export function roadPrice(road: Road, mode: RoadMode, people: number, currency: string): Money | null {
  const amountMinor = roadCostMinor(road, mode, people);
  if (amountMinor === null) return null;
  const estimate = estimateOf(road, mode);
  return { amountMinor, currency, ...(estimate && { fromMinor: estimate.lowMinor * roadVehicles(mode, people) }) };
}

function estimateOf({ estimate = null }: Road, mode: RoadMode): PriceRange | null {
  return estimate && (mode === "taxi" ? estimate.taxi : estimate.selfDriving);
}
