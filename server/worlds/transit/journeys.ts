import { accessibleParts } from "./access";
import type { Access, TransitRoute, TransitStop } from "./feed";
import { headwayMinutes } from "./headway";
import { earliestArrival, type Found, type JourneyQuery, NEVER, type Ride } from "./raptor";
import type { Timetable } from "./timetable";
import type { Footpaths, StopWalk } from "./walks";

/** On foot, or waiting; a null stop is the journey's own start or end. Seconds of the timetable's date. */
export interface WalkLeg {
  readonly kind: "walk";
  readonly from: TransitStop | null;
  readonly to: TransitStop | null;
  readonly departure: number;
  readonly arrival: number;
}

export interface RideLeg {
  readonly kind: "ride";
  readonly route: TransitRoute;
  readonly tripId: string;
  /** The train's number, where the feed has one. */
  readonly number: string;
  readonly headsign: string;
  readonly from: TransitStop;
  readonly to: TransitStop;
  readonly departure: number;
  readonly arrival: number;
  /** Every stop from `from` to `to`, for drawing. */
  readonly stops: readonly TransitStop[];
  /** "Every 10 min"; null where it is not that often. */
  readonly headwayMinutes: number | null;
  /** For a wheelchair, of the two stops and the trip. */
  readonly access: Access;
}

export interface Journey {
  /** The latest moment to leave for this arrival. */
  readonly departure: number;
  readonly arrival: number;
  readonly legs: readonly (WalkLeg | RideLeg)[];
}

export interface JourneyOptions extends JourneyQuery {
  /** Seconds to walk all the way; such a walk is the answer when no ride is faster. */
  readonly walkSeconds?: number;
}

/** How often the search is repeated to leave later for the same arrival. */
const MOST_LATER_STARTS = 5;

/** The journey that arrives first, on foot if that is as fast, leaving as late as possible for it; null when none runs. */
export function findJourney(timetable: Timetable, footpaths: Footpaths, query: JourneyOptions): Journey | null {
  const { departure, walkSeconds = NEVER } = query;
  let found = earliestArrival(timetable, footpaths, query);
  if (walkSeconds < NEVER && (found === null || departure + walkSeconds <= found.arrival)) {
    const arrival = departure + walkSeconds;
    return { departure, arrival, legs: [{ kind: "walk", from: null, to: null, departure, arrival }] };
  }
  if (found === null) return null;
  for (let tries = 0; tries < MOST_LATER_STARTS; tries += 1) {
    const later = leaveFor(timetable, found, query.access) + 1;
    const other = earliestArrival(timetable, footpaths, { ...query, departure: later });
    if (other === null || other.arrival > found.arrival) break;
    found = other;
  }
  return journeyOf(timetable, footpaths, found, query);
}

/** When to leave to catch the first ride. */
function leaveFor(timetable: Timetable, { rides }: Found, access: readonly StopWalk[]): number {
  const [first] = rides;
  if (first === undefined) return NEVER;
  return (
    timeOf(timetable, timetable.departures, first, first.boarded) -
    walkTo(access, stopAt(timetable, first, first.boarded))
  );
}

function journeyOf(timetable: Timetable, footpaths: Footpaths, found: Found, query: JourneyOptions): Journey {
  const { feed } = timetable;
  const legs: (WalkLeg | RideLeg)[] = [];
  const leave = leaveFor(timetable, found, query.access);
  let [at, time]: [number, number] = [-1, leave];
  for (const ride of found.rides) {
    const leg = rideLeg(timetable, ride);
    const board = stopAt(timetable, ride, ride.boarded);
    if (board !== at) {
      const seconds = at < 0 ? walkTo(query.access, board) : changeTime(footpaths, at, board);
      const from = feed.stops[at] ?? null;
      if (seconds > 0) legs.push({ kind: "walk", from, to: leg.from, departure: time, arrival: time + seconds });
    }
    legs.push(leg);
    [at, time] = [stopAt(timetable, ride, ride.alighted), leg.arrival];
  }
  if (found.arrival > time) {
    legs.push({ kind: "walk", from: feed.stops[at] ?? null, to: null, departure: time, arrival: found.arrival });
  }
  return { departure: leave, arrival: found.arrival, legs };
}

function rideLeg(timetable: Timetable, ride: Ride): RideLeg {
  const { feed, pattern, firstRun, trip } = timetable;
  const row = trip[(firstRun[ride.line] ?? 0) + ride.run] ?? 0;
  const rows = Array.from({ length: ride.alighted - ride.boarded + 1 }, (_, index) =>
    stopAt(timetable, ride, ride.boarded + index),
  );
  const stops = rows.flatMap((stop) => feed.stops[stop] ?? []);
  const [from, to] = [stops[0], stops.at(-1)];
  const route = feed.routes[feed.patterns.route[pattern[ride.line] ?? 0] ?? 0];
  if (from === undefined || to === undefined || route === undefined) throw new Error("a ride has no stops or no route");
  const departure = timeOf(timetable, timetable.departures, ride, ride.boarded);
  const board = rows[0] ?? 0;
  return {
    kind: "ride",
    route,
    tripId: feed.trips.ids[row] ?? "",
    number: feed.trips.shortNames[row] ?? "",
    headsign: feed.trips.headsigns[row] || lastStopName(timetable, ride.line),
    from,
    to,
    departure,
    arrival: timeOf(timetable, timetable.arrivals, ride, ride.alighted),
    stops,
    headwayMinutes: headwayMinutes(timetable, ride.line, board, departure),
    access: accessibleParts(feed).known(row, [board, rows.at(-1) ?? 0]),
  };
}

function lastStopName({ feed, firstStop, stops }: Timetable, line: number): string {
  return feed.stops[stops[(firstStop[line + 1] ?? 0) - 1] ?? 0]?.name ?? "";
}

function stopAt({ firstStop, stops }: Timetable, { line }: Ride, place: number): number {
  return stops[(firstStop[line] ?? 0) + place] ?? 0;
}

function timeOf({ firstStop, firstTime }: Timetable, times: Int32Array, { line, run }: Ride, place: number): number {
  const calls = (firstStop[line + 1] ?? 0) - (firstStop[line] ?? 0);
  return times[(firstTime[line] ?? 0) + run * calls + place] ?? 0;
}

function walkTo(walks: readonly StopWalk[], stop: number): number {
  return walks.reduce((least, walk) => (walk.stop === stop ? Math.min(least, walk.seconds) : least), NEVER);
}

function changeTime({ first, stops, seconds }: Footpaths, from: number, to: number): number {
  for (let at = first[from] ?? 0; at < (first[from + 1] ?? 0); at += 1) {
    if (stops[at] === to) return seconds[at] ?? 0;
  }
  return 0;
}
