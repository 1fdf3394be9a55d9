import { addDays, type LocalDate, weekday } from "@/server/trip";
import { WEEKDAYS } from "../lexicon/calendar";
import type { Item } from "../text/item";
import { captured } from "../text/pattern";
import { type RuleSet, rules } from "../text/rules";
import { dateOf, nextWeekday } from "./calendar-phrases";
import { countsSomething, dayItem, inferYear, type Reader } from "./date-reader";

/** Two days said together; the second may be a bare number of the first's month, or the first of the second's. */
const span =
  (between: boolean): Reader =>
  (match, items) => {
    if (countsSomething(match, items)) return null;
    const [first, second] = match.captures;
    const year = captured(match, "number").find((item) => item.value > 31)?.value ?? null;
    const bare = (item: Item | undefined): number | null => (item?.kind === "number" ? item.value : null);
    const from = dayItem(first);
    const to = dayItem(second);
    if (from !== null && to !== null) return { kind: "span", from, to, between };
    const resolved = (item: Item | undefined): LocalDate | null =>
      item?.kind === "date" && item.value.kind === "resolved" && item.value.to === null ? item.value.from : null;
    const [start, end] = [resolved(first), resolved(second)];
    if (start !== null && end !== null) {
      return { kind: "resolved", from: start, to: end >= start ? end : addDays(end, 7) };
    }
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
    if (to !== null) return { kind: "span", from: { ...to, day }, to, between };
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
  return { kind: "resolved", from: start, to: nextWeekday(addDays(start, 1), Number(second)) };
};

const weekendOf: Reader = (match, _items, context) => {
  const day = dayItem(match.captures[0]);
  if (day?.month === null || day === null) return null;
  const date = dateOf(day.year ?? inferYear(day.month, day.day, context), day.month, day.day);
  if (date === null) return null;
  const saturday = weekday(date) === 0 ? addDays(date, -1) : nextWeekday(date, 6);
  return { kind: "resolved", from: saturday, to: addDays(saturday, 1) };
};

const weekOf: Reader = (match, _items, context) => {
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

const TO = "to|-|through|thru|until|till|til|up";

/** Spans of two days, over items in which single days are recognised already. */
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
    [[`from? @weekday night|morning|evening|afternoon? ${TO} @weekday night|morning|evening|afternoon?`], weekdays],
    [["the? weekend of <date>", "<date> weekend"], weekendOf],
    [["around|about|roughly the? <date>", "on or|around about? the? <date>"], about],
    [["the? week of|starting|beginning <date>", "the? week of the <date>"], weekOf],
  ],
  { weekday: WEEKDAYS },
);
