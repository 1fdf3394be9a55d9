import type { MealName } from "@/server/trip";
import { isFixed, mealChoice } from "./choices";
import { MINUTE_ON_THE_WAY, minutesOnTheWay, waysFit } from "./day-course";
import { exchangePairs } from "./exchange-pairs";
import type { ChosenTrip } from "./solve";
import { servesIn } from "./stay-slots";
import { isMovingDay } from "./trip-weight";

type Meal = ChosenTrip["meals"][number];

/** How much it matters that a meal is a cheap one. */
const CHEAPNESS: Record<MealName, number> = { breakfast: 2, lunch: 1, dinner: 0 };

/**
 * The trip with its restaurants exchanged among the meals of each city so that the best ones come at dinner and the plain ones at breakfast,
 * and ways are short. What a meal weighs does not depend on its slot, so the trip is as good for its objective as before. Only where
 * the world has times; locked meals stay where they are.
 */
export function withMealsArranged(trip: ChosenTrip): ChosenTrip {
  const { frame, meals } = trip;
  if (!frame.timed || meals.length === 0) return trip;
  const mean = meals.reduce((sum, { restaurant }) => sum + restaurant.priceMinor, 0) / meals.length;
  const dearness = (some: readonly Meal[]) =>
    mean === 0
      ? 0
      : some.reduce((sum, { slot, restaurant }) => sum + (CHEAPNESS[slot.meal] * restaurant.priceMinor) / mean, 0);
  const better = (now: readonly Meal[], first: number, second: number): readonly Meal[] | null => {
    const [one, other] = [now[first], now[second]];
    if (one === undefined || other === undefined || one.restaurant.city !== other.restaurant.city) return null;
    const swapped = [
      { ...one, restaurant: other.restaurant },
      { ...other, restaurant: one.restaurant },
    ] as const;
    const exchanged = now.with(first, swapped[0]).with(second, swapped[1]);
    const days = [one.day, other.day];
    const friction = (some: readonly Meal[], both: readonly Meal[]) =>
      dearness(both) + MINUTE_ON_THE_WAY * minutesOnTheWay({ ...trip, meals: some }, days);
    return ![one, other].some((meal) => isFixed(trip, mealChoice(meal))) &&
      swapped.every((meal) => serves(trip, meal)) &&
      friction(exchanged, swapped) < friction(now, [one, other]) - LEAST_GAIN &&
      waysFit({ ...trip, meals: exchanged }, days)
      ? exchanged
      : null;
  };
  return { ...trip, meals: exchangePairs(meals, better) };
}

/** What an exchange has to bring, so that no two of them undo each other by rounding. */
const LEAST_GAIN = 1e-6;

function serves(trip: ChosenTrip, { day, slot, restaurant }: Meal): boolean {
  return servesIn(trip.frame, restaurant, { day, slot, fullDay: !isMovingDay(trip, day) });
}
