import type { SharedTrip } from "@/server/views";
import { type TripOnMap, tripOnMap } from "../trip/map/trip-on-map";

/** The places of a shared trip; null when a city of its route has none. */
export function sharedOnMap({ days, places }: Pick<SharedTrip, "days" | "places">): TripOnMap | null {
  const stops = new Map(days.flatMap((day) => day.stops.map((stop) => [stop.id, stop.coordinates] as const)));
  const cities = new Map(places.map(({ name, coordinates }) => [name, coordinates]));
  return tripOnMap(
    days,
    (stopId) => stops.get(stopId) ?? null,
    (city) => cities.get(city) ?? null,
  );
}
