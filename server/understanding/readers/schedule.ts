import { addDays, daysBetween, type LocalDate } from "@/server/trip";
import type { Item } from "../text/item";
import type { CalendarContext } from "./date-reader";
import type { DurationMention } from "./mentions";
import { readDates, type When } from "./trip-dates";

export interface SaidSchedule {
  readonly startDate: LocalDate | null;
  readonly endDate: LocalDate | null;
  readonly window: { readonly from: LocalDate; readonly to: LocalDate } | null;
  readonly days: number | null;
  readonly unclear: readonly ("startDate" | "endDate" | "days")[];
}

/** When and how long, from the date and duration items that belong to the whole trip. */
export function readSchedule(
  items: readonly Item[],
  used: ReadonlySet<number>,
  lastDay: number | null,
  context: CalendarContext,
): SaidSchedule {
  const dates = items.flatMap((item, at) => (item.kind === "date" && !used.has(at) ? [{ item, at }] : []));
  const length = readLength(items, used, lastDay);
  const when = readDates(items, dates, length.days, context);
  return reconcile(when, length);
}

interface Length {
  readonly days: number | null;
  readonly loose: boolean;
  readonly unclear: boolean;
}

/** The trip's length in days: "a week", "4 nights" is 5 days; two different ones contradict each other. */
function readLength(items: readonly Item[], used: ReadonlySet<number>, lastDay: number | null): Length {
  const mentions = items.flatMap((item, at) => (item.kind === "duration" && !used.has(at) ? [item.value] : []));
  const exact = mentions.filter((mention) => !mention.vague);
  const days = exact.flatMap((mention) => {
    const one = daysOf(mention);
    return one === null ? [] : [one];
  });
  if (lastDay !== null) days.push(lastDay);
  const strict = exact.filter((mention) => !mention.loose).flatMap((mention) => daysOf(mention) ?? []);
  const candidates = new Set(days);
  const [only = null] = candidates;
  const contradicts = exact.some(
    (mention) => mention.days !== null && mention.nights !== null && mention.nights >= mention.days + 1,
  );
  if (contradicts) return { days: null, loose: false, unclear: true };
  if (candidates.size === 1) {
    return { days: only, loose: exact.every((mention) => mention.loose) && lastDay === null, unclear: false };
  }
  const strictDays = new Set(strict);
  const [strictOnly = null] = strictDays;
  if (candidates.size > 1 && strictDays.size === 1 && isNear(candidates, strictOnly)) {
    return { days: strictOnly, loose: false, unclear: false };
  }
  return { days: null, loose: false, unclear: candidates.size > 1 || mentions.some((mention) => mention.vague) };
}

function isNear(candidates: ReadonlySet<number>, days: number | null): boolean {
  return days !== null && [...candidates].every((candidate) => Math.abs(candidate - days) <= 1);
}

function daysOf(mention: DurationMention): number | null {
  if (mention.days !== null) return mention.days;
  return mention.nights === null ? null : mention.nights + 1;
}

/** Start, end and length by arithmetic; where they contradict each other the length is left open. */
function reconcile(when: When, length: Length): SaidSchedule {
  const unclear = new Set<"startDate" | "endDate" | "days">();
  if (when.startUnclear) unclear.add("startDate");
  if (when.endUnclear) unclear.add("endDate");
  if (length.unclear) unclear.add("days");
  const { start, end, window } = when;
  const schedule = (startDate: LocalDate | null, endDate: LocalDate | null, days: number | null): SaidSchedule => ({
    startDate,
    endDate,
    window: startDate === null && endDate === null ? window : null,
    days,
    unclear: [...unclear],
  });
  if (start !== null && end !== null) {
    const span = daysBetween(start, end) + 1;
    if (span < 1) {
      return schedule(start, end, length.days);
    }
    if (length.days === null) {
      unclear.delete("days");
      return when.between && length.unclear
        ? { ...schedule(null, null, null), window: { from: start, to: end }, unclear: ["days"] }
        : schedule(start, end, span);
    }
    if (span === length.days || (length.loose && Math.abs(span - length.days) <= 1)) return schedule(start, end, span);
    if (when.between && length.days < span) {
      return { ...schedule(null, null, length.days), window: { from: start, to: end } };
    }
    unclear.add("days");
    return schedule(start, end, null);
  }
  if (start !== null) {
    return when.endUnclear || length.days === null
      ? schedule(start, null, length.days)
      : schedule(start, addDays(start, length.days - 1), length.days);
  }
  if (end !== null) {
    return when.startUnclear || length.days === null
      ? schedule(null, end, length.days)
      : schedule(addDays(end, 1 - length.days), end, length.days);
  }
  return schedule(null, null, length.days);
}
