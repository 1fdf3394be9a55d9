import type { Steps } from "@/server/trip";
import { CAN_ALIGHT, CAN_BOARD } from "./feed";
import { Rows } from "./matrix-rows";
import { NEVER } from "./raptor";
import { sortedByTime } from "./time-order";
import type { Timetable } from "./timetable";
import type { Footpaths, StopWalk } from "./walks";

/** What stands for "at some moment of the window no journey runs any more". */
export const NO_JOURNEY = 65_535;

export interface TransitPlace {
  /** Walks from the place to stops, and back. */
  readonly access: readonly StopWalk[];
  readonly egress: readonly StopWalk[];
}

const EVENTS_OF_A_STEP = 2_000;

/**
 * Minutes from each place to each by public transport, row by row, rounded up: the longest over all departures within the
 * window (seconds of the timetable's date, both ends in it), waiting included. Whenever one leaves, a journey that arrives in
 * time runs, so a plan with these minutes never claims one that doesn't. Walking all the way is not in it.
 *
 * Exact: the day is walked backward once, event by event, with the earliest arrival at every place in one row by stop.
 */
export function* transitMatrix(
  timetable: Timetable,
  footpaths: Footpaths,
  window: { readonly from: number; readonly to: number },
  places: readonly TransitPlace[],
): Steps<Uint16Array> {
  const histories = yield* arrivalsByDeparture(timetable, footpaths, window, places);
  const minutes = new Uint16Array(places.length * places.length);
  for (const [origin, place] of places.entries()) {
    const worst = worstFrom(place, histories, window, places.length);
    for (let to = 0; to < places.length; to += 1) {
      const seconds = worst[to] ?? NEVER;
      minutes[origin * places.length + to] =
        origin === to ? 0 : seconds >= NEVER / 2 ? NO_JOURNEY : Math.min(NO_JOURNEY - 1, Math.ceil(seconds / 60));
    }
    yield;
  }
  return minutes;
}

/** From a stop, latest departure first: whoever is there by `time` reaches the places at the row's times. */
type History = { readonly time: number; readonly row: Int32Array }[];

function* arrivalsByDeparture(
  timetable: Timetable,
  footpaths: Footpaths,
  window: { readonly from: number; readonly to: number },
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
      histories.set(stop, []);
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
      lower(waiting, riding);
      const history = histories.get(stop);
      if (history !== undefined) note(history, time, waiting, window.to + longestAccess);
    }
    if (runOf[at - 1] !== run) rows.release(onRun, run);
    count += 1;
    if (count % EVENTS_OF_A_STEP === 0) yield;
  }
  return histories;
}

/** Keeps the row as it is at that time; of times after the last moment of interest the earliest is enough. */
function note(history: History, time: number, row: Int32Array, latest: number): void {
  const last = history.at(-1);
  if (last !== undefined && (time > latest || last.time === time)) {
    last.row.set(row);
    history[history.length - 1] = { time, row: last.row };
  } else history.push({ time, row: row.slice() });
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
  { from, to }: { readonly from: number; readonly to: number },
  places: number,
): Int32Array {
  const events = access.flatMap(({ stop, seconds }) =>
    (histories.get(stop) ?? []).map(({ time, row }) => ({ leave: time - seconds, row })),
  );
  events.sort((one, other) => other.leave - one.leave);
  const earliest = new Int32Array(places).fill(NEVER);
  const worst = new Int32Array(places);
  let index = 0;
  for (let event = events[0]; event !== undefined && event.leave >= to; event = events[index]) {
    lower(earliest, event.row);
    index += 1;
  }
  raise(worst, earliest, to);
  for (let event = events[index]; event !== undefined && event.leave >= from; event = events[index]) {
    raiseAndLower(worst, earliest, event.row, event.leave + 1);
    index += 1;
  }
  raise(worst, earliest, from);
  return worst;
}

function raise(worst: Int32Array, earliest: Int32Array, leave: number): void {
  for (let index = 0; index < worst.length; index += 1) {
    const seconds = (earliest[index] ?? 0) - leave;
    if (seconds > (worst[index] ?? 0)) worst[index] = seconds;
  }
}

/** `raise`, then `lower` the earliest arrivals, in one go over the rows: this is where the time goes. */
function raiseAndLower(worst: Int32Array, earliest: Int32Array, row: Int32Array, leave: number): void {
  for (let index = 0; index < worst.length; index += 1) {
    const known = earliest[index] ?? 0;
    if (known - leave > (worst[index] ?? 0)) worst[index] = known - leave;
    const value = row[index] ?? 0;
    if (value < known) earliest[index] = value;
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
