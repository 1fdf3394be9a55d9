import { addDays, daysBetween, type LocalDate, weekday } from "@/server/trip";
import type { DateItem, Item } from "../text/item";
import { dateOf, earlierOf, laterOf } from "./calendar-phrases";
import { type CalendarContext, inferYear } from "./date-reader";
import type { DurationMention, WrittenDay } from "./mentions";

export interface SaidSchedule {
  readonly startDate: LocalDate | null;
  readonly endDate: LocalDate | null;
  readonly window: { readonly from: LocalDate; readonly to: LocalDate } | null;
  readonly days: number | null;
  readonly unclear: readonly ("startDate" | "endDate" | "days")[];
}

const STARTS =
  /^(start|starts|starting|depart|departs|departing|leave|leaves|leaving|begin|begins|beginning|from|commencing|fly|flying|out|outbound|arrive|arriving|after)$/;
const ENDS =
  /^(end|ends|ending|return|returns|returning|back|home|conclude|concludes|concluding|finish|finishes|finishing|until|till|til|through|inbound|by)$/;

/** When and how long, from the date and duration items that belong to the whole trip. */
export function readSchedule(
  items: readonly Item[],
  used: ReadonlySet<number>,
  lastDay: number | null,
  context: CalendarContext,
): SaidSchedule {
  const dates = items.flatMap((item, at) => (item.kind === "date" && !used.has(at) ? [{ item, at }] : []));
  const length = readLength(items, used, lastDay);
  const when = readDates(items, dates, length, context);
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

interface When {
  readonly start: LocalDate | null;
  readonly end: LocalDate | null;
  readonly window: { readonly from: LocalDate; readonly to: LocalDate } | null;
  readonly startUnclear: boolean;
  readonly endUnclear: boolean;
  /** "between March 1 and March 31": a shorter trip may lie anywhere within. */
  readonly between: boolean;
}

const NEVER: When = { start: null, end: null, window: null, startUnclear: false, endUnclear: false, between: false };

function readDates(
  items: readonly Item[],
  dates: readonly { item: DateItem; at: number }[],
  length: Length,
  context: CalendarContext,
): When {
  const years = dates.flatMap(({ item }) => writtenYears(item));
  const year = years.length > 0 && new Set(years).size === 1 ? (years[0] ?? null) : null;
  const found: When[] = [];
  const singles: { date: LocalDate | null; day: WrittenDay; at: number }[] = [];
  for (const { item, at } of dates) {
    const { value } = item;
    if (value.kind === "span") found.push(readSpan(value.from, value.to, value.between, year, context));
    else if (value.kind === "resolved" && value.to !== null) found.push(weekendOf(value.from, value.to, length));
    else if (value.kind === "resolved") singles.push({ date: value.from, day: { year: 0, month: 0, day: 0 }, at });
    else if (value.kind === "window") found.push({ ...NEVER, window: { from: value.from, to: value.to } });
    else if (value.kind === "around") found.push({ ...NEVER, window: around(value, length.days) });
    else if (value.kind === "vague") found.push({ ...NEVER, startUnclear: true });
    else singles.push({ date: resolveDay(value.day, year, null, context), day: value.day, at });
  }
  if (singles.length > 0) found.unshift(readSingles(items, singles, year, context));
  return combine(found);
}

/** Days by their calendar names; a trip of three or four days over a weekend begins on the Friday. */
function weekendOf(from: LocalDate, to: LocalDate, length: Length): When {
  const isWeekend = weekday(from) === 6 && weekday(to) === 0 && daysBetween(from, to) === 1;
  const { days } = length;
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

/** The date meant by a day as written: without a month the next such day, without a year the next such date. */
function resolveDay(
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

/** Days named one by one: the first is the start and the second the end, unless the words beside them say otherwise. */
function readSingles(
  items: readonly Item[],
  singles: readonly { date: LocalDate | null; day: WrittenDay; at: number }[],
  year: number | null,
  context: CalendarContext,
): When {
  let start: LocalDate | null = null;
  let end: LocalDate | null = null;
  let startUnclear = false;
  let endUnclear = false;
  singles.forEach(({ date, day, at }, index) => {
    const words = items
      .slice(Math.max(0, at - 4), at)
      .filter((item) => item.kind === "word" || item.kind === "date" || item.kind === "break");
    const cue = words.findLast((item) => item.kind !== "word" || STARTS.test(item.lower) || ENDS.test(item.lower));
    const inside = items[at];
    const own = inside?.kind === "date" ? (inside.lower.split(" ")[0] ?? "") : "";
    const isEnd =
      ENDS.test(own) ||
      (!STARTS.test(own) && cue?.kind === "word" && ENDS.test(cue.lower)) ||
      (index > 0 && start !== null && end === null && !STARTS.test(own));
    if (isEnd) {
      const meant =
        day.month === 0 || start === null ? date : day.month === null ? resolveDay(day, year, start, context) : date;
      if (end !== null && end !== meant && start !== null) endUnclear = true;
      else if (end !== null && end !== meant) start = end;
      end = day.month === 0 ? weekAfter(meant, start) : meant;
      if (meant === null) endUnclear = true;
    } else if (start === null) {
      start = date;
      if (date === null) startUnclear = true;
    } else if (start !== date) startUnclear = true;
  });
  return { ...NEVER, start, end, startUnclear, endUnclear };
}

/** A weekday on which the trip ends lies after its start: "on Monday … back on Thursday". */
function weekAfter(end: LocalDate | null, start: LocalDate | null): LocalDate | null {
  if (end === null || start === null || end >= start) return end;
  return addDays(end, 7 * Math.ceil(daysBetween(end, start) / 7));
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
