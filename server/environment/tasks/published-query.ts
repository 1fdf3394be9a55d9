import type { TravelplannerQuery } from "@/server/scoring";
import { addDays, type TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";

/**
 * A request for one city as a query of the published form, whose rules judge plans in words in any world (TravelPlanner, section 3.4). They want
 * a city's name for trips of three days, and its state for longer ones.
 */
export function publishedQuery(text: string, request: TripRequest, world: World): TravelplannerQuery {
  const { origin, destination, dates, people, demands } = request;
  const city = destination.kind === "cities" ? (destination.cities[0]?.name ?? "") : destination.region;
  const start = dates.kind === "fixed" ? dates.start : dates.from;
  return {
    ...{ idx: 0, level: "easy", query: text, org: origin, visiting_city_number: 1, people_number: people },
    dest: dates.days > 3 ? (world.gazetteer.city(city)?.state ?? city) : city,
    days: dates.days,
    date: Array.from({ length: dates.days }, (_, day) => addDays(start, day)),
    budget: demands.budget === null ? Number.MAX_SAFE_INTEGER : demands.budget.amountMinor / 100,
    local_constraint: {
      "house rule": demands.houseRule[0] ?? null,
      cuisine: demands.cuisines.length === 0 ? null : demands.cuisines,
      "room type": demands.roomType,
      transportation: demands.transportation,
    },
  };
}
