import { describe, expect, it } from "vitest";
import { factsOf } from "@/server/editing";
import { requestSchema, usd } from "@/server/trip";
import { unmarkedAmounts, unmarkedAmountsIn } from "@/server/trip/testing/unmarked-amounts";
import { memoryWorld, type World } from "@/server/worlds";
import { attraction, city, lodging, restaurant } from "@/server/worlds/testing";
import { answerText } from "./answer-text";
import { planJson } from "./plan-json";
import { planRequest } from "./plan-trip";

const OPEN_DATA = {
  ...{ dataset: "OpenStreetMap", asOf: "2026-01-01", website: "", hoursText: null, wheelchair: null },
  estimatesMinutes: true,
};

/** Of a price that nobody publishes: half of it at least. */
const estimated = (id: string, priceMinor: number) => ({
  ...{ id, priceMinor, city: "Monaco", hours: null },
  openData: { ...OPEN_DATA, id, priceRange: { lowMinor: priceMinor / 2, highMinor: priceMinor } },
});

function estimatingWorld(): World {
  const world = memoryWorld({
    description: { kind: "places", currency: "USD" },
    cities: [city({ name: "Monaco", zone: "Europe/Monaco" })],
    lodgings: [1, 2, 3].map((n) => lodging(estimated(`hotel/${n}`, 9_000 * n))),
    restaurants: Array.from({ length: 14 }, (_, n) => restaurant(estimated(`table/${n}`, 1_100 + 100 * n))),
    attractions: Array.from({ length: 9 }, (_, n) => attraction(estimated(`sight/${n}`, 700 + 100 * n))),
  });
  return { ...world, describe: () => ({ ...world.describe(), estimatesPrices: true, unknownHours: "avoided" }) };
}

describe("what nobody publishes the price of", () => {
  const world = estimatingWorld();
  const requestFor = (budget: number | null) =>
    requestSchema.parse({
      ...{ origin: "Monaco", returnTo: null, people: 2, destination: { kind: "cities", cities: [{ name: "Monaco" }] } },
      dates: { kind: "fixed", start: "2026-06-05", days: 3 },
      demands: budget === null ? {} : { budget: usd(budget) },
      preferences: [{ entry: "hotel.needDisabilityAccess", value: true, weight: 0.5 }],
    });

  it("is seen by this test where it is not marked", () => {
    expect(unmarkedAmounts("It costs $58 each.")).toHaveLength(1);
    expect(unmarkedAmountsIn({ cost: usd(58) })).toEqual([".cost"]);
  });

  for (const [what, budget] of [
    ["a plan", null],
    ["a conflict with its ways out", 100],
  ] as const) {
    it(`is marked as an estimate in ${what}, in words and as data`, () => {
      const request = requestFor(budget);
      const answer = planRequest(request, { world, today: "2026-05-01", objective: "preferences" });
      expect(answer.status).toBe(budget === null ? "plan" : "infeasible");
      expect(unmarkedAmounts(answerText(answer), ["$100"])).toEqual([]);
      expect(unmarkedAmountsIn(planJson(answer)).filter((path) => !/budget|\.to\b/.test(path))).toEqual([]);
      if (answer.status !== "plan") return;
      const prices = Object.values(factsOf(answer.result.itinerary, [], request, world)).map(
        ({ price }) => price ?? "",
      );
      expect(unmarkedAmounts(prices.join("\n"))).toEqual([]);
      expect(prices.join()).toContain("(estimate)");
    });
  }
});
