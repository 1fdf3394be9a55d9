import {
  CalendarDate,
  DateFormatter,
  getDayOfWeek,
  getLocalTimeZone,
  parseDate,
  today,
  toZoned,
} from "@internationalized/date";
import { z } from "zod";

const NOT_A_DATE = { error: "Write the date as YYYY-MM-DD, for example 2026-03-14." };
/** A calendar day, "2026-03-14"; it has no zone of its own. */
export const localDateSchema = z.string().max(10, NOT_A_DATE).refine(isLocalDate, NOT_A_DATE);
export type LocalDate = string;

/** A wall-clock time, "07:05"; "24:00" is the end of the day (two published flights arrive then). */
export const localTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, {
  error: "Write the time as HH:MM, for example 07:05.",
});
export type LocalTime = string;

/** Whether the text is an existing day written YYYY-MM-DD. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return parseDate(text).toString() === text;
  } catch {
    return false;
  }
}

function calendarDate(date: LocalDate): CalendarDate {
  return parseDate(date);
}

/** Today's date in the zone of the machine that runs this. */
export function todayHere(): LocalDate {
  return today(getLocalTimeZone()).toString();
}

/** Days from the first day of the calendar to its last, which is in the year 9999. */
const ALL_DAYS = 3_652_059;

/** The date `days` later (earlier when negative), at most the calendar's last or first one. */
export function addDays(date: LocalDate, days: number): LocalDate {
  // The calendar goes month by month: without an end to them, a number that someone sends keeps the process busy for good.
  const from = calendarDate(date);
  const sinceFirst = from.compare(new CalendarDate(1, 1, 1));
  return from.add({ days: Math.max(-sinceFirst, Math.min(ALL_DAYS, days)) }).toString();
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return calendarDate(to).compare(calendarDate(from));
}

/** 0 = Sunday … 6 = Saturday. */
export function weekday(date: LocalDate): number {
  return getDayOfWeek(calendarDate(date), "en-US");
}

/** A day of the week, as `weekday` counts them. */
export const weekdaySchema = z.int().min(0).max(6);
const WEEKDAY_NAMES = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** "Friday" of 5. */
export function weekdayName(day: number): string {
  return WEEKDAY_NAMES[day] ?? "";
}

/** "HH:MM" of minutes from midnight; 1440, the end of the day, is "24:00". */
export function clockTime(minutes: number): LocalTime {
  return minutes === 1440 ? "24:00" : timeOfMinutes(minutes);
}

/** Minutes from midnight; "24:00" is 1440. */
export function minutesOfDay(time: LocalTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** "HH:MM" of minutes from midnight, taken modulo one day. */
export function timeOfMinutes(minutes: number): LocalTime {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, "0")}:${String(inDay % 60).padStart(2, "0")}`;
}

/** Made when first needed: a format takes the browser some 10 ms, which a page that shows no date can do without. */
let dayFormat: DateFormatter | undefined;
let longDayFormat: DateFormatter | undefined;
let dayOfYearFormat: DateFormatter | undefined;

/** "Tue 24 Mar". */
export function formatDate(date: LocalDate): string {
  dayFormat ??= new DateFormatter("en-GB", { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
  return dayFormat.format(calendarDate(date).toDate("UTC")).replace(",", "");
}

/** "Tuesday 24 March 2026". */
export function formatLongDate(date: LocalDate): string {
  longDayFormat ??= new DateFormatter("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return longDayFormat.format(calendarDate(date).toDate("UTC")).replace(",", "");
}

/** "24 Mar 2026". */
export function formatDayOfYear(date: LocalDate): string {
  dayOfYearFormat ??= new DateFormatter("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
  return dayOfYearFormat.format(calendarDate(date).toDate("UTC"));
}

/** The names of the `count` months that follow the date's, in order: "April". */
export function monthsAfter(date: LocalDate, count: number): string[] {
  const format = new DateFormatter("en-US", { month: "long", timeZone: "UTC" });
  return Array.from({ length: count }, (_, ahead) =>
    format.format(
      calendarDate(date)
        .add({ months: ahead + 1 })
        .toDate("UTC"),
    ),
  );
}

/** "2 h 10 min", "45 min", "3 h". */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** Minutes that the zone's clocks are ahead of UTC at the start of this date. */
export function zoneOffsetMinutes(date: LocalDate, zone: string): number {
  return toZoned(calendarDate(date), zone).offset / 60_000;
}
