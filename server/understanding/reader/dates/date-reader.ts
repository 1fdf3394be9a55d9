import { addDays, type LocalDate } from "@/server/trip";
import type { Item } from "../../text/item";
import { captured, type Match } from "../../text/pattern";
import { dateOf, yearOf } from "./calendar-phrases";
import { COUNTED } from "./calendar-words";
import type { DateMention, WrittenDay } from "./mentions";

/** What dates are read against: today, and the dates of a world whose date is fixed. */
export interface CalendarContext {
  readonly today: LocalDate;
  readonly worldDates: { readonly from: LocalDate; readonly to: LocalDate } | null;
  /** The trip's dates that are known already. */
  readonly tripDates?: { readonly from: LocalDate; readonly to: LocalDate } | undefined;
  /** Whether a date of the text can only be written day first ("19/07"), so that all are. */
  readonly dayFirst?: boolean;
}

export type Reader = (match: Match, items: readonly Item[], context: CalendarContext) => DateMention | null;

/** The first year in which the day is not over yet; in a world whose date is fixed, the year of its dates. */
export function inferYear(month: number, day: number, context: CalendarContext): number {
  if (context.worldDates !== null) {
    const { from, to } = context.worldDates;
    for (let year = yearOf(from); year <= yearOf(to); year += 1) {
      const date = dateOf(year, month, day);
      if (date !== null && date >= from && date <= to) return year;
    }
    return yearOf(from);
  }
  const year = yearOf(context.today);
  const date = dateOf(year, month, Math.min(day, 28));
  return date !== null && addDays(date, Math.max(0, day - 28)) < context.today ? year + 1 : year;
}

export const numbers = (match: Match): readonly number[] => captured(match, "number").map((item) => item.value);

const MOST_YEARS_OFF = 10;

/** The year that is written in the match or "next year"; null where none is, undefined where the number is none: "Dec 1-5, 1900". */
export function writtenYear(match: Match, items: readonly Item[], context: CalendarContext): number | null | undefined {
  const now = yearOf(context.today);
  // "Next year", not "the new year".
  if (items[match.end - 1]?.lower === "year" && items[match.end - 2]?.lower === "next") return now + 1;
  const written = numbers(match).find((value) => value > 31) ?? null;
  return written !== null && Math.abs(written - now) > MOST_YEARS_OFF ? undefined : written;
}

/** Whether the number that ends the match counts what follows: "March 3 people". */
export function countsSomething(match: Match, items: readonly Item[]): boolean {
  const last = items[match.end - 1];
  const next = items[match.end];
  return last?.kind === "number" && !last.ordinal && next !== undefined && COUNTED.has(next.lower);
}

export const dayItem = (item: Item | undefined): WrittenDay | null =>
  item?.kind === "date" && item.value.kind === "day" ? item.value.day : null;
