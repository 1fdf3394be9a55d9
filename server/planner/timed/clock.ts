import { daysBetween, type LocalDate, type LocalTime, minutesOfDay } from "@/server/trip";
import type { Minute } from "./problem";

export const DAY = 24 * 60;

export function minuteOf(date: LocalDate, time: LocalTime): Minute {
  return daysBetween("1970-01-01", date) * DAY + minutesOfDay(time);
}

/** Minutes from midnight. */
export function timeOfDay(time: Minute): number {
  return ((time % DAY) + DAY) % DAY;
}

/** The midnight at which the day of `time` began. */
export function midnightOf(time: Minute): Minute {
  return time - timeOfDay(time);
}
