import { addDays, type LocalDate, weekday } from "@/server/trip";
import type { Item } from "../../text/item";
import { captured } from "../../text/pattern";
import { dateOf, endOfMonth, laterOf, monthOf, nextWeekday, nthWeekday, yearOf } from "./calendar-phrases";
import { COUNTED, MONTHS_AND_WORDS } from "./calendar-words";
import { type CalendarContext, inferYear, numbers, type Reader, writtenYear } from "./date-reader";
import type { DateMention } from "./mentions";

/** "The weekend of the 14th", "the weekend after Thanksgiving" are not the next one. */
const GOES_ON = /^(of|after|before|following|preceding)$/;

export const weekend =
  (weeks: number): Reader =>
  (match, items, { today }) => {
    if (GOES_ON.test(items[match.end]?.lower ?? "")) return null;
    const saturday = weekday(today) === 0 ? addDays(today, -1) : nextWeekday(today, 6);
    const start = addDays(saturday, 7 * weeks);
    return { kind: "resolved", from: laterOf(start, today), to: addDays(start, 1) };
  };

/** Said on a weekend it is the next one. */
export const comingWeekend: Reader = (match, items, context) =>
  weekend(weekday(context.today) % 6 === 0 ? 1 : 0)(match, items, context);

export const week =
  (weeks: number): Reader =>
  (_match, _items, { today }) => {
    const monday = addDays(today, -((weekday(today) + 6) % 7) + 7 * weeks);
    return { kind: "window", from: laterOf(monday, today), to: addDays(monday, 6) };
  };

function windowOf(year: number, first: number, last: number, toMonth: number, today: LocalDate): DateMention | null {
  const from = dateOf(year, first, 1);
  const to = endOfMonth(toMonth < first ? year + 1 : year, toMonth);
  if (from === null) return null;
  const end = last >= 28 ? to : (dateOf(Number(to.slice(0, 4)), toMonth, last) ?? to);
  return { kind: "window", from: today > from && today <= end ? today : from, to: end };
}

/** First and last day; "-10" are its last ten. */
function daysOfPart(part: string, month: number, year: number): [number, number] {
  const length = Number(endOfMonth(year, month).slice(8, 10));
  const ending = /^-(\d+)$/.exec(part)?.[1];
  if (ending !== undefined) return [length - Number(ending) + 1, 31];
  const [first = 1, last = 31] = part.split("-").map(Number);
  return [first, last];
}

function partOfMonth(month: number, year: number | null, part: string, context: CalendarContext): DateMention | null {
  const [first, last] = daysOfPart(part, month, year ?? yearOf(context.today));
  const inYear = year ?? inferYear(month, last === 31 ? 28 : last, context);
  const whole = windowOf(inYear, month, last, month, context.today);
  const start = dateOf(inYear, month, first);
  if (whole?.kind !== "window" || start === null) return null;
  return { ...whole, from: context.today > start && context.today <= whole.to ? context.today : start };
}

export const month: Reader = (match, items, context) => {
  const value = match.values.at(-1);
  if (value === undefined) return null;
  const next = items[match.end];
  if (next?.kind === "number" && next.value <= 31 && !COUNTED.has(items[match.end + 1]?.lower ?? "")) return null;
  const year = writtenYear(match, items, context);
  return year === undefined ? null : partOfMonth(Number(value), year, "1-31", context);
};

/** A month without a preposition: only where the word is not also a verb or a name. */
export const bareMonth: Reader = (match, items, context) => {
  const word = items[match.start];
  const before = items[match.start - 1];
  if (word?.kind !== "word" || (MONTHS_AND_WORDS.has(word.lower) && numbers(match).length === 0)) {
    const startsSentence = before === undefined || before.kind === "break";
    if (word?.kind !== "word" || !word.capital || startsSentence || word.lower.length < 3) return null;
  }
  return month(match, items, context);
};

export const monthPart: Reader = (match, items, context) => {
  const [part, value] = match.values;
  const year = writtenYear(match, items, context);
  return part === undefined || value === undefined || year === undefined
    ? null
    : partOfMonth(Number(value), year, part, context);
};

export const monthsAhead =
  (ahead: number): Reader =>
  (match, _items, context) => {
    const count = monthOf(context.today) - 1 + ahead;
    const year = yearOf(context.today) + Math.floor(count / 12);
    return partOfMonth((count % 12) + 1, year, match.values[0] ?? "1-31", context);
  };

/** "The first Monday of December", "the last weekend in June". */
export const weekdayOfMonth: Reader = (match, items, context) => {
  const [day, inMonth] = match.values.map(Number);
  const words = items.slice(match.start, match.end).map((item) => item.lower);
  const written = captured(match, "number").find((item) => !item.ordinal)?.value;
  const n = words.some((word) => /^(last|final)$/.test(word)) ? -1 : (numbers(match)[0] ?? 0);
  if (day === undefined || inMonth === undefined || n === 0 || n > 5) return null;
  const year = written ?? inferYear(inMonth, 28, context);
  const soonest = nthWeekday(year, inMonth, day, n);
  const isOver = written === undefined && context.worldDates === null && soonest !== null && soonest < context.today;
  const date = isOver ? nthWeekday(year + 1, inMonth, day, n) : soonest;
  if (date === null) return null;
  return { kind: "resolved", from: date, to: words.includes("weekend") ? addDays(date, 1) : null };
};

export const season: Reader = (match, items, context) => {
  const [from = 1, to = 1] = (match.values.at(-1) ?? "").split("-").map(Number);
  const year = writtenYear(match, items, context);
  return year === undefined
    ? null
    : windowOf(year ?? inferYear(to < from ? 12 : to, 28, context), from, 31, to, context.today);
};

/** "Spring.", "summer trip", "fall 2027", but not "Winter Park", "we fall". */
export const bareSeason: Reader = (match, items, context) => {
  const standsAlone = (item: Item | undefined) => item === undefined || item.kind === "break" || item.kind === "symbol";
  const next = items[match.end];
  const isAlone =
    standsAlone(items[match.start - 1]) &&
    (standsAlone(next) || /^(?:trip|vacation|getaway|break)$/.test(next?.lower ?? ""));
  return isAlone || match.captures.length > 0 ? season(match, items, context) : null;
};

export const holiday: Reader = (match, items, context) => {
  const [when = "", before = 0, after = 0] = (match.values[0] ?? "")
    .split(" ")
    .map((part, index) => (index === 0 ? part : Number(part)));
  const written = writtenYear(match, items, context);
  const inYear = (year: number): LocalDate | null => {
    const ofEaster = /^easter(-?\d+)?$/.exec(String(when));
    if (ofEaster !== null) return addDays(easterOf(year), Number(ofEaster[1] ?? 0));
    const fixed = /^(\d+)\/(\d+)$/.exec(String(when));
    if (fixed !== null) return dateOf(year, Number(fixed[1]), Number(fixed[2]));
    const moving = /^(\d+)-(\d+)-(-?\d+)$/.exec(String(when));
    return moving === null ? null : nthWeekday(year, Number(moving[1]), Number(moving[2]), Number(moving[3]));
  };
  const thisYear = inYear(yearOf(context.today));
  const year =
    written ?? (thisYear !== null && thisYear < context.today ? yearOf(context.today) + 1 : yearOf(context.today));
  const date = inYear(year);
  if (date === null) return null;
  const words = items.slice(match.start, match.end).map(({ lower }) => lower);
  if (words.at(-1) === "week" ? Number(after) < 6 : items[match.start + words.indexOf("week") + 1]?.lower === "of") {
    const monday = addDays(date, -((weekday(date) + 6) % 7));
    return { kind: "window", from: monday, to: addDays(monday, 6) };
  }
  if (!words.includes("weekend")) return { kind: "around", date, before: Number(before), after: Number(after) };
  const isFixed = String(when).includes("/");
  if (!isFixed) {
    return {
      kind: "resolved",
      from: addDays(date, -Number(before)),
      to: addDays(date, Number(after)),
    };
  }
  // A Friday or a Monday makes the weekend longer.
  if (weekday(date) === 5) return { kind: "resolved", from: date, to: addDays(date, 2) };
  if (weekday(date) === 1) return { kind: "resolved", from: addDays(date, -2), to: date };
  const saturday = nextWeekday(addDays(date, -3), 6);
  return { kind: "resolved", from: saturday, to: addDays(saturday, 1) };
};

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterOf(year: number): LocalDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const m = Math.floor((a + 11 * h) / 319);
  const r = (2 * (b % 4) + 2 * Math.floor(c / 4) - (c % 4) - h + m + 32) % 7;
  const month = Math.floor((h - m + r + 90) / 25);
  const day = (h - m + r + month + 19) % 32;
  return dateOf(year, month, day) ?? `${year}-04-01`;
}

export const vague: Reader = () => ({ kind: "vague" });
