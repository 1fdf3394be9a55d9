import { DAY, midnightOf, timeOfDay } from "./clock";
import type { Minute, TimedProblem } from "./problem";

const NOON = DAY / 2;

/** How many days a stay within [from, to] counts, and when it begins. */
export interface CountedStay {
  readonly days: number;
  readonly begin: Minute;
}

/** The days of one stay between an arrival and a departure: it begins at the arrival or, to begin before noon, the next midnight. */
export function countDays(rule: TimedProblem["dayCount"], from: Minute, to: Minute): CountedStay {
  if (rule === "24 hours") return { days: Math.floor((to - from) / DAY), begin: from };
  if (timeOfDay(from) < NOON) return { days: Math.floor((to - from + NOON) / DAY), begin: from };
  const days = Math.floor((to - from) / DAY);
  const midnight = midnightOf(from) + DAY;
  const fromMidnight = midnight < to ? Math.floor((to - midnight + NOON) / DAY) : 0;
  return fromMidnight > days ? { days: fromMidnight, begin: midnight } : { days, begin: from };
}

/** No fewer than any number of stays within [from, to] count together: with `noon`, twelve hours of each day from its morning. */
export function mostDays(rule: TimedProblem["dayCount"], from: Minute, to: Minute): CountedStay {
  if (rule === "24 hours") return countDays(rule, from, to);
  const first = timeOfDay(from) < NOON ? from + NOON : midnightOf(from) + DAY + NOON;
  const later = Math.floor((to - (midnightOf(first - 1) + DAY + NOON)) / DAY) + 1;
  return { days: first > to ? 0 : 1 + Math.max(0, later), begin: from };
}
