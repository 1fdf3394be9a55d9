import { addDays, type LocalDate, weekday } from "@/server/trip";
import {
  COUNTED,
  HOLIDAYS,
  MONTH_PARTS,
  MONTHS,
  MONTHS_AND_WORDS,
  SEASONS,
  VAGUE_TIMES,
  WEEKDAYS,
} from "../lexicon/calendar";
import { type Item, spanOf } from "../text/item";
import { captured, type Match } from "../text/pattern";
import { type RuleSet, recognise, rules } from "../text/rules";
import { dateOf, endOfMonth, monthOf, nextWeekday, nthWeekday, relativeDate, yearOf } from "./calendar-phrases";
import type { DateMention, WrittenDay } from "./mentions";

/** What dates are read against: today, and the dates of a world whose time stands still. */
export interface CalendarContext {
  readonly today: LocalDate;
  readonly worldDates: { readonly from: LocalDate; readonly to: LocalDate } | null;
}

type Reader = (match: Match, items: readonly Item[], context: CalendarContext) => DateMention | null;

const LEXICONS = {
  month: MONTHS,
  weekday: WEEKDAYS,
  part: MONTH_PARTS,
  season: SEASONS,
  holiday: HOLIDAYS,
  vague: VAGUE_TIMES,
};

/**
 * Replaces every phrase that says when by a date item: first single days and windows, then spans of two days.
 */
export function recogniseDates(items: readonly Item[], context: CalendarContext): Item[] {
  const pass = (input: readonly Item[], ruleSet: RuleSet<Reader>): Item[] =>
    recognise(input, ruleSet, ({ match, meaning }) => {
      const value = meaning(match, input, context);
      return value === null ? null : { ...spanOf(input, match.start, match.end), kind: "date", value };
    });
  return pass(pass(items, SINGLE), SPANS);
}

/** The first year in which the day is not over yet; in a world that stands still, the year of its dates. */
export function inferYear(month: number, day: number, context: CalendarContext): number {
  if (context.worldDates !== null) {
    const { from, to } = context.worldDates;
    for (let year = yearOf(from); year <= yearOf(to); year += 1) {
      const date = dateOf(year, month, day);
      if (date !== null && date >= from && date <= to) return year;
    }
    return yearOf(from);
  }
  const year = yearOf(context.today);
  const date = dateOf(year, month, Math.min(day, 28));
  return date !== null && addDays(date, Math.max(0, day - 28)) < context.today ? year + 1 : year;
}

const numbers = (match: Match): readonly number[] => captured(match, "number").map((item) => item.value);

/** Whether the number that ends the match counts what follows: "March 3 people". */
function countsSomething(match: Match, items: readonly Item[]): boolean {
  const last = items[match.end - 1];
  const next = items[match.end];
  return last?.kind === "number" && !last.ordinal && next !== undefined && COUNTED.has(next.lower);
}

const monthDay: Reader = (match, items) => {
  if (countsSomething(match, items)) return null;
  const [first, second] = numbers(match);
  const month = match.values.at(-1);
  if (first === undefined || month === undefined) return null;
  return { kind: "day", day: { year: second ?? null, month: Number(month), day: first } };
};

const numericDate: Reader = (match) => {
  const date = captured(match, "numericDate")[0];
  if (date === undefined) return null;
  const [a = 0, b = 0, c] = date.parts;
  if (date.yearFirst) return { kind: "day", day: { year: a, month: b, day: c ?? 0 } };
  const year = c === undefined ? null : c < 100 ? 2000 + c : c;
  const isDayFirst = a > 12 && b <= 12;
  const [month, day] = isDayFirst ? [b, a] : [a, b];
  if (month > 12 || month < 1 || day < 1 || day > 31) return null;
  return { kind: "day", day: { year, month, day } };
};

const dayOfMonth: Reader = (match, items) => {
  const day = numbers(match)[0];
  const next = items[match.end];
  const standsAlone =
    next === undefined ||
    next.kind !== "word" ||
    /^(to|through|thru|until|till|til|and|for|with|at|of|returning|back|from|in|on|we|i|or)$/.test(next.lower);
  const namesMonth = next?.lower === "of" && MONTHS.has(items[match.end + 1]?.lower ?? "");
  return day === undefined || !standsAlone || namesMonth
    ? null
    : { kind: "day", day: { year: null, month: null, day } };
};

/** "3 cities in a week" tells how long rather than when. */
function isLength(match: Match, items: readonly Item[]): boolean {
  if (items[match.start]?.lower !== "in") return false;
  return items
    .slice(Math.max(0, match.start - 10), match.start)
    .some((item) => /^(cities|towns|stops|city)$/.test(item.lower));
}

/** The words of the match as chrono reads them. */
const relative: Reader = (match, items, { today }) => {
  if (isLength(match, items)) return null;
  const words = items
    .slice(match.start, match.end)
    .filter(
      (item) =>
        !/^(on|by|from|until|till|starting|leaving|departing|leave|depart|back|return|returning|coming|upcoming|through|thru|the|night|morning|evening|afternoon|to|arriving)$/.test(
          item.lower,
        ),
    );
  const date = relativeDate(
    words.map((item) => (item.kind === "number" ? String(item.value) : item.lower)).join(" "),
    today,
  );
  return date === null ? null : { kind: "resolved", from: date, to: null };
};

const fromWeekday: Reader = (match, _items, { today }) => {
  const wanted = match.values.at(-1);
  const date = wanted === undefined ? today : nextWeekday(today, Number(wanted));
  return { kind: "resolved", from: date, to: null };
};

const weekAfter =
  (base: (match: Match, today: LocalDate) => LocalDate): Reader =>
  (match, _items, { today }) => ({
    kind: "resolved",
    from: addDays(base(match, today), 7 * (numbers(match)[0] ?? 1)),
    to: null,
  });

const weekend =
  (weeks: number): Reader =>
  (_match, _items, { today }) => {
    const saturday = weekday(today) === 0 ? addDays(today, -1) : nextWeekday(today, 6);
    const from = addDays(saturday, 7 * weeks);
    return { kind: "resolved", from: from < today ? today : from, to: addDays(from, 1) };
  };

const week =
  (weeks: number): Reader =>
  (_match, _items, { today }) => {
    const monday = addDays(today, -((weekday(today) + 6) % 7) + 7 * weeks);
    return { kind: "window", from: monday < today ? today : monday, to: addDays(monday, 6) };
  };

function windowOf(year: number, first: number, last: number, toMonth: number, today: LocalDate): DateMention | null {
  const from = dateOf(year, first, 1);
  const to = endOfMonth(toMonth < first ? year + 1 : year, toMonth);
  if (from === null) return null;
  const end = last >= 28 ? to : (dateOf(Number(to.slice(0, 4)), toMonth, last) ?? to);
  return { kind: "window", from: today > from && today <= end ? today : from, to: end };
}

function partOfMonth(month: number, year: number | null, part: string, context: CalendarContext): DateMention | null {
  const [first = 1, last = 31] = part.split("-").map(Number);
  const inYear = year ?? inferYear(month, last === 31 ? 28 : last, context);
  const whole = windowOf(inYear, month, last, month, context.today);
  const start = dateOf(inYear, month, first);
  if (whole?.kind !== "window" || start === null) return null;
  return { ...whole, from: context.today > start && context.today <= whole.to ? context.today : start };
}

const month: Reader = (match, items, context) => {
  const value = match.values.at(-1);
  if (value === undefined) return null;
  const next = items[match.end];
  if (next?.kind === "number" && next.value <= 31 && !COUNTED.has(items[match.end + 1]?.lower ?? "")) return null;
  return partOfMonth(Number(value), numbers(match)[0] ?? null, "1-31", context);
};

/** A month without a preposition: only where the word is not also a verb or a name. */
const bareMonth: Reader = (match, items, context) => {
  const word = items[match.start];
  const before = items[match.start - 1];
  if (word?.kind !== "word" || (MONTHS_AND_WORDS.has(word.lower) && numbers(match).length === 0)) {
    const startsSentence = before === undefined || before.kind === "break";
    if (word?.kind !== "word" || !word.capital || startsSentence || word.lower.length < 3) return null;
  }
  return month(match, items, context);
};

const monthPart: Reader = (match, _items, context) => {
  const [part, value] = match.values;
  return part === undefined || value === undefined
    ? null
    : partOfMonth(Number(value), numbers(match)[0] ?? null, part, context);
};

const monthsAhead =
  (ahead: number): Reader =>
  (match, _items, context) => {
    const count = monthOf(context.today) - 1 + ahead;
    const year = yearOf(context.today) + Math.floor(count / 12);
    return partOfMonth((count % 12) + 1, year, match.values[0] ?? "1-31", context);
  };

const season: Reader = (match, _items, context) => {
  const [from = 1, to = 1] = (match.values.at(-1) ?? "").split("-").map(Number);
  const year = numbers(match)[0] ?? inferYear(to < from ? 12 : to, 28, context);
  return windowOf(year, from, 31, to, context.today);
};

const holiday: Reader = (match, items, context) => {
  const [when = "", before = 0, after = 0] = (match.values[0] ?? "")
    .split(" ")
    .map((part, index) => (index === 0 ? part : Number(part)));
  const written = numbers(match).at(-1);
  const inYear = (year: number): LocalDate | null => {
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
  const isWeekend = items.slice(match.start, match.end).some((item) => item.lower === "weekend");
  return isWeekend
    ? {
        kind: "resolved",
        from: addDays(date, -(before === 0 || before === 1 ? 0 : Number(before))),
        to: addDays(date, Number(after)),
      }
    : { kind: "around", date, before: Number(before), after: Number(after) };
};

/** "around the 10th of November": within two days of it. */
const about: Reader = (match, _items, context) => {
  const day = dayItem(match.captures[0]);
  if (day === null || day.month === null) return null;
  const date = dateOf(day.year ?? inferYear(day.month, day.day, context), day.month, day.day);
  return date === null ? null : { kind: "around", date, before: 2, after: 2 };
};

const vague: Reader = () => ({ kind: "vague" });

const UNIT = "days|weeks|months|week|day|month";
const LEAVE = "leav*|start*|depart*|go|going|fly|flying|travel*|head*|begin*";

const SINGLE: RuleSet<Reader> = rules<Reader>(
  [
    [
      [
        "@month the? <dayNumber> ,? <year>",
        "@month the? <dayNumber>",
        "the? <dayNumber> of? @month ,? <year>",
        "the? <dayNumber> of? @month",
        "the? <dayNumber> day? of @month ,? <year>",
        "@weekday ,? @month the? <dayNumber> ,? <year>",
        "@weekday ,? @month the? <dayNumber>",
        "@weekday ,? the? <dayNumber> of? @month ,? <year>",
        "@weekday ,? the? <dayNumber> of? @month",
      ],
      monthDay,
    ],
    [["<numericDate>", "@weekday ,? <numericDate>"], numericDate],
    [
      [
        "on|by|until|till|starting|from|leaving|back|returning|departing the <ordinal>",
        "between the <ordinal>",
        "@weekday the <ordinal>",
      ],
      dayOfMonth,
    ],
    [
      [
        "today",
        "tonight",
        "tomorrow",
        "tomorrow morning|night|evening",
        "the? day after tomorrow",
        "next|this|coming|upcoming @weekday",
        "on|by|from|until|till|starting|leaving|departing|leave|depart|back|return|returning|through|thru|arriving next|this|coming? @weekday",
        `<count> ${UNIT} from now|today`,
        `a ${UNIT} from now|today`,
        `in <count> weeks|months|week|month`,
        `in a week|month`,
        "in a couple of weeks",
        `${LEAVE} in <count> days`,
        "in <count> days time",
      ],
      relative,
    ],
    [
      "on|by|from|until|till|starting|leaving|departing|leave|depart|back|return|returning|through|thru|arriving @weekday",
      fromWeekday,
    ],
    [
      ["a week from @weekday", "<count> weeks from @weekday", "@weekday week"],
      weekAfter((match, today) => nextWeekday(today, Number(match.values.at(-1)))),
    ],
    [["a week from tomorrow", "<count> weeks from tomorrow"], weekAfter((_match, today) => addDays(today, 1))],
    [["this|coming|upcoming weekend", "the coming|upcoming weekend", "the weekend"], weekend(0)],
    [["next weekend"], weekend(1)],
    [["the? weekend after next", "<count> weekends from now"], weekend(2)],
    [["this week", "later|sometime this week"], week(0)],
    [["next week", "sometime|any next week"], week(1)],
    [["the? week after next"], week(2)],
    [["this month", "later|sometime this month"], monthsAhead(0)],
    [["next month", "sometime next month", "@part next month"], monthsAhead(1)],
    [["the? month after next"], monthsAhead(2)],
    [
      [
        "in|during|throughout|within|this|next|sometime|month of? @month ,? of? <year>?",
        "sometime|anytime in|this @month of? <year>?",
      ],
      month,
    ],
    ["@month of? <year>?", bareMonth],
    [["@part @month ,? of? <year>?", "@part this|next @month"], monthPart],
    [
      ["in|this|next|during|over|for|late|early the? @season of? <year>?", "sometime in|this the? @season of? <year>?"],
      season,
    ],
    [["over|around|during|for|at|on the? @holiday <year>?", "@holiday <year>?", "the @holiday"], holiday],
    [["over|around|during|for|on the? @vague", "@vague"], vague],
  ],
  LEXICONS,
);

const dayItem = (item: Item | undefined): WrittenDay | null =>
  item?.kind === "date" && item.value.kind === "day" ? item.value.day : null;

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
  const from = nextWeekday(today, Number(first));
  const start = match.start >= 0 ? from : today;
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

const TO = "to|-|through|thru|until|till|til|up";
const SPANS: RuleSet<Reader> = rules<Reader>(
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
  LEXICONS,
);
