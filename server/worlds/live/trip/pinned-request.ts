import type { Itinerary, RequestedCity, TripRequest } from "@/server/trip";
import { isWithinCity } from "@/server/trip";

/** The request with the cities, their order and the dates of a plan, since offers are for these; all else is open. */
export function pinnedRequest(request: TripRequest, { days }: Itinerary): TripRequest {
  const [first] = days;
  if (first === undefined) return request;
  const dates = { kind: "fixed", start: first.date, days: days.length } as const;
  if (isWithinCity(request)) return { ...request, dates };
  const last = request.returnTo === null ? days.length : days.length - 1;
  const cities = days.slice(0, last).flatMap(({ from, city, number }): RequestedCity[] => {
    return from === city ? [] : [{ name: city, nights: null, arriveOnDay: number }];
  });
  return { ...request, dates, destination: { kind: "cities", cities, ordered: true } };
}
