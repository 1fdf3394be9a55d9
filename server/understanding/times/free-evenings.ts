import type { SaidDay } from "@/server/trip";
import type { CalendarContext } from "../reader/dates/date-reader";
import { DAY, daySaid, ORDINAL, ordinalSaid } from "./day-said";
import type { FoundTime } from "./found-time";

/** Which evenings: "Friday and Saturday", "the second and the last", "days 2 to 4". */
const ONE = `(?:${DAY}(?:'s)?|(?:the |our |my )?${ORDINAL})`;
const LIST = `${ONE}(?:(?:, and |, | and | & )${ONE}){0,6}`;
const NUMBERED = String.raw`days \d{1,2}(?:(?:, and |, | and | & | to |-)\d{1,2}){0,6}`;
const DAYS = `(?:${LIST}|${NUMBERED})`;
/** Words before an evening that say which or how many. */
const QUANTITY =
  "(?:(?:every|each|all|both|most|some|any|few|several|many|one|two|three|four|\\d+|couple|half|of|the|our|my|a|an|single|whole|entire|other|week|weekend|that|this|same) ){0,4}";
const EVENING = `(?:on |for |in |during )?(?:(?<which>${LIST}) (?:evening|night)s?|(?<quantity>${QUANTITY})(?:evening|night)(?<plural>s?)(?:,? (?:of|on|for) (?<of>${DAYS}))?)`;
const END = String.raw`(?=\s*$|\s*[-,.;:!?)\n]| (?:and|but|for|so|please|to|with|if|because|since|as|when|from|on|in|at|then|though|or|plus|by|while|somewhere|sometime)\b)(?! to [a-z]+ing\b)`;
const LATER = `(?: (?:on|for|of) (?<later>${DAYS}))?`;

/** What makes nothing of an evening, said after it. */
const IS =
  "(?:,|:| -)?(?: (?:is|are|be|to|must|should|shall|has|have|needs?|will|stays?|remains?|kept|left|set|completely|totally|entirely|wholly|all|both|absolutely|really)){0,6}";
const FREE = "(?:free|open|clear|empty|blank|unscheduled|unplanned|unbooked|off(?! to\\b))";
const OURS =
  "(?:(?:just |all )?(?:to|for|by) (?:ourselves|myself|just us|us alone|me alone)|(?:just (?:for |to )?|to )(?:the \\w+ of us|us|us two|me))";
const PLAN = "(?:do|plan|schedule|book|arrange|organi[sz]e|put)(?:ing)?|planning|scheduling|arranging|organi[sz]ing";
const ANYTHING = "(?:anything|any plans?|any activit(?:y|ies)|any events?|plans|activities|things|stuff)";
/** A "no" to plans; "we have no plans yet" tells how it is and asks for nothing. */
const NOTHING = String.raw`(?:(?<!\b(?:have|has|got|are) )(?:nothing|no (?:plans?|activit(?:y|ies)|events?|bookings?|program(?:me)?))|(?:n't|not|never|without|avoid|rather not)(?: (?:want|wish|like|us|you|to))* (?:${PLAN}|(?<=\b(?:to|not|avoid|without) )hav(?:e|ing)) ${ANYTHING})`;
const FILLED =
  "(?:,? (?:else|at all|planned|scheduled|booked|arranged|organi[sz]ed|fixed|going on|happening|to do|please|there|then|is|be|to|should|must)){0,6}";

/** "…, so please don't book anything then": the same in other words. */
const SAID_AGAIN = `(?:,?(?: (?:and|so|please|then))* (?:do)?${NOTHING}${FILLED})?`;

const LEAD = "(?:\\b(?:keep|leave|have|want|need|like|get|take|make) (?:to (?:keep|leave|have) )?)?";
const PATTERNS: readonly RegExp[] = [
  `${LEAD}(?<!\\w)${EVENING}${IS} (?:${FREE}|${OURS}|${NOTHING}${FILLED})${END}${LATER}${SAID_AGAIN}`,
  `${NOTHING}${FILLED},? ${EVENING}${END}`,
  `${LEAD}(?<=^|[,;:.\\n] ?|\\b(?:an?|one|two|some|few|our|my|the|and|have|want|need|like|with|keep|leave|be|stay|us|me) )(?:completely )?(?:free|unscheduled|unplanned) (?:on |in |for |during )?${EVENING}${END}`,
].map((source) => new RegExp(source, "dg"));

const DENIED = /(?:n't|\bnot|\bnever|\bno need)(?: (?:really|need|want|have|require|mind|to))* $/;
/** "On day 2 we need": a day that begins the sentence in which the evening ends it. */
const DAY_BEFORE = new RegExp(
  `(?:^|[.;:!?\\n(] ?|\\b(?:and|but|then) )(?:on |for )?(?<day>${DAY}),? (?:(?:we|i|please|kindly|would|will|want|need|must|like|have|to|us)(?:'d|'ll)? )*$`,
  "d",
);

/**
 * Evenings that are to be kept free, in any order of saying so: "keep Friday evening free", "no plans on the second evening", "on day 2 we need
 * the evening free". One of which no day is said ("a free evening") has no time. `lower`: a text in lower case.
 */
export function freeEveningsIn(lower: string, context: CalendarContext): FoundTime[] {
  if (!/evening|night/.test(lower)) return [];
  return PATTERNS.flatMap((pattern) =>
    [...lower.matchAll(pattern)].flatMap((match): FoundTime[] => {
      const before = lower.slice(Math.max(0, match.index - LONGEST_LEAD), match.index);
      if (DENIED.test(before)) return [];
      const { which, quantity = "", plural, of, later } = match.groups ?? {};
      const to = match.index + match[0].length;
      const named = which ?? of ?? later;
      const ahead = named === undefined && plural === "" ? DAY_BEFORE.exec(before) : null;
      const from = match.index - (ahead === null ? 0 : before.length - (ahead.indices?.groups?.day?.[0] ?? 0));
      const said = named ?? ahead?.groups?.day;
      // How many is no day: "two evenings free".
      const isEvery = /\b(?:every|each|all|both)\b/.test(quantity) || (plural === "s" && !COUNTED.test(quantity));
      const days = said === undefined ? (isEvery ? (["every"] as const) : []) : daysIn(said, which, context);
      return [{ times: days.map((day) => ({ kind: "freeEvening", day })), from, to, blanked: [[from, to]] }];
    }),
  );
}

const LONGEST_LEAD = 80;
const COUNTED = /\b(?:most|some|any|few|several|many|one|two|three|four|\d+|couple|half|other|week|weekend)\b/;
const EACH = new RegExp(`${DAY}|${ORDINAL}`, "g");
const IS_ORDINAL = new RegExp(`^${ORDINAL}$`);

/** The days of a list; the last evening is not that of the last day, on which one goes home. */
function daysIn(said: string, which: string | undefined, context: CalendarContext): SaidDay[] {
  const numbered = /^days (.*)$/.exec(said)?.[1];
  if (numbered !== undefined) return numbersIn(numbered).flatMap((day) => daySaid(`day ${day}`, context) ?? []);
  return [...said.matchAll(EACH)].flatMap(([each]) => {
    const isOrdinal = which !== undefined && IS_ORDINAL.test(each);
    const day = isOrdinal ? ordinalSaid(each) : daySaid(each, context);
    return day === null ? [] : isOrdinal && day === "last" ? ["lastNight"] : [day];
  });
}

/** "2, 3 and 5", "2 to 4". */
function numbersIn(list: string): number[] {
  const [first, last] = /^(\d+)(?: to |-)(\d+)$/.exec(list)?.slice(1).map(Number) ?? [];
  if (first === undefined || last === undefined) return [...list.matchAll(/\d+/g)].map(Number);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}
