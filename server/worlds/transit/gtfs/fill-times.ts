import { metersBetween } from "../../streets/meters";
import type { TransitStop } from "../feed";
import { NO_TIME } from "./read-stop-times";

/** One call of a trip at a stop. */
export interface Call {
  readonly stop: number;
  readonly stopping: number;
  /** Hundredths of the feed's unit; −1: not given. */
  readonly distance: number;
  arrival: number;
  departure: number;
}

/**
 * Fills in the times between timepoints, by the distance along the line where the feed gives it, else by great circles,
 * else evenly. @returns why the trip can't be used; null when it can.
 */
export function fillTimes(calls: readonly Call[], stops: readonly TransitStop[]): string | null {
  if (calls.length < 2) return "trips with fewer than two stops";
  if (calls[0]?.departure === NO_TIME || calls.at(-1)?.arrival === NO_TIME) return "trips without a first or last time";
  let known = 0;
  for (let index = 1; index < calls.length; index += 1) {
    if (calls[index]?.arrival === NO_TIME) continue;
    if (index > known + 1) interpolate(calls.slice(known, index + 1), stops);
    known = index;
  }
  let before = Number.NEGATIVE_INFINITY;
  for (const { arrival, departure } of calls) {
    if (arrival < before || departure < arrival) return "trips whose times run backward";
    before = departure;
  }
  return null;
}

/** The first and the last of these have times, those between have none. */
function interpolate(calls: readonly Call[], stops: readonly TransitStop[]): void {
  const [first, last] = [calls[0], calls.at(-1)];
  if (first === undefined || last === undefined) return;
  const along = alongLine(calls, stops);
  const whole = along.at(-1) ?? 0;
  for (const [index, call] of calls.entries()) {
    if (call.arrival !== NO_TIME) continue;
    const share = whole > 0 ? (along[index] ?? 0) / whole : index / (calls.length - 1);
    call.arrival = Math.round(first.departure + share * (last.arrival - first.departure));
    call.departure = call.arrival;
  }
}

function alongLine(calls: readonly Call[], stops: readonly TransitStop[]): readonly number[] {
  const start = calls[0]?.distance ?? -1;
  const given = calls.map(({ distance }) => distance - start);
  const isAscending = given.every((value, index) => value >= (given[index - 1] ?? 0));
  if (isAscending && calls.every(({ distance }) => distance >= 0)) return given;
  let [meters, before] = [0, stops[calls[0]?.stop ?? -1]];
  return calls.map(({ stop }) => {
    const at = stops[stop];
    if (at && before) meters += metersBetween(before.latitude, before.longitude, at.latitude, at.longitude);
    before = at;
    return meters;
  });
}
