import { addDays, type TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";

/**
 * The world as a trip to one city and back sees it: the published rules look flights up by their number alone, which in a weekly timetable is of
 * many days. Here a number is a flight of the first day out, or of the last day home.
 */
export function worldOfTrip(world: World, { origin, destination, dates }: TripRequest): World {
  if (destination.kind !== "cities" || dates.kind !== "fixed") return world;
  const city = destination.cities[0]?.name ?? "";
  const flights = () => [
    ...world.scheduledLegs(origin, city, dates.start),
    ...world.scheduledLegs(city, origin, addDays(dates.start, dates.days - 1)),
  ];
  return { ...world, legByNumber: (number) => flights().find((leg) => leg.mode === "flight" && leg.number === number) };
}
