import { addDays, formatLongDate, type LocalDate, todayHere } from "@/server/trip";
import { TRIP_START } from "@/server/worlds/testing/trip-start";

/** "14 March 2026", so many days from today. */
export function inDays(days: number): string {
  return written(addDays(todayHere(), days));
}

export function written(date: LocalDate): string {
  return formatLongDate(date).split(" ").slice(1).join(" ");
}

/** Sentences about the sample world, whose answers its documented scale of prices makes certain. */
export const SENTENCES = {
  feasible: `Five days in Florida for two, two cities, from Chicago on ${written(TRIP_START)}, for $3,500 at the most.`,
  withoutDate: "Three days in San Francisco from Seattle for two, private rooms only.",
  hopeless: `Five days in Florida for two, two cities, from Chicago on ${written(TRIP_START)}, an entire place, for $90.`,
  /** So many cities on such flexible dates that the search uses up its time. */
  slow: `20 days in Florida from New York, 8 cities, some time between ${written(TRIP_START)} and ${written(addDays(TRIP_START, 40))}, for 4 people.`,
};
