import { type Day, type MealName, type MealStop, mealNameSchema } from "@/server/trip";

const MEALS = mealNameSchema.options;
/** Minutes from midnight from when on a meal that begins then is so called. */
const MEAL_FROM: Record<MealName, number> = { breakfast: 0, lunch: 11 * 60, dinner: 16 * 60 };

/** The time within which a meal begins, in minutes from midnight; `to` no longer belongs to it. */
export function timeOfDay(meal: MealName): { readonly from: number; readonly to: number } {
  const next = MEALS[MEALS.indexOf(meal) + 1];
  return { from: MEAL_FROM[meal], to: next === undefined ? 1440 : MEAL_FROM[next] };
}

/** What a meal that begins then is called: its time of day, unless that meal is taken and another is free. */
export function mealAt(minutes: number, wanted: MealName, taken: readonly MealName[]): MealName {
  const byTime = MEALS.findLast((meal) => minutes >= MEAL_FROM[meal]) ?? wanted;
  if (!taken.includes(byTime)) return byTime;
  return firstFree(wanted, taken) ?? byTime;
}

/** What a meal between its neighbors is called where there are no times: a free one between theirs, `wanted` if possible. */
export function mealInOrder(wanted: MealName, meals: readonly MealStop[], index: number): MealName {
  const taken = meals.map(({ meal }) => meal);
  const after = MEALS.indexOf(meals[index - 1]?.meal ?? wanted);
  const before = MEALS.indexOf(meals[index]?.meal ?? wanted);
  const between = MEALS.filter(
    (meal, place) =>
      (index === 0 || place > after) && (index >= meals.length || place < before) && !taken.includes(meal),
  );
  if (between.includes(wanted)) return wanted;
  return between[0] ?? firstFree(wanted, taken) ?? wanted;
}

function firstFree(wanted: MealName, taken: readonly MealName[]): MealName | undefined {
  const free = MEALS.filter((meal) => !taken.includes(meal));
  return free.includes(wanted) ? wanted : free[0];
}

/** The meals among the stops of a day. */
export function mealsOf({ stops }: Pick<Day, "stops">): MealStop[] {
  return stops.filter((stop) => stop.kind === "meal");
}
