import type opening_hours from "opening_hours";
import { addDays, type LocalDate } from "@/server/trip";
import type { OpenInterval } from "../../hours";

const DAY = 1440;

/**
 * The intervals that begin on each of `count` dates. What goes past midnight belongs to the day that it begins on, unless
 * it lasts over 24 hours: then each day has its part. Times that the value calls unknown are not open.
 *
 * The process's clock must be in the place's zone (`inZone`).
 */
export function openDays(value: opening_hours, from: LocalDate, count: number): OpenInterval[][] {
  const days = Array.from({ length: count }, (): OpenInterval[] => []);
  const first = addDays(from, -1);
  for (const [opens, closes, unknown] of value.getOpenIntervals(midnight(first), midnight(addDays(from, count + 1)))) {
    if (unknown) continue;
    // Counted from the day before the first.
    const open = minutesSince(first, opens);
    const close = minutesSince(first, closes);
    for (const [start, end] of parts(open, close)) {
      const day = Math.floor(start / DAY);
      days[day - 1]?.push([start - day * DAY, end - day * DAY]);
    }
  }
  return days.map(joined);
}

/** Cut at each midnight when it is longer than a day. */
function parts(open: number, close: number): OpenInterval[] {
  if (close <= open) return [];
  if (close - open <= DAY) return [[open, close]];
  const cut: OpenInterval[] = [];
  for (let start = open; start < close; start = (Math.floor(start / DAY) + 1) * DAY) {
    cut.push([start, Math.min(close, (Math.floor(start / DAY) + 1) * DAY)]);
  }
  return cut;
}

/** The library ends an interval where a comment changes. */
function joined(intervals: readonly OpenInterval[]): OpenInterval[] {
  const result: OpenInterval[] = [];
  for (const [open, close] of intervals) {
    const last = result.at(-1);
    if (last !== undefined && open <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], close)];
    else result.push([open, close]);
  }
  return result;
}

function midnight(date: LocalDate): Date {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day);
}

/** On the wall's clock: a day counts 24 hours also when the clocks change. */
function minutesSince(date: LocalDate, moment: Date): number {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const wall = Date.UTC(
    moment.getFullYear(),
    moment.getMonth(),
    moment.getDate(),
    moment.getHours(),
    moment.getMinutes(),
  );
  return Math.round((wall - Date.UTC(year, month - 1, day)) / 60_000);
}
