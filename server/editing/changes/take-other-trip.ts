import { type Itinerary, ok, type PlanEditOf, type Result } from "@/server/trip";
import { placedStops } from "../days";
import { type Change, type EditedVersion, refuse } from "../edited-version";
import { listed } from "../words";

/** Another trip becomes the plan, and the plan one of the other trips. Locks that it does not keep are gone. */
export function takeOtherTrip(version: EditedVersion, { index }: PlanEditOf<"takeOtherTrip">): Result<Change> {
  const { itinerary, request, otherTrips, unscheduled } = version;
  const taken = otherTrips[index];
  if (taken === undefined) return refuse("That trip is no longer offered. Check the current plan.");
  const records = new Set(placedStops(taken.days).map(({ stop }) => stop.recordId));
  const missing = request.booked.find(({ id }) => !records.has(id));
  if (missing !== undefined) {
    const name = missing.kind === "leg" ? `${missing.mode} ${missing.number}` : missing.name;
    return refuse(`That trip has no place for ${name}, which you booked. Plan again, or remove the booking first.`);
  }
  return ok({
    text: `Switched to the other trip to ${listed(citiesOf(taken))}`,
    days: taken.days,
    unscheduled: unscheduled.filter(({ recordId }) => !records.has(recordId)),
    otherTrips: [itinerary, ...otherTrips.filter((other) => other !== taken)],
  });
}

function citiesOf({ days, origin }: Itinerary): string[] {
  const cities = [...new Set(days.map(({ city }) => city))].filter((city) => city !== origin);
  return cities.length === 0 ? [origin] : cities;
}
