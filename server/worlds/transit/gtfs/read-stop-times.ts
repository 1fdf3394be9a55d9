import { ProblemError, type Steps } from "@/server/trip";
import { IntegerColumn } from "../../legs/growing-columns";
import { CAN_ALIGHT, CAN_BOARD } from "../feed";
import { readTable } from "./read-table";
import { STOP_TIMES } from "./tables";
import { bad, type GtfsArchive } from "./zip-archive";

/** No time given; the stop lies between two that have one. */
export const NO_TIME = -1;
/** Ten days after the service day. */
const LATEST = 240 * 3600;
const MOST_SEQUENCE = 1_000_000_000;

/** Rows of stop_times.txt, by trip and then by sequence. */
export interface StopTimeRows {
  /** Row of the trip in trips.txt. */
  readonly trip: Int32Array;
  readonly stop: Int32Array;
  readonly arrival: Int32Array;
  readonly departure: Int32Array;
  readonly stopping: Int32Array;
  /** Hundredths of the feed's unit, for the times between; −1: not given. */
  readonly distance: Int32Array;
  /** Row order: the n-th row of a trip is at `order[n]`. */
  readonly order: Int32Array;
  /** What vehicles show at the first stop of a trip, where the trip itself says nothing. */
  readonly headsigns: ReadonlyMap<number, string>;
  readonly rows: number;
  readonly ofUnknownTrips: number;
}

export function* readStopTimes(
  archive: GtfsArchive,
  trips: ReadonlyMap<string, number>,
  stops: ReadonlyMap<string, number>,
): Steps<StopTimeRows> {
  if (!archive.has(STOP_TIMES.name)) {
    throw new ProblemError(bad(archive.file, "The feed has no stop_times.txt, so no time of any trip is known."));
  }
  const columns = {
    trip: new IntegerColumn(),
    sequence: new IntegerColumn(),
    stop: new IntegerColumn(),
    arrival: new IntegerColumn(),
    departure: new IntegerColumn(),
    stopping: new IntegerColumn(),
    distance: new IntegerColumn(),
  };
  const headsigns = new Map<number, string>();
  let ofUnknownTrips = 0;
  let [tripId, trip] = ["", -1];
  let isSorted = true;
  let [lastTrip, lastSequence] = [-1, -1];
  const rows = yield* readTable(archive, STOP_TIMES, (row) => {
    const id = row.text("trip_id");
    if (id !== tripId) [tripId, trip] = [id, trips.get(id) ?? -1];
    if (trip < 0) {
      ofUnknownTrips += 1;
      return;
    }
    const stopId = row.text("stop_id");
    const stop = stops.get(stopId) ?? row.reject("stop_id", `stops.txt has no stop ${JSON.stringify(stopId)}.`);
    const arrival = row.time("arrival_time");
    const departure = row.time("departure_time");
    if ((arrival ?? 0) > LATEST || (departure ?? 0) > LATEST)
      row.reject("departure_time", "The time is more than ten days off.");
    const sequence = row.integer("stop_sequence", MOST_SEQUENCE) ?? row.reject("stop_sequence", "The cell is empty.");
    columns.trip.add(trip);
    columns.sequence.add(sequence);
    columns.stop.add(stop);
    columns.arrival.add(arrival ?? departure ?? NO_TIME);
    columns.departure.add(departure ?? arrival ?? NO_TIME);
    // 1: never. 2: only who has called the agency before, which a plan can't promise.
    const boards = row.integer("pickup_type", 9) ?? 0;
    const alights = row.integer("drop_off_type", 9) ?? 0;
    columns.stopping.add(
      (boards === 1 || boards === 2 ? 0 : CAN_BOARD) | (alights === 1 || alights === 2 ? 0 : CAN_ALIGHT),
    );
    const distance = row.decimal("shape_dist_traveled", -1, 1e9);
    columns.distance.add(distance === null ? -1 : Math.min(2e9, Math.round(distance * 100)));
    if (trip < lastTrip || (trip === lastTrip && sequence < lastSequence)) isSorted = false;
    [lastTrip, lastSequence] = [trip, sequence];
    if (!headsigns.has(trip)) headsigns.set(trip, row.text("stop_headsign"));
  });
  const { sequence, ...others } = columns;
  const sequences = sequence.finish();
  const tripOf = others.trip.finish();
  const order = Int32Array.from({ length: tripOf.length }, (_, index) => index);
  yield;
  if (!isSorted) {
    order.sort((a, b) => (tripOf[a] ?? 0) - (tripOf[b] ?? 0) || (sequences[a] ?? 0) - (sequences[b] ?? 0) || a - b);
  }
  return {
    trip: tripOf,
    stop: others.stop.finish(),
    arrival: others.arrival.finish(),
    departure: others.departure.finish(),
    stopping: others.stopping.finish(),
    distance: others.distance.finish(),
    order,
    headsigns,
    rows,
    ofUnknownTrips,
  };
}
