import { expect, it } from "vitest";
import { type Destination, requestSchema } from "./request";
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
  const request = requestSchema.parse({
    origin: "Chicago",
    destination,
    returnTo: "Chicago",
    dates: { kind: "fixed", start: "2027-03-01", days },
    people: 2,
    demands: {},
  });
  expect(tripTitle(request)).toBe(title);
});
