import type { SaidStop } from "@/server/trip";
import type { Item } from "../text/item";
import { captured, compile, type Match } from "../text/pattern";
import { rules } from "../text/rules";
import type { DateMention, WrittenDay } from "./mentions";
import type { RoutePlace } from "./route";

/** A destination with what was said of when or how long. */
export interface Leg {
  readonly place: RoutePlace;
  readonly stop: Omit<SaidStop, "city">;
  /** The date on which it is reached, as written. */
  readonly date: WrittenDay | null;
  /** Positions of the items used, so that they are not read as the trip's own dates or length. */
  readonly used: readonly number[];
}

const AFTER_PLACE = [
  "on|by|at|, the? day <count>",
  "day <count>",
  "( on? day <count> )",
  "on|by? the <ordinal> day",
  ": day <count>",
  "(|,|:|on|for? day|days <count> -|to|through <count>",
].map((source) => compile(source));
const BEFORE_PLACE = [
  "day <count> :|-|,|in|to|at|is?",
  "on day <count> ..3 to|in|at|for",
  "on? day <count> ..4 from <place> to|for",
  "day|days <count> -|to|through <count> ,? :|in|to|at?",
].map((source) => compile(source));
const DURATION_AFTER = ["for|(|,|:? about|around? <duration>"].map((source) => compile(source));
const DURATION_BEFORE = [
  "<duration> from|starting|beginning? <date>? in|at|around|exploring?",
  "<duration> each? in",
].map((source) => compile(source));
const COUNT_BEFORE = ["<count> in|at", "<count> more in|at"].map((source) => compile(source));
const COUNT_AFTER = ["for? <count> more|additional|others|nights|days?"].map((source) => compile(source));
const EACH = rules<true>([
  [
    [
      "<duration> each|apiece",
      "<duration> in|at|for each|both|every",
      "<duration> per|every|a|in|at each? city|town|stop|place|destination",
      "each ..3 <duration>",
    ],
    true,
  ],
]);
const DATE_AFTER = ["on|by|,|(|from|starting|arriving? the? <date>"].map((source) => compile(source));

/** What was said of each destination: "to Boston on Day 4", "three nights in Miami then two in Orlando". */
export function readLegs(items: readonly Item[], destinations: readonly RoutePlace[]): Leg[] {
  let lastUnit: "days" | "nights" = "nights";
  const [first] = destinations;
  const dayStandsBefore = first !== undefined && endingAt(items, BEFORE_PLACE, 0, first.at) !== null;
  return destinations.map((place, index) => {
    const from = (destinations[index - 1]?.at ?? -1) + 1;
    const used: number[] = [];
    const note = (match: Match): void => {
      for (let at = match.start; at < match.end; at += 1) used.push(at);
    };
    const after = firstMatch(items, AFTER_PLACE, place.at + 1);
    const before = endingAt(items, BEFORE_PLACE, from, place.at);
    const dayMatch = dayStandsBefore ? before : after;
    const day = dayMatch === null ? undefined : captured(dayMatch, "number")[0]?.value;
    if (dayMatch !== null) note(dayMatch);
    const until = dayMatch === null ? undefined : captured(dayMatch, "number")[1]?.value;
    let stop: Omit<SaidStop, "city"> = day === undefined || day < 1 ? {} : { day };
    if (day !== undefined && until !== undefined && until >= day) stop = { ...stop, days: until - day + 1 };
    const length = endingAt(items, DURATION_BEFORE, from, place.at) ?? firstMatch(items, DURATION_AFTER, place.at + 1);
    const duration = length === null ? undefined : captured(length, "duration")[0]?.value;
    if (length !== null && duration !== undefined && !duration.vague) {
      note(length);
      if (duration.nights !== null) stop = { ...stop, nights: duration.nights };
      else if (duration.days !== null) stop = { ...stop, days: duration.days };
      lastUnit = duration.nights !== null ? "nights" : "days";
    } else if (index > 0) {
      const bare = endingAt(items, COUNT_BEFORE, from, place.at) ?? firstMatch(items, COUNT_AFTER, place.at + 1);
      const count = bare === null ? undefined : captured(bare, "number")[0]?.value;
      if (bare !== null && count !== undefined && count > 0) {
        note(bare);
        stop = lastUnit === "nights" ? { ...stop, nights: count } : { ...stop, days: count };
      }
    }
    const dateMatch = firstMatch(items, DATE_AFTER, place.at + 1);
    const date = dateMatch === null ? undefined : captured(dateMatch, "date")[0]?.value;
    if (dateMatch !== null && date?.kind === "day") note(dateMatch);
    return { place, stop, date: dayOf(date), used };
  });
}

/** "Two nights each": what every stop gets, and where it was said. */
export function readEach(items: readonly Item[]): { stop: Omit<SaidStop, "city">; at: number } | null {
  const match = EACH.find(items)[0]?.match;
  const [item] = match === undefined ? [] : captured(match, "duration");
  if (item === undefined || item.value.vague) return null;
  const { days, nights } = item.value;
  const stop = nights !== null ? { nights } : days !== null ? { days } : {};
  return { stop, at: items.indexOf(item) };
}

function dayOf(date: DateMention | undefined): WrittenDay | null {
  return date?.kind === "day" ? date.day : null;
}

type Compiled = ReturnType<typeof compile>;

function firstMatch(items: readonly Item[], patterns: readonly Compiled[], at: number): Match | null {
  for (const pattern of patterns) {
    const match = pattern.matchAt(items, at);
    if (match !== null) return match;
  }
  return null;
}

/** A match that ends right before the place. */
function endingAt(items: readonly Item[], patterns: readonly Compiled[], from: number, end: number): Match | null {
  for (let start = end - 1; start >= Math.max(from, end - 7); start -= 1) {
    const match = patterns.map((pattern) => pattern.matchAt(items, start)).find((found) => found?.end === end);
    if (match !== undefined && match !== null) return match;
  }
  return null;
}

const BACK = rules<true>([
  [
    [
      "back|return*|home|fly|flying|end|ending|ends ..4 on|by? day <count>",
      "return*|back|home on? the <ordinal> day",
      "back|return*|home|fly*|driv* to|in|at? <place> on|by? day <count>",
      "day <count> :|- ..3 home|back|return",
      "day <count> ..2 return*|home",
      "day <count> ..2 back to|in|at|home",
    ],
    true,
  ],
]);
const ONE_WAY = rules<true>([
  [
    [
      "one way",
      "not coming back",
      "not returning",
      "no return",
      "am|are|is|be moving to",
      "relocating to",
      "will not return",
      "not be returning|back",
      "do not need a? return",
    ],
    true,
  ],
]);

/** The day of the trip on which it ends ("back on day 16"), or null. */
export function readLastDay(items: readonly Item[]): number | null {
  const days = items.flatMap((_, at) =>
    BACK.allAt(items, at).flatMap(({ match }) => captured(match, "number").map(({ value }) => value)),
  );
  return days.length === 0 ? null : Math.max(...days);
}

export function isOneWay(items: readonly Item[]): boolean {
  return ONE_WAY.find(items).length > 0;
}

/** Whether the places are said in the order of travel: "Miami, then Orlando". */
export function saysOrder(items: readonly Item[], destinations: readonly RoutePlace[]): boolean {
  const [first, second] = destinations;
  if (first === undefined || second === undefined) return false;
  const isChain = items[first.at + 1]?.text === "-" && items[first.at + 2]?.kind === "place";
  if (isChain) return true;
  return items
    .slice(Math.max(0, first.at - 2), (destinations.at(-1) ?? second).at)
    .some(
      (item, index) =>
        /^(then|followed|afterwards|finally|onwards|onward|lastly|first|firstly|ends|ending|finishing)$/.test(
          item.lower,
        ) ||
        (item.lower === "to" && index > Math.min(2, first.at)),
    );
}
