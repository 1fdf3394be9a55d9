import { addDays, daysBetween, type LocalDate, weekday } from "@/server/trip";
import type { DateItem, Item } from "../text/item";
import { dateOf, earlierOf, laterOf } from "./calendar-phrases";
import type { CalendarContext } from "./date-reader";
import type { WrittenDay } from "./mentions";
import { readSingles, resolveDay, type SingleDay } from "./single-days";

/** When the trip is, as far as the dates tell. */
export interface When {
  readonly start: LocalDate | null;
  readonly end: LocalDate | null;
  readonly window: { readonly from: LocalDate; readonly to: LocalDate } | null;
  readonly startUnclear: boolean;
  readonly endUnclear: boolean;
  /** "between March 1 and March 31": a shorter trip may lie anywhere within. */
  readonly between: boolean;
}

export const NEVER: When = {
  start: null,
  end: null,
  window: null,
  startUnclear: false,
  endUnclear: false,
  between: false,
};

/** When the trip is, from the date items that belong to it; `days` is its length as far as it was said. */
export function readDates(
  items: readonly Item[],
  dates: readonly { item: DateItem; at: number }[],
  days: number | null,
  context: CalendarContext,
): When {
  const years = dates.flatMap(({ item }) => writtenYears(item));
  const year = years.length > 0 && new Set(years).size === 1 ? (years[0] ?? null) : null;
  const found: When[] = [];
  const singles: SingleDay[] = [];
  for (const { item, at } of dates) {
    const { value } = item;
    if (value.kind === "span") found.push(readSpan(value.from, value.to, value.between, year, context));
    else if (value.kind === "resolved" && value.to !== null) found.push(weekendOf(value.from, value.to, days));
    else if (value.kind === "resolved") singles.push({ date: value.from, day: { year: 0, month: 0, day: 0 }, at });
    else if (value.kind === "window") found.push({ ...NEVER, window: { from: value.from, to: value.to } });
    else if (value.kind === "around") found.push({ ...NEVER, window: around(value, days) });
    else if (value.kind === "vague") found.push({ ...NEVER, startUnclear: true });
    else singles.push({ date: resolveDay(value.day, year, null, context), day: value.day, at });
  }
  if (singles.length > 0) found.unshift({ ...NEVER, ...readSingles(items, singles, year, context) });
  return combine(found);
}

/** Days by their calendar names; a trip of three or four days over a weekend begins on the Friday. */
function weekendOf(from: LocalDate, to: LocalDate, days: number | null): When {
  const isWeekend = weekday(from) === 6 && weekday(to) === 0 && daysBetween(from, to) === 1;
  if (!isWeekend || days === null || days < 3 || days > 4) return { ...NEVER, start: from, end: to };
  const friday = addDays(from, -1);
  return { ...NEVER, start: friday, end: addDays(friday, days - 1) };
}

function writtenYears(item: DateItem): number[] {
  const { value } = item;
  if (value.kind === "day") return value.day.year === null ? [] : [value.day.year];
  if (value.kind !== "span") return [];
  return [value.from.year, value.to.year].flatMap((year) => (year === null ? [] : [year]));
}

function readSpan(
  from: WrittenDay,
  to: WrittenDay,
  between: boolean,
  year: number | null,
  context: CalendarContext,
): When {
  const month = from.month ?? to.month;
  const first = { ...from, month, year: from.year ?? to.year };
  const turnsYear =
    from.year === null && to.year !== null && first.month !== null && to.month !== null && first.month > to.month;
  const start = resolveDay(turnsYear ? { ...first, year: (to.year ?? 0) - 1 } : first, year, null, context);
  const last = { ...to, month: to.month ?? month };
  const endYear = to.year ?? from.year ?? (start === null ? null : Number(start.slice(0, 4)));
  let end = resolveDay({ ...last, year: last.month === null ? null : endYear }, year, start, context);
  if (start !== null && end !== null && end < start && to.year === null && last.month !== null) {
    end = dateOf(
      Number(start.slice(0, 4)) + (from.year === null || last.month < (month ?? 0) ? 1 : 0),
      last.month,
      last.day,
    );
  }
  return { ...NEVER, start, end, startUnclear: start === null, endUnclear: end === null, between };
}

function around(
  value: { date: LocalDate; before: number; after: number },
  days: number | null,
): { from: LocalDate; to: LocalDate } {
  const reach = days === null ? null : days - 1;
  return {
    from: addDays(value.date, -Math.max(value.before, reach ?? 0)),
    to: addDays(value.date, Math.max(value.after, reach ?? 0)),
  };
}

/** Several mentions of time agree, or one of them is the more exact. */
function combine(found: readonly When[]): When {
  const starts = new Set(found.flatMap((when) => when.start ?? []));
  const ends = new Set(found.flatMap((when) => when.end ?? []));
  const windows = found.flatMap((when) => when.window ?? []);
  const [start = null] = starts;
  const [end = null] = ends;
  const window = windows.reduce<{ from: LocalDate; to: LocalDate } | null>((all, one) => {
    if (all === null) return one;
    const [from, to] = [laterOf(all.from, one.from), earlierOf(all.to, one.to)];
    return from <= to ? { from, to } : all;
  }, null);
  const isStray = starts.size === 0 && window !== null && end !== null && (end < window.from || end > window.to);
  if (isStray) ends.clear();
  const exact = starts.size > 0 || ends.size > 0;
  return {
    start: starts.size === 1 ? start : null,
    end: ends.size === 1 ? end : null,
    window: exact ? null : window,
    startUnclear: starts.size > 1 || found.some((when) => when.startUnclear && !exact),
    endUnclear: ends.size > 1 || found.some((when) => when.endUnclear && ends.size === 0),
    between: found.some((when) => when.between),
  };
}
