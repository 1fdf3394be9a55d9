import type { Steps } from "@/server/trip";
import { CAN_ALIGHT, CAN_BOARD } from "./feed";
import { Rows } from "./matrix-rows";
import { NEVER } from "./raptor";
import { sortedByTime } from "./time-order";
import type { Timetable } from "./timetable";
import type { Footpaths, StopWalk } from "./walks";

/** In the matrix: at some moment of the window no journey is left. */
export const NO_JOURNEY = 65_535;

export interface TransitPlace {
  /** Walks from the place to stops, and back. */
  readonly access: readonly StopWalk[];
  readonly egress: readonly StopWalk[];
}

/** 18 hours: in a city, what takes longer is no journey. */
const LONGEST_SECONDS = 65_535;
const EVENTS_OF_A_STEP = 2_000;

/** Departures at these seconds of the timetable's date; both ends are in it. */
export interface DepartureWindow {
  readonly from: number;
  readonly to: number;
}

/**
 * Minutes from each place to each by public transport, row by row, rounded up: the longest over all departures within the
 * window, waiting included. Whenever one leaves, a journey that arrives in time runs, so a plan with these minutes never
 * claims one that doesn't. Walking all the way is not in it.
 *
 * Exact: the day is walked backward once, event by event, with the earliest arrival at every place in one row by stop.
 */
export function* transitMatrix(
  timetable: Timetable,
  footpaths: Footpaths,
  window: DepartureWindow,
  places: readonly TransitPlace[],
): Steps<Uint16Array> {
  const [minutes = new Uint16Array()] = yield* transitMatrices(timetable, footpaths, [window], places);
  return minutes;
}

/** The same for several windows, of which the day is walked once. */
export function* transitMatrices(
  timetable: Timetable,
  footpaths: Footpaths,
  windows: readonly DepartureWindow[],
  places: readonly TransitPlace[],
): Steps<Uint16Array[]> {
  const whole = {
    from: Math.min(...windows.map(({ from }) => from)),
    to: Math.max(...windows.map(({ to }) => to)),
  };
  const histories = yield* arrivalsByDeparture(timetable, footpaths, whole, places);
  const matrices = windows.map(() => new Uint16Array(places.length * places.length));
  for (const [origin, place] of places.entries()) {
    for (const [index, window] of windows.entries()) {
      const worst = worstFrom(place, histories, window, places.length);
      const row = matrices[index]?.subarray(origin * places.length) ?? new Uint16Array();
      for (let to = 0; to < places.length; to += 1) {
        const seconds = worst[to] ?? LONGEST_SECONDS;
        row[to] = origin === to ? 0 : seconds >= LONGEST_SECONDS ? NO_JOURNEY : Math.ceil(seconds / 60);
      }
      yield;
    }
  }
  return matrices;
}

/** What departures from a stop bring, latest departure first. */
interface History {
  /** Earliest arrivals by departures that are too late for the window to begin with; null when there are none. */
  later: Int32Array | null;
  /** Seconds from a departure to the arrival at each place, by it or a later one; in two bytes, since reading them is what takes time. */
  readonly departures: { readonly time: number; readonly seconds: Uint16Array }[];
}

function* arrivalsByDeparture(
  timetable: Timetable,
  footpaths: Footpaths,
  window: DepartureWindow,
  places: readonly TransitPlace[],
): Steps<ReadonlyMap<number, History>> {
  const { arrivals, departures, stopping } = timetable;
  const { stopOf, runOf, lineStopOf, isLast } = placesOfTimes(timetable);
  yield;
  const egressAt = new Map<number, { readonly place: number; readonly seconds: number }[]>();
  const histories = new Map<number, History>();
  let longestAccess = 0;
  for (const [place, { access, egress }] of places.entries()) {
    for (const { stop, seconds } of egress) egressAt.set(stop, [...(egressAt.get(stop) ?? []), { place, seconds }]);
    for (const { stop, seconds } of access) {
      histories.set(stop, { later: null, departures: [] });
      longestAccess = Math.max(longestAccess, seconds);
    }
  }

  const segments: number[] = [];
  const changes = { time: [] as number[], at: [] as number[], path: [] as number[] };
  for (let at = 0; at < departures.length; at += 1) {
    if (isLast[at] === 1 || (departures[at] ?? 0) < window.from) continue;
    segments.push(at);
    const next = at + 1;
    if (((stopping[lineStopOf[next] ?? 0] ?? 0) & CAN_ALIGHT) === 0) continue;
    const stop = stopOf[next] ?? 0;
    for (let path = footpaths.first[stop] ?? 0; path < (footpaths.first[stop + 1] ?? 0); path += 1) {
      changes.time.push((arrivals[next] ?? 0) + (footpaths.seconds[path] ?? 0));
      changes.at.push(next);
      changes.path.push(path);
    }
  }
  yield;
  // Later calls of one run come first: they have the larger index.
  const segmentOrder = sortedByTime(segments.map((at) => departures[at] ?? 0)).reverse();
  const changeOrder = sortedByTime(changes.time).reverse();
  yield;

  const rows = new Rows(places.length);
  const fromStop = new Map<number, Int32Array>();
  const onRun = new Map<number, Int32Array>();
  const afterChange = new Map<number, Int32Array>();
  let change = 0;
  let count = 0;
  for (const index of segmentOrder) {
    const at = segments[index] ?? 0;
    const time = departures[at] ?? 0;
    // Someone who is ready at a departure's very second still gets on, so changes at that second come later.
    for (; change < changeOrder.length && (changes.time[changeOrder[change] ?? 0] ?? 0) > time; change += 1) {
      const which = changeOrder[change] ?? 0;
      const onward = fromStop.get(footpaths.stops[changes.path[which] ?? 0] ?? 0);
      if (onward === undefined) continue;
      const alighted = changes.at[which] ?? 0;
      lower(rows.in(afterChange, alighted), onward);
      count += 1;
      if (count % EVENTS_OF_A_STEP === 0) yield;
    }
    const run = runOf[at] ?? 0;
    const riding = rows.in(onRun, run);
    const next = at + 1;
    if (((stopping[lineStopOf[next] ?? 0] ?? 0) & CAN_ALIGHT) !== 0) {
      for (const { place, seconds } of egressAt.get(stopOf[next] ?? 0) ?? []) {
        riding[place] = Math.min(riding[place] ?? NEVER, (arrivals[next] ?? 0) + seconds);
      }
    }
    const changed = afterChange.get(next);
    if (changed !== undefined) {
      lower(riding, changed);
      rows.release(afterChange, next);
    }
    if (((stopping[lineStopOf[at] ?? 0] ?? 0) & CAN_BOARD) !== 0) {
      const stop = stopOf[at] ?? 0;
      const waiting = rows.in(fromStop, stop);
      const history = histories.get(stop);
      if (history === undefined) lower(waiting, riding);
      else if (time > window.to + longestAccess) {
        lower(waiting, riding);
        history.later = waiting;
      } else {
        if (history.later === waiting) history.later = waiting.slice();
        noteLower(history, time, waiting, riding);
      }
    }
    if (runOf[at - 1] !== run) rows.release(onRun, run);
    count += 1;
    if (count % EVENTS_OF_A_STEP === 0) yield;
  }
  return histories;
}

/** `lower`, and a note of the row if that changed it. */
function noteLower(history: History, time: number, row: Int32Array, other: Int32Array): void {
  let isChanged = false;
  const seconds = new Uint16Array(row.length);
  for (let place = 0; place < row.length; place += 1) {
    let arrival = row[place] ?? 0;
    const value = other[place] ?? 0;
    if (value < arrival) {
      arrival = value;
      row[place] = value;
      isChanged = true;
    }
    seconds[place] = Math.min(LONGEST_SECONDS, arrival - time);
  }
  if (isChanged) history.departures.push({ time, seconds });
}

function lower(row: Int32Array, other: Int32Array): void {
  for (let index = 0; index < row.length; index += 1) {
    const value = other[index] ?? 0;
    if (value < (row[index] ?? 0)) row[index] = value;
  }
}

/** The longest time to each place over the window's moments: right after a departure was missed, and at the window's ends. */
function worstFrom(
  { access }: TransitPlace,
  histories: ReadonlyMap<number, History>,
  { from, to }: DepartureWindow,
  places: number,
): Int32Array {
  const earliest = new Int32Array(places).fill(NEVER);
  const worst = new Int32Array(places);
  const events = access.flatMap(({ stop, seconds }) => {
    const { later, departures } = histories.get(stop) ?? { later: null, departures: [] };
    if (later !== null) lower(earliest, later);
    return departures.map((departure) => ({ leave: departure.time - seconds, departure }));
  });
  events.sort((one, other) => other.leave - one.leave);
  let isInWindow = false;
  for (const { leave, departure } of events) {
    if (leave < from) break;
    if (leave < to && !isInWindow) {
      raise(worst, earliest, to);
      isInWindow = true;
    }
    // One second after this departure was missed, the next one is the best.
    if (isInWindow) passDeparture(worst, earliest, departure.seconds, departure.time, leave + 1);
    else passDeparture(null, earliest, departure.seconds, departure.time, 0);
  }
  if (!isInWindow) raise(worst, earliest, to);
  raise(worst, earliest, from);
  return worst;
}

/** Lowers the earliest arrivals by a departure; where they get lower, raises the longest time by what it was without it. */
function passDeparture(
  worst: Int32Array | null,
  earliest: Int32Array,
  seconds: Uint16Array,
  departure: number,
  missed: number,
): void {
  for (let place = 0; place < earliest.length; place += 1) {
    const arrival = departure + (seconds[place] ?? 0);
    const known = earliest[place] ?? 0;
    if (arrival >= known) continue;
    earliest[place] = arrival;
    if (worst !== null && known - missed > (worst[place] ?? 0)) worst[place] = known - missed;
  }
}

function raise(worst: Int32Array, earliest: Int32Array, leave: number): void {
  for (let index = 0; index < worst.length; index += 1) {
    const seconds = (earliest[index] ?? 0) - leave;
    if (seconds > (worst[index] ?? 0)) worst[index] = seconds;
  }
}

/** For every time of the timetable: its stop, its run, and the place in the line's stops. */
function placesOfTimes({ lineCount, firstStop, stops, firstRun, firstTime, departures }: Timetable) {
  const stopOf = new Int32Array(departures.length);
  const runOf = new Int32Array(departures.length);
  const lineStopOf = new Int32Array(departures.length);
  const isLast = new Uint8Array(departures.length);
  for (let line = 0; line < lineCount; line += 1) {
    const first = firstStop[line] ?? 0;
    const calls = (firstStop[line + 1] ?? 0) - first;
    let at = firstTime[line] ?? 0;
    for (let run = firstRun[line] ?? 0; run < (firstRun[line + 1] ?? 0); run += 1) {
      for (let place = 0; place < calls; place += 1, at += 1) {
        stopOf[at] = stops[first + place] ?? 0;
        runOf[at] = run;
        lineStopOf[at] = first + place;
        isLast[at] = place === calls - 1 ? 1 : 0;
      }
    }
  }
  return { stopOf, runOf, lineStopOf, isLast };
}
