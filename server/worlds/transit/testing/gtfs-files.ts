import { strToU8, zipSync } from "fflate";
import { finish } from "@/server/trip";
import type { TransitFeed } from "../feed";
import { readFeed } from "../gtfs/read-feed";

/** Texts of tables by file name. */
export type GtfsTables = Readonly<Record<string, string>>;

/** A feed as a zip archive. */
export function zipped(tables: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(tables).map(([name, text]) => [name, typeof text === "string" ? strToU8(text) : text]),
    ),
  );
}

/** A table of rows under a header. */
export function csvTable(header: string, rows: readonly (readonly (string | number)[])[]): string {
  return `${[header, ...rows.map((cells) => cells.join(","))].join("\n")}\n`;
}

/** A small feed: a tram from A by B to C on weekdays, a bus from C to D at weekends, in a year without surprises. */
export const SMALL_FEED: GtfsTables = {
  "agency.txt": "agency_id,agency_name,agency_url,agency_timezone\n1,City Trams,http://example.org,Europe/Paris\n",
  "stops.txt": csvTable("stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,wheelchair_boarding", [
    ["A", "Alpha", 43.73, 7.41, 0, "", 1],
    ["B", "Beta", 43.731, 7.42, 0, "S", ""],
    ["C", "Gamma", 43.732, 7.43, "", "", 2],
    ["D", "Delta", 43.74, 7.44, 0, "", 1],
    ["S", "Beta Station", 43.731, 7.42, 1, "", 1],
    ["E", "Beta Door", 43.7311, 7.4201, 2, "S", 1],
  ]),
  "routes.txt": csvTable("route_id,agency_id,route_short_name,route_long_name,route_type", [
    ["r1", 1, "T1", "Alpha - Gamma", 0],
    ["r2", 1, "", "Night Bus", 700],
  ]),
  "trips.txt": csvTable("route_id,service_id,trip_id,trip_headsign,direction_id", [
    ["r1", "week", "t1", "Gamma", 0],
    ["r1", "week", "t2", "Gamma", 0],
    ["r1", "week", "t3", "Gamma", 0],
    ["r2", "weekend", "n1", "", 0],
  ]),
  "stop_times.txt": csvTable("trip_id,arrival_time,departure_time,stop_id,stop_sequence", [
    ["t1", "8:00:00", "8:00:00", "A", 1],
    ["t1", "08:05:00", "08:06:00", "B", 2],
    ["t1", "08:10:00", "08:10:00", "C", 3],
    ["t2", "08:10:00", "08:10:00", "A", 1],
    ["t2", "08:15:00", "08:16:00", "B", 2],
    ["t2", "08:20:00", "08:20:00", "C", 3],
    ["t3", "08:20:00", "08:20:00", "A", 1],
    ["t3", "08:25:00", "08:26:00", "B", 2],
    ["t3", "08:30:00", "08:30:00", "C", 3],
    ["n1", "25:10:00", "25:10:00", "C", 1],
    ["n1", "25:30:00", "25:30:00", "D", 2],
  ]),
  "calendar.txt": csvTable("service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date", [
    ["week", 1, 1, 1, 1, 1, 0, 0, 20260105, 20260130],
    ["weekend", 0, 0, 0, 0, 0, 1, 1, 20260105, 20260130],
  ]),
  "calendar_dates.txt": csvTable("service_id,date,exception_type", [
    ["week", 20260114, 2],
    ["weekend", 20260114, 1],
  ]),
};

/** The feed that these tables are. @throws ProblemError when they are bad. */
export function feedOf(tables: GtfsTables): TransitFeed {
  return finish(readFeed("feed.zip", zipped(tables))).feed;
}
