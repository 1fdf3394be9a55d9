import type { Coordinates } from "../records";
import { readTable, type TableRead } from "./read-table";

/** An airport that airlines serve by a timetable. */
export interface Airport {
  /** Three letters of IATA. */
  readonly code: string;
  readonly country: string;
  /** As OurAirports has it: "Washington", "Paris (Roissy-en-France, Val-d'Oise)"; empty where it has none. */
  readonly municipality: string;
  readonly coordinates: Coordinates;
}

/** Rows that are no such airport are dropped. */
export interface AirportsRead extends TableRead {
  /** By code. */
  readonly airports: readonly Airport[];
}

const COLUMNS = [
  "type",
  "latitude_deg",
  "longitude_deg",
  "iso_country",
  "municipality",
  "scheduled_service",
  "iata_code",
] as const;
const AIRPORT = /^(?:large|medium|small)_airport$/;

/** Reads the airports of OurAirports (`airports.csv`, gzipped or not). @throws ProblemError with file, line and column. */
export async function readAirports(path: string): Promise<AirportsRead> {
  const byCode = new Map<string, Airport>();
  const read = await readTable(path, COLUMNS, (row, drop) => {
    const latitude = row.decimal("latitude_deg", -90, 90);
    const longitude = row.decimal("longitude_deg", -180, 180);
    const [type, code] = [row.text("type"), row.text("iata_code")];
    if (type === "closed") return drop("closed");
    if (!AIRPORT.test(type)) return drop("no airport for planes on wheels");
    if (code === "") return drop("without a code of IATA");
    if (row.text("scheduled_service") !== "yes") return drop("without scheduled service");
    if (!/^[A-Z0-9]{3}$/.test(code))
      return row.reject("iata_code", "Write the three letters of the code, such as NCE.");
    if (byCode.has(code)) return row.reject("iata_code", `The code ${code} is there twice.`);
    if (latitude === 0 && longitude === 0) {
      return row.reject("latitude_deg", "The airport lies at 0, 0, in the Atlantic.");
    }
    const country = row.text("iso_country");
    if (!/^[A-Z]{2}$/.test(country)) return row.reject("iso_country", "Write two letters, such as MC.");
    const municipality = row.text("municipality").trim();
    byCode.set(code, { code, country, municipality, coordinates: { latitude, longitude } });
  });
  const airports = [...byCode.values()].sort((one, other) => (one.code < other.code ? -1 : 1));
  return { airports, ...read };
}
