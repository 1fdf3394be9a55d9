import type { LocalDate, Objective, TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";
import { type Best, lightestTrip, objectiveWeights } from "./best-trip";
import { routeKey } from "./route-search";
import type { SearchControl } from "./search-control";
import type { ChosenTrip } from "./solve";

/**
 * The best trips to other sets of cities, or by the other way to travel, within the budget; best first, at most `count`. They
 * are looked for at the price of a cent that the best trip was found at; where that brings one over the budget, at the
 * least cost.
 */
export function otherTrips(
  request: TripRequest,
  starts: readonly LocalDate[],
  objective: Objective,
  best: Best,
  count: number,
  world: World,
  control: SearchControl,
): ChosenTrip[] {
  const budget = request.demands.budget?.amountMinor ?? Number.POSITIVE_INFINITY;
  const excluded = new Set([routeKey(best.trip.driving, best.trip.cities)]);
  const found: ChosenTrip[] = [];
  while (found.length < count) {
    const look = (aim: Objective) =>
      lightestTrip(request, starts, world, (frame) => objectiveWeights(aim, frame, best.costWeight), control, {
        excluded,
      });
    let other = look(objective);
    if (other.trip !== null && other.trip.costMinor > budget) other = look("cost");
    if (other.trip === null || other.trip.costMinor > budget) return found;
    found.push(other.trip);
    excluded.add(routeKey(other.trip.driving, other.trip.cities));
  }
  return found;
}
