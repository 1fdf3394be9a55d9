import type { TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";

/** One day of the greedy trip: where it begins and where it ends. */
export interface ScheduledDay {
  readonly from: string;
  readonly city: string;
}

/**
 * The route of the greedy baseline: the named cities in their order, or the first cities of the state other than
 * the origin, with equal stays (two days each on the published trips of 3, 5 and 7 days) and the last day home.
 * A region with too few cities gives a shorter route; with none at all there is no route: an empty list.
 */
export function greedySchedule(request: TripRequest, world: World): ScheduledDay[] {
  const cities = visitedCities(request, world);
  if (cities.length === 0) return [];
  const { days } = request.dates;
  const nights = Math.max(days - 1, 1);
  const cityOfNight = (night: number) => cities[Math.floor((night * cities.length) / nights)] ?? request.origin;
  return Array.from({ length: days }, (_, index) => ({
    from: index === 0 ? request.origin : cityOfNight(index - 1),
    city: index === days - 1 ? (request.returnTo ?? cityOfNight(nights - 1)) : cityOfNight(index),
  }));
}

function visitedCities({ origin, destination }: TripRequest, { gazetteer }: World): string[] {
  if (destination.kind === "cities") return destination.cities.map((city) => city.name);
  return gazetteer
    .citiesOf(destination.region)
    .map((city) => city.name)
    .filter((name) => name !== origin)
    .slice(0, destination.cityCount);
}
