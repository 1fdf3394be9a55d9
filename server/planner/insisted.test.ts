import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { verifyItinerary } from "@/server/scoring";
import {
  type EntryKey,
  type EntryValue,
  type Itinerary,
  isBroken,
  type PlanResult,
  requestSchema,
  type Strength,
  usd,
  withRelaxation,
} from "@/server/trip";
import { plan } from "./plan";
import { randomTrip } from "./testing/random-trip";
import { smallWorld } from "./testing/small-world";

const world = smallWorld();

/** Two nights in Birch: the private room (rated 3) is by far the cheapest, the entire home is rated 4. */
function planned(
  preferences: readonly { entry: EntryKey; value: EntryValue; strength?: Strength; weight?: number }[],
  { budget, objective = "preferences" }: { budget?: number; objective?: "preferences" | "cost" } = {},
): PlanResult {
  const demands = { budget: budget === undefined ? null : usd(budget) };
  const request = requestSchema.parse({ ...tripTo("Birch"), demands, preferences });
  return plan(request, world, { objective, otherTrips: 0 });
}

function tripTo(name: string) {
  return {
    origin: "Boston",
    destination: { kind: "cities", cities: [{ name }] },
    returnTo: "Boston",
    dates: { kind: "fixed", start: "2026-06-05", days: 3 },
    people: 1,
    demands: {},
  };
}

function lodgings(answer: PlanResult): string[] {
  if (answer.status !== "plan") throw new Error(answer.explanation);
  return [...new Set(stopsOf(answer.itinerary, "stay"))];
}

function stopsOf({ days }: Itinerary, kind: string): string[] {
  return days.flatMap(({ stops }) => stops.filter((stop) => stop.kind === kind).map(({ name }) => name));
}

describe("what is insisted on", () => {
  it("is kept where it costs more, and a wish for the cheapest trip is not", () => {
    const thai = { entry: "restaurant.preferredCuisines", value: "Thai" } as const;
    const meals = (strength: Strength) => {
      const answer = planned([{ ...thai, strength }], { objective: "cost" });
      return answer.status === "plan" ? stopsOf(answer.itinerary, "meal") : [];
    };
    expect(meals("want")).not.toContain("Birch Table 7");
    expect(meals("must")).toContain("Birch Table 7");
  });

  it("is named in the conflict with the budget, with every way out", () => {
    const cheapest = planned([], { objective: "cost" });
    if (cheapest.status !== "plan") throw new Error(cheapest.explanation);
    const budget = Math.ceil(cheapest.itinerary.cost.total.amountMinor / 100);
    const answer = planned([{ entry: "hotel.ratings", value: 4, strength: "must" }], { budget });
    if (answer.status === "plan") throw new Error("There is a plan.");
    expect(answer.conflicts).toEqual([["budget", "hotel.ratings"]]);
    expect(answer.explanation).toContain("the hotel rating (4 stars or better) conflict");
    expect(answer.relaxations.map(({ demand, change }) => [demand, change])).toEqual([
      ["destinations", "make it 2 days in Birch"],
      ["hotel.ratings", "stop insisting on the hotel rating (4 stars or better)"],
      ["budget", expect.stringContaining("raise the budget to")],
    ]);
  });

  it("cannot be kept alone where no record has it", () => {
    const answer = planned([{ entry: "hotel.ratings", value: 5, strength: "must" }]);
    expect(answer).toMatchObject({ status: "infeasible", conflicts: [["hotel.ratings"]] });
  });

  it("asks for nothing where no record says anything of it, and the check says so", () => {
    const preference = { entry: "hotel.preferredAmenities", value: "Pool", strength: "must", weight: 1 } as const;
    const answer = planned([preference]);
    if (answer.status !== "plan") throw new Error(answer.explanation);
    const request = requestSchema.parse({ ...tripTo("Birch"), preferences: [preference] });
    expect(verifyItinerary(request, answer.itinerary, world).at(-1)).toMatchObject({
      name: preference.entry,
      kept: null,
    });
  });
});

describe("a floor that is only wished", () => {
  it("is met where that is affordable, however near the cheaper record comes", () => {
    expect(lodgings(planned([{ entry: "hotel.ratings", value: 4, weight: 0.5 }]))).toEqual(["Birch Home"]);
  });

  it("is met by the cheapest trip too, whatever else it could save", () => {
    const rating = { entry: "hotel.ratings", value: 4, weight: 0.01 } as const;
    expect(lodgings(planned([rating], { objective: "cost" }))).toEqual(["Birch Home"]);
    expect(lodgings(planned([rating]))).toEqual(["Birch Home"]);
  });

  it("gives way to the budget, and is no demand then", () => {
    const cheapest = planned([], { objective: "cost" });
    if (cheapest.status !== "plan") throw new Error(cheapest.explanation);
    const budget = Math.ceil(cheapest.itinerary.cost.total.amountMinor / 100);
    expect(lodgings(planned([{ entry: "hotel.ratings", value: 4 }], { budget }))).toEqual(["Birch Room"]);
  });
});

describe("what is avoided", () => {
  it("lowers the worth of a record as wishing for it raises it", () => {
    const thai = { entry: "restaurant.preferredCuisines", value: "Thai" } as const;
    const meals = (strength: Strength) => {
      const answer = planned([{ ...thai, strength, weight: 1 }]);
      return answer.status === "plan" ? stopsOf(answer.itinerary, "meal") : [];
    };
    expect(meals("want")).toContain("Birch Table 7");
    expect(meals("avoid")).not.toContain("Birch Table 7");
    expect(meals("must not")).not.toContain("Birch Table 7");
  });
});

describe("whatever is insisted on", () => {
  for (const timed of [false, true]) {
    it(`is kept by every plan and every way out (${timed ? "with" : "without"} times)`, () => {
      const seen = { plans: 0, waysOut: 0, insisted: 0, dropped: 0 };
      const objective = fc.constantFrom("preferences" as const, "cost" as const, "time" as const);
      fc.assert(
        fc.property(randomTrip(timed), objective, (trip, goal) => {
          const { request } = trip;
          const broken = (asked: typeof request, itinerary: Itinerary) =>
            verifyItinerary(asked, itinerary, trip.world).filter(isBroken);
          const answer = plan(request, trip.world, { objective: goal, otherTrips: 1, alternativesPerStop: 0 });
          if (answer.status === "plan") {
            seen.plans++;
            if (request.preferences.some(({ strength }) => strength.startsWith("must"))) seen.insisted++;
            for (const itinerary of [answer.itinerary, ...answer.otherTrips]) {
              expect(broken(request, itinerary)).toEqual([]);
            }
            return;
          }
          for (const way of answer.relaxations) {
            seen.waysOut++;
            if (request.preferences.some(({ entry }) => entry === way.demand)) seen.dropped++;
            expect(broken(withRelaxation(request, way), way.itinerary)).toEqual([]);
          }
        }),
        { numRuns: 250 },
      );
      expect(seen.plans).toBeGreaterThan(20);
      expect(seen.insisted).toBeGreaterThan(5);
      expect(seen.waysOut).toBeGreaterThan(20);
      expect(seen.dropped).toBeGreaterThan(5);
    });
  }
});
