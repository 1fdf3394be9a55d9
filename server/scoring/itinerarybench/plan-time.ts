/** A local time in minutes since 1970-01-01 00:00. The benchmark knows no zones. */
export type Minute = number;

const DAY = 24 * 60;

/** `%Y-%m-%d %H:%M` as Python's strptime takes it: unpadded numbers, any run of blanks in the middle, a blank for the day's zero. */
const STRICT = /^(\d{4})-(\d{1,2})-(\d{1,2}| [1-9])\s+(\d{1,2}):(\d{1,2})$/;
const DATE = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** The time that a text gives in the strict form (README of the data, "Format check"); null where it does not. */
export function readStrictTime(text: string): Minute | null {
  const [, year, month, day, hours, minutes] = STRICT.exec(text) ?? [];
  const midnight = midnightOf(Number(year), Number(month), Number(day));
  if (midnight === null || Number(hours) > 23 || Number(minutes) > 59) return null;
  return midnight + Number(hours) * 60 + Number(minutes);
}

/**
 * The time that the official simulator reads in an argument (README of the data, "Time parsing"); null where it gives up.
 * Clock times past midnight wrap on the same date: "24:00" is that day's 00:00, "07:75" is 08:15.
 */
export function readOfficialTime(value: unknown): Minute | null {
  if (typeof value !== "string") return null;
  const strict = readStrictTime(value);
  if (strict !== null) return strict;
  const [date = "", clock = "", ...more] = value.split(" ");
  const [hours = null, minutes = null] = clock.split(":").slice(0, 2).map(wholeNumber);
  if (more.length > 0 || hours === null || minutes === null) return null;
  const total = hours * 60n + minutes;
  const [, year, month, day] = DATE.exec(date) ?? [];
  const midnight = midnightOf(Number(year), Number(month), Number(day));
  return midnight === null || total < 0n ? null : midnight + Number(total % BigInt(DAY));
}

/** "2023-07-02 07:00". */
export function formatTime(time: Minute): string {
  return new Date(time * 60_000).toISOString().slice(0, 16).replace("T", " ");
}

/** Minutes since midnight. */
export function timeOfDay(time: Minute): number {
  return ((time % DAY) + DAY) % DAY;
}

/** NaN, as of a text that did not match, gives null like any date that does not exist. */
function midnightOf(year: number, month: number, day: number): Minute | null {
  // Date.UTC would take the years 0 to 99 for 1900 to 1999.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists = year >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.getTime() / 60_000 : null;
}

/** An integer as Python's `int` reads it: sign, blanks around it, single underscores between digits, 4,300 digits at most. */
function wholeNumber(text: string): bigint | null {
  const written = text.trim();
  return written.length <= 4300 && /^[+-]?\d+(_\d+)*$/.test(written) ? BigInt(written.replaceAll(/[+_]/g, "")) : null;
}
