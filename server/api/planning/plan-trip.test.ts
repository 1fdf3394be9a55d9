import { describe, expect, it } from "vitest";
import { type Check, type Itinerary, type PlanResult, usd } from "@/server/trip";
import { judge } from "./plan-trip";

const itinerary = (origin: string): Itinerary => ({
  world: { name: "sample", hash: "abc" },
  origin,
  people: 1,
  days: [],
  cost: { legs: usd(0), stays: usd(0), meals: usd(0), visits: usd(0), total: usd(0) },
});
const check = (kept: boolean | null): Check => ({
  name: "budget",
  label: "Budget",
  kept,
  evidence: "$1,200 of $1,000",
  stops: [],
});
const plan = (...otherTrips: Itinerary[]): PlanResult => ({
  status: "plan",
  itinerary: itinerary("Boston"),
  proven: true,
  otherTrips,
});

describe("judging a plan result", () => {
  it("delivers a plan whose checks all hold or do not apply, with the checks", () => {
    const checks = [check(true), check(null)];
    expect(judge(plan(), () => checks)).toMatchObject({ status: "planned", checks, problem: null });
  });

  it("does not deliver a plan that breaks a demand, and says which", () => {
    const outcome = judge(plan(), () => [check(true), check(false)]);
    expect(outcome).toMatchObject({ status: "failed", result: null });
    expect(outcome.problem).toContain("Budget: $1,200 of $1,000");
  });

  it("leaves out other trips that break a demand", () => {
    const outcome = judge(plan(itinerary("Dallas"), itinerary("Austin")), ({ origin }) => [check(origin !== "Dallas")]);
    expect(outcome.result).toEqual(plan(itinerary("Austin")));
  });

  it("passes on that there is no plan", () => {
    const result: PlanResult = {
      status: "infeasible",
      proven: true,
      explanation: "No.",
      conflicts: [],
      relaxations: [],
    };
    expect(judge(result, () => [])).toEqual({ status: "infeasible", result, checks: [], problem: null });
  });
});
