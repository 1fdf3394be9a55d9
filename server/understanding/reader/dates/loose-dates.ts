import { addDays } from "@/server/trip";
import { type Item, inDigits, spanOf } from "../../text/item";
import { captured } from "../../text/pattern";
import { recognize, rules } from "../../text/rules";
import { dateOf, nextWeekday } from "./calendar-phrases";
import { MONTH_PARTS, MONTHS, WEEKDAYS } from "./calendar-words";
import { type CalendarContext, countsSomething, dayItem, numbers, type Reader } from "./date-reader";
import { resolveDay } from "./resolve-days";
import { month, monthPart } from "./windows";

const weekday: Reader = (match, _items, { today }) => ({
  kind: "resolved",
  from: nextWeekday(addDays(today, 1), Number(match.values.at(-1))),
  to: null,
  isWeekday: true,
});

const dayNumber: Reader = (match) => {
  const day = numbers(match)[0];
  return day === undefined || day < 1 || day > 31 ? null : { kind: "day", day: { year: null, month: null, day } };
};

const dayNumbers: Reader = (match) => {
  const [from, to] = numbers(match);
  const turns = captured(match, "number").every(({ ordinal }) => ordinal);
  if (from === undefined || to === undefined || from < 1 || from > 31 || to > 31 || (to <= from && !turns)) return null;
  const day = (value: number) => ({ year: null, month: null, day: value });
  return { kind: "span", from: day(from), to: day(to), between: false };
};

const dated: Reader = (match) => {
  const [first, second] = match.captures;
  const from = dayItem(first);
  const to = dayItem(second);
  return from === null || to === null ? null : { kind: "span", from, to, between: false };
};

/** "January 25 till the 29th", where both days are read already. */
const untilDay: Reader = (match, items) => {
  const [first, second] = captured(match, "date");
  const from = dayItem(first);
  const to = dayItem(second);
  if (from === null || to === null || !UNTIL.test(second?.lower ?? "")) return null;
  const joint = items[match.end];
  return joint?.kind === "date"
    ? null
    : { kind: "span", from, to: { ...to, month: to.month ?? from.month }, between: false };
};
const UNTIL = /^(?:until|till|til|thru|through|to)\b/;

/** "The 20th, 21st and 22nd", "the 18, 19 and 20 of September". */
const listed: Reader = (match) => {
  const days = numbers(match);
  const last = dayItem(captured(match, "date")[0]);
  const all = last === null ? days : [...days, last.day];
  const [first] = all;
  const end = all.at(-1);
  if (first === undefined || end === undefined || all.some((day, at) => day !== first + at) || end > 31) return null;
  const day = (value: number) => ({ year: last?.year ?? null, month: last?.month ?? null, day: value });
  return { kind: "span", from: day(first), to: day(end), between: false };
};

const weekAhead =
  (days: number): Reader =>
  (_match, _items, { today }) => ({ kind: "resolved", from: addDays(today, days), to: null });

/** "From the 3 to the 8", but not "the 3 of us". */
const bareDay: Reader = (match, items, context) => {
  const next = items[match.end];
  if (countsSomething(match, items) || next?.lower === "of" || next?.lower === "-") return null;
  return dayNumber(match, items, context);
};

const ahead: Reader = (match, items, { today }) => {
  const unit = items[match.end - 1]?.lower === "days" ? 1 : 7;
  const count = numbers(match)[0] ?? 0;
  const days = unit * count;
  return count < 1 || count > 400 ? null : { kind: "resolved", from: addDays(today, days), to: null, days };
};

const weekendOfDay: Reader = (match, _items, context) => {
  const [day] = numbers(match);
  const date = day === undefined ? null : resolveDay({ year: null, month: null, day }, null, null, context);
  if (date === null) return null;
  const saturday = nextWeekday(addDays(date, -2), 6);
  return { kind: "resolved", from: saturday, to: addDays(saturday, 1) };
};

/** "The 23rd of this month". */
const dayOfThisMonth: Reader = (match, items, { today }) => {
  const [day] = numbers(match);
  const isNext = items.slice(match.start, match.end).some(({ lower }) => lower === "next");
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) + (isNext ? 1 : 0)];
  const date = day === undefined ? null : dateOf(month > 12 ? year + 1 : year, ((month - 1) % 12) + 1, day);
  return date === null ? null : { kind: "resolved", from: date, to: null };
};

/** "Sept 26 & 27", "April 10, 11, 12", "11 12 April": days one after another, and no other numbers; "July 24 26" without any. */
const inARow: Reader = (match, items) => {
  const date = dayItem(captured(match, "date")[0]);
  const isLast = items[match.start]?.kind === "number";
  const days = numbers(match);
  // "On the 2nd of May, three mates".
  const inWords = captured(match, "number").some((number) => !inDigits(number) && !number.ordinal);
  if (date === null || inWords || countsSomething(match, items)) return null;
  const all = isLast ? [...days, date.day] : [date.day, ...days];
  const [first = 0, last = 0] = [all[0], all.at(-1)];
  if (all.some((day, at) => day !== first + at)) return null;
  return { kind: "span", from: { ...date, day: first }, to: { ...date, day: last }, between: false };
};

/** "The night before", "the following Tuesday": next to a day that the text names elsewhere. */
const relative: Reader = (match, items) => {
  const words = items.slice(match.start, match.end).map(({ lower }) => lower);
  const [value] = match.values;
  const count = (numbers(match)[0] ?? 1) * (words.some((word) => /^weeks?$/.test(word)) ? 7 : 1);
  const days = words.some((word) => /^(?:before|earlier|ahead|prior)$/.test(word)) ? -count : count;
  return count > 366 ? null : { kind: "relative", days, weekday: value === undefined ? null : Number(value) };
};

const LOOSE = rules<Reader>(
  [
    [["@weekday morning|night|evening|afternoon?"], weekday],
    [
      [
        "the? day|night|evening|morning before|after",
        "the? next|following day|morning|afternoon|evening",
        "the? following @weekday",
        "the @weekday following|after",
        "the? @weekday right? after that",
        "<count> days|nights|day ahead",
      ],
      relative,
    ],
    [["<ordinal> -|to|thru|through|until <ordinal>", "<dayNumber> - <dayNumber>"], dayNumbers],
    [["<date> and|&|, <date>"], dated],
    [
      [
        "<date> ,? and|&|+? <dayNumber>",
        "<date> ,? <dayNumber> ,? and|&|+? <dayNumber>",
        "<date> ,? <dayNumber> ,? <dayNumber> ,? and|&|+? <dayNumber>",
        "<dayNumber> ,? and|&|+? <date>",
      ],
      inARow,
    ],
    [["<date> <date>"], untilDay],
    [["the <dayNumber>"], bareDay],
    [["in <count> days|wks|wk|weeks"], ahead],
    [["the? weekend of the? <dayNumber>"], weekendOfDay],
    [
      [
        "the? <ordinal> ,? <ordinal> ,? and|&? <ordinal>",
        "the? <dayNumber> , <dayNumber> ,? and|& <date>",
        "the? <dayNumber> ,? and|& <date>",
        "the? <ordinal> ,? and|& <ordinal>",
        "the? <ordinal> ,? <ordinal> ,? and|&? <date>",
        "the? <ordinal> ,? and|& <date>",
      ],
      listed,
    ],
    [["tomorrow week", "a week tomorrow"], weekAhead(8)],
    [["today week", "a week today"], weekAhead(7)],
    [["the? <ordinal> of this|next month"], dayOfThisMonth],
    [["@part - @month"], monthPart],
    [["@weekday the? <dayNumber>"], dayNumber],
    [["the? <ordinal>", "until <dayNumber>"], dayNumber],
    [["@month"], month],
  ],
  { weekday: WEEKDAYS, month: MONTHS, part: MONTH_PARTS },
);

/** Dates that stand without a preposition ("Tuesday out, Thursday back", "17th-20th"): the model tells whether they are any. */
export function recognizeLooseDates(items: readonly Item[], context: CalendarContext): Item[] {
  return recognize(items, LOOSE, ({ match, meaning }) => {
    const first = items[match.start];
    if (first?.kind === "number" && (items[match.start - 1]?.lower === "$" || !inDigits(first))) return null;
    const value = meaning(match, items, context);
    return value === null ? null : { ...spanOf(items, match.start, match.end), kind: "date", value };
  });
}
