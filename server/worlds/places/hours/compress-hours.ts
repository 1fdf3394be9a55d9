import { addDays, type LocalDate, weekday } from "@/server/trip";
import type { Hours, OpenInterval } from "../../hours";

/**
 * Hours of consecutive dates as a week and the dates that differ from it. A weekday gets the intervals that most of its
 * dates have; of equally many open ones before closed, then those of the earliest date. A weekday without a date is closed.
 */
export function compressHours(from: LocalDate, days: readonly (readonly OpenInterval[])[]): Hours {
  const dated = days.map((intervals, ahead) => {
    const date = addDays(from, ahead);
    return { date, day: weekday(date), intervals, key: JSON.stringify(intervals) };
  });
  const week = Array.from({ length: 7 }, (_, day) => mostFrequent(dated.filter((date) => date.day === day)));
  const except = dated.filter(({ day, key }) => JSON.stringify(week[day]) !== key);
  if (except.length === 0) return { week };
  return { week, except: Object.fromEntries(except.map(({ date, intervals }) => [date, intervals])) };
}

function mostFrequent(dates: readonly { readonly key: string; readonly intervals: readonly OpenInterval[] }[]) {
  const counts = new Map<string, number>();
  for (const { key } of dates) counts.set(key, (counts.get(key) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const candidates = dates.filter(({ key }) => counts.get(key) === most);
  return (candidates.find(({ intervals }) => intervals.length > 0) ?? candidates[0])?.intervals ?? [];
}
