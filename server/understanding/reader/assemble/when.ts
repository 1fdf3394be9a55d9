import { addDays, daysBetween, type LocalDate } from "@/server/trip";
import { dateOf, earlierOf, laterOf } from "../dates/calendar-phrases";
import type { CalendarContext } from "../dates/date-reader";
import type { DateMention, WrittenDay } from "../dates/mentions";
import { readSpan, resolveDay } from "../dates/resolve-days";
import type { Proposal, Proposals } from "../propose/propose";
import type { Word } from "../propose/words";
import type { FactMention } from "./evidence";

interface Days {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export interface When {
  readonly startDate?: LocalDate;
  readonly endDate?: LocalDate;
  readonly window?: Days;
  readonly days?: number;
  readonly unclear: readonly string[];
}

const MOST_DAYS = 366;
/** "A week, May 2 to 9": a length that is further off than this contradicts the dates. */
const LOOSE_DAYS = 1;

/** What dates are read against besides the calendar. */
interface Anchor {
  /** The day from which a return is counted. */
  readonly after: LocalDate | null;
  /** A day that the text names with its month: bare days and weekdays lie around it. */
  readonly near: LocalDate | null;
  readonly year: number | null;
  readonly context: CalendarContext;
}

/** The first and last day that a phrase means. */
function daysOf(mention: DateMention, isEnd: boolean, anchor: Anchor): Days | null {
  const { after, near, year, context } = anchor;
  switch (mention.kind) {
    case "vague":
      return null;
    case "window":
      return { from: mention.from, to: mention.to };
    case "around":
      return { from: addDays(mention.date, -mention.before), to: addDays(mention.date, mention.after) };
    case "resolved": {
      const { from, to, isWeekday } = mention;
      const shift = isWeekday && near !== null && after === null ? weeksTo(from, near, isEnd) : 0;
      const first = addDays(from, 7 * shift);
      const last = addDays(to ?? from, 7 * shift);
      // "Leaving next Friday, back Sunday": the Sunday after that Friday.
      const weeks = after === null || last >= after ? 0 : Math.ceil(daysBetween(last, after) / 7);
      return { from: addDays(first, 7 * weeks), to: addDays(last, 7 * weeks) };
    }
    case "span": {
      const { start, end } = readSpan(placed(mention.from, mention.to.month, near), mention.to, year, context);
      return start === null || end === null ? null : { from: start, to: end };
    }
    case "day": {
      const date = resolveDay(placed(mention.day, null, after === null ? near : null), year, after, context);
      if (date === null) return null;
      const isEarlier = after !== null && date < after && mention.day.year === null && mention.day.month !== null;
      const next = isEarlier
        ? resolveDay({ ...mention.day, year: Number(date.slice(0, 4)) + 1 }, null, null, context)
        : date;
      return next === null ? null : { from: next, to: next };
    }
  }
}

/** A day without a month in the month that brings it nearest to a day that is named with one. */
function placed(day: WrittenDay, otherMonth: number | null, near: LocalDate | null): WrittenDay {
  if (day.month !== null || otherMonth !== null || near === null) return day;
  const around = [-20, 0, 20].map((shift) => addDays(near, shift));
  const dates = around.flatMap((date) => dateOf(Number(date.slice(0, 4)), Number(date.slice(5, 7)), day.day) ?? []);
  const [nearest] = dates.toSorted((a, b) => Math.abs(daysBetween(near, a)) - Math.abs(daysBetween(near, b)));
  return nearest === undefined
    ? day
    : { year: Number(nearest.slice(0, 4)), month: Number(nearest.slice(5, 7)), day: day.day };
}

/** How many weeks on the weekday lies that is the last before `near`, or for an end the first after it. */
function weeksTo(date: LocalDate, near: LocalDate, isEnd: boolean): number {
  const weeks = daysBetween(date, near) / 7;
  return Math.max(0, isEnd ? Math.ceil(weeks) : Math.floor(weeks));
}

/** The first day that the text names with its month, whatever it is to the trip. */
function namedDay(proposals: readonly Proposal[], context: CalendarContext): LocalDate | null {
  for (const { item } of proposals) {
    if (item.kind !== "date") continue;
    const { value } = item;
    const day = value.kind === "day" ? value.day : value.kind === "span" ? value.from : null;
    if (day !== null && day.month !== null) return resolveDay(day, null, null, context);
    if (value.kind === "window") return addDays(value.from, Math.floor(daysBetween(value.from, value.to) / 2));
    if (value.kind === "around") return value.date;
  }
  // Failing that, a day of the next weeks: "the concert is on the 26th, so we arrive Friday".
  const bare = proposals.flatMap(({ item }) =>
    item.kind === "date" && item.value.kind === "day" ? [item.value.day] : [],
  )[0];
  return bare === undefined ? null : resolveDay(bare, null, null, context);
}

/** When the trip is and how long it lasts, from the phrases that the model takes for that. */
export function whenOf({ words, proposals }: Proposals, facts: readonly FactMention[], context: CalendarContext): When {
  const unclear = new Set<string>();
  const all = facts.flatMap((one) => (one.item?.kind === "date" ? [{ ...one, mention: one.item.value }] : []));
  const years = new Set(all.flatMap(({ mention }) => yearsIn(mention)));
  const year = years.size === 1 ? ([...years][0] ?? null) : null;
  const near = namedDay(proposals, context);
  const dated = explicitOf(all);
  const found = { start: [] as LocalDate[], end: [] as LocalDate[], window: [] as Days[] };
  const take = (isEnd: boolean) => {
    for (const { fact, mention: written, from } of dated) {
      if ((fact === "end") !== isEnd) continue;
      // "Leaving around Jan 12" says the day; "over Christmas" only that it lies within.
      const mention: DateMention =
        written.kind === "around" && fact !== "window" && fact !== "end+start"
          ? { kind: "resolved", from: written.date, to: null }
          : written;
      const after = isEnd ? (found.start[0] ?? null) : null;
      const days = daysOf(mention, isEnd, { after, near, year, context });
      const field = fact === "end" ? "endDate" : "startDate";
      if (days === null) unclear.add(field);
      else if (fact === "start" && isSpan(mention)) {
        found.start.push(days.from);
        found.end.push(days.to);
      } else if (fact === "start" || fact === "days+start") found.start.push(days.from);
      else if (fact === "end") found.end.push(days.to);
      else if (fact === "window" && days.from === days.to)
        found.window.push(untilDay(days.to, words[from - 1], context));
      else if (fact === "window" && !(isSpan(mention) && isLong(days, lengthOf(facts)))) found.window.push(days);
      else if (fact === "window") {
        found.start.push(days.from);
        found.end.push(days.to);
      } else if (fact === "end+start") {
        if (days.from === days.to && mention.kind === "day") found.start.push(days.from);
        else {
          found.start.push(days.from);
          found.end.push(days.to);
        }
      }
    }
  };
  take(false);
  take(true);
  if (facts.some(({ fact, item }) => /^(?:start|end\+start|window)$/.test(fact) && item?.kind !== "date"))
    unclear.add("startDate");
  if (facts.some(({ fact, item }) => fact === "end" && item?.kind !== "date")) unclear.add("endDate");
  if (facts.some(({ fact }) => fact === "?start" || fact === "?window")) unclear.add("startDate");
  const [start, end] = [only(found.start), only(found.end)];
  if (start === null) unclear.add("startDate");
  if (end === null) unclear.add("endDate");
  const length = lengthOf(facts);
  const span = spanOf(start, end);
  if (span === undefined && (length === null || facts.some(({ fact }) => fact === "?days"))) unclear.add("days");
  const isContradicted = span !== undefined && length && Math.abs(span - length) > LOOSE_DAYS;
  if (isContradicted) unclear.add("days");
  // "A week from May 2 to 9": days by the calendar go before a length that is said loosely.
  const days = isContradicted ? undefined : (span ?? length);
  const last = end ?? (start && days ? addDays(start, days - 1) : undefined);
  const window = start || end ? undefined : common(found.window);
  return {
    ...(start ? { startDate: start } : {}),
    ...(last ? { endDate: last } : {}),
    ...(window === undefined ? {} : { window }),
    ...(days ? { days } : {}),
    unclear: [...unclear],
  };
}

interface Dated extends FactMention {
  readonly mention: DateMention;
}

/** Where the same is said twice, days of the calendar count: "Labor Day weekend, the 4th to the 7th", "Friday to Monday, the 23rd thru 26th". */
function explicitOf(dated: readonly Dated[]): readonly Dated[] {
  const isExplicit = ({ mention }: Dated) => mention.kind === "span" || mention.kind === "day";
  const isRange = ({ fact, mention }: Dated) => fact === "end+start" || mention.kind === "span";
  const isWeekdays = ({ mention }: Dated) =>
    mention.kind === "resolved" && mention.to !== null && mention.isWeekday === true;
  // "MLK weekend, Saturday to Monday": the weekdays say which of its days.
  if (!dated.some(isExplicit) && dated.some(isWeekdays))
    return dated.filter((one) => isWeekdays(one) || one.fact === "days");
  const saysRange = dated.some((one) => isExplicit(one) && isRange(one));
  return dated.filter(
    (one) =>
      isExplicit(one) ||
      !(saysRange
        ? /^(?:start|end|end\+start|window)$/.test(one.fact)
        : dated.some((other) => isExplicit(other) && other.fact === one.fact)),
  );
}

/** "By April 30", "before Christmas": from today on. */
function untilDay(date: LocalDate, before: Word | undefined, { today }: CalendarContext): Days {
  const isBefore = /^before$/i.test(before?.text ?? "");
  const to = isBefore ? addDays(date, -1) : date;
  return to < today ? { from: date, to: date } : { from: today, to };
}

/** "April 18 to April 20": both days were said, even where the model takes the phrase for the first. */
function isSpan(mention: DateMention): boolean {
  return mention.kind === "span" || (mention.kind === "resolved" && mention.to !== null && mention.isWeekday === true);
}

/** "Five days between March 25 and 29": the days that are named are all of the trip. */
function isLong({ from, to }: Days, length: number | null | undefined): boolean {
  return length === daysBetween(from, to) + 1;
}

function yearsIn(mention: DateMention): number[] {
  const days = mention.kind === "day" ? [mention.day] : mention.kind === "span" ? [mention.from, mention.to] : [];
  return days.flatMap(({ year }) => (year === null ? [] : [year]));
}

/** Undefined where none was said, null where they disagree. */
function only(dates: readonly LocalDate[]): LocalDate | null | undefined {
  return new Set(dates).size > 1 ? null : dates[0];
}

function spanOf(start: LocalDate | null | undefined, end: LocalDate | null | undefined): number | undefined {
  if (!start || !end || end < start) return undefined;
  return daysBetween(start, end) + 1;
}

function common(windows: readonly Days[]): Days | undefined {
  const [first, ...others] = windows;
  if (first === undefined) return undefined;
  return others.reduce((all, one) => {
    const both = { from: laterOf(all.from, one.from), to: earlierOf(all.to, one.to) };
    return both.from <= both.to ? both : all;
  }, first);
}

/** The length in days as said; N nights are N + 1 days. Null where it was said and cannot be counted. */
function lengthOf(facts: readonly FactMention[]): number | null | undefined {
  const lengths = facts.flatMap(({ fact, item }) => {
    if (fact !== "days" && fact !== "days+start") return [];
    if (item?.kind === "duration") {
      const { days, nights } = item.value;
      return [days ?? (nights === null ? null : nights + 1)];
    }
    return [item?.kind === "number" ? item.value : null];
  });
  const last = lengths.at(-1);
  if (last === undefined || last === null) return last;
  return Number.isInteger(last) && last >= 1 && last <= MOST_DAYS ? last : null;
}
