import {
  addDays,
  formatLongDate,
  type LocalDate,
  onceForEach,
  type Problem,
  type TripRequest,
  todayHere,
} from "@/server/trip";
import type { World, WorldDescription } from "./world";

/**
 * The day on which people speak in a world: the calendar's own where dates move with it, else the first day
 * that the records cover, since a benchmark's date is fixed.
 */
export function todayIn({ movesWithToday, dates }: WorldDescription): LocalDate {
  return movesWithToday || dates === null ? todayHere() : dates.from;
}

/** What is wrong with a request that begins before `today` in a world where time passes; null when nothing is. */
export function passedDate(
  { movesWithToday }: WorldDescription,
  { dates }: TripRequest,
  today: LocalDate,
): Problem | null {
  const [field, first] = dates.kind === "fixed" ? ["dates.start", dates.start] : ["dates.from", dates.from];
  if (!movesWithToday || first >= today) return null;
  return {
    code: "bad_input",
    message: `${formatLongDate(first)} has passed: name a date from ${formatLongDate(today)} on.`,
    where: { field },
  };
}

/** Dates of a world on one day: every task that is said on its day lies within. */
const DAYS = 365;

const daysOf = onceForEach((_: World) => new Map<LocalDate, World>());

/**
 * The world on a day, where its own day moves with the calendar: else what is said on that day would be of the past one day. The same
 * object each time, since much is kept by it.
 */
export function worldOn(world: World, day: LocalDate): World {
  const description = world.describe();
  if (!description.movesWithToday) return world;
  const days = daysOf(world);
  const known = days.get(day);
  if (known !== undefined) return known;
  const fixed = {
    ...description,
    movesWithToday: false,
    dates: description.dates ?? { from: day, to: addDays(day, DAYS) },
  };
  const made = { ...world, describe: () => fixed };
  days.set(day, made);
  return made;
}
