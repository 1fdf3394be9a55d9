import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatProblem, type LocalDate } from "@/server/trip";
import { importPlaces } from "../../places/import-places";
import { type PbfNode, pbfBytes } from "../../places/testing/pbf-writer";
import type { Coordinates } from "../../records";
import { csvTable, type GtfsTables, zipped } from "../../transit/testing/gtfs-files";

/** Two towns 390 km apart on one clock, each with lodging, restaurants and museums of known hours on one street. */
export const SEINE = { name: "Seine", latitude: 48.85, longitude: 2.35 } as const;
export const RHONE = { name: "Rhone", latitude: 45.76, longitude: 4.84 } as const;

type Town = Coordinates & { readonly name: string };

interface TownOptions {
  readonly folder: string;
  readonly from: LocalDate;
  readonly currency?: string;
  /** First id of its nodes, so that no two towns share one. */
  readonly firstId: number;
  /** The world's name; the town's in small letters when left out. */
  readonly world?: string;
  readonly gtfs?: readonly string[];
}

/** Imports a town as a world. @returns the world's name. */
export async function importTown(town: Town, options: TownOptions): Promise<string> {
  const { folder, from, currency = "EUR", firstId, world = town.name.toLowerCase(), gtfs } = options;
  const path = join(folder, `${world}.osm.pbf`);
  writeFileSync(path, townBytes(town, firstId));
  const imported = await importPlaces(
    { osm: [path], gtfs },
    { name: world, city: town.name, country: "FR", currency, from, folder },
  );
  if (!imported.ok) throw new Error(formatProblem(imported.problem));
  return world;
}

function townBytes({ name, latitude, longitude }: Town, firstId: number): Uint8Array {
  let id = firstId;
  const kinds = [
    ...[1, 2].map((stars) => ({ tourism: "hotel", stars: String(stars + 2) })),
    ...["french", "pizza", "thai", "indian"].map((cuisine) => ({
      amenity: "restaurant",
      cuisine,
      opening_hours: "Mo-Su 07:00-23:30",
    })),
    ...["Tu-Su 09:00-19:00", "Mo-Su 09:00-19:00"].map((hours) => ({ tourism: "museum", opening_hours: hours })),
  ];
  const nodes = kinds.map((tags, index): PbfNode => {
    id += 1;
    const what = "tourism" in tags ? tags.tourism : tags.cuisine;
    return { id, latitude: latitude + index / 700, longitude, tags: { ...tags, name: `${name} ${what} ${index}` } };
  });
  return pbfBytes({
    box: { west: longitude - 0.1, east: longitude + 0.1, south: latitude - 0.1, north: latitude + 0.1 },
    replicatedAt: 1_760_000_000 + firstId * 86_400,
    nodes,
    ways: [{ id: firstId, nodeIds: nodes.map((node) => node.id), tags: { highway: "residential" } }],
  });
}

const DAILY = "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date";

/**
 * Trains between the towns in January 2026: an express on weekdays, a slow one at weekends, one after midnight, a night train, a bus, and
 * a ferry that nobody plans with. Suburb is no town's.
 */
export const RAIL: GtfsTables = {
  "agency.txt": "agency_id,agency_name,agency_url,agency_timezone\n1,Test Rail,http://example.org,Europe/Paris\n",
  "stops.txt": csvTable("stop_id,stop_name,stop_lat,stop_lon", [
    ["S", "Seine Central", SEINE.latitude + 0.01, SEINE.longitude],
    ["R", "Rhone Gate", RHONE.latitude, RHONE.longitude + 0.02],
    ["X", "Suburb", SEINE.latitude - 0.5, SEINE.longitude],
  ]),
  "routes.txt": csvTable("route_id,agency_id,route_short_name,route_long_name,route_type", [
    ["e", 1, "", "Express", 2],
    ["b", 1, "N7", "", 3],
    ["f", 1, "Boat", "", 4],
  ]),
  "trips.txt": csvTable("route_id,service_id,trip_id,trip_short_name", [
    ["e", "week", "out", "101"],
    ["e", "week", "back", "102"],
    ["e", "weekend", "slow-out", "901"],
    ["e", "weekend", "slow-back", "902"],
    ["e", "week", "late", "109"],
    ["e", "week", "night", "111"],
    ["b", "week", "coach", ""],
    ["f", "week", "boat", ""],
  ]),
  "stop_times.txt": csvTable("trip_id,arrival_time,departure_time,stop_id,stop_sequence", [
    ...ride("out", "8:00:00", "S", "10:00:00", "R"),
    ...ride("back", "18:00:00", "R", "20:00:00", "S"),
    ...ride("slow-out", "9:00:00", "S", "13:00:00", "R"),
    ...ride("slow-back", "15:00:00", "R", "19:00:00", "S"),
    ...ride("late", "24:30:00", "S", "26:45:00", "R"),
    ...ride("night", "22:00:00", "S", "31:00:00", "R"),
    ...ride("coach", "7:00:00", "R", "12:30:00", "S"),
    ...ride("boat", "7:00:00", "R", "23:30:00", "S"),
  ]),
  "calendar.txt": csvTable(DAILY, [
    ["week", 1, 1, 1, 1, 1, 0, 0, 20260105, 20260130],
    ["weekend", 0, 0, 0, 0, 0, 1, 1, 20260105, 20260130],
  ]),
};

/** The same without the night train, which trying everything knows nothing of. */
export const RAIL_BY_DAY: GtfsTables = {
  ...RAIL,
  "trips.txt": (RAIL["trips.txt"] ?? "").replace(/^e,week,night,111\n/m, ""),
  "stop_times.txt": (RAIL["stop_times.txt"] ?? "").replace(/^night,.*\n/gm, ""),
};

function ride(trip: string, leaves: string, from: string, arrives: string, to: string) {
  return [
    [trip, leaves, leaves, from, 1],
    [trip, arrives, arrives, to, 2],
  ];
}

/** Writes the feed. @returns its path. */
export function writeRail(folder: string, tables: GtfsTables = RAIL, name = "rail.zip"): string {
  const path = join(folder, name);
  writeFileSync(path, zipped(tables));
  return path;
}
