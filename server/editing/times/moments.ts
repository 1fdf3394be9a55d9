import { addDays, type Day, daysBetween, type Moment, minutesOfDay, type Stop, timeOfMinutes } from "@/server/trip";
import type { World } from "@/server/worlds";

/** Whether the world has local times; in others only the order of the stops is planned. */
export function isTimed(world: World): boolean {
  return world.gazetteer.cities.some(({ zone }) => zone !== null);
}

/** Minutes from the day's midnight, on the clock of the place. */
export function minutesIntoDay(day: Pick<Day, "date">, moment: Moment): number {
  return daysBetween(day.date, moment.date) * 1440 + minutesOfDay(moment.time);
}

export function momentAt(world: World, city: string, day: Pick<Day, "date">, minutes: number): Moment {
  const zone = world.gazetteer.city(city)?.zone ?? null;
  return { date: addDays(day.date, Math.floor(minutes / 1440)), time: timeOfMinutes(minutes), zone };
}

/** How long a stop takes by its own times; null where it has none. */
export function minutesOf({ start, end }: Pick<Stop, "start" | "end">): number | null {
  if (start === null || end === null) return null;
  const minutes = daysBetween(start.date, end.date) * 1440 + minutesOfDay(end.time) - minutesOfDay(start.time);
  return minutes > 0 ? minutes : null;
}
