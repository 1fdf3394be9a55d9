import { z } from "zod";
import { daysBetween, type LocalDate, localDateSchema, type Steps } from "@/server/trip";
import { decodeTyped, encodeTyped } from "../snapshot/typed-file";
import { dayKinds } from "../transit/day-kinds";
import type { TransitFeed } from "../transit/feed";
import { timetableOf } from "../transit/timetable";
import { type DepartureWindow, transitMatrices } from "../transit/transit-matrix";
import type { World } from "../world";
import type { SureRides, TransitWalks, WorldTransit } from "./transit";

/** In `kinds`: of such a date nothing is sure. In `minutes`: no ride is. */
export const NOT_SURE = 255;
/** Longer rides are none that days in a city count on. */
const LONGEST_MINUTES = 120;
/** More are not looked at: the rarest, as holidays are, have none. */
const MOST_KINDS = 8;
const HOUR = 3_600;
/** Parts of the day in which one is at a stop, in seconds from midnight, each to the beginning of the next: a day is planned from 7:00 to 22:30. */
const PART = 2 * HOUR;
const BEGIN = 7 * HOUR;
const PARTS: readonly DepartureWindow[] = Array.from({ length: 8 }, (_, part) => ({
  from: BEGIN + part * PART,
  to: BEGIN + (part + 1) * PART,
}));
/** Minutes of the day at which being joined is looked at: half an hour apart. */
const DEPARTURES = Array.from({ length: 20 }, (_, half) => 9 * 60 + half * 30);
const END = BEGIN + PARTS.length * PART;
/** When one goes to see sights. */
export const SURE_HOURS: DepartureWindow = { from: 9 * HOUR, to: 19 * HOUR };
/** From the middle of the city to a far sight, and back, with the streets looked up. */
const JOINED_MINUTES = 45;

export const NO_SURE_RIDES: SureRides = {
  ...{ stops: new Int32Array(), first: "1970-01-01", kinds: new Uint8Array(), minutes: new Uint8Array() },
  ...{ far: [], joined: new Uint8Array() },
};

export interface SureRidesOptions {
  /** Those that a wheelchair can take. */
  readonly accessible?: boolean;
  /** Record ids of the place in the middle of the city, and of sights too far to walk to. */
  readonly middle?: string;
  readonly far?: readonly string[];
  /** Of the world, both included: no trip is on another date. */
  readonly dates?: { readonly from: LocalDate; readonly to: LocalDate };
}

/** The sure rides between the stops around places, in steps. */
export function* sureRides(
  feed: TransitFeed,
  walks: TransitWalks,
  { accessible = false, middle = "", far = [], dates: ofWorld }: SureRidesOptions = {},
): Steps<SureRides> {
  const { stops: around, footpaths } = walks;
  if (feed.trips.ids.length === 0 || around.length === 0) return NO_SURE_RIDES;
  const stops = Int32Array.from(new Set(around)).sort();
  const places = Array.from(stops, (stop) => ({ access: [{ stop, seconds: 0 }], egress: [{ stop, seconds: 0 }] }));
  const isOfWorld = (date: LocalDate) => ofWorld === undefined || (date >= ofWorld.from && date <= ofWorld.to);
  const ofDates = dayKinds(feed, { from: BEGIN, to: END + LONGEST_MINUTES * 60 }, isOfWorld).slice(0, MOST_KINDS);
  if (ofDates.length === 0) return { ...NO_SURE_RIDES, far };
  yield;
  const dates = ofDates.flatMap((kind) => kind.dates).sort();
  const [first, last] = [dates[0] ?? "", dates.at(-1) ?? ""];
  const kinds = new Uint8Array(daysBetween(first, last) + 1).fill(NOT_SURE);
  const minutes = new Uint8Array(ofDates.length * PARTS.length * stops.length ** 2).fill(NOT_SURE);
  let at = 0;
  for (const [index, kind] of ofDates.entries()) {
    for (const date of kind.dates) kinds[daysBetween(first, date)] = index;
    const timetable = yield* timetableOf(feed, kind.example, { accessible });
    for (const matrix of yield* transitMatrices(timetable, footpaths, PARTS, places)) {
      for (let pair = 0; pair < matrix.length; pair += 1) {
        const ride = matrix[pair] ?? NOT_SURE;
        // From a stop to itself nobody rides.
        const isRide = pair % (stops.length + 1) !== 0;
        if (isRide && ride <= LONGEST_MINUTES) minutes[at + pair] = ride;
      }
      at += matrix.length;
      yield;
    }
  }
  const rides = { stops, first, kinds, minutes, far, joined: new Uint8Array(ofDates.length * far.length) };
  const minutesOf = sureRideMinutes(feed, walks, rides);
  for (const [kind, { example }] of ofDates.entries()) {
    for (const [sight, id] of far.entries()) {
      const isJoined = DEPARTURES.every((departure) =>
        [minutesOf(middle, id, example, departure), minutesOf(id, middle, example, departure)].every(
          (ride) => ride !== null && ride <= JOINED_MINUTES,
        ),
      );
      rides.joined[kind * far.length + sight] = isJoined ? 1 : 0;
      yield;
    }
  }
  return rides;
}

/**
 * Whether public transport joins a place with the middle of its city on a date; a place that one can walk to is joined on all dates. For
 * people who can't take stairs nothing is known of far sights.
 */
export function joinedSights(
  transits: readonly WorldTransit[],
  { accessible = false } = {},
): NonNullable<World["isJoinedOn"]> {
  const sights = new Map<string, (date: LocalDate) => boolean>();
  for (const { sure } of transits) {
    const { far, joined } = sure;
    for (const [sight, id] of far.entries()) {
      sights.set(id, (date) => {
        const kind = kindOn(sure, date);
        return !accessible && kind !== NOT_SURE && joined[kind * far.length + sight] === 1;
      });
    }
  }
  return (id, date) => sights.get(id)?.(date) ?? true;
}

/** The sure rides of cities that have public transport, which are looked up by place; each place is in one of them. */
export function sureRideMinutesOf(
  transits: readonly WorldTransit[],
  { accessible = false } = {},
): NonNullable<World["sureRideMinutes"]> {
  const lookups = transits.map(({ feed, walks, stepFreeWalks, sure, stepFreeSure }) =>
    accessible ? sureRideMinutes(feed, stepFreeWalks, stepFreeSure) : sureRideMinutes(feed, walks, sure),
  );
  return (_city, fromId, toId, date, departureMinutes) => {
    for (const lookUp of lookups) {
      const minutes = lookUp(fromId, toId, date, departureMinutes);
      if (minutes !== null) return minutes;
    }
    return null;
  };
}

/**
 * Looks up within how many minutes one is sure to be at another place by public transport, having left at a minute of a date; null where
 * nothing is sure. One may also wait for the next part of the day, so that who leaves later is never there earlier.
 */
function sureRideMinutes(
  feed: TransitFeed,
  walks: TransitWalks,
  rides: SureRides,
): (fromId: string, toId: string, date: LocalDate, departureMinutes: number) => number | null {
  const { stops, minutes } = rides;
  const rows = new Map(walks.ids.map((id, row) => [id, row]));
  const columns = new Int32Array(feed.stops.length).fill(-1);
  for (const [column, stop] of stops.entries()) columns[stop] = column;
  const kindOfDate = onceForEachDate((date) => kindOn(rides, date));

  return (fromId, toId, date, departureMinutes) => {
    const [origin, destination, kind] = [rows.get(fromId), rows.get(toId), kindOfDate(date)];
    if (origin === undefined || destination === undefined || kind === NOT_SURE) return null;
    const departure = departureMinutes * 60;
    let arrival = Number.POSITIVE_INFINITY;
    for (let out = walks.first[origin] ?? 0; out < (walks.first[origin + 1] ?? 0); out += 1) {
      const ready = Math.max(BEGIN, departure + (walks.seconds[out] ?? 0));
      if (ready > END) continue;
      const part = Math.min(PARTS.length - 1, Math.floor((ready - BEGIN) / PART));
      const row = rowOf(kind, part, walks.stops[out] ?? 0);
      const nextRow = part + 1 < PARTS.length ? rowOf(kind, part + 1, walks.stops[out] ?? 0) : null;
      const next = BEGIN + (part + 1) * PART;
      for (let back = walks.first[destination] ?? 0; back < (walks.first[destination + 1] ?? 0); back += 1) {
        const column = columns[walks.stops[back] ?? 0] ?? -1;
        const walk = walks.seconds[back] ?? 0;
        const ride = minutes[row + column] ?? NOT_SURE;
        if (ride !== NOT_SURE) arrival = Math.min(arrival, ready + ride * 60 + walk);
        const later = nextRow === null ? NOT_SURE : (minutes[nextRow + column] ?? NOT_SURE);
        if (later !== NOT_SURE) arrival = Math.min(arrival, next + later * 60 + walk);
      }
    }
    return arrival === Number.POSITIVE_INFINITY ? null : Math.ceil((arrival - departure) / 60);
  };

  function rowOf(kind: number, part: number, stop: number): number {
    return ((kind * PARTS.length + part) * stops.length + (columns[stop] ?? 0)) * stops.length;
  }
}

/** `NOT_SURE` where nothing is known of the date. */
function kindOn({ first, kinds }: SureRides, date: LocalDate): number {
  return kinds[daysBetween(first, date)] ?? NOT_SURE;
}

const recordsSchema = z.object({ first: localDateSchema, far: z.array(z.string().max(300)).max(20_000) });

/** The bytes of the rides, for a world's snapshot. */
export function encodeSureRides({ stops, first, kinds, minutes, far, joined }: SureRides): Uint8Array {
  return encodeTyped({ first, far }, { stops, kinds, minutes, joined });
}

/** What `encodeSureRides` wrote, as views into its bytes. @throws when they are no such rides (the caller names the file). */
export function decodeSureRides(bytes: Uint8Array): SureRides {
  const file = decodeTyped(bytes);
  const { first, far } = recordsSchema.parse(file.records);
  const [stops, kinds, minutes] = [file.int32("stops"), file.uint8("kinds"), file.uint8("minutes")];
  const joined = file.uint8("joined");
  const known = kinds.reduce((most, kind) => (kind === NOT_SURE ? most : Math.max(most, kind + 1)), 0);
  if (minutes.length !== known * PARTS.length * stops.length ** 2 || joined.length !== known * far.length) {
    throw new Error("the rides are not those of its stops");
  }
  return { stops, first, kinds, minutes, far, joined };
}

function onceForEachDate<Value>(find: (date: LocalDate) => Value): (date: LocalDate) => Value {
  const known = new Map<LocalDate, Value>();
  return (date) => {
    const found = known.get(date) ?? find(date);
    known.set(date, found);
    return found;
  };
}
