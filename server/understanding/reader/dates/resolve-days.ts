import { addDays, type LocalDate } from "@/server/trip";
import { dateOf } from "./calendar-phrases";
import { type CalendarContext, inferYear } from "./date-reader";
import type { WrittenDay } from "./mentions";

/** The date meant by a day as written: without a month the next such day, without a year the next such date. */
export function resolveDay(
  day: WrittenDay,
  year: number | null,
  after: LocalDate | null,
  context: CalendarContext,
): LocalDate | null {
  const earliest = after ?? (context.worldDates === null ? context.today : context.worldDates.from);
  if (day.month === null) {
    for (let ahead = 0; ahead < 32; ahead += 1) {
      const date = addDays(earliest, ahead);
      if (Number(date.slice(8, 10)) === day.day) return date;
    }
    return null;
  }
  return dateOf(day.year ?? year ?? inferYear(day.month, day.day, context), day.month, day.day);
}

interface SpanOfDays {
  readonly start: LocalDate | null;
  readonly end: LocalDate | null;
}

/** Two days said together; the second lies after the first. */
export function readSpan(from: WrittenDay, to: WrittenDay, year: number | null, context: CalendarContext): SpanOfDays {
  // "The 29th to July 2": of the month before.
  const before = to.month !== null && from.day > to.day ? ((to.month + 10) % 12) + 1 : to.month;
  const month = from.month ?? before;
  const first = { ...from, month, year: from.year ?? to.year };
  const turnsYear =
    from.year === null && to.year !== null && first.month !== null && to.month !== null && first.month > to.month;
  const start = resolveDay(turnsYear ? { ...first, year: (to.year ?? 0) - 1 } : first, year, null, context);
  // "The 30th to the 2nd": of the month after.
  const last = { ...to, month: to.month ?? (to.day < from.day ? null : month) };
  const endYear = to.year ?? from.year ?? (start === null ? null : Number(start.slice(0, 4)));
  let end = resolveDay({ ...last, year: last.month === null ? null : endYear }, year, start, context);
  if (start !== null && end !== null && end < start && to.year === null && last.month !== null) {
    end = dateOf(
      Number(start.slice(0, 4)) + (from.year === null || last.month < (month ?? 0) ? 1 : 0),
      last.month,
      last.day,
    );
  }
  return { start, end };
}
