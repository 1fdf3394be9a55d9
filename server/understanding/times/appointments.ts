import { capitalized, timeOfMinutes } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { CalendarContext } from "../reader/dates/date-reader";
import { minutesSaid, spanSaid, TIME } from "./clock";
import { DAY, daySaid } from "./day-said";
import type { FoundTime } from "./found-time";

/** What one has an appointment for, and how many minutes it takes where no end is said. */
const EVENTS: Readonly<Record<string, number>> = {
  ...{ meeting: 60, appointment: 60, interview: 60, call: 60, presentation: 60, talk: 60, lecture: 60, class: 60 },
  ...{
    training: 120,
    workshop: 180,
    seminar: 180,
    conference: 180,
    exam: 120,
    audition: 60,
    viewing: 60,
    inspection: 60,
  },
  ...{ wedding: 240, ceremony: 120, funeral: 120, reception: 180, graduation: 180, party: 180, reunion: 180 },
  ...{ concert: 150, show: 150, opera: 150, ballet: 150, musical: 150, game: 180, match: 150, gig: 150 },
  ...{
    lunch: 60,
    dinner: 90,
    breakfast: 60,
    brunch: 90,
    "dinner reservation": 90,
    "lunch reservation": 60,
    reservation: 90,
  },
};
const NOUNS = Object.keys(EVENTS)
  .sort((a, b) => b.length - a.length)
  .map((noun) => (noun === "party" ? "part(?:y|ies)" : `${noun}(?:e?s)?`))
  .join("|");
const ADJECTIVE = `(?:business|client|team|board|work|job|sales|doctor'?s?|dentist'?s?|cousin'?s|friend'?s|sister'?s|brother'?s|daughter'?s|son'?s|fixed|important|video|zoom|football|baseball|basketball|hockey|soccer)`;
const EVENT = String.raw`(?<event>(?:${ADJECTIVE} ){0,2}(?:${NOUNS})(?: with (?:my |our |the |a )?[\w'&.]+(?: (?!on\b|at\b|from\b|in\b)[\w'&]+)?)?)`;
const SPAN = String.raw`(?<start>${TIME})(?![\d:])(?:\s?(?:-|to|till?|until|and)\s?(?<end>${TIME})(?![\d:]))?`;
const PLACE = String.raw`(?<place>(?: with [^,.;\n]{1,40}?)?(?: at [^,.;\n]{1,60}?)?(?: in [\p{L}. ]{2,40}?)?)`;
const END = String.raw`(?=[,.;!?\n]|$| and\b| then\b| but\b| so\b| plus\b| while\b)`;
const WHEN = `(?:,? ?(?:is |are |which is |starts |starting )?(?<day>${DAY})(?: (?:morning|afternoon|evening|night))?)?`;
const LATER = `(?: (?<later>${DAY})(?: (?:morning|afternoon|evening|night))?)?`;

const APPOINTMENT = new RegExp(
  String.raw`\b(?:(?:i|we) (?:have|need to be at|must be at|attend) )?(?:(?:a|an|my|our|the|fixed|two|three|\d) )*${EVENT}:?${WHEN},?(?: (?<by>at|from|between|starting at|starts at|is at|is from))? ?${SPAN}${LATER}${PLACE}${END}`,
  "dgu",
);
/** "Friday dinner at 7", "on Tuesday a meeting from 9 to 11". */
const DAY_FIRST = new RegExp(
  String.raw`\b(?<day>${DAY})(?: (?:morning|afternoon|evening|night))?:?,? (?:(?:i|we) have |there is |there's )?(?:a |an |my |our |the )?${EVENT},?(?: (?:at|from|between|is at))? ${SPAN}${PLACE}${END}`,
  "dgu",
);
/** One more time for the same: "and Wednesday 2 to 4 pm". */
const NEXT = new RegExp(`^(?:,? and|,|;)? ?(?<day>${DAY}),?(?: (?:at|from))? ?${SPAN}${PLACE}${END}`, "du");

const MEAL = /^(?:breakfast|lunch|dinner|brunch)(?:e?s)?$/;

/** Appointments with a time: "meeting Tuesday 9 to 11 at 500 Main St". `text` as written, `lower` the same in lower case. */
export function appointmentsIn(
  text: string,
  lower: string,
  context: CalendarContext,
  world: World | null,
): FoundTime[] {
  const found: FoundTime[] = [];
  for (const pattern of [DAY_FIRST, APPOINTMENT]) {
    for (const match of lower.matchAll(pattern)) {
      const isTaken = found.some((one) => match.index < one.to && one.from < match.index + match[0].length);
      if (isTaken) continue;
      const [eventFrom, eventTo] = match.indices?.groups?.event ?? [0, 0];
      const event = text.slice(eventFrom, eventTo);
      if (isCount(match)) continue;
      let at = match.index + match[0].length;
      // "Dinner at 8 on Friday" says when to eat, not where one is expected.
      if (MEAL.test(event.toLowerCase()) && !/^ (?:at|with) /.test(match.groups?.place ?? "")) continue;
      found.push(appointment(text, match, 0, event, context, world));
      for (let next = NEXT.exec(lower.slice(at)); next !== null; next = NEXT.exec(lower.slice(at))) {
        found.push(appointment(text, next, at, event, context, world));
        at += next[0].length;
      }
    }
  }
  return found;
}

/** A number that nothing makes a time: "a concert, 2 and then home". */
function isCount({ groups }: RegExpExecArray): boolean {
  const { day, later, by, start = "", end } = groups ?? {};
  return day === undefined && later === undefined && by === undefined && end === undefined && /^\d+$/.test(start);
}

function appointment(
  text: string,
  match: RegExpExecArray,
  offset: number,
  event: string,
  context: CalendarContext,
  world: World | null,
): FoundTime {
  const { day: first, later, start = "", end } = match.groups ?? {};
  const named = first ?? later;
  const [from, to] = [offset + match.index, offset + match.index + match[0].length];
  const found = (...times: FoundTime["times"]): FoundTime => ({ times, from, to, blanked: [[from, to]] });
  const day = named === undefined ? null : daySaid(named, context);
  const span = end === undefined ? spanOf(start, event.toLowerCase()) : spanSaid(start, end);
  if (day === null || span === null || span.end - span.start < SHORTEST) return found();
  const [placeFrom, placeTo] = match.indices?.groups?.place ?? [0, 0];
  const place = text.slice(offset + placeFrom, offset + placeTo);
  const city = world === null ? null : cityIn(place, world);
  return found({
    kind: "appointment",
    name: nameOf(event, place, city),
    day,
    start: timeOfMinutes(span.start),
    end: timeOfMinutes(span.end),
    city,
  });
}

const SHORTEST = 15;
const DAY_ENDS = 22 * 60 + 30;

/** An appointment without an end takes as long as such things do, within the day. */
function spanOf(start: string, event: string): { start: number; end: number } | null {
  const noun = Object.keys(EVENTS)
    .filter((each) => event.includes(each))
    .sort((a, b) => b.length - a.length)[0];
  const evening = /dinner|concert|show|opera|ballet|musical|gig/.test(event);
  const begins = minutesSaid(start, evening ? "evening" : "day");
  if (begins === null) return null;
  return { start: begins, end: Math.max(begins, Math.min(begins + (EVENTS[noun ?? ""] ?? 60), DAY_ENDS)) };
}

function cityIn(place: string, world: World): string | null {
  const named = / in ([\p{L}. ]+)$/u.exec(place)?.[1]?.trim().toLowerCase();
  return world.gazetteer.cities.find(({ name }) => name.toLowerCase() === named)?.name ?? null;
}

/** "Meeting at 500 Main St"; a city that is known is shown by the plan. */
function nameOf(event: string, place: string, city: string | null): string {
  const where = city === null ? place : place.replace(/ in [\p{L}. ]+$/u, "");
  return capitalized(`${event.replace(/^(\w+?)s$/, "$1")}${where}`.trim()).slice(0, 120);
}
