import type { TravelplannerQuery } from "@/server/scoring";
import { memoryWorld, type World } from "@/server/worlds";
import { attraction, city, flight, lodging, restaurant } from "@/server/worlds/testing";

/** A world in which three days in Austin, by air from Dallas, are easy to plan. */
export function texas(): World {
  return memoryWorld({
    cities: [city({ name: "Dallas" }), city({ name: "Austin" })],
    scheduledLegs: [
      flight({ date: "2022-03-10", priceMinor: 80_00 }),
      flight({ date: "2022-03-12", origin: "Austin", destination: "Dallas", priceMinor: 90_00 }),
    ],
    lodgings: [1, 2, 3].map(() => lodging({ city: "Austin", priceMinor: 60_00 })),
    restaurants: Array.from({ length: 12 }, () => restaurant({ city: "Austin", priceMinor: 15_00 })),
    attractions: Array.from({ length: 6 }, () => attraction({ city: "Austin" })),
  });
}

/** A query for `texas`; what is given replaces the rest. */
export function texasQuery(given: Partial<TravelplannerQuery> = {}): TravelplannerQuery {
  return {
    idx: 1,
    level: "easy",
    query:
      "Please plan a 3-day trip for one person from Dallas to Austin, from March 10th to March 12th, 2022, with a budget of $900.",
    org: "Dallas",
    dest: "Austin",
    days: 3,
    visiting_city_number: 1,
    date: ["2022-03-10", "2022-03-11", "2022-03-12"],
    people_number: 1,
    budget: 900,
    local_constraint: { "house rule": null, cuisine: null, "room type": null, transportation: null },
    ...given,
  };
}
