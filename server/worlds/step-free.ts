import { needsStepFree, type TripRequest } from "@/server/trip";
import { worldWithBooked } from "./booked/world-with-booked";
import { type CityWalks, walkMinutes } from "./walks";
import type { World } from "./world";

/**
 * The world as the travelers of a request can move in it: step-free where they need that and its streets are known. Resolved where a request
 * enters a room; what follows knows one world.
 */
export function worldWithinReach(world: World, request: Pick<TripRequest, "preferences">): World {
  return needsStepFree(request) ? (world.stepFree ?? world) : world;
}

/** The world as the travelers of a request meet it: within their reach, and with what they booked. */
export function worldOfTrip(world: World, request: TripRequest): World {
  return worldWithBooked(worldWithinReach(world, request), request);
}

/**
 * The world as someone meets it who can't take stairs: of a city with step-free walks only the places that these join, at most an hour
 * apart like all others, and the minutes of these walks. Cities without are as they were.
 */
export function stepFreeView(world: World, walks: readonly CityWalks[]): World {
  const reached = new Map(walks.map(({ city, ids }) => [city, new Set(ids)]));
  const minutes = walkMinutes(walks);
  function within<Row extends { readonly id: string }>(rowsOf: (city: string) => readonly Row[]) {
    const known = new Map<string, readonly Row[]>();
    return (city: string): readonly Row[] => {
      const ids = reached.get(city);
      if (ids === undefined) return rowsOf(city);
      const rows = known.get(city) ?? rowsOf(city).filter(({ id }) => ids.has(id));
      known.set(city, rows);
      return rows;
    };
  }
  const description = { ...world.describe(), localTravel: "step-free" as const };
  return {
    ...world,
    describe: () => description,
    lodgings: within(world.lodgings),
    restaurants: within(world.restaurants),
    attractions: within(world.attractions),
    localTravelMinutes: (city, fromId, toId) =>
      reached.has(city) ? minutes(city, fromId, toId) : world.localTravelMinutes(city, fromId, toId),
  };
}
