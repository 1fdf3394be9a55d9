import { addDays, daysBetween, type LocalDate } from "@/server/trip";
import { type Item, inDigits, spanOf } from "../../text/item";
import { captured, compile, lexicon, type Match } from "../../text/pattern";
import { type RuleSet, recognize, rules } from "../../text/rules";
import { nextWeekday, relativeDate } from "./calendar-phrases";
import { HOLIDAYS, MONTH_PARTS, MONTHS, SEASONS, VAGUE_TIMES, WEEKDAYS } from "./calendar-words";
import { type CalendarContext, countsSomething, numbers, type Reader, writtenYear } from "./date-reader";
import { SPANS } from "./spans";
import {
  bareMonth,
  bareSeason,
  comingWeekend,
  holiday,
  month,
  monthPart,
  monthsAhead,
  season,
  vague,
  week,
  weekdayOfMonth,
  weekend,
} from "./windows";

const LEXICONS = {
  month: MONTHS,
  weekday: WEEKDAYS,
  dayOrWeekend: new Map([...WEEKDAYS, ...lexicon(["weekend:6"])]),
  part: MONTH_PARTS,
  season: SEASONS,
  holiday: HOLIDAYS,
  vague: VAGUE_TIMES,
};

/**
 * Replaces every phrase that says when by a date item: first single days and windows, then spans of two days.
 */
export function recognizeDates(items: readonly Item[], context: CalendarContext): Item[] {
  const dayFirst = items.some(
    (item) => item.kind === "numericDate" && !item.yearFirst && (item.parts[0] ?? 0) > 12 && (item.parts[1] ?? 0) <= 12,
  );
  const inContext = { ...context, dayFirst };
  const pass = (input: readonly Item[], ruleSet: RuleSet<Reader>): Item[] =>
    recognize(input, ruleSet, ({ match, meaning }) => {
      const value = meaning(match, input, inContext);
      return value === null ? null : { ...spanOf(input, match.start, match.end), kind: "date", value };
    });
  return pass(pass(joinOrdinals(items), SINGLE), SPANS);
}

/** "12. to 19. September", "3. Oktober", "18.-25.4.": a number with a full stop is an ordinal where a date goes on. */
function joinOrdinals(items: readonly Item[]): Item[] {
  const joined: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const [item, stop, next] = [items[at], items[at + 1], items[at + 2]];
    const isDay = item?.kind === "number" && inDigits(item) && item.value >= 1 && item.value <= 31;
    const isOrdinal = isDay && stop?.lower === "." && stop.joined && next !== undefined && goesOn(items, at + 2);
    if (isOrdinal) {
      joined.push({ ...spanOf(items, at, at + 2), kind: "number", value: item.value, ordinal: true });
      at += 1;
    } else if (item !== undefined) joined.push(item);
  }
  return joined;
}

/** Whether a month is here, or what leads to a second day. */
function goesOn(items: readonly Item[], at: number): boolean {
  const lower = items[at]?.lower ?? "";
  const after = items[items[at + 1]?.lower === "the" ? at + 2 : at + 1];
  // "Kids 4. July 25", "the 10th. May we": a sentence of its own.
  if (MONTHS.has(lower))
    return (
      !/^(?:i|we|you|he|she|they|be)$/.test(after?.lower ?? "") && !(after?.kind === "number" && after.value <= 31)
    );
  return TO_DAY.test(lower) && (after?.kind === "number" || after?.kind === "numericDate");
}
const TO_DAY = /^(?:-|to|till?|until|thru|through|bis|al|and|&)$/;

const monthDay: Reader = (match, items, context) => {
  if (countsSomething(match, items) || isMonthOfNext(match, items)) return null;
  const [first, second] = numbers(match);
  const month = match.values.at(-1);
  if (first === undefined || month === undefined) return null;
  if (second !== undefined && second < 100 && /^[-/]$/.test(items[match.end]?.lower ?? "")) return null;
  const year = second !== undefined && second < 100 ? 2000 + second : writtenYear(match, items, context);
  return year === undefined ? null : { kind: "day", day: { year, month: Number(month), day: first } };
};

/** "2 July 24-26": the month goes with the days behind it, and the number before it counts something else. */
function isMonthOfNext(match: Match, items: readonly Item[]): boolean {
  const [day, joint, next] = [items[match.end], items[match.end + 1], items[match.end + 2]];
  return (
    MONTHS.has(items[match.end - 1]?.lower ?? "") &&
    day?.kind === "number" &&
    TO_DAY.test(joint?.lower ?? "") &&
    next?.kind === "number" &&
    next.value > day.value &&
    next.value <= 31
  );
}

const numericDate: Reader = (match, _items, context) => {
  const date = captured(match, "numericDate")[0];
  if (date === undefined) return null;
  const [a = 0, b = 0, c] = date.parts;
  if (date.yearFirst) return { kind: "day", day: { year: a, month: b, day: c ?? 0 } };
  const year = c === undefined ? null : c < 100 ? 2000 + c : c;
  const isDayFirst = b <= 12 && (a > 12 || date.text.includes(".") || context.dayFirst === true);
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
  if (isLength(match, items) || goesWithDate(match, items)) return null;
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
  if (date === null) return null;
  const isWeekday = words.length === 1 && WEEKDAYS.has(words[0]?.lower ?? "");
  const isAhead = items[match.start]?.lower === "in";
  return {
    kind: "resolved",
    from: date,
    to: null,
    ...(isWeekday ? { isWeekday } : {}),
    ...(isAhead ? { days: daysBetween(today, date) } : {}),
  };
};

/** "Leaving Sunday the 8th of November": the weekday only goes with the date behind it. */
function goesWithDate(match: Match, items: readonly Item[]): boolean {
  return WEEKDAY_OF_DATE.some((pattern) => pattern.matchAt(items, match.end) !== null);
}
const WEEKDAY_OF_DATE = [",? the? <dayNumber> of|de? @month", ",? @month the? <dayNumber>", ",? <numericDate>"].map(
  (source) => compile(source, { month: MONTHS }),
);

const fromWeekday: Reader = (match, items, { today }) => {
  if (goesWithDate(match, items)) return null;
  const wanted = match.values.at(-1);
  const date = wanted === undefined ? today : nextWeekday(today, Number(wanted));
  return { kind: "resolved", from: date, to: null, isWeekday: true };
};

const daysAhead =
  (days: number): Reader =>
  (_match, _items, { today }) => ({ kind: "resolved", from: addDays(today, days), to: null });

const weekAfter =
  (base: (match: Match, today: LocalDate) => LocalDate): Reader =>
  (match, _items, { today }) => ({
    kind: "resolved",
    from: addDays(base(match, today), 7 * (numbers(match)[0] ?? 1)),
    to: null,
  });

const UNIT = "days|weeks|months|week|day|month";
const LEAVE = "leav*|start*|depart*|go|going|fly|flying|travel*|head*|begin*";

const SINGLE: RuleSet<Reader> = rules<Reader>(
  [
    [
      [
        "@month the? <dayNumber> ,? <year>",
        "@month the? <dayNumber>",
        "the? <dayNumber> of|de? @month ,? <year>",
        "<dayNumber> @month ,? <shortYear>",
        "the? <dayNumber> of|de? @month",
        "the? <dayNumber> day? of @month ,? <year>",
        "@weekday ,? @month the? <dayNumber> ,? <year>",
        "@weekday ,? @month the? <dayNumber>",
        "@weekday ,? the? <dayNumber> of|de? @month ,? <year>",
        "@weekday ,? the? <dayNumber> of|de? @month",
      ],
      monthDay,
    ],
    [["<numericDate>", "@weekday ,? <numericDate>"], numericDate],
    [
      [
        "on|by|until|till|starting|from|leaving|back|returning|departing the <ordinal>",
        "between the <ordinal>",
        "@weekday ,? the <ordinal>",
        "@weekday ,? <ordinal>",
        "@weekday <dayNumber>",
      ],
      dayOfMonth,
    ],
    [
      [
        "today",
        "tonight",
        "tomorrow",
        "tomorrow morning|night|evening",
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
      ["a week from|on @weekday", "<count> weeks from|on @weekday", "on|leaving|leave? @weekday week"],
      weekAfter((match, today) => nextWeekday(today, Number(match.values.at(-1)))),
    ],
    [["a week from tomorrow", "<count> weeks from tomorrow"], weekAfter((_match, today) => addDays(today, 1))],
    [["the? day after tomorrow"], daysAhead(2)],
    [
      ["the? <ordinal> @dayOrWeekend of|in @month ,? <year>?", "the? last|final @dayOrWeekend of|in @month ,? <year>?"],
      weekdayOfMonth,
    ],
    [["this weekend", "the weekend"], weekend(0)],
    [["this|the? coming|upcoming weekend"], comingWeekend],
    [["next weekend"], weekend(1)],
    [["the? weekend after next", "<count> weekends from now"], weekend(2)],
    [["this week", "later|sometime this week"], week(0)],
    [["next week", "sometime|any next week"], week(1)],
    [["the? week after next"], week(2)],
    [["this month", "later|sometime this month"], monthsAhead(0)],
    [["next month", "sometime next month", "@part next month"], monthsAhead(1)],
    [["@part this month"], monthsAhead(0)],
    [["the? month after next"], monthsAhead(2)],
    [
      [
        "in|during|throughout|within|this|next|sometime|month of? @month ,? of? <year>?",
        "sometime|anytime in|this @month of? <year>?",
        "in? @month of? next year",
      ],
      month,
    ],
    ["@month of? <year>?", bareMonth],
    [["@part @month ,? of? <year>?", "@part @month of? next year", "@part this|next @month"], monthPart],
    [
      [
        "in|this|next|during|over|for|late|early the? @season of? <year>?",
        "sometime in|this the? @season of? <year>?",
        "in? the? @season of? next year",
        "next year in? @season",
      ],
      season,
    ],
    [["@season of? <year>?"], bareSeason],
    [
      [
        "over|around|during|for|at|on? the? @holiday weekend|week? <year>?",
        "the? @holiday weekend|week? of? next year",
        "the? week|weekend of @holiday",
        "the? week|days @holiday",
      ],
      holiday,
    ],
    [["over|around|during|for|on the? @vague", "@vague"], vague],
  ],
  LEXICONS,
);
