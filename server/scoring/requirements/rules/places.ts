import { type Check, type Day, type MealStop, mealNameSchema, type VisitStop } from "@/server/trip";
import { checkOf, counted, type Fault, listed } from "../check";
import { isFullDay, type Verification } from "../verification";

/** Three meals on every full day, at most one of each on a moving day, in the day's cities, and no restaurant twice. */
export function checkMeals({ itinerary, meals }: Verification): Check {
  const faults: Fault[] = [...notInPlace(itinerary.days, "meal"), ...repeated(meals.map((meal) => meal.stop))];
  for (const day of itinerary.days) {
    for (const name of mealNameSchema.options) {
      const eaten = meals.filter((meal) => meal.day === day && meal.stop.meal === name);
      const stops = eaten.map((meal) => meal.stop.id);
      if (eaten.length > 1) faults.push({ text: `Day ${day.number} has ${name} ${eaten.length} times.`, stops });
      if (eaten.length === 0 && isFullDay(day)) faults.push({ text: `Day ${day.number} has no ${name}.`, stops });
    }
  }
  return checkOf({ name: "meals", label: "Meals" }, faults, {
    evidence: `${counted(meals.length, "meal")} in ${counted(meals.length, "different restaurant")}, three on each of ${counted(fullDays(itinerary.days), "full day")}.`,
    stops: meals.map((meal) => meal.stop.id),
  });
}

/** At least one visit on every full day, in the day's cities, and no attraction twice. */
export function checkVisits({ itinerary, visits }: Verification): Check {
  const faults: Fault[] = [...notInPlace(itinerary.days, "visit"), ...repeated(visits.map((visit) => visit.stop))];
  for (const day of itinerary.days) {
    if (isFullDay(day) && !visits.some((visit) => visit.day === day)) {
      faults.push({ text: `Day ${day.number} in ${day.city} has nothing to visit.`, stops: [] });
    }
  }
  return checkOf({ name: "visits", label: "Visits" }, faults, {
    evidence: `${counted(visits.length, "different attraction")}, at least one on each of ${counted(fullDays(itinerary.days), "full day")}.`,
    stops: visits.map((visit) => visit.stop.id),
  });
}

function fullDays(days: readonly Day[]): number {
  return days.filter(isFullDay).length;
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
      faults.push({
        text: `Day ${day.number}: ${stop.name} is in ${stop.city}, but the day is in ${place}.`,
        stops: [stop.id],
      });
    }
  }
  return faults;
}

/** The same record, or another of the same name in the same city, which nobody could tell apart. */
function repeated(stops: readonly (MealStop | VisitStop)[]): Fault[] {
  const places = new Map<string, string[]>();
  for (const stop of stops) {
    const place = `${stop.name}, ${stop.city}`;
    places.set(place, [...(places.get(place) ?? []), stop.id]);
  }
  return [...places]
    .filter(([, ids]) => ids.length > 1)
    .map(([place, ids]) => ({ text: `${place} comes ${ids.length} times (${listed(ids)}).`, stops: ids }));
}
