import { addDays, daysBetween, type LocalDate, type Steps } from "@/server/trip";
import { accessibleParts, stoppingAt } from "./access";
import { CAN_BOARD, runsOn, type TransitFeed } from "./feed";
import { serviceStart } from "./service-clock";

/**
 * The connections of one date. A line is a pattern whose trips never overtake each other, so that the earliest trip is the
 * best one. Times are seconds from the date's noon − 12 h; below 0 or past 86,400 on the days around it.
 */
export interface Timetable {
  readonly feed: TransitFeed;
  readonly date: LocalDate;
  readonly accessible: boolean;
  readonly lineCount: number;
  /** The pattern that a line belongs to. */
  readonly pattern: Int32Array;
  /** Stops of a line: firstStop[line] to firstStop[line + 1] − 1 of `stops` and `stopping`. */
  readonly firstStop: Int32Array;
  readonly stops: Int32Array;
  readonly stopping: Uint8Array;
  /** Runs of a line, earliest first: firstRun[line] to firstRun[line + 1] − 1 of `trip`. */
  readonly firstRun: Int32Array;
  readonly trip: Int32Array;
  /** Times of a line begin at firstTime[line], run by run. */
  readonly firstTime: Int32Array;
  readonly arrivals: Int32Array;
  readonly departures: Int32Array;
  /** Where a stop is boarded: firstLine[stop] to firstLine[stop + 1] − 1 of `lineAt` and `placeAt` (0 is the line's first stop). */
  readonly firstLine: Int32Array;
  readonly lineAt: Int32Array;
  readonly placeAt: Int32Array;
}

/** Trips that start up to six hours into the next day are there, for journeys at night. */
export const LATEST_START = 30 * 3600;
const DAY = 86_400;
const PATTERNS_OF_A_STEP = 100;

/** A trip on one service day, or one of its repetitions. */
interface Run {
  readonly trip: number;
  /** Seconds to add to the trip's own times. */
  readonly shift: number;
}

/** The timetable of a date: its own trips, those of the days before that still run, and the next day's first ones. In steps. */
export function* timetableOf(
  feed: TransitFeed,
  date: LocalDate,
  { accessible = false }: { readonly accessible?: boolean } = {},
): Steps<Timetable> {
  const parts = accessible ? accessibleParts(feed) : null;
  const runs = yield* runsByPattern(feed, date, (trip) => parts?.trip(trip) ?? true);
  yield;
  const pattern: number[] = [];
  const [firstStop, firstRun, firstTime] = [[0], [0], [0]];
  const [stops, stopping, trip] = [[] as number[], [] as number[], [] as number[]];
  const [arrivals, departures] = [[] as number[], [] as number[]];
  for (const [index, ofPattern] of runs) {
    const [from, to] = [feed.patterns.firstStop[index] ?? 0, feed.patterns.firstStop[index + 1] ?? 0];
    for (const line of withoutOvertaking(feed, ofPattern, to - from)) {
      pattern.push(index);
      for (let place = from; place < to; place += 1) {
        stops.push(feed.patterns.stops[place] ?? 0);
        stopping.push(stoppingAt(feed, place, parts));
      }
      for (const run of line) {
        trip.push(run.trip);
        const start = feed.trips.firstTime[run.trip] ?? 0;
        for (let time = start; time < start + to - from; time += 1) {
          arrivals.push((feed.times.arrivals[time] ?? 0) + run.shift);
          departures.push((feed.times.departures[time] ?? 0) + run.shift);
        }
      }
      firstStop.push(stops.length);
      firstRun.push(trip.length);
      firstTime.push(arrivals.length);
    }
    if (index % PATTERNS_OF_A_STEP === 0) yield;
  }
  const lines = {
    pattern: Int32Array.from(pattern),
    firstStop: Int32Array.from(firstStop),
    stops: Int32Array.from(stops),
    stopping: Uint8Array.from(stopping),
    firstRun: Int32Array.from(firstRun),
    trip: Int32Array.from(trip),
    firstTime: Int32Array.from(firstTime),
    arrivals: Int32Array.from(arrivals),
    departures: Int32Array.from(departures),
  };
  yield;
  return { feed, date, accessible, lineCount: pattern.length, ...lines, ...linesByStop(feed.stops.length, lines) };
}

function* runsByPattern(
  feed: TransitFeed,
  date: LocalDate,
  isUsable: (trip: number) => boolean,
): Steps<ReadonlyMap<number, readonly Run[]>> {
  const { trips, times, patterns, frequencies, services } = feed;
  const latest = times.arrivals.reduce((most, time) => Math.max(most, time), 0);
  const repeats = new Map<number, number[]>();
  for (const [row, trip] of frequencies.trip.entries()) repeats.set(trip, [...(repeats.get(trip) ?? []), row]);
  const runs = new Map<number, Run[]>();
  const start = serviceStart(date, feed.zone);
  const today = daysBetween(services.first, date);
  for (let away = -Math.ceil((latest + 3 * 3600) / DAY); away <= 1; away += 1) {
    yield;
    const shift = (serviceStart(addDays(date, away), feed.zone) - start) / 1000;
    for (let trip = 0; trip < trips.ids.length; trip += 1) {
      if (!runsOn(feed, trips.service[trip] ?? 0, today + away) || !isUsable(trip)) continue;
      const pattern = trips.pattern[trip] ?? 0;
      const firstTime = trips.firstTime[trip] ?? 0;
      const calls = (patterns.firstStop[pattern + 1] ?? 0) - (patterns.firstStop[pattern] ?? 0);
      const begins = times.departures[firstTime] ?? 0;
      const ends = times.arrivals[firstTime + calls - 1] ?? 0;
      const rows = repeats.get(trip);
      const starts = rows === undefined ? [begins] : rows.flatMap((row) => startsOf(feed, row));
      for (const own of starts) {
        const run = { trip, shift: shift + own - begins };
        if (begins + run.shift >= LATEST_START || ends + run.shift < 0) continue;
        const known = runs.get(pattern);
        if (known === undefined) runs.set(pattern, [run]);
        else known.push(run);
      }
    }
  }
  return runs;
}

/** Departures of a trip that repeats. */
function startsOf({ frequencies }: TransitFeed, row: number): number[] {
  const starts: number[] = [];
  const headway = Math.max(1, frequencies.headway[row] ?? 1);
  for (let time = frequencies.from[row] ?? 0; time < (frequencies.to[row] ?? 0); time += headway) starts.push(time);
  return starts;
}

/** The runs of a pattern as lines, each in the order of its times at all stops. */
function withoutOvertaking({ trips, times }: TransitFeed, runs: readonly Run[], calls: number): Run[][] {
  const timeAt = (values: Int32Array, { trip, shift }: Run, call: number) =>
    (values[(trips.firstTime[trip] ?? 0) + call] ?? 0) + shift;
  const isBehind = (run: Run, other: Run) => {
    for (let call = 0; call < calls; call += 1) {
      if (timeAt(times.arrivals, run, call) < timeAt(times.arrivals, other, call)) return false;
      if (timeAt(times.departures, run, call) < timeAt(times.departures, other, call)) return false;
    }
    return true;
  };
  const lines: Run[][] = [];
  const sorted = runs.toSorted((one, other) => timeAt(times.departures, one, 0) - timeAt(times.departures, other, 0));
  for (const run of sorted) {
    const line = lines.find((runsOfLine) => {
      const last = runsOfLine.at(-1);
      return last === undefined || isBehind(run, last);
    });
    if (line === undefined) lines.push([run]);
    else line.push(run);
  }
  return lines;
}

function linesByStop(
  stopCount: number,
  { pattern, firstStop, stops, stopping }: Pick<Timetable, "pattern" | "firstStop" | "stops" | "stopping">,
): Pick<Timetable, "firstLine" | "lineAt" | "placeAt"> {
  const firstLine = new Int32Array(stopCount + 1);
  const places: { readonly stop: number; readonly line: number; readonly place: number }[] = [];
  for (let line = 0; line < pattern.length; line += 1) {
    const [from, to] = [firstStop[line] ?? 0, firstStop[line + 1] ?? 0];
    for (let at = from; at < to - 1; at += 1) {
      if (((stopping[at] ?? 0) & CAN_BOARD) === 0) continue;
      const stop = stops[at] ?? 0;
      places.push({ stop, line, place: at - from });
      firstLine[stop + 1] = (firstLine[stop + 1] ?? 0) + 1;
    }
  }
  for (let stop = 0; stop < stopCount; stop += 1)
    firstLine[stop + 1] = (firstLine[stop + 1] ?? 0) + (firstLine[stop] ?? 0);
  const sorted = places.toSorted((one, other) => one.stop - other.stop);
  return {
    firstLine,
    lineAt: Int32Array.from(sorted, ({ line }) => line),
    placeAt: Int32Array.from(sorted, ({ place }) => place),
  };
}
