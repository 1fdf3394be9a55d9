import { existsSync } from "node:fs";
import { join } from "node:path";
import { type LegColumns, LegColumnsBuilder } from "../../legs/leg-columns";
import type { CsvRow } from "../csv/csv-row";
import { quoted } from "../csv/csv-row";
import type { ProblemList } from "../csv/problem-list";
import { readCsv } from "../csv/read-csv";
import type { ListedDay } from "./decoys/decoy-flights";

const columns = [
  "Flight Number",
  "Price",
  "DepTime",
  "ArrTime",
  "ActualElapsedTime",
  "FlightDate",
  "OriginCityName",
  "DestCityName",
  "Distance",
] as const;

const kilometresPerMile = 1.609344;

/** The flights, as many as the published table has (3,827,361), read in one pass. */
export async function readFlights(
  folder: string,
  problems: ProblemList,
  onProgress: (text: string) => void,
): Promise<{ legs: LegColumns; published: number }> {
  const legs = new LegColumnsBuilder();
  const published = await readCsv(join(folder, "flights.csv"), columns, problems, (row, index) => {
    if (index > 0 && index % 500_000 === 0) onProgress(`flights.csv: ${index.toLocaleString("en-US")} rows`);
    if (row.hasEmptyCell()) return;
    const departureMinutes = row.clockMinutes("DepTime");
    const arrivalMinutes = row.clockMinutes("ArrTime");
    const durationMinutes = elapsedMinutes(row);
    legs.add({
      mode: "flight",
      number: row.text("Flight Number"),
      origin: row.text("OriginCityName"),
      destination: row.text("DestCityName"),
      date: row.date("FlightDate"),
      departureMinutes,
      arrivalMinutes,
      // Local times: departure + duration and arrival differ by the zones (less than half a day) and by whole days.
      arrivalDayOffset: Math.round((departureMinutes + durationMinutes - arrivalMinutes) / 1440),
      durationMinutes,
      distanceKm: row.decimal("Distance", 0, 20_000) * kilometresPerMile,
      priceMinor: row.priceMinor("Price"),
    });
  });
  return { legs: legs.finish(), published };
}

function elapsedMinutes(row: CsvRow<(typeof columns)[number]>): number {
  const text = row.text("ActualElapsedTime");
  const parts = /^(\d{1,3}) hours? (\d{1,2}) minutes?$/.exec(text);
  if (parts !== null) return Number(parts[1]) * 60 + Number(parts[2]);
  row.reject("ActualElapsedTime", `Write a duration such as "6 hours 3 minutes", not ${quoted(text)}.`);
  return 0;
}

/**
 * The list of (origin, destination, date) that the benchmark's reference information talks about, when it is there:
 * then the flights are those of the list only. Null when there is no such file.
 */
export async function readFlightsIndex(folder: string, problems: ProblemList): Promise<readonly ListedDay[] | null> {
  const path = join(folder, "flights_index.csv");
  if (!existsSync(path)) return null;
  const days: ListedDay[] = [];
  await readCsv(path, ["OriginCityName", "DestCityName", "FlightDate", "NumFlights"], problems, (row) => {
    days.push({
      origin: row.name("OriginCityName"),
      destination: row.name("DestCityName"),
      date: row.date("FlightDate"),
      flights: row.integer("NumFlights", 0, 1_000_000),
    });
  });
  return days;
}
