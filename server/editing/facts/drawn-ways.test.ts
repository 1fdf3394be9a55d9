import { describe, expect, test } from "vitest";
import { drawnWaysSchema } from "@/server/views";
import type { Attraction, Coordinates, DrawWalk, Restaurant, Ride, World } from "@/server/worlds";
import { firstVersion, timedWorld } from "../testing/trip-to-austin";
import { drawnWays } from "./drawn-ways";

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });
const PARK = at(30.1, -97.1);
const LUNCH = at(30.2, -97.2);
const STOPS = [at(30.11, -97.11), at(30.12, -97.12), at(30.19, -97.19)];

/** Austin where people walk, with the places of the second day's park and lunch. */
function austin(ride: Ride | null): World {
  const withPlace = <Place extends Attraction | Restaurant>(places: readonly Place[]): Place[] =>
    places.map((place) => ({
      ...place,
      coordinates: place.id === "park" ? PARK : place.id === "lunch-1" ? LUNCH : null,
    }));
  return {
    ...timedWorld,
    describe: () => ({ ...timedWorld.describe(), localTravel: "on foot" }),
    attractions: (city) => withPlace(timedWorld.attractions(city)),
    restaurants: (city) => withPlace(timedWorld.restaurants(city)),
    localTravelMinutes: () => 40,
    rides: () => ride,
  };
}

/** By one corner. */
const walk: DrawWalk = (from, to) => ({
  ...{ minutes: 1, meters: 1, estimated: false },
  coordinates: [
    [from.longitude, from.latitude],
    [from.longitude, to.latitude],
    [to.longitude, to.latitude],
  ],
});

const drawn = (world: World) => {
  const { itinerary, request } = firstVersion(world);
  return drawnWays(itinerary, request, world, walk);
};

describe("the ways between stops", () => {
  test("are walks along the streets, where both places are known", () => {
    const ways = drawn(austin(null));
    expect(drawnWaysSchema.parse(ways)).toEqual(ways);
    expect(ways).toEqual([
      {
        ...{ day: 2, stopId: "day-2-lunch" },
        parts: [
          {
            ...{ by: "foot", line: "", isEstimate: false },
            points: [
              [-97.1, 30.1],
              [-97.1, 30.2],
              [-97.2, 30.2],
            ],
          },
        ],
      },
    ]);
  });

  test("follow a line from stop to stop, with the walks to it and from it", () => {
    const leg = {
      line: "1",
      kind: "tram",
      from: "A",
      to: "B",
      departure: "09:02",
      arrival: "09:06",
      stops: STOPS,
    } as const;
    const ride = { legs: [{ ...leg, headwayMinutes: 10, minutesOnFootBefore: 1 }], minutesOnFootAfter: 1 };
    const [way] = drawn(austin({ ...ride, waitMinutes: 2, minutes: 6 }));
    expect(way?.parts.map(({ by, line, points }) => [by, line, points[0], points.at(-1)])).toEqual([
      ["foot", "", [-97.1, 30.1], [-97.11, 30.11]],
      ["tram", "1", [-97.11, 30.11], [-97.19, 30.19]],
      ["foot", "", [-97.19, 30.19], [-97.2, 30.2]],
    ]);
    expect(way?.parts[1]?.points).toHaveLength(3);
  });

  test("are none where nobody knows how people get about", () => {
    expect(drawn({ ...austin(null), describe: () => timedWorld.describe() })).toEqual([]);
  });
});
