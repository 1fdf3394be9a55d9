import { type Day, type LocalTime, type MealName, minutesOfDay, RHYTHM, type Stop } from "@/server/trip";

/**
 * Where in a day something goes that is to begin at about this time: before the first stop that begins later; a visit of
 * no time into the longest pause between stops. In worlds without times a meal goes before the next later meal. Null:
 * last of the day.
 */
export function placeInDay({ stops }: Day, what: { start: LocalTime | null; meal: MealName | null }): string | null {
  const order = stops.filter(({ kind }) => kind !== "stay");
  if (what.start === null && what.meal === null) return afterLongestPause(order);
  const minutes = what.start === null ? usualMinutes(what.meal) : minutesOfDay(what.start);
  const next = order.find((stop) =>
    stop.start !== null && stop.kind !== "stay"
      ? minutes !== null && minutesOfDay(stop.start.time) >= minutes
      : what.meal !== null && stop.kind === "meal" && isLaterMeal(stop.meal, what.meal),
  );
  return next?.id ?? null;
}

/** The time and the meal of a stop that looks for a place on another day. */
export function timeOf(stop: Stop): { start: LocalTime | null; meal: MealName | null } {
  return { start: stop.start?.time ?? null, meal: stop.kind === "meal" ? stop.meal : null };
}

function afterLongestPause(order: readonly Stop[]): string | null {
  let longest: { before: string | null; minutes: number } = { before: null, minutes: 0 };
  let free = RHYTHM.visits.morning.start;
  for (const { id, start, end } of order) {
    if (start === null) continue;
    const minutes = minutesOfDay(start.time) - free;
    if (minutes > longest.minutes) longest = { before: id, minutes };
    free = Math.max(free, minutesOfDay((end ?? start).time));
  }
  return longest.before;
}

function usualMinutes(meal: MealName | null): number | null {
  return meal === null ? null : RHYTHM.meals[meal].start;
}

function isLaterMeal(meal: MealName, than: MealName): boolean {
  return RHYTHM.meals[meal].start > RHYTHM.meals[than].start;
}
