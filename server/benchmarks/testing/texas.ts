import type { Task } from "@/server/episodes";
import type { TravelplannerQuery } from "@/server/scoring";
import { memoryWorld, type World } from "@/server/worlds";
import { attraction, city, flight, lodging, restaurant } from "@/server/worlds/testing";
import type { BenchmarkTask } from "../benchmark";
import { travelplanner } from "../travelplanner/travelplanner";

type Legs = NonNullable<Task["referenceLegs"]>;

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

/** The legs of a reference plan for `texasQuery`. */
export const TEXAS_LEGS: Legs = [
  { origin: "Dallas", destination: "Austin", date: "2022-03-10" },
  { origin: "Austin", destination: "Dallas", date: "2022-03-12" },
];

/** Queries as tasks of their benchmark, with the same legs for each. */
export function texasTasks(queries: readonly TravelplannerQuery[], legs: Legs | null = null): BenchmarkTask[] {
  return queries.map((query) => {
    const task = travelplanner.readTask({ query, legs });
    if (!task.ok) throw new Error(task.problem.message);
    return task.value;
  });
}
