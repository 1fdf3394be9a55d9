import { addDays, type LocalDate } from "@/server/trip";
import { type Item, spanOf } from "../../text/item";
import { captured, compile, lexicon, type Match } from "../../text/pattern";
import { type RuleSet, recognise, rules } from "../../text/rules";
import { nextWeekday, relativeDate } from "./calendar-phrases";
import { HOLIDAYS, MONTH_PARTS, MONTHS, SEASONS, VAGUE_TIMES, WEEKDAYS } from "./calendar-words";
import { type CalendarContext, countsSomething, numbers, type Reader } from "./date-reader";
import { SPANS } from "./spans";
import {
  bareMonth,
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
export function recogniseDates(items: readonly Item[], context: CalendarContext): Item[] {
  const pass = (input: readonly Item[], ruleSet: RuleSet<Reader>): Item[] =>
    recognise(input, ruleSet, ({ match, meaning }) => {
      const value = meaning(match, input, context);
      return value === null ? null : { ...spanOf(input, match.start, match.end), kind: "date", value };
    });
  return pass(pass(items, SINGLE), SPANS);
}

const monthDay: Reader = (match, items) => {
  if (countsSomething(match, items)) return null;
  const [first, second] = numbers(match);
  const month = match.values.at(-1);
  if (first === undefined || month === undefined) return null;
  const year = second === undefined ? null : second < 100 ? 2000 + second : second;
  return { kind: "day", day: { year, month: Number(month), day: first } };
};

const numericDate: Reader = (match) => {
  const date = captured(match, "numericDate")[0];
  if (date === undefined) return null;
  const [a = 0, b = 0, c] = date.parts;
  if (date.yearFirst) return { kind: "day", day: { year: a, month: b, day: c ?? 0 } };
  const year = c === undefined ? null : c < 100 ? 2000 + c : c;
  const isDayFirst = (a > 12 && b <= 12) || (date.text.includes(".") && b <= 12);
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
  return { kind: "resolved", from: date, to: null, ...(isWeekday ? { isWeekday } : {}) };
};

/** "Leaving Sunday the 8th of November": the weekday only goes with the date behind it. */
function goesWithDate(match: Match, items: readonly Item[]): boolean {
  return WEEKDAY_OF_DATE.some((pattern) => pattern.matchAt(items, match.end) !== null);
}
const WEEKDAY_OF_DATE = [",? the? <dayNumber> of? @month", ",? @month the? <dayNumber>", ",? <numericDate>"].map(
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
        "the? <dayNumber> of? @month ,? <year>",
        "<dayNumber> @month ,? <shortYear>",
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
      ["a week from @weekday", "<count> weeks from @weekday", "@weekday week"],
      weekAfter((match, today) => nextWeekday(today, Number(match.values.at(-1)))),
    ],
    [["a week from tomorrow", "<count> weeks from tomorrow"], weekAfter((_match, today) => addDays(today, 1))],
    [["the? day after tomorrow"], daysAhead(2)],
    [
      ["the? <ordinal> @dayOrWeekend of|in @month ,? <year>?", "the? last|final @dayOrWeekend of|in @month ,? <year>?"],
      weekdayOfMonth,
    ],
    [["this|coming|upcoming weekend", "the coming|upcoming weekend", "the weekend"], weekend(0)],
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
      ],
      month,
    ],
    ["@month of? <year>?", bareMonth],
    [["@part @month ,? of? <year>?", "@part this|next @month"], monthPart],
    [
      ["in|this|next|during|over|for|late|early the? @season of? <year>?", "sometime in|this the? @season of? <year>?"],
      season,
    ],
    [["over|around|during|for|at|on? the? @holiday weekend? <year>?", "the? @holiday weekend|week? <year>?"], holiday],
    [["over|around|during|for|on the? @vague", "@vague"], vague],
  ],
  LEXICONS,
);
