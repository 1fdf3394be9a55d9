import { describe, expect, it } from "vitest";
import { breaksOf, type Check } from "@/server/trip";
import { roundTrip } from "../../testing/itineraries";
import { countChecks, inOrderOfConcern } from "./plan-checks";

const check = (name: string, kept: boolean | null, faults: string[] = []): Check => ({
  name,
  label: name,
  kept,
  evidence: "",
  stops: [],
  faults: faults.map((text) => ({ text, stops: [], day: null })),
});
const checks = [
  check("route", true),
  check("preference", null),
  check("budget", false, ["$40 too much"]),
  check("cuisines", false, ["No Thai food"]),
];
const itinerary = roundTrip("Chicago", ["Miami"]);

describe("checks of a plan", () => {
  it("counts what is broken apart from what is meant to be", () => {
    const breaks = breaksOf({ checks, itinerary, keptOnPurpose: ["budget|trip|"] });
    expect(countChecks(checks, breaks)).toEqual({ kept: 1, applying: 3, broken: 1, onPurpose: 1 });
  });

  it("puts what is broken first and what does not apply last", () => {
    expect(inOrderOfConcern(checks).map(({ name }) => name)).toEqual(["budget", "cuisines", "route", "preference"]);
  });
});
