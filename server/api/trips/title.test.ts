import { expect, it } from "vitest";
import type { Destination } from "@/server/trip";
import { exampleTrip } from "../testing/example-trip";
import { tripTitle } from "./title";

const cities = (...names: string[]): Destination => ({
  kind: "cities",
  cities: names.map((name) => ({ name, nights: null, arriveOnDay: null })),
  ordered: false,
});

it.each([
  [5, { kind: "region", region: "Florida", cityCount: 2 } satisfies Destination, "Five days in Florida"],
  [1, cities("Boston"), "One day in Boston"],
  [16, cities("Los Angeles", "New York"), "16 days in Los Angeles and New York"],
  [7, cities("Austin", "Dallas", "Houston"), "Seven days in Austin, Dallas, and Houston"],
])("%i days: %o", (days, destination, title) => {
  expect(tripTitle({ ...exampleTrip.request, destination, dates: { kind: "fixed", start: "2027-03-01", days } })).toBe(
    title,
  );
});
