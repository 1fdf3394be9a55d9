import { SIMULATED_TODAY } from "@/server/elicitation/training";
import { addDays } from "@/server/trip";
import type { World } from "@/server/worlds";

/** Every trip of simulated travelers and generated tasks lies within. */
const DAYS = 365;

/**
 * The world on the day on which simulated travelers speak, where its own day moves with the calendar: else an episode of today would be
 * another one tomorrow.
 */
export function onFixedDay(world: World): World {
  const description = world.describe();
  if (!description.movesWithToday) return world;
  const dates = description.dates ?? { from: SIMULATED_TODAY, to: addDays(SIMULATED_TODAY, DAYS) };
  const fixed = { ...description, movesWithToday: false, dates };
  return { ...world, describe: () => fixed };
}
