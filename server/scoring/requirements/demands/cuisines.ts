import type { Check, Fault } from "@/server/trip";
import { checkOf, faultOfTrip } from "../check";
import type { Verification } from "../verification";

/** Every wanted cuisine is eaten somewhere outside of the origin. */
export function checkCuisines({ request, meals }: Verification, wanted: readonly string[]): Check {
  const faults: Fault[] = [];
  const kept: string[] = [];
  const stops: string[] = [];
  for (const cuisine of wanted) {
    const meal = meals.find(({ stop, record }) => stop.city !== request.origin && record?.cuisines.includes(cuisine));
    if (meal === undefined) {
      faults.push(faultOfTrip(`No meal outside ${request.origin} is ${cuisine}.`));
    } else {
      kept.push(`${cuisine}: ${meal.stop.meal} on day ${meal.day.number} at ${meal.stop.name}`);
      stops.push(meal.stop.id);
    }
  }
  return checkOf({ name: "cuisines", label: wanted.join(", ") }, faults, { evidence: `${kept.join("; ")}.`, stops });
}
