import { type Day, type MealName, ok, type PlanEditOf, type Result, RHYTHM } from "@/server/trip";
import type { World } from "@/server/worlds";
import { freshId, placeBefore, placedStops, withInserted } from "../days";
import { type Change, type EditedVersion, refuse } from "../edited-version";
import { citiesFrom, findPlace, mealFields, visitFields } from "../stops/place";
import { bestPlace } from "../times/best-place";
import { mealsOf } from "../times/meal-names";
import { placedAt } from "../times/placed-at";
import { byHand, whenIs } from "../words";

/** A place found by search comes into a day: before the stop that is named, else where it fits best. */
export function add(version: EditedVersion, edit: PlanEditOf<"add">, world: World): Result<Change> {
  const { itinerary, request, unscheduled } = version;
  const day = itinerary.days.find(({ number }) => number === edit.day);
  if (day === undefined) return refuse(`The plan has no day ${edit.day}. Add it to one of its days.`);
  const place = findPlace(world, citiesFrom(day, itinerary.days), edit.recordId);
  if (place === null) return refuse("That place isn't in any city of this trip. Search for another one.");

  const meal = edit.meal ?? missingMeal(day);
  const stops = [...placedStops(itinerary.days).map(({ stop }) => stop), ...unscheduled];
  const stop = {
    ...(place.kind === "meal"
      ? mealFields(world, place.record, meal, request.people)
      : visitFields(world, place.record, request.people)),
    id: freshId(`added-${edit.recordId}`, stops),
    reasons: byHand("You chose it."),
  };
  const wanted = place.kind === "meal" ? RHYTHM.meals[meal].start : null;
  const arrival = { stop, place, wanted, staysMeal: edit.meal !== null };
  const index = edit.before === null ? bestPlace(world, day, arrival) : placeBefore(day, edit.before);
  if (index === null) return refuse("The day has changed in the meantime. Check it and add the place again.");

  const standing = placedAt(world, day, index, arrival);
  const isNamed = standing.kind === "meal" && edit.meal !== null && isFree(day, edit.meal);
  const added = isNamed ? { ...standing, meal } : standing;
  return ok({
    text: `Added ${added.name} on ${whenIs(day, added)}`,
    days: withInserted(itinerary.days, day.number, index, added),
    unscheduled: unscheduled.filter(({ recordId }) => recordId !== edit.recordId),
    locks: [added.id],
  });
}

/** The meal that a restaurant is most likely wanted for. */
function missingMeal(day: Day): MealName {
  const byLikelihood: readonly MealName[] = ["lunch", "dinner", "breakfast"];
  return byLikelihood.find((meal) => isFree(day, meal)) ?? "lunch";
}

function isFree(day: Day, meal: MealName): boolean {
  return mealsOf(day).every((other) => other.meal !== meal);
}
