import { addDays, daysBetween, type LocalDate, weekday } from "@/server/trip";
import type { Item } from "../../text/item";
import { captured } from "../../text/pattern";
import { type RuleSet, rules } from "../../text/rules";
import { dateOf, nextWeekday, relativeDay } from "./calendar-phrases";
import { WEEKDAYS } from "./calendar-words";
import { type CalendarContext, countsSomething, dayItem, inferYear, type Reader, writtenYear } from "./date-reader";
import type { DateMention } from "./mentions";

/** Two days said together; the second may be a bare number of the first's month, or the first of the second's. */
const span =
  (between: boolean): Reader =>
  (match, items, context) => {
    if (countsSomething(match, items)) return null;
    const [first, second] = match.captures;
    const year = writtenYear(match, items, context);
    if (year === undefined) return null;
    const bare = (item: Item | undefined): number | null => (item?.kind === "number" ? item.value : null);
    const from = dayItem(first);
    const to = dayItem(second);
    if (from !== null && to !== null) return { kind: "span", from, to, between };
    if (from !== null) {
      const day = bare(second);
      return day === null
        ? null
        : {
            kind: "span",
            from: { ...from, year: from.year ?? year },
            to: { ...from, year: from.year ?? year, day },
            between,
          };
    }
    const day = bare(first);
    if (day === null) return null;
    if (to !== null) return { kind: "span", from: { year: null, month: null, day }, to, between };
    const lastDay = bare(second);
    if (lastDay === null) return null;
    return {
      kind: "span",
      from: { year: null, month: null, day },
      to: { year: null, month: null, day: lastDay },
      between,
    };
  };

const weekdays: Reader = (match, _items, { today }) => {
  const [first, second] = match.values;
  const start = nextWeekday(today, Number(first));
  return { kind: "resolved", from: start, to: nextWeekday(addDays(start, 1), Number(second)), isWeekday: true };
};

const weekendOf: Reader = (match, _items, context) => {
  const day = dayItem(match.captures[0]);
  if (day?.month === null || day === null) return null;
  const date = dateOf(day.year ?? inferYear(day.month, day.day, context), day.month, day.day);
  if (date === null) return null;
  const saturday = weekday(date) === 0 ? addDays(date, -1) : nextWeekday(date, 6);
  return { kind: "resolved", from: saturday, to: addDays(saturday, 1) };
};

const weekOf: Reader = (match, items, context) => {
  // "A week starting July 16": a length and a day.
  if (/^(?:a|one|1|whole|full)$/.test(items[match.start - 1]?.lower ?? "")) return null;
  const day = dayItem(match.captures[0]);
  if (day?.month === null || day === null) return null;
  const date = dateOf(day.year ?? inferYear(day.month, day.day, context), day.month, day.day);
  return date === null ? null : { kind: "window", from: date, to: addDays(date, 6) };
};

/** "around the 10th of November": within two days of it. */
const about: Reader = (match, _items, context) => {
  const day = dayItem(match.captures[0]);
  if (day === null || day.month === null) return null;
  const date = dateOf(day.year ?? inferYear(day.month, day.day, context), day.month, day.day);
  return date === null ? null : { kind: "around", date, before: 2, after: 2 };
};

/**
 * "Between mid November and Christmas", "in January or February": from the beginning of the one to the end of the other.
 * Two exact days are the trip itself ("from tomorrow until October 20"), unless they are alternatives.
 */
const reach: Reader = (match, items, context) => {
  const [first, second] = captured(match, "date").map((item) => item.value);
  const [from, to] = [first, second].map((mention) => (mention === undefined ? null : boundsOf(mention, context)));
  if (from === undefined || to === undefined || from === null || to === null) return null;
  const isExact = [first, second].every((mention) => mention?.kind === "day" || mention?.kind === "resolved");
  if (to.to < from.from) {
    // "June 12 and return Sunday": the first such weekday behind it.
    const weeks = Math.ceil(daysBetween(to.to, from.from) / 7);
    return isExact ? { kind: "resolved", from: from.from, to: addDays(to.to, 7 * weeks) } : null;
  }
  if (!isExact) return { kind: "window", from: from.from, to: to.to };
  const words = items.slice(match.start, match.end).map((item) => item.lower);
  if (words.includes("or")) return { kind: "vague" };
  return { kind: words.includes("between") ? "window" : "resolved", from: from.from, to: to.to };
};

/** "The day after Thanksgiving", "the Wednesday before Columbus Day", "the week after Easter". */
const relativeDate: Reader = (match, items, context) => {
  const [mention] = captured(match, "date").map(({ value }) => value);
  const bounds = mention === undefined ? null : boundsOf(mention, context);
  if (bounds === null) return null;
  const words = items.slice(match.start, match.end).map(({ lower }) => lower);
  const days = words.includes("before") ? -1 : 1;
  const length = words.includes("weekend") ? 2 : words.includes("week") ? 7 : 1;
  const wanted = length === 2 ? 6 : length === 7 ? 1 : match.values[0] === undefined ? null : Number(match.values[0]);
  const from = relativeDay(days < 0 ? bounds.from : bounds.to, { days, weekday: wanted });
  const [nth = 1] = captured(match, "number").flatMap(({ ordinal, value }) => (ordinal ? [value] : []));
  if (nth > MOST_WEEKS) return null;
  const start = addDays(from, 7 * (nth - 1));
  const to = addDays(start, length - 1);
  return length === 7
    ? { kind: "window", from: start, to }
    : { kind: "resolved", from: start, to: length === 1 ? null : to };
};

/** Nobody counts more weeks from a day: "the third weekend after Easter". */
const MOST_WEEKS = 8;

/** The first and last day that a mention of time can mean; null when it means none. */
function boundsOf(mention: DateMention, context: CalendarContext): { from: LocalDate; to: LocalDate } | null {
  if (mention.kind === "window") return mention;
  if (mention.kind === "around") return { from: mention.date, to: mention.date };
  if (mention.kind === "resolved") return { from: mention.from, to: mention.to ?? mention.from };
  if (mention.kind !== "day" || mention.day.month === null) return null;
  const { year, month, day } = mention.day;
  const date = dateOf(year ?? inferYear(month, day, context), month, day);
  return date === null ? null : { from: date, to: date };
}

const TO = "to|-|through|thru|until|till|til|up|al|au|bis|hasta";

/** Spans of two days, over items in which single days are recognized already. */
export const SPANS: RuleSet<Reader> = rules<Reader>(
  [
    [
      [
        `from? <date> ${TO} to? the? <date>`,
        `from? <date> ${TO} to? the? <dayNumber> ,? <year>`,
        `from? <date> ${TO} to? the? <dayNumber>`,
        `from? the? <dayNumber> ${TO} the? <date>`,
        `from the? <ordinal> ${TO} the? <ordinal>`,
        `the <ordinal> ${TO} the? <ordinal>`,
        "<date> and|& the? <ordinal> ,? <year>",
        "<date> and|& the? <ordinal>",
        "<date> until the? <date>",
        `the? week|weekend of <date> ${TO} the? <date>`,
        `the? week|weekend of <date> ${TO} the? <dayNumber>`,
      ],
      span(false),
    ],
    [
      [
        "sometime? between <date> and|&|to|- the? <date>",
        "sometime? between <date> and|&|to|- the? <dayNumber> ,? <year>",
        "sometime? between <date> and|&|to|- the? <dayNumber>",
        "sometime? between the? <dayNumber> and|&|to|- the? <date>",
        "between the? <ordinal> and the? <ordinal>",
      ],
      span(true),
    ],
    [
      [
        "sometime|anytime? between|from <date> and|&|to|- the? <date>",
        "either? <date> or|to|through|until|and|- <date>",
      ],
      reach,
    ],
    [[`from? @weekday night|morning|evening|afternoon? ${TO} @weekday night|morning|evening|afternoon?`], weekdays],
    [["the? weekend of <date>", "<date> weekend"], weekendOf],
    [
      [
        "the? day|night|evening|morning|afternoon before|after the? <date>",
        "the? @weekday before|after|following the? <date>",
        "the? weekend|week after|following the? <date>",
        "the? <ordinal> weekend|week after|following the? <date>",
      ],
      relativeDate,
    ],
    [["around|about|roughly the? <date>", "on or|around about? the? <date>"], about],
    [["the? week of|starting|beginning|commencing the? <date>"], weekOf],
  ],
  { weekday: WEEKDAYS },
);
