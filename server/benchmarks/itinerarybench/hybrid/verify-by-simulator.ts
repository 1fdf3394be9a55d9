import { formatPlanTime, type ItinerarybenchTask, scoreItinerarybench } from "@/server/scoring";
import type { World } from "@/server/worlds";
import type { WordedTask } from "../read-description";

/** More than any ticket costs, for texts that name no budget. */
const NO_BUDGET = 10_000_000;

/** What the official simulator, which shares no code with the planner, finds wrong with a plan for what was read, by its kinds of errors. */
export function wrongByWords(world: World, id: string, worded: WordedTask, plan: readonly string[]): readonly string[] {
  const { level1, level2, errors } = scoreItinerarybench(world, taskOfWords(id, worded), plan, "paper");
  return level1 === 60 && level2 === 20 ? [] : [...new Set(errors.map(({ kind }) => kind))];
}

/** The words as a task of the simulator. It knows two meals of its own and hours of sleep, of which it is not asked. */
function taskOfWords(id: string, worded: WordedTask): ItinerarybenchTask {
  const { origin, hotel, stays, visits, from, to, budget, openingHours, dayCount, returnTo, minimize } = worded;
  return {
    ...{ id, type: 1, description: "-", text_objective: minimize, text_budget: budget },
    simulator: {
      // 1 has the plan end where it began, 2 does not.
      type: returnTo === origin ? 1 : 2,
      begin_time: formatPlanTime(from),
      end_time: formatPlanTime(to),
      origin_city: origin,
      origin_place: hotel,
      budget: budget ?? NO_BUDGET,
      check_opening_hours: openingHours,
      check_meal: false,
      one_day: dayCount === "noon" ? 1 : 0,
      limit: minimize,
      ...{ time_min: 0, time_max: 1, money_min: 0, money_max: 1 },
    },
    constraints: {
      CityDurationConstraint: stays.map(({ city, days }) => ({ city, days })),
      SpotDurationConstraint: visits.map(({ place, minutes }) => ({ spot: place, minutes })),
    },
  };
}
