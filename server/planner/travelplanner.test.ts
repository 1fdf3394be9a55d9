import { beforeAll, describe, expect, it } from "vitest";
import { type Itinerary, type TripRequest, usdFromMinor } from "@/server/trip";
import type { World } from "@/server/worlds";
import { plan } from "./plan";
import { hasTravelplanner, travelplannerRequests, travelplannerWorld } from "./testing/travelplanner";

const bare = { otherTrips: 0, alternativesPerStop: 0, givenUp: 0 } as const;

describe.skipIf(!hasTravelplanner)("the published queries (../shared/data is needed)", () => {
  let world: World;
  beforeAll(async () => {
    world = await travelplannerWorld();
  });

  it("all have a cheapest plan within the budget, and (tried on every sixth) none a dollar below it", () => {
    for (const [index, { name, request }] of travelplannerRequests().entries()) {
      const answer = plan(request, world, { objective: "cost", ...bare });
      expect(answer.status, name).toBe("plan");
      expect(answer.proven, name).toBe(true);
      if (answer.status !== "plan") continue;
      const least = answer.itinerary.cost.total.amountMinor;
      expect(least, name).toBeLessThanOrEqual(request.demands.budget?.amountMinor ?? 0);
      if (index % 6 !== 0) continue;
      const short = { ...request, demands: { ...request.demands, budget: usdFromMinor(least - 100) } };
      const refused = plan(short, world, { objective: "cost", ...bare });
      expect(refused.status, name).toBe("infeasible");
      if (refused.status !== "infeasible") continue;
      expect(
        refused.conflicts.every((set) => set.includes("budget")),
        name,
      ).toBe(true);
      const raised = refused.relaxations.find(({ demand, also }) => demand === "budget" && also.length === 0);
      expect(raised?.cost.amountMinor, name).toBe(least);
    }
  });

  it("have a full plan by preferences within the budget (tried on every third)", () => {
    for (const { name, request } of travelplannerRequests().filter((_, index) => index % 3 === 0)) {
      const answer = plan(request, world, { objective: "preferences", ...bare });
      expect(answer.status, name).toBe("plan");
      if (answer.status !== "plan") continue;
      expectKept(request, answer.itinerary, name);
    }
  });
});

function expectKept(request: TripRequest, { days, cost }: Itinerary, name: string): void {
  expect(cost.total.amountMinor, name).toBeLessThanOrEqual(request.demands.budget?.amountMinor ?? 0);
  const stops = days.flatMap((day) => day.stops);
  const places = stops.filter((stop) => stop.kind === "meal" || stop.kind === "visit").map((stop) => stop.recordId);
  expect(new Set(places).size, name).toBe(places.length);
  for (const day of days.filter(({ from, city }) => from === city)) {
    expect(day.stops.filter((stop) => stop.kind === "meal").length, name).toBe(3);
    expect(day.stops.filter((stop) => stop.kind === "visit").length, name).toBeGreaterThan(0);
  }
  const modes = new Set(stops.flatMap((stop) => (stop.kind === "leg" ? [stop.mode] : [])));
  expect(modes.has("self-driving") && modes.size > 1, name).toBe(false);
}
