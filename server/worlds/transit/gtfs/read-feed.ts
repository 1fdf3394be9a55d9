import { ProblemError, type Steps } from "@/server/trip";
import type { FeedReport, TransitFeed } from "../feed";
import { readFrequencies, readTransfers } from "./read-changes";
import { readAgencies, readRoutes, readStops } from "./read-places";
import { readServices } from "./read-services";
import { readStopTimes } from "./read-stop-times";
import { readTrips } from "./read-trips";
import { tripTables } from "./trip-tables";
import { bad, openArchive } from "./zip-archive";

export interface ReadFeed {
  readonly feed: TransitFeed;
  readonly report: FeedReport;
}

/**
 * Reads one zipped GTFS feed, in steps of some milliseconds.
 * @throws ProblemError `bad_file` with file, line and column for what can't be used.
 */
export function* readFeed(file: string, bytes: Uint8Array): Steps<ReadFeed> {
  const archive = openArchive(file, bytes);
  for (const table of ["agency.txt", "stops.txt", "routes.txt", "trips.txt", "stop_times.txt"]) {
    if (!archive.has(table)) {
      throw new ProblemError(bad(file, `The feed has no ${table}; a GTFS feed can't be read without it.`));
    }
  }
  const agencies = yield* readAgencies(archive);
  if (agencies.zone === "")
    throw new ProblemError(bad(`${file}/agency.txt`, "There are no rows below the first line."));
  const places = yield* readStops(archive, agencies.zone);
  const routes = yield* readRoutes(archive, agencies);
  const services = yield* readServices(archive);
  const trips = yield* readTrips(archive, routes.rowOf, services.rowOf);
  const calls = yield* readStopTimes(archive, trips.rowOf, places.rowOf);
  const tables = yield* tripTables(trips, calls, places.stops);
  if (tables.trips.ids.length === 0) throw new ProblemError(bad(file, "No trip of the feed has two stops with times."));
  const frequencies = yield* readFrequencies(archive, trips.rowOf, tables.tripOfRow);
  const transfers = yield* readTransfers(archive, places);
  const knowsStopAccess = places.stops.some(({ access }) => access !== "unknown");
  const knowsTripAccess = tables.trips.access.some((access) => access !== 0);
  const { patterns, times } = tables;
  const feed: TransitFeed = {
    files: [{ name: file, publisher: agencies.publisher, knowsStopAccess, knowsTripAccess }],
    zone: agencies.zone,
    stops: places.stops,
    entrances: places.entrances,
    routes: routes.routes,
    patterns,
    trips: tables.trips,
    times,
    services: services.table,
    frequencies,
    transfers,
  };
  const rows = {
    stops: places.rows,
    routes: routes.routes.length,
    trips: trips.ids.length + trips.repeated,
    "stop times": calls.rows,
  };
  return { feed, report: { rows, dropped: Object.fromEntries(tables.dropped) } };
}
