import { type Item, spanOf } from "../../text/item";
import { captured, compile, lexicon, type Match } from "../../text/pattern";
import { recognize, rules } from "../../text/rules";
import type { DurationMention } from "./mentions";

const UNITS = lexicon(["day|days|dayz|dys|d:1", "week|weeks|wk|wks:7"]);
const NIGHTS = lexicon(["night|nights|nite|nites|nts|n"]);
const ADJECTIVES = lexicon([
  "full|whole|short|nice|lovely|glorious|long|total|calendar|consecutive|straight|relaxing|entire|solid|fun|sunny|wonderful|quick|business|vacation|leisurely",
]);

type Reader = (match: Match) => DurationMention;
const exactly = (days: number, loose: boolean): DurationMention => ({ days, nights: null, loose, vague: false });
const fixed =
  (days: number, loose = false): Reader =>
  () =>
    exactly(days, loose);
/** A weekend of so many days ends on Sunday. */
const weekend =
  (days: number): Reader =>
  () => ({ ...exactly(days, true), startsOn: 8 - days });
const count = (match: Match, index = 0): number => captured(match, "number")[index]?.value ?? 0;
const VAGUE: DurationMention = { days: null, nights: null, loose: true, vague: true };

const counted: Reader = (match) => {
  const unit = Number(match.values.findLast((value) => value === "1" || value === "7") ?? 1);
  return exactly(count(match) * unit, unit === 7);
};
const nights: Reader = (match) => ({ days: null, nights: count(match), loose: false, vague: false });
const both =
  (daysAt: number, nightsAt: number): Reader =>
  (match) => ({ days: count(match, daysAt), nights: count(match, nightsAt), loose: false, vague: false });

const DURATIONS = rules<Reader>(
  [
    [["days : <count>", "number of days :|is? <count>"], counted],
    [["nights : <count>", "number of nights :|is? <count>"], nights],
    [["<count> ~adjective1 @unit", "<count> @unit long", "<count> @unit worth"], counted],
    [["<count> ~adjective1 @night", "<count> @night stay"], nights],
    [["<count> @unit and|,|/|&? <count> @night"], both(0, 1)],
    [["<count> @night and|,|/|&? <count> day|days|d"], both(1, 0)],
    [["a|the|whole|full|entire ~adjective2 week", "week long", "weeklong", "week"], fixed(7, true)],
    [["a|one|1 month", "the whole month"], fixed(30, true)],
    [["a|the? fortnight", "a? fortnight long"], fixed(14, true)],
    [["a|one|the|this|any? long|three weekend", "extended weekend", "<count> day weekend"], weekend(3)],
    [["a|any|some|one ~adjective1 weekend", "weekend"], weekend(2)],
    [
      ["overnight", "one night", "a night", "a single night", "overnight stay"],
      () => ({ days: null, nights: 1, loose: true, vague: false }),
    ],
    [["back|return*|home ..2 next|following day", "and back ..1 next|following day"], fixed(2)],
    [["back|return*|home ..2 same day"], fixed(1)],
    [["day trip", "a day trip", "a single day", "for the day"], fixed(1)],
    [
      [
        "a? few|several|couple|some|many of? ~adjective1 days|nights|weeks",
        "a? couple of ~adjective1 days|nights|weeks",
        "<count> to|or|- <count> ~adjective1 days|day|nights|night|weeks|week",
        "at least|most <count> ~adjective1 days|nights|weeks",
        "up to <count> ~adjective1 days|nights|weeks",
        "under|over <count> days|nights|weeks",
        "more|less|no|fewer more? than <count> days|nights|weeks",
        "maximum|minimum of? <count> days|nights|weeks",
        "a week and a half",
        "<count> months|month",
        "half a week",
        "<count> or so days",
      ],
      () => VAGUE,
    ],
  ],
  { unit: UNITS, night: NIGHTS, adjective: ADJECTIVES },
);

/** Words after which a length of time is not how long the trip is. */
const NOT_A_LENGTH_AFTER = new Set("ago before beforehand later after earlier old per notice prior ahead".split(" "));
const NOT_A_LENGTH_BEFORE = new Set("every each per first last next past within day days last".split(" "));
/** "$200 a week", "all week", "during the week" speak of no length. */
const BARE_WEEK_BEFORE = new Set("all the during that this next per each every a busy / of work".split(" "));

/** "Two weeks of vacation left" is what one has, not what one takes. */
function isTimeOff(items: readonly Item[], end: number): boolean {
  return TIME_OFF.matchAt(items, end) !== null;
}
const TIME_OFF = compile("of? ..2 left|remaining|saved|accrued");

/** Replaces every phrase that says how long by a duration item. */
export function recognizeDurations(items: readonly Item[]): Item[] {
  return recognize(items, DURATIONS, ({ match, meaning }) => {
    const before = items[match.start - 1]?.lower ?? "";
    const after = items[match.end]?.lower ?? "";
    const firstTwo = items[match.start];
    if (NOT_A_LENGTH_AFTER.has(after) || NOT_A_LENGTH_BEFORE.has(before)) return null;
    if (
      (after === "in" && items[match.end + 1]?.lower === "advance") ||
      (after === "or" && items[match.end + 1]?.lower === "ago")
    )
      return null;
    if (before === "/" && items[match.start]?.joined === true) return null;
    if (isTimeOff(items, match.end)) return null;
    if (after === "from" && /^(now|today|tomorrow)$/.test(items[match.end + 1]?.lower ?? "")) return null;
    if (match.end - match.start === 1 && firstTwo?.lower === "week" && BARE_WEEK_BEFORE.has(before)) return null;
    if (before === "$" || items[match.start - 2]?.lower === "$") return null;
    const value = meaning(match);
    return value.days === 0 ? null : { ...spanOf(items, match.start, match.end), kind: "duration", value };
  });
}
