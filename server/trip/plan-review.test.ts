import { describe, expect, it } from "vitest";
import type { Itinerary } from "./itinerary";
import { usd } from "./money";
import type { Check } from "./plan-result";
import { reviewOf } from "./plan-review";
import { requestSchema, type TripRequest } from "./request";

const none = usd(0);
const itinerary: Itinerary = {
  world: { name: "sample", hash: "0" },
  origin: "Chicago",
  people: 2,
  days: [],
  cost: { legs: none, stays: none, meals: none, visits: none, total: none },
};

function check(name: string, kept: boolean | null, faults: string[] = []): Check {
  const shown = faults.map((text) => ({ text, stops: [], day: null }));
  return { name, label: name, kept, evidence: "", stops: [], faults: shown };
}

function review(checks: Check[], changes: Partial<TripRequest> = {}, keptOnPurpose: string[] = []) {
  const request = requestSchema.parse({
    origin: "Chicago",
    destination: { kind: "cities", cities: [{ name: "Denver" }] },
    returnTo: "Chicago",
    dates: { kind: "fixed", start: "2027-06-03", days: 4 },
    people: 2,
    demands: {},
    ...changes,
  });
  const groups = reviewOf({ checks, request, itinerary, keptOnPurpose }, "cost");
  const names = (group: keyof typeof groups) =>
    groups[group].map(({ check: { name }, outcome }) => `${name} ${outcome}`);
  return { requests: names("requests"), guesses: names("guesses"), rules: names("rules") };
}

const wish = (entry: TripRequest["preferences"][number]["entry"], value: string | boolean | number | string[]) => ({
  entry,
  value,
  weight: 1,
  strength: "want" as const,
});

describe("the review of a plan", () => {
  it("counts what was asked for, and neither rules nor locks", () => {
    const checks = [check("dates", true), check("route", true), check("lock", true), check("hotel.ratings", true)];
    expect(review(checks, { preferences: [wish("hotel.ratings", 4)] })).toEqual({
      requests: ["dates met", "hotel.ratings met"],
      guesses: [],
      rules: ["route met", "lock met"],
    });
  });

  it("counts no guess of the app", () => {
    const checks = [check("people", true), check("hotel.preferredAmenities", false)];
    const preferences = [wish("hotel.preferredAmenities", "Pool")];
    expect(review(checks, { preferences, assumed: ["people", "hotel.preferredAmenities"] })).toEqual({
      requests: [],
      guesses: ["hotel.preferredAmenities unmet", "people met"],
      rules: [],
    });
  });

  it("says a budget once", () => {
    const checks = [check("budget", true), check("persona.budget", true)];
    const preferences = [wish("persona.budget", 1_500)];
    const budget = { budget: usd(1_500), transportation: null, roomType: null, houseRule: [], cuisines: [] };
    expect(review(checks, { preferences, demands: budget }).requests).toEqual(["budget met"]);
    expect(review([check("persona.budget", true)], { preferences }).requests).toEqual(["persona.budget met"]);
  });

  it("does not call a wish met that the records say nothing of, and skips who the traveler is", () => {
    const checks = [check("persona.interest", null), check("persona.age", null), check("flight.preferredCabin", null)];
    const preferences = [
      wish("persona.interest", "hiking"),
      wish("persona.age", 40),
      wish("flight.preferredCabin", "business"),
    ];
    expect(review(checks, { preferences }).requests).toEqual(["persona.interest unknown"]);
  });

  it("skips what asks for nothing, and a thrifty style where the plan is the cheapest", () => {
    const checks = [check("restaurant.needLiveMusic", null), check("persona.travelStyle", null)];
    const preferences = [wish("restaurant.needLiveMusic", false), wish("persona.travelStyle", "Budget")];
    expect(review(checks, { preferences }).requests).toEqual([]);
    expect(review(checks, { preferences: [wish("persona.travelStyle", "Luxury")] }).requests).toEqual([
      "persona.travelStyle unknown",
    ]);
  });

  it("puts what is broken first and tells what is meant to be", () => {
    const checks = [
      check("dates", true),
      check("hotel.ratings", false),
      check("budget", false, ["$40 too much"]),
      check("cuisines", false, ["No Thai food"]),
    ];
    const preferences = [wish("hotel.ratings", 4)];
    expect(review(checks, { preferences }, ["budget|trip|"]).requests).toEqual([
      "cuisines unmet",
      "hotel.ratings unmet",
      "budget onPurpose",
      "dates met",
    ]);
  });
});
