import type { Steps } from "@/server/trip";
import { IntegerColumn } from "../../legs/growing-columns";
import type { TransitFeed, TransitStop } from "../feed";
import { type Call, fillTimes } from "./fill-times";
import type { StopTimeRows } from "./read-stop-times";
import type { TripRows } from "./read-trips";

const TRIPS_OF_A_STEP = 500;

export interface TripTables extends Pick<TransitFeed, "patterns" | "trips" | "times"> {
  /** Where the trips of trips.txt went; −1: left out. */
  readonly tripOfRow: Int32Array;
  readonly dropped: ReadonlyMap<string, number>;
}

/** Trips with whole times, grouped by the stops that they call at. */
export function* tripTables(rows: TripRows, calls: StopTimeRows, stops: readonly TransitStop[]): Steps<TripTables> {
  const dropped = new Map<string, number>();
  const drop = (reason: string) => dropped.set(reason, (dropped.get(reason) ?? 0) + 1);
  const patterns = new Patterns();
  const [pattern, kept, firstTime] = [new IntegerColumn(), new IntegerColumn(), new IntegerColumn()];
  const [arrivals, departures] = [new IntegerColumn(), new IntegerColumn()];
  const tripOfRow = new Int32Array(rows.ids.length).fill(-1);
  let times = 0;
  let count = 0;
  for (let start = 0, end = 0; start < calls.order.length; start = end) {
    const row = calls.trip[calls.order[start] ?? 0] ?? 0;
    while (end < calls.order.length && calls.trip[calls.order[end] ?? 0] === row) end += 1;
    const trip = Array.from(calls.order.subarray(start, end), (at) => callAt(calls, at));
    const reason = fillTimes(trip, stops);
    if (reason !== null) {
      drop(reason);
      continue;
    }
    tripOfRow[row] = count;
    count += 1;
    kept.add(row);
    pattern.add(patterns.add(rows.route[row] ?? 0, rows.direction[row] ?? -1, trip));
    firstTime.add(times);
    times += trip.length;
    for (const { arrival, departure } of trip) {
      arrivals.add(arrival);
      departures.add(departure);
    }
    if (count % TRIPS_OF_A_STEP === 0) yield;
  }
  const keptRows = kept.finish();
  const withoutTimes = rows.ids.length - keptRows.length - [...dropped.values()].reduce((sum, one) => sum + one, 0);
  if (withoutTimes > 0) dropped.set("trips without stop times", withoutTimes);
  if (rows.repeated > 0) dropped.set("trips that are there twice", rows.repeated);
  if (calls.ofUnknownTrips > 0) dropped.set("stop times of unknown trips", calls.ofUnknownTrips);
  const texts = (values: readonly string[]) => Array.from(keptRows, (row) => values[row] ?? "");
  return {
    patterns: patterns.finish(),
    trips: {
      ids: texts(rows.ids),
      shortNames: texts(rows.shortNames),
      headsigns: Array.from(keptRows, (row) => rows.headsigns[row] || (calls.headsigns.get(row) ?? "")),
      access: Uint8Array.from(keptRows, (row) => Math.min(2, rows.access[row] ?? 0)),
      pattern: pattern.finish().slice(),
      service: keptRows.map((row) => rows.service[row] ?? 0),
      firstTime: firstTime.finish().slice(),
    },
    times: { arrivals: arrivals.finish().slice(), departures: departures.finish().slice() },
    tripOfRow,
    dropped,
  };
}

function callAt(calls: StopTimeRows, at: number): Call {
  return {
    stop: calls.stop[at] ?? 0,
    stopping: calls.stopping[at] ?? 0,
    distance: calls.distance[at] ?? -1,
    arrival: calls.arrival[at] ?? 0,
    departure: calls.departure[at] ?? 0,
  };
}

/** Patterns by their route, direction, stops and where one may get on and off. */
class Patterns {
  private readonly rowOf = new Map<string, number>();
  private readonly route = new IntegerColumn();
  private readonly direction = new IntegerColumn();
  private readonly firstStop = new IntegerColumn();
  private readonly stops = new IntegerColumn();
  private readonly stopping = new IntegerColumn();
  private stopCount = 0;

  add(route: number, direction: number, calls: readonly Call[]): number {
    let key = `${route} ${direction}`;
    for (const { stop, stopping } of calls) key += ` ${stop * 4 + stopping}`;
    const known = this.rowOf.get(key);
    if (known !== undefined) return known;
    const row = this.rowOf.size;
    this.rowOf.set(key, row);
    this.route.add(route);
    this.direction.add(direction);
    this.firstStop.add(this.stopCount);
    this.stopCount += calls.length;
    for (const { stop, stopping } of calls) {
      this.stops.add(stop);
      this.stopping.add(stopping);
    }
    return row;
  }

  finish(): TransitFeed["patterns"] {
    this.firstStop.add(this.stopCount);
    return {
      route: this.route.finish().slice(),
      direction: Int8Array.from(this.direction.finish()),
      firstStop: this.firstStop.finish().slice(),
      stops: this.stops.finish().slice(),
      stopping: Uint8Array.from(this.stopping.finish()),
    };
  }
}
