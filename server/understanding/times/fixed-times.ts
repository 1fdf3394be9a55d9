import { type LocalDate, MOST_TIMES, type SaidDay, type SaidTime, timeOfMinutes } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { CalendarContext } from "../reader/dates/date-reader";
import { prepareText } from "../reader/prepare-text";
import type { Stretch } from "../reader/text-reading";
import { appointmentsIn } from "./appointments";
import { minutesSaid, TIME } from "./clock";
import { DAY, daySaid } from "./day-said";
import type { FoundTime } from "./found-time";
import { freeEveningsIn } from "./free-evenings";

/** Times of day that a text says outright. */
export interface FixedTimes {
  readonly times: readonly SaidTime[];
  /** The text with blanks in place of the words that say them, so that they are read as nothing else; its characters keep their places. */
  readonly rest: string;
  /** Appointments and evenings of which no day, or no time that could be, was said. */
  readonly unread: readonly Stretch[];
}

/**
 * Appointments, times to arrive by and to leave after, and free evenings. Code reads them, since the reader's model knows no times of day: it
 * takes "a meeting at 9" for a wish for morning flights. Days that are said with a time to arrive or leave stay, since they are dates
 * of the trip. Pure, linear in the length of the text.
 */
export function fixedTimesIn(text: string, today: LocalDate, world: World | null): FixedTimes {
  const { context } = prepareText("", { today }, world);
  const lower = text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—−]/g, "-");
  // Lower case must not move characters.
  if (lower.length !== text.length || !/\d|noon|midday|midnight|evening|night/.test(lower)) {
    return { times: [], rest: text, unread: [] };
  }
  const found: FoundTime[] = [];
  const add = (one: FoundTime) => {
    if (!found.some((other) => one.from < other.to && other.from < one.to)) found.push(one);
  };
  for (const one of appointmentsIn(text, lower, context, world)) add(one);
  for (const one of freeEveningsIn(lower, context)) add(one);
  for (const { pattern, read } of RULES) {
    for (const match of lower.matchAll(pattern)) {
      const one = read(match, context);
      if (one !== null) add(one);
    }
  }
  const read = found.filter(({ times }) => times.length > 0).slice(0, MOST_TIMES);
  const unread = found.filter(({ times }) => times.length === 0);
  return {
    times: read
      .toSorted((a, b) => a.from - b.from)
      .flatMap(({ times }) => times)
      .slice(0, MOST_TIMES),
    rest: blanked(
      text,
      [...read, ...unread].flatMap((one) => one.blanked),
    ),
    unread: unread.map(({ from, to }) => ({ from, to, text: text.slice(from, to) })),
  };
}

function blanked(text: string, stretches: readonly (readonly [from: number, to: number])[]): string {
  return stretches.reduce((left, [from, to]) => left.slice(0, from) + " ".repeat(to - from) + left.slice(to), text);
}

interface Rule {
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray, context: CalendarContext) => FoundTime | null;
}

const BY = `(?:by|before|no later than|not later than|at the latest by|until)`;
const FROM = `(?:after|no earlier than|not before|not earlier than|from)`;
const BACK = `(?:(?:be|get|arrive|come|fly|drive|return|head|land|travel)(?:ing)? (?:back )?home|(?:be|get|arrive|come|fly|drive|return|head|land)(?:ing)? back|back home|back|home|return(?:ing)?)`;
const OUT = `(?:leave|leaving|depart|departing|fly out|flying out|set off|setting off|head out|heading out|start|starting|get away)`;
const THERE = `(?:(?:arrive|arriving|land|landing)(?: there)?|(?:be|get|getting) there)`;
const BEFORE_TIME = new RegExp(`(?:${BY}|${FROM}|before|earlier than) $`);
const NAMED_DAY = `(?<day>${DAY})`;
const AT = `(?<time>${TIME})`;
const NOTHING = String.raw`no (?:\w+ )?(?:flights?|trains?|bus(?:es)?|departures?)|nothing|nobody|no one`;
const SETS_OFF = "(?:fly|leave|depart|set off|travel|start)(?:s|ing)?";
const LATE = "(?<late>evening|night)";

const timed = (head: string, between: string) =>
  new RegExp(String.raw`\b${head}(?:,? ${NAMED_DAY})?,? ${between} ${AT}(?![\d:])(?: (?<later>${DAY}))?`, "gd");

/** In the order of asking: the first that takes words has them. */
const RULES: readonly Rule[] = [
  { pattern: timed(BACK, BY), read: limit("arriveBy", "last", "evening") },
  { pattern: timed(BACK, FROM), read: limit("leaveAfter", "last", "day") },
  { pattern: timed(THERE, BY), read: limit("arriveBy", { tripDay: 1 }, "day") },
  { pattern: timed(OUT, FROM), read: limit("leaveAfter", { tripDay: 1 }, "day") },
  {
    pattern: new RegExp(
      String.raw`(?:\b(?:${NOTHING})(?: (?:should|may|must|can|could|has to|have to|is to|are to))?(?: ${SETS_OFF})?|\b(?:not|\w+n't|cannot|never)(?: (?:to|want|able|be))* ${SETS_OFF}) (?:before|earlier than) ${AT}(?![\d:])`,
      "gd",
    ),
    read: limit("leaveAfter", "every", "day"),
  },
  { pattern: new RegExp(String.raw`\b${BACK},? ${NAMED_DAY} ${LATE}\b`, "gd"), read: eveningLeg("last") },
  { pattern: new RegExp(String.raw`\b${OUT},? ${NAMED_DAY} ${LATE}\b`, "gd"), read: eveningLeg({ tripDay: 1 }) },
];

/** A time to arrive by or to leave after, on the day that is named, else on `usual`; only the words that say the time are blanked. */
function limit(kind: "arriveBy" | "leaveAfter", usual: SaidDay, bare: "day" | "evening"): Rule["read"] {
  return (match, context) => {
    const { day, later, time: written = "" } = match.groups ?? {};
    const named = day ?? later;
    const minutes = minutesSaid(written, bare);
    const on = named === undefined ? usual : daySaid(named, context);
    if (minutes === null || on === null || isCount(match)) return null;
    const at = match.indices?.groups?.time ?? [match.index, match.index];
    const before = match[0].slice(0, at[0] - match.index).search(/(?:\S+ ){1,3}$/);
    const word = BEFORE_TIME.exec(match[0].slice(0, at[0] - match.index));
    const begins = word === null ? match.index + Math.max(0, before) : match.index + word.index;
    // "No flights before 10": without its end the rest would rule out flying.
    const from = usual === "every" ? match.index : begins;
    return {
      times: [{ kind, day: on, time: timeOfMinutes(minutes) }],
      from: match.index,
      to: match.index + match[0].length,
      blanked: [[from, at[1]]],
    };
  };
}

/** "Before 5 days", "from 3 cities": a number of something, not a time. */
function isCount(match: RegExpExecArray): boolean {
  const { time = "" } = match.groups ?? {};
  const rest = match.input.slice(match.index + match[0].length);
  return (
    /^\d+$/.test(time) &&
    /^(?:st|nd|rd|th|-|\s?(?:days?|nights?|weeks?|hours?|cities|people|stops?|%|\$|dollars?))/.test(rest)
  );
}

/** "We fly out Friday evening": not before it begins. */
function eveningLeg(usual: SaidDay): Rule["read"] {
  return (match, context) => {
    const day = daySaid(match.groups?.day ?? "", context) ?? usual;
    const [from, to] = match.indices?.groups?.late ?? [match.index, match.index];
    return {
      times: [{ kind: "leaveAfter", day, time: EVENING }],
      from: match.index,
      to: match.index + match[0].length,
      blanked: [[from, to]],
    };
  };
}
const EVENING = "17:00";
