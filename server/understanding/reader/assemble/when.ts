import { addDays, daysBetween, type LocalDate, MOST_DAYS, weekday } from "@/server/trip";
import { dateOf, earlierOf, endOfMonth, laterOf, nextWeekday, relativeDay } from "../dates/calendar-phrases";
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
  readonly window?: Days & { readonly startsOn?: number };
  readonly days?: number;
  readonly unclear: readonly string[];
}

/** "A week, May 2 to 9": a length that is further off than this contradicts the dates. */
const LOOSE_DAYS = 1;

/** A season says too little of where a day without a month lies. */
const LONGEST_NEAR = 45;

/** What dates are read against in addition to the calendar. */
interface Anchor {
  /** The day from which a return is counted. */
  readonly after: LocalDate | null;
  /** What the text names by the calendar: bare days and weekdays lie in or around it. */
  readonly near: Days | null;
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
    case "relative": {
      const base = mention.weekday === null ? near : after === null ? near : { from: after, to: after };
      if (base === null) return null;
      const date = relativeDay(mention.days < 0 ? base.from : base.to, mention);
      return { from: date, to: date };
    }
    case "resolved": {
      const { from, to, isWeekday } = mention;
      const shift = isWeekday && near !== null && after === null ? weeksTo({ from, to: to ?? from }, near, isEnd) : 0;
      const first = addDays(from, 7 * shift);
      const last = addDays(to ?? from, 7 * shift);
      // "Leaving next Friday, back Sunday": the Sunday after that Friday.
      const weeks = after === null || last >= after ? 0 : Math.ceil(daysBetween(last, after) / 7);
      return { from: addDays(first, 7 * weeks), to: addDays(last, 7 * weeks) };
    }
    case "span": {
      const from = placed(mention.from, mention.to.month, near, context);
      const { start, end } = readSpan(from, mention.to, year, context);
      return start === null || end === null ? null : { from: start, to: end };
    }
    case "day": {
      const date = resolveDay(placed(mention.day, null, after === null ? near : null, context), year, after, context);
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
function placed(day: WrittenDay, otherMonth: number | null, near: Days | null, { today }: CalendarContext): WrittenDay {
  if (day.month !== null || otherMonth !== null || near === null) return day;
  const middle = addDays(near.from, Math.floor(daysBetween(near.from, near.to) / 2));
  const around = [-20, 0, 20].map((shift) => addDays(middle, shift));
  const dates = around.flatMap((date) => dateOf(Number(date.slice(0, 4)), Number(date.slice(5, 7)), day.day) ?? []);
  const ahead = dates.some((date) => date >= today) ? dates.filter((date) => date >= today) : dates;
  const [nearest] = ahead.toSorted((a, b) => Math.abs(daysBetween(middle, a)) - Math.abs(daysBetween(middle, b)));
  return nearest === undefined
    ? day
    : { year: Number(nearest.slice(0, 4)), month: Number(nearest.slice(5, 7)), day: day.day };
}

/** How many weeks on weekdays lie that are in `near`, or else the last that reach it, for an end the first after it. */
function weeksTo(days: Days, near: Days, isEnd: boolean): number {
  const weeks = Math.ceil(daysBetween(days.from, near.from) / 7);
  const shared = (shift: number) =>
    daysBetween(laterOf(addDays(days.from, 7 * shift), near.from), earlierOf(addDays(days.to, 7 * shift), near.to));
  const [last, next] = [Math.max(-1, shared(weeks - 1)), Math.max(-1, shared(weeks))];
  return Math.max(0, next > last || (next === last && (isEnd || next >= 0)) ? weeks : weeks - 1);
}

/** What the text names by the calendar before these words, or failing that behind them, whatever it is to the trip. */
function namedNear(proposals: readonly Proposal[], at: number, context: CalendarContext): Days | null {
  const named = proposals.flatMap(({ item, from }) => {
    const days = item.kind === "date" && from !== at ? namedDays(item.value, context) : null;
    const isRelative = item.kind === "date" && item.value.kind === "resolved";
    return days === null ? [] : [{ from, days, isRelative }];
  });
  // A name of the calendar says more than "this weekend".
  for (const known of [named.filter(({ isRelative }) => !isRelative), named]) {
    const nearest = known.findLast(({ from }) => from < at) ?? known[0];
    if (nearest !== undefined) return nearest.days;
  }
  // Failing that, a day of the next weeks: "the concert is on the 26th, so we arrive Friday".
  const bare = proposals.flatMap(({ item }) =>
    item.kind === "date" && item.value.kind === "day" ? [item.value.day] : [],
  )[0];
  const date = bare === undefined ? null : resolveDay(bare, null, null, context);
  return date === null ? (context.tripDates ?? null) : { from: date, to: date };
}

function namedDays(value: DateMention, context: CalendarContext): Days | null {
  if (value.kind === "window") return daysBetween(value.from, value.to) > LONGEST_NEAR ? null : value;
  if (value.kind === "around")
    return { from: addDays(value.date, -value.before), to: addDays(value.date, value.after) };
  if (value.kind === "resolved") return value.isWeekday ? null : { from: value.from, to: value.to ?? value.from };
  const day = value.kind === "day" ? value.day : value.kind === "span" ? value.from : null;
  const date = day === null || day.month === null ? null : resolveDay(day, null, null, context);
  return date === null ? null : { from: date, to: date };
}

/** When the trip is and how long it lasts, from the phrases that the model takes for that. */
export function whenOf({ words, proposals }: Proposals, facts: readonly FactMention[], context: CalendarContext): When {
  const unclear = new Set<string>();
  const all = facts.flatMap((one) => {
    const mention = mentionOf(one);
    const isSaid =
      one.item?.kind === "number" && facts.some(({ fact, item }) => item?.kind === "date" && fact === one.fact);
    return mention === null || isSaid ? [] : [{ ...one, mention }];
  });
  const years = new Set(all.flatMap(({ mention }) => yearsIn(mention)));
  const year = years.size === 1 ? ([...years][0] ?? null) : null;
  const dated = paired(explicitOf(all));
  const length = lengthOf(words, facts);
  const found = { start: [] as LocalDate[], end: [] as LocalDate[], window: [] as Days[] };
  const take = (isEnd: boolean) => {
    for (const { fact, mention: written, from, to } of dated) {
      if ((fact === "end") !== isEnd) continue;
      // "Leaving around Jan 12" says the day; "over Christmas" only that it lies within.
      const mention: DateMention =
        written.kind === "around" && fact !== "window" && fact !== "end+start"
          ? { kind: "resolved", from: written.date, to: null }
          : written;
      const after = isEnd ? (found.start[0] ?? null) : null;
      const near = namedNear(proposals, from, context);
      const days = daysOf(mention, isEnd, { after, near, year, context });
      const isRange = isSpan(mention);
      if (days === null) unclear.add(isEnd ? "endDate" : "startDate");
      else if (fact === "end") found.end.push(days.to);
      else if (fact === "window" && !(isRange && isLong(days, length)))
        found.window.push(windowOf(mention, days, words[from - 1], context));
      else if (/^(?:start|end\+start|days\+start|window)$/.test(fact)) {
        found.start.push(days.from);
        const isNight = days.from === days.to && words.slice(from, to).some(({ text }) => /^night$/i.test(text));
        if (fact === "end+start" && isNight) found.end.push(addDays(days.to, 1));
        else if (isRange || (fact === "end+start" && mention.kind !== "day")) found.end.push(days.to);
      }
    }
  };
  take(false);
  take(true);
  const isUnread = (fields: RegExp) => facts.some((one) => fields.test(one.fact) && mentionOf(one) === null);
  if (found.start.length + found.window.length === 0 && isUnread(/^(?:start|end\+start|window)$/))
    unclear.add("startDate");
  if (found.end.length === 0 && isUnread(/^end$/)) unclear.add("endDate");
  if (facts.some(({ fact }) => fact === "?start" || fact === "?window")) unclear.add("startDate");
  const [start, end] = [only(found.start), only(found.end)];
  if (start === null) unclear.add("startDate");
  if (end === null) unclear.add("endDate");
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
    ...(window === undefined ? {} : { window: { ...window, ...weekendStart(facts, window) } }),
    ...(days ? { days } : {}),
    unclear: [...unclear],
  };
}

/** A bare number that is taken for a day is one: "leaving Jan 14, back 17". */
function mentionOf({ fact, item }: FactMention): DateMention | null {
  if (item?.kind === "date") return item.value;
  const isDay = item?.kind === "number" && Number.isInteger(item.value) && item.value >= 1 && item.value <= 31;
  return isDay && RANGE.test(fact) ? { kind: "day", day: { year: null, month: null, day: item.value } } : null;
}
const RANGE = /^(?:start|end|end\+start)$/;

/** Two days in one phrase of first and last day are the one and the other: "Good Friday to Easter Monday", "Sat n Sun". */
function paired(dated: readonly Dated[]): readonly Dated[] {
  const days = dated.filter(({ fact, mention }) => fact === "end+start" && !isWide(mention));
  if (days.length < 2) return dated;
  return dated.map((one) => (days.includes(one) ? { ...one, fact: one === days[0] ? "start" : "end" } : one));
}

/** Whether it means more than one day. */
function isWide(mention: DateMention): boolean {
  return mention.kind === "span" || mention.kind === "window" || (mention.kind === "resolved" && mention.to !== null);
}

interface Dated extends FactMention {
  readonly mention: DateMention;
}

/** Where the same is said twice, days of the calendar count: "Labor Day weekend, the 4th to the 7th", "Friday to Monday, the 23rd thru 26th". */
function explicitOf(dated: readonly Dated[]): readonly Dated[] {
  const isExplicit = ({ mention }: Dated) => mention.kind === "span" || mention.kind === "day";
  const isRange = ({ fact, mention }: Dated) => fact === "end+start" || mention.kind === "span";
  const isWeekdays = ({ fact, mention }: Dated) =>
    fact !== "days" && mention.kind === "resolved" && mention.isWeekday === true;
  // "MLK weekend, Saturday to Monday", "Thursday next week": the weekdays say which of its days.
  if (!dated.some(isExplicit) && dated.some(isWeekdays)) {
    const weekdays = dated.filter(isWeekdays);
    const isNarrowed = ({ fact, mention }: Dated) => {
      const same = weekdays.filter((other) => other.fact === fact);
      return weekdays.some((other) => isWide(other.mention)) || same.length >= (isWide(mention) ? 1 : 2);
    };
    return dated.filter((one) => isWeekdays(one) || one.fact === "days" || !isNarrowed(one));
  }
  const saysRange = dated.some((one) => isExplicit(one) && isRange(one));
  return dated.filter(
    (one) =>
      isExplicit(one) ||
      !(saysRange
        ? /^(?:start|end|end\+start|window)$/.test(one.fact)
        : dated.some((other) => isExplicit(other) && other.fact === one.fact)),
  );
}

/** "By April 30", "before Christmas": from today on; "after Easter": what is left of the month. */
function windowOf(mention: DateMention, days: Days, before: Word | undefined, { today }: CalendarContext): Days {
  const word = before?.text.toLowerCase() ?? "";
  const date = mention.kind === "around" ? mention.date : days.from;
  const until = word === "before" ? addDays(date, -1) : days.to;
  if (word === "after") {
    const next = addDays(mention.kind === "around" ? date : days.to, 1);
    return { from: next, to: endOfMonth(Number(next.slice(0, 4)), Number(next.slice(5, 7))) };
  }
  const isUntil = /^(?:before|by|until|till?)$/.test(word) || (days.from === days.to && mention.kind !== "around");
  return !isUntil || until < today ? days : { from: today, to: until };
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
function lengthOf(words: readonly Word[], facts: readonly FactMention[]): number | null | undefined {
  const lengths = facts.flatMap(({ fact, item, from, to }) => {
    if (fact !== "days" && fact !== "days+start") return [];
    if (item?.kind === "number") return [daysIn(item.value, words.slice(from, to + 2))];
    if (item?.kind === "date") return fact === "days+start" ? [] : [daysOfMention(item.value)];
    if (item?.kind !== "duration") return [null];
    const { days, nights } = item.value;
    return [days ?? (nights === null ? null : nights + 1)];
  });
  const last = lengths.at(-1);
  if (last === undefined || last === null) return last;
  return Number.isInteger(last) && last >= 1 && last <= MOST_DAYS ? last : null;
}

/** A weekend "in March", or "any Thursday to Sunday", starts on its own weekday, where the window has one. */
function weekendStart(facts: readonly FactMention[], { from, to }: Days): { startsOn?: number } {
  const length = facts.flatMap(({ fact, item }) => (fact === "days" && item !== null ? [item] : [])).at(-1);
  const [startsOn, days] =
    length?.kind === "duration"
      ? [length.value.startsOn, length.value.days]
      : length?.kind === "date" && length.value.kind === "resolved" && length.value.isWeekday
        ? [weekday(length.value.from), daysOfMention(length.value)]
        : [];
  if (startsOn === undefined || !days) return {};
  const first = nextWeekday(from, startsOn);
  return addDays(first, days - 1) <= to ? { startsOn } : {};
}

/** "Three more nights", "48 hours": by the unit behind the number. */
function daysIn(count: number, words: readonly Word[]): number {
  const text = words.map((word) => word.text).join(" ");
  if (/\b\d*(?:n|nts|nights?|nites?)\b/i.test(text)) return count + 1;
  if (/\bw(?:eek|k)s?\b/i.test(text)) return 7 * count;
  return /\bh(?:ou)?rs?\b/i.test(text) ? Math.ceil(count / 24) : count;
}

/** "In five days", "any Friday to Monday". */
function daysOfMention(mention: DateMention): number | null {
  if (mention.kind !== "resolved") return null;
  return mention.days ?? (mention.to === null ? null : daysBetween(mention.from, mention.to) + 1);
}
