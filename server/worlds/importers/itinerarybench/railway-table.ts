import { join } from "node:path";
import { daysBetween, isLocalDate, type LocalDate } from "@/server/trip";
import { type LegColumns, LegColumnsBuilder } from "../../legs/leg-columns";
import { type CsvRow, quoted } from "../csv/csv-row";
import type { ProblemList } from "../csv/problem-list";
import { readCsv } from "../csv/read-csv";

const columns = ["number", "origin", "destination", "departure_time", "arrival_time", "duration", "price"] as const;
type Column = (typeof columns)[number];

interface Moment {
  readonly date: LocalDate;
  /** From midnight. */
  readonly minutes: number;
}

/** The trains, one row per train and date, with the cities that they stop at in order of appearance. */
export async function readRailway(
  folder: string,
  problems: ProblemList,
): Promise<{ legs: LegColumns; cities: readonly string[] }> {
  const legs = new LegColumnsBuilder();
  const cities = new Set<string>();
  await readCsv(join(folder, "railway.csv"), columns, problems, (row) => {
    const departure = momentOf(row, "departure_time");
    const arrival = momentOf(row, "arrival_time");
    const durationMinutes = row.integer("duration", 0, 30_000);
    if (departure === null || arrival === null) return;
    const arrivalDayOffset = daysBetween(departure.date, arrival.date);
    const minutesApart = arrivalDayOffset * 1440 + arrival.minutes - departure.minutes;
    if (durationMinutes !== minutesApart) {
      row.reject("duration", `The times are ${minutesApart} minutes apart, not ${durationMinutes}.`);
      return;
    }
    const origin = row.name("origin");
    const destination = row.name("destination");
    cities.add(origin).add(destination);
    legs.add({
      mode: "train",
      number: row.name("number"),
      origin,
      destination,
      date: departure.date,
      departureMinutes: departure.minutes,
      arrivalMinutes: arrival.minutes,
      arrivalDayOffset,
      durationMinutes,
      distanceKm: null,
      priceMinor: row.priceMinor("price"),
    });
  });
  return { legs: legs.finish(), cities: [...cities] };
}

/** "2023-07-01 08:09:00"; the seconds are always 00. */
function momentOf(row: CsvRow<Column>, column: "departure_time" | "arrival_time"): Moment | null {
  const text = row.text(column);
  const parts = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):([0-5]\d):00$/.exec(text);
  const date = parts?.[1] ?? "";
  if (isLocalDate(date)) return { date, minutes: Number(parts?.[2]) * 60 + Number(parts?.[3]) };
  row.reject(column, `Write a time as YYYY-MM-DD HH:MM:00, not ${quoted(text)}.`);
  return null;
}
