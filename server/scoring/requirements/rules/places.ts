import {
  type Check,
  counted,
  type Day,
  type Fault,
  type Itinerary,
  type MealStop,
  mealNameSchema,
  type VisitStop,
} from "@/server/trip";
import { missingIn } from "@/server/worlds";
import { checkOf, faultAt, notApplicable } from "../check";
import { isFullDay, isKeptFree, isSpentWhole, type Placed, type Verification } from "../verification";

/**
 * Three meals on every full day but those that are kept free, at most one of each on a moving day, in the day's cities, and
 * no restaurant twice. In a world without restaurants only what is booked is eaten.
 */
export function checkMeals(verification: Verification): Check {
  const { request, itinerary, meals, world } = verification;
  const rule = { name: "meals", label: "Meals" };
  const hasRestaurants = !missingIn(world).includes("restaurants");
  if (!hasRestaurants && meals.length === 0) {
    return notApplicable(rule, "The records have no restaurants: no meals are planned.");
  }
  const faults: Fault[] = [...notInPlace(itinerary.days, "meal"), ...repeated(meals)];
  for (const day of itinerary.days) {
    for (const name of mealNameSchema.options) {
      const eaten = meals.filter((meal) => meal.day === day && meal.stop.meal === name);
      const fault = (text: string) => faults.push({ text, stops: eaten.map((meal) => meal.stop.id), day: day.number });
      if (eaten.length > 1) fault(`Day ${day.number} has ${name} ${eaten.length} times.`);
      const isDue = isSpentWhole(day, itinerary) && !isKeptFree(request, day, name);
      const isServed = name === "breakfast" && wakesUpToBreakfast(day, verification);
      if (hasRestaurants && eaten.length === 0 && isDue && !isServed) {
        fault(`Day ${day.number} has no ${name}.`);
      }
    }
  }
  return checkOf(rule, faults, {
    evidence: `${counted(meals.length, "meal")} in ${counted(meals.length, "different restaurant")}, three on each of ${counted(fullDays(itinerary), "full day")}.`,
    stops: meals.map((meal) => meal.stop.id),
  });
}

/** Whether the lodging of the night before serves breakfast, by the records. */
function wakesUpToBreakfast(day: Day, { itinerary, stays }: Verification): boolean {
  const before = itinerary.days[itinerary.days.indexOf(day) - 1];
  return stays.some(
    (stay) => stay.day === before && stay.record?.details?.amenities.some((amenity) => amenity === "Breakfast"),
  );
}

/** At least one visit on every full day but those that are kept free, in the day's cities, and no attraction twice. */
export function checkVisits({ request, itinerary, visits }: Verification): Check {
  const faults: Fault[] = [...notInPlace(itinerary.days, "visit"), ...repeated(visits)];
  for (const day of itinerary.days) {
    const isNeeded = isSpentWhole(day, itinerary) && !isKeptFree(request, day, "visits");
    if (isNeeded && !visits.some((visit) => visit.day === day)) {
      faults.push({ text: `Day ${day.number} in ${day.city} has nothing to visit.`, stops: [], day: day.number });
    }
  }
  return checkOf({ name: "visits", label: "Visits" }, faults, {
    evidence: `${counted(visits.length, "different attraction")}, at least one on each of ${counted(fullDays(itinerary), "full day")}.`,
    stops: visits.map((visit) => visit.stop.id),
  });
}

function fullDays(itinerary: Itinerary): number {
  return itinerary.days.filter((day) => isSpentWhole(day, itinerary)).length;
}

/** Stops before the day's leg are in the city it leaves, stops after it in the city it reaches. */
function notInPlace(days: readonly Day[], kind: "meal" | "visit"): Fault[] {
  const faults: Fault[] = [];
  for (const day of days) {
    const leg = day.stops.findIndex((stop) => stop.kind === "leg");
    for (const [index, stop] of day.stops.entries()) {
      if (stop.kind !== kind) continue;
      const city = index < leg ? day.from : day.city;
      if (stop.city === city) continue;
      const place = isFullDay(day)
        ? city
        : `${city} ${index < leg ? "before" : "after"} the way from ${day.from} to ${day.city}`;
      faults.push(
        faultAt({ stop, day }, `Day ${day.number}: ${stop.name} is in ${stop.city}, but the day is in ${place}.`),
      );
    }
  }
  return faults;
}

/**
 * The same record, or another of the same name in the same city, which nobody could tell apart. The day is that of the
 * first time it comes again.
 */
function repeated<Stop extends MealStop | VisitStop>(placed: readonly Placed<Stop, unknown>[]): Fault[] {
  const places = new Map<string, Placed<Stop, unknown>[]>();
  for (const one of placed) {
    const place = `${one.stop.name}, ${one.stop.city}`;
    places.set(place, [...(places.get(place) ?? []), one]);
  }
  return [...places].flatMap(([place, times]) => {
    const again = times[1];
    if (again === undefined) return [];
    const days = times.map(({ day }) => day.number);
    const text = `${place} comes ${times.length} times (days ${days.join(", ")}).`;
    return [{ text, stops: times.map(({ stop }) => stop.id), day: again.day.number }];
  });
}
