import { casual } from "chrono-node/en";
import { addDays, isLocalDate, type LocalDate, weekday } from "@/server/trip";

/** Two digits. */
function padded(number: number): string {
  return String(number).padStart(2, "0");
}

/** The date with these numbers, or null when there is no such day ("31 February"). */
export function dateOf(year: number, month: number, day: number): LocalDate | null {
  const date = `${String(year).padStart(4, "0")}-${padded(month)}-${padded(day)}`;
  return isLocalDate(date) ? date : null;
}

export function yearOf(date: LocalDate): number {
  return Number(date.slice(0, 4));
}

export function monthOf(date: LocalDate): number {
  return Number(date.slice(5, 7));
}

/** The later of two dates. */
export function laterOf(a: LocalDate, b: LocalDate): LocalDate {
  const [, later] = [a, b].sort();
  return later ?? a;
}

/** The earlier of two dates. */
export function earlierOf(a: LocalDate, b: LocalDate): LocalDate {
  const [earlier] = [a, b].sort();
  return earlier ?? a;
}

/** The last day of a month. */
export function endOfMonth(year: number, month: number): LocalDate {
  const next = month === 12 ? dateOf(year + 1, 1, 1) : dateOf(year, month + 1, 1);
  if (next === null) throw new RangeError(`There is no month ${month} of ${year}.`);
  return addDays(next, -1);
}

/** The day that a phrase relative to today means ("next Friday", "in two weeks", "tomorrow"), as chrono reads it. */
export function relativeDate(phrase: string, today: LocalDate): LocalDate | null {
  const noon = new Date(yearOf(today), monthOf(today) - 1, Number(today.slice(8, 10)), 12);
  const start = casual.parse(phrase, noon, { forwardDate: true })[0]?.start;
  const [year, month, day] = [start?.get("year"), start?.get("month"), start?.get("day")];
  return typeof year === "number" && typeof month === "number" && typeof day === "number"
    ? dateOf(year, month, day)
    : null;
}

/** The first day on or after `from` that is this weekday (0 = Sunday). */
export function nextWeekday(from: LocalDate, wanted: number): LocalDate {
  return addDays(from, (wanted - weekday(from) + 7) % 7);
}

/** So many days before or after a day, or the next such weekday before or after it. */
export function relativeDay(
  base: LocalDate,
  { days, weekday: wanted }: { days: number; weekday: number | null },
): LocalDate {
  const date = addDays(base, days);
  if (wanted === null) return date;
  return days > 0 ? nextWeekday(date, wanted) : addDays(date, -((weekday(date) - wanted + 7) % 7));
}

/** The n-th such weekday of a month, -1 for the last. */
export function nthWeekday(year: number, month: number, wanted: number, n: number): LocalDate | null {
  if (n > 0) {
    const first = dateOf(year, month, 1);
    return first === null ? null : addDays(nextWeekday(first, wanted), 7 * (n - 1));
  }
  const last = endOfMonth(year, month);
  return addDays(last, -((weekday(last) - wanted + 7) % 7));
}
