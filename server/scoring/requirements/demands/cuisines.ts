import { type Check, type Fault, isVisited, isWithinCity } from "@/server/trip";
import { checkOf, faultOfTrip } from "../check";
import type { Verification } from "../verification";

/** Every wanted cuisine is eaten somewhere outside of the origin. */
export function checkCuisines({ request, meals }: Verification, wanted: readonly string[]): Check {
  const where = isWithinCity(request) ? "of the trip" : `outside ${request.origin}`;
  const faults: Fault[] = [];
  const kept: string[] = [];
  const stops: string[] = [];
  for (const cuisine of wanted) {
    const meal = meals.find(({ stop, record }) => isVisited(request, stop.city) && record?.cuisines.includes(cuisine));
    if (meal === undefined) {
      faults.push(faultOfTrip(`No meal ${where} is ${cuisine}.`));
    } else {
      kept.push(`${cuisine}: ${meal.stop.meal} on day ${meal.day.number} at ${meal.stop.name}`);
      stops.push(meal.stop.id);
    }
  }
  return checkOf({ name: "cuisines", label: wanted.join(", ") }, faults, { evidence: `${kept.join("; ")}.`, stops });
}
