import { checkShape } from "@/server/episodes";
import type { TravelplannerQuery } from "@/server/scoring";
import { type Result, requestSchema, type TripRequest, usd } from "@/server/trip";

/**
 * The request that a query's structured fields state (`--input gold`): from `org` to the city `dest`, or to
 * `visiting_city_number` cities of the state `dest` when the trip is longer than three days, and home again.
 */
export function requestOfQuery(query: TravelplannerQuery): Result<TripRequest> {
  const { org, dest, days, visiting_city_number, date, people_number, budget, local_constraint, idx } = query;
  const rule = local_constraint["house rule"];
  return checkShape(
    {
      origin: org,
      destination:
        days === 3
          ? { kind: "cities", cities: [{ name: dest }] }
          : { kind: "region", region: dest, cityCount: visiting_city_number },
      returnTo: org,
      dates: { kind: "fixed", start: date[0], days },
      people: people_number,
      demands: {
        budget: usd(budget),
        transportation: local_constraint.transportation,
        roomType: local_constraint["room type"],
        houseRule: rule === null ? [] : [rule],
        cuisines: local_constraint.cuisine ?? [],
      },
    },
    requestSchema,
    { field: `query ${idx}` },
  );
}
