import { addDays, formatDate } from "@/server/trip";
import { firstDate, type Planned, replanned, type Wish } from "../wish";
import { COUNT, countOf } from "../words";

const SHIFT = new RegExp(`\\b(${COUNT}) (day|week)s? (later|earlier|sooner)\\b`);
const BY = new RegExp(
  `\\b(postpone|delay|push|move|shift|bring|pull)\\b.*?\\b(back|forward|later|earlier)? ?by (${COUNT}) (day|week)s?( later| earlier)?`,
);
/** What else may be said to be later: the way back, a meal. */
const NOT_THE_START = /\b(?:return|back home|come back|go home|dinner|lunch|breakfast|check.?out)\b/;

/** "Start a day later", "postpone everything by a week". */
export function readStart(words: string, { plan }: Planned): Wish | null {
  if (NOT_THE_START.test(words)) return null;
  const by = shiftIn(words);
  if (by === null) return null;
  const start = addDays(firstDate(plan), by);
  const request = { ...plan.request, dates: { kind: "fixed", start, days: plan.itinerary.days.length } as const };
  return replanned(request, `start on ${formatDate(start)}`);
}

function shiftIn(words: string): number | null {
  const shift = SHIFT.exec(words);
  if (shift !== null) return daysOf(shift[1], shift[2]) * (shift[3] === "later" ? 1 : -1);
  const by = BY.exec(words);
  if (by === null) return null;
  const isEarlier = /forward|earlier/.test(by[0]) || (/^(?:bring|pull)/.test(by[1] ?? "") && !/back|later/.test(by[0]));
  return daysOf(by[3], by[4]) * (isEarlier ? -1 : 1);
}

function daysOf(count = "one", unit = "day"): number {
  return countOf(count) * (unit === "week" ? 7 : 1);
}
