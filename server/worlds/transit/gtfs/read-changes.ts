import type { Steps } from "@/server/trip";
import type { TransitFeed } from "../feed";
import type { Places } from "./read-places";
import { readTable, type TableRow } from "./read-table";
import { FREQUENCIES, TRANSFERS } from "./tables";
import type { GtfsArchive } from "./zip-archive";

const MOST_SECONDS = 240 * 3600;

/** Trips that repeat. */
export function* readFrequencies(
  archive: GtfsArchive,
  trips: ReadonlyMap<string, number>,
  tripOfRow: Int32Array,
): Steps<TransitFeed["frequencies"]> {
  const rows: { readonly trip: number; readonly from: number; readonly to: number; readonly headway: number }[] = [];
  yield* readTable(archive, FREQUENCIES, (row) => {
    const id = row.text("trip_id");
    const tripRow = trips.get(id) ?? row.reject("trip_id", `trips.txt has no trip ${JSON.stringify(id)}.`);
    const trip = tripOfRow[tripRow] ?? -1;
    const headway = row.integer("headway_secs", MOST_SECONDS) ?? 0;
    if (headway < 1) row.reject("headway_secs", "Write the seconds from one departure to the next.");
    const from = row.time("start_time") ?? row.reject("start_time", "The cell is empty.");
    const to = row.time("end_time") ?? row.reject("end_time", "The cell is empty.");
    if (trip >= 0) rows.push({ trip, from, to, headway });
  });
  const column = (name: "trip" | "from" | "to" | "headway") => Int32Array.from(rows, (row) => row[name]);
  return { trip: column("trip"), from: column("from"), to: column("to"), headway: column("headway") };
}

/** Changes with a time of their own, and those that are not possible; a row about stations is about all their stops. */
export function* readTransfers(archive: GtfsArchive, places: Places): Steps<TransitFeed["transfers"]> {
  const secondsOf = new Map<number, number>();
  const { rowOf, stopsOf, stops } = places;
  function stopsAt<Column extends string>(row: TableRow<Column>, column: Column): readonly number[] {
    const id = row.text(column);
    const stop = rowOf.get(id);
    return [...(stop === undefined ? [] : [stop]), ...(stopsOf.get(id) ?? [])];
  }
  yield* readTable(archive, TRANSFERS, (row) => {
    const type = row.integer("transfer_type", 9) ?? 0;
    if (type !== 2 && type !== 3) return;
    const seconds = type === 3 ? -1 : (row.integer("min_transfer_time", MOST_SECONDS) ?? 0);
    for (const from of stopsAt(row, "from_stop_id")) {
      for (const to of stopsAt(row, "to_stop_id")) {
        // Rows for single routes are taken for all: the longest time holds, and "not possible" over any time.
        const key = from * stops.length + to;
        const known = secondsOf.get(key) ?? 0;
        secondsOf.set(key, known < 0 || seconds < 0 ? -1 : Math.max(known, seconds));
      }
    }
  });
  const keys = [...secondsOf.keys()];
  return {
    from: Int32Array.from(keys, (key) => Math.floor(key / stops.length)),
    to: Int32Array.from(keys, (key) => key % stops.length),
    seconds: Int32Array.from(secondsOf.values()),
  };
}
