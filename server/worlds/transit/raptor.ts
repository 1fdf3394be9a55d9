import { CAN_ALIGHT, CAN_BOARD } from "./feed";
import type { Timetable } from "./timetable";
import type { Footpaths, StopWalk } from "./walks";

export const NEVER = 0x7fff_ffff;

/** From where, to where, and when; seconds of the timetable's date. */
export interface JourneyQuery {
  readonly departure: number;
  readonly access: readonly StopWalk[];
  readonly egress: readonly StopWalk[];
  /** Rides at most; all that help when left out. */
  readonly mostRides?: number;
}

/** One ride of a journey that was found. */
export interface Ride {
  readonly line: number;
  /** Which run of the line, from 0. */
  readonly run: number;
  /** Places on the line. */
  readonly boarded: number;
  readonly alighted: number;
}

/** The earliest arrival, and the rides that lead there. */
export interface Found {
  readonly arrival: number;
  readonly rides: readonly Ride[];
}

/** What a round knows of a stop: the ride that reaches it, and the stop from which one walks to board there. */
interface Round {
  readonly ready: Int32Array;
  readonly walkedFrom: Int32Array;
  readonly rides: Map<number, Ride>;
}

/**
 * The earliest arrival by RAPTOR (Delling, Pages and Werneck, 2012): round k finds all stops by k rides. Of the walks between
 * rides one is taken at a time, so the footpaths need not be closed. Null when no journey runs.
 */
export function earliestArrival(timetable: Timetable, footpaths: Footpaths, query: JourneyQuery): Found | null {
  const { lineCount, firstLine, lineAt, placeAt, firstStop, stops, stopping, firstRun, firstTime } = timetable;
  const stopCount = timetable.feed.stops.length;
  const mostRides = query.mostRides ?? NEVER;
  const egress = new Int32Array(stopCount).fill(NEVER);
  for (const { stop, seconds } of query.egress) egress[stop] = Math.min(egress[stop] ?? NEVER, seconds);
  const reached = new Int32Array(stopCount).fill(NEVER);
  const bestReady = new Int32Array(stopCount).fill(NEVER);
  const from = new Int32Array(lineCount).fill(NEVER);
  const rounds: Round[] = [];
  let [target, targetStop, targetRound] = [NEVER, -1, -1];

  let round = newRound(stopCount);
  let marked: number[] = [];
  for (const { stop, seconds } of query.access) makeReady(stop, query.departure + seconds, -1);
  rounds.push(round);

  while (marked.length > 0 && rounds.length <= mostRides) {
    const before = round;
    const lines: number[] = [];
    for (const stop of marked) {
      for (let at = firstLine[stop] ?? 0; at < (firstLine[stop + 1] ?? 0); at += 1) {
        const line = lineAt[at] ?? 0;
        if (from[line] === NEVER) lines.push(line);
        from[line] = Math.min(from[line] ?? NEVER, placeAt[at] ?? 0);
      }
    }
    round = newRound(stopCount);
    marked = [];
    for (const line of lines) {
      scan(line, from[line] ?? 0, before.ready);
      from[line] = NEVER;
    }
    for (const stop of round.rides.keys()) {
      const arrival = reached[stop] ?? NEVER;
      for (let at = footpaths.first[stop] ?? 0; at < (footpaths.first[stop + 1] ?? 0); at += 1) {
        makeReady(footpaths.stops[at] ?? 0, arrival + (footpaths.seconds[at] ?? 0), stop);
      }
    }
    rounds.push(round);
  }
  return target === NEVER ? null : { arrival: target, rides: ridesTo(targetRound, targetStop) };

  function makeReady(stop: number, time: number, walkedFrom: number): void {
    if (time >= (bestReady[stop] ?? NEVER) || time >= target) return;
    if ((round.ready[stop] ?? NEVER) === NEVER) marked.push(stop);
    bestReady[stop] = time;
    round.ready[stop] = time;
    round.walkedFrom[stop] = walkedFrom;
  }

  /** Rides the line from its place `begin` on, by the earliest run that each ready stop allows. */
  function scan(line: number, begin: number, ready: Int32Array): void {
    const first = firstStop[line] ?? 0;
    const calls = (firstStop[line + 1] ?? 0) - first;
    const runs = (firstRun[line + 1] ?? 0) - (firstRun[line] ?? 0);
    const times = firstTime[line] ?? 0;
    let [run, boarded] = [runs, -1];
    for (let place = begin; place < calls; place += 1) {
      const stop = stops[first + place] ?? 0;
      const kind = stopping[first + place] ?? 0;
      if (run < runs && (kind & CAN_ALIGHT) !== 0) {
        const arrival = timetable.arrivals[times + run * calls + place] ?? 0;
        if (arrival < (reached[stop] ?? NEVER) && arrival < target)
          alight(stop, arrival, { line, run, boarded, alighted: place });
      }
      const time = ready[stop] ?? NEVER;
      if (time === NEVER || (kind & CAN_BOARD) === 0) continue;
      const earliest = earliestRun(times + place, calls, run, time);
      if (earliest < run) [run, boarded] = [earliest, place];
    }
  }

  /** The first run before `end` that leaves at or after the time; `end` when there is none. */
  function earliestRun(firstDeparture: number, calls: number, end: number, time: number): number {
    let [low, high] = [0, end];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((timetable.departures[firstDeparture + middle * calls] ?? 0) >= time) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  function alight(stop: number, arrival: number, ride: Ride): void {
    reached[stop] = arrival;
    round.rides.set(stop, ride);
    const walk = egress[stop] ?? NEVER;
    if (walk === NEVER || arrival + walk >= target) return;
    [target, targetStop, targetRound] = [arrival + walk, stop, rounds.length];
  }

  function ridesTo(lastRound: number, lastStop: number): Ride[] {
    const rides: Ride[] = [];
    let stop = lastStop;
    for (let index = lastRound; index > 0; index -= 1) {
      const ride = rounds[index]?.rides.get(stop);
      if (ride === undefined) throw new Error("a journey has a gap");
      rides.push(ride);
      const board = stops[(firstStop[ride.line] ?? 0) + ride.boarded] ?? 0;
      stop = rounds[index - 1]?.walkedFrom[board] ?? -1;
    }
    return rides.reverse();
  }
}

function newRound(stopCount: number): Round {
  return {
    ready: new Int32Array(stopCount).fill(NEVER),
    walkedFrom: new Int32Array(stopCount).fill(-1),
    rides: new Map(),
  };
}
