import type { MealName } from "@/server/trip";
import { isFixed, mealChoice } from "./choices";
import { withPairsExchanged } from "./exchange-pairs";
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
  return withPairsExchanged(meals, {
    swapped: (one, other) => swapped(trip, one, other),
    withStops: (some) => ({ ...trip, meals: some }),
    frictionOf: (some) =>
      mean === 0
        ? 0
        : some.reduce((sum, { slot, restaurant }) => sum + (CHEAPNESS[slot.meal] * restaurant.priceMinor) / mean, 0),
  });
}

/** Two meals with each other's restaurant; null where one is locked, doesn't serve then, or is in another city. */
function swapped(trip: ChosenTrip, one: Meal, other: Meal): readonly [Meal, Meal] | null {
  if (one.restaurant.city !== other.restaurant.city) return null;
  if ([one, other].some((meal) => isFixed(trip, mealChoice(meal)))) return null;
  const both = [
    { ...one, restaurant: other.restaurant },
    { ...other, restaurant: one.restaurant },
  ] as const;
  return both.every((meal) => serves(trip, meal)) ? both : null;
}

function serves(trip: ChosenTrip, { day, slot, restaurant }: Meal): boolean {
  return servesIn(trip.frame, restaurant, { day, slot, fullDay: !isMovingDay(trip, day) });
}
