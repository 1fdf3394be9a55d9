import { addDays, daysBetween, isLocalDate, type LocalDate, ProblemError, type Steps, weekday } from "@/server/trip";
import type { TransitFeed } from "../feed";
import { readTable, type TableRow } from "./read-table";
import { CALENDAR, CALENDAR_DATES, WEEKDAYS } from "./tables";
import { bad, type GtfsArchive } from "./zip-archive";

/** Ten years: some feeds let a service run until 2099. */
const MOST_DAYS_OF_FEED = 3_660;
const EPOCH = "1970-01-01";

export interface Services {
  readonly table: TransitFeed["services"];
  readonly rowOf: ReadonlyMap<string, number>;
}

interface Week {
  readonly service: number;
  /** From Sunday, as `weekday` counts. */
  readonly days: readonly boolean[];
  readonly from: number;
  readonly to: number;
}

/** The days on which each service runs, of calendar.txt, calendar_dates.txt or both. */
export function* readServices(archive: GtfsArchive): Steps<Services> {
  if (!archive.has(CALENDAR.name) && !archive.has(CALENDAR_DATES.name)) {
    const message = "The feed has neither calendar.txt nor calendar_dates.txt, so no day on which it runs is known.";
    throw new ProblemError(bad(archive.file, message));
  }
  const rowOf = new Map<string, number>();
  const serviceOf = (id: string) => {
    const row = rowOf.get(id) ?? rowOf.size;
    rowOf.set(id, row);
    return row;
  };
  const dayOf = dayReader();
  const weeks: Week[] = [];
  yield* readTable(archive, CALENDAR, (row) => {
    const fromMonday = WEEKDAYS.map((name) => row.integer(name, 1) === 1);
    const days = [...fromMonday.slice(6), ...fromMonday.slice(0, 6)];
    const service = serviceOf(row.name("service_id"));
    weeks.push({ service, days, from: dayOf(row, "start_date"), to: dayOf(row, "end_date") });
  });
  const exceptions: { readonly service: number; readonly day: number; readonly added: boolean }[] = [];
  yield* readTable(archive, CALENDAR_DATES, (row) => {
    const added = row.integer("exception_type", 2) === 1;
    exceptions.push({ service: serviceOf(row.name("service_id")), day: dayOf(row, "date"), added });
  });

  const running = [...weeks.filter(({ days }) => days.includes(true)), ...exceptions.filter(({ added }) => added)];
  const begins = running.map((one) => ("day" in one ? one.day : one.from));
  const first = begins.reduce((least, day) => Math.min(least, day), Number.POSITIVE_INFINITY);
  if (!Number.isFinite(first)) throw new ProblemError(bad(archive.file, "No service of the feed runs on any day."));
  const last = running.reduce((most, one) => Math.max(most, "day" in one ? one.day : one.to), first);
  const days = Math.min(MOST_DAYS_OF_FEED, last - first + 1);
  const bytesPerService = (days + 7) >> 3;
  const bits = new Uint8Array(rowOf.size * bytesPerService);
  function set(service: number, day: number, runs: boolean): void {
    if (day < 0 || day >= days) return;
    const place = service * bytesPerService + (day >> 3);
    const bit = 1 << (day & 7);
    bits[place] = runs ? (bits[place] ?? 0) | bit : (bits[place] ?? 0) & ~bit;
  }
  const firstDate = addDays(EPOCH, first);
  const firstWeekday = weekday(firstDate);
  for (const week of weeks) {
    for (let day = Math.max(0, week.from - first); day <= Math.min(days - 1, week.to - first); day += 1) {
      if (week.days[(firstWeekday + day) % 7] === true) set(week.service, day, true);
    }
    yield;
  }
  for (const { service, day, added } of exceptions) set(service, day - first, added);
  return { table: { first: firstDate, days, bytesPerService, bits }, rowOf };
}

/** Days since 1970 of YYYYMMDD; a feed repeats few dates. */
function dayReader() {
  const known = new Map<string, number>();
  return <Column extends string>(row: TableRow<Column>, column: Column): number => {
    const text = row.text(column);
    const read = known.get(text);
    if (read !== undefined) return read;
    const date: LocalDate = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
    if (!isLocalDate(date)) row.reject(column, `Write a date as YYYYMMDD, not ${JSON.stringify(text)}.`);
    const day = daysBetween(EPOCH, date);
    known.set(text, day);
    return day;
  };
}
