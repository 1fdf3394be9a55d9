import type { Steps } from "@/server/trip";
import type { Access, StationEntrance, TransitRoute, TransitStop } from "../feed";
import { readTable, type TableRow } from "./read-table";
import { AGENCY, FEED_INFO, ROUTES, STOPS } from "./tables";
import type { GtfsArchive } from "./zip-archive";

const ACCESS: readonly Access[] = ["unknown", "yes", "no"];

/** Who runs the routes, and by which clock. */
export interface Agencies {
  readonly zone: string;
  readonly publisher: string;
  readonly nameOf: ReadonlyMap<string, string>;
}

/** Agencies by id. Some feeds write `null` for a name: those get none. */
export function* readAgencies(archive: GtfsArchive): Steps<Agencies> {
  const nameOf = new Map<string, string>();
  let zone = "";
  yield* readTable(archive, AGENCY, (row) => {
    const name = row.name("agency_name");
    nameOf.set(row.text("agency_id"), name === "null" ? "" : name);
    const own = row.name("agency_timezone");
    if (zone === "" && !isZone(own)) row.reject("agency_timezone", `No time zone is called ${JSON.stringify(own)}.`);
    if (zone !== "" && own !== zone)
      row.reject("agency_timezone", `All agencies of a feed have one time zone; ${zone} comes first.`);
    zone = own;
  });
  let publisher = "";
  if (archive.has(FEED_INFO.name)) {
    yield* readTable(archive, FEED_INFO, (row) => {
      if (publisher === "") publisher = row.text("feed_publisher_name");
    });
  }
  return { zone, publisher: publisher || ([...nameOf.values()].find((name) => name !== "") ?? ""), nameOf };
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Routes, with the row of each id. */
export function* readRoutes(archive: GtfsArchive, { nameOf }: Agencies) {
  const routes: TransitRoute[] = [];
  const rowOf = new Map<string, number>();
  const only = nameOf.size === 1 ? [...nameOf.values()][0] : undefined;
  yield* readTable(archive, ROUTES, (row) => {
    const id = row.name("route_id");
    const longName = row.text("route_long_name");
    rowOf.set(id, routes.length);
    routes.push({
      id,
      name: row.text("route_short_name") || longName || id,
      longName,
      type: row.integer("route_type", 9_999) ?? row.reject("route_type", "The cell is empty."),
      agency: nameOf.get(row.text("agency_id")) ?? only ?? "",
      file: 0,
    });
  });
  return { routes, rowOf };
}

/** Stops where vehicles call, and entrances of stations. */
export interface Places {
  readonly stops: readonly TransitStop[];
  readonly entrances: readonly StationEntrance[];
  readonly rowOf: ReadonlyMap<string, number>;
  /** Rows of the stops of a station, by the station's id. */
  readonly stopsOf: ReadonlyMap<string, readonly number[]>;
  readonly rows: number;
}

interface StopRow {
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly kind: number;
  readonly parent: string;
  readonly zone: string;
  readonly access: Access;
}

export function* readStops(archive: GtfsArchive, zone: string): Steps<Places> {
  const all = new Map<string, StopRow>();
  const rows = yield* readTable(archive, STOPS, (row) => {
    const stop = stopOf(row);
    if (all.has(stop.id)) row.reject("stop_id", `Stop ${stop.id} is there twice.`);
    all.set(stop.id, stop);
  });
  const stations = new Map<string, number>();
  const stationOf = ({ id, parent }: StopRow) => {
    const key = parent === "" ? id : parent;
    const number = stations.get(key) ?? stations.size;
    stations.set(key, number);
    return number;
  };
  const stops: TransitStop[] = [];
  const entrances: StationEntrance[] = [];
  const rowOf = new Map<string, number>();
  const stopsOf = new Map<string, number[]>();
  for (const stop of all.values()) {
    const parent = all.get(stop.parent);
    const access = stop.access === "unknown" ? (parent?.access ?? "unknown") : stop.access;
    const { latitude, longitude } = stop;
    // A boarding area (4) is a part of a platform; vehicles may name it in stop_times.
    if (stop.kind === 2) entrances.push({ station: stationOf(stop), latitude, longitude, access });
    if (stop.kind !== 0 && stop.kind !== 4) continue;
    rowOf.set(stop.id, stops.length);
    if (stop.parent !== "") stopsOf.set(stop.parent, [...(stopsOf.get(stop.parent) ?? []), stops.length]);
    const { id, name } = stop;
    const own = stop.zone || parent?.zone || zone;
    stops.push({ id, name, latitude, longitude, zone: own, station: stationOf(stop), access, file: 0 });
  }
  return { stops, entrances, rowOf, stopsOf, rows };
}

type StopColumn = (typeof STOPS)["required"][number];

function stopOf(row: TableRow<StopColumn>): StopRow {
  const kind = row.integer("location_type", 9) ?? 0;
  const latitude = row.decimal("stop_lat", -90, 90);
  const longitude = row.decimal("stop_lon", -180, 180);
  if (kind < 3 && (latitude === null || longitude === null)) row.reject("stop_lat", "The stop has no coordinates.");
  if (kind < 3 && latitude === 0 && longitude === 0) row.reject("stop_lat", "The stop lies at 0, 0, in the Atlantic.");
  const zone = row.text("stop_timezone");
  if (zone !== "" && !isZone(zone)) row.reject("stop_timezone", `No time zone is called ${JSON.stringify(zone)}.`);
  return {
    id: row.name("stop_id"),
    name: row.text("stop_name"),
    latitude: latitude ?? 0,
    longitude: longitude ?? 0,
    kind,
    parent: row.text("parent_station"),
    zone,
    access: ACCESS[row.integer("wheelchair_boarding", 9) ?? 0] ?? "unknown",
  };
}
