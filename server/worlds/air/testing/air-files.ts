import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { AirFiles } from "../import-air";

const HEADER =
  '"id","ident","type","name","latitude_deg","longitude_deg","elevation_ft","continent","iso_country","iso_region","municipality","scheduled_service","icao_code","iata_code","gps_code","local_code","home_link","wikipedia_link","keywords"';

/** A row of OurAirports. */
export function airportRow(
  code: string,
  latitude: number | string,
  longitude: number | string,
  { type = "large_airport", service = "yes", country = "FR", municipality = "Town, Shire" } = {},
): string {
  return `1,"X","${type}","The ""${code}"" Airport",${latitude},${longitude},10,"EU","${country}","FR-X","${municipality}","${service}",,"${code}",,,,,`;
}

/** Two airports of one town, one of another, and rows that are none; positions are those of the region's two towns. */
export const AIRPORTS = [
  HEADER,
  airportRow("RHO", 45.73, 5.08),
  airportRow("SEX", 48.72, 2.5),
  airportRow("SEI", 48.75, 2.4),
  airportRow("OLD", 48.7, 2.3, { type: "closed" }),
  airportRow("HEL", 48.7, 2.3, { type: "heliport" }),
  airportRow("CLB", 48.7, 2.3, { type: "small_airport", service: "no" }),
  airportRow("", 48.7, 2.3, { type: "small_airport" }),
  airportRow("LON", 51.47, -0.45, { country: "GB", municipality: "London" }),
  airportRow("UNS", 48.6, 2.2),
  "",
].join("\n");

/** Rows of OpenFlights: airline, id, from, id, to, id, codeshare, stops, aircraft. */
export const ROUTES = [
  "BB,2,SEI,1,RHO,2,,0,320",
  "AA,1,SEI,1,RHO,2,,0,CR2 738",
  "CC,3,SEI,1,RHO,2,Y,0,320",
  "AA,1,RHO,2,SEI,1,,0,320",
  "AA,\\N,SEI,\\N,LON,\\N,,0,320",
  "AA,1,SEI,1,SEX,3,,0,320",
  "AA,1,SEX,3,LON,4,,0,320",
  "AA,1,SEI,1,ZZZ,9,,0,320",
  "AA,1,LON,1,RHO,2,,1,320",
  "",
].join("\r\n");

/** Writes the files, the routes gzipped. @returns their paths. */
export function writeAirFiles(folder: string, airports = AIRPORTS, routes = ROUTES): AirFiles {
  const files = { airports: join(folder, "airports.csv"), routes: join(folder, "routes.dat.gz") };
  writeFileSync(files.airports, airports);
  writeFileSync(files.routes, gzipSync(routes));
  return files;
}
