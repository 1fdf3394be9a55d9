import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Itinerary, type Lock, type Stop, type TripRequest, withoutDemand } from "@/server/trip";
import type { World } from "@/server/worlds";
import { plan } from "./plan";
import { leastCostByForce } from "./testing/brute-force";
import { randomTrip } from "./testing/random-trip";

const START = "2026-06-01";

function cheapest(request: TripRequest, world: World) {
  return plan(request, world, { objective: "cost", otherTrips: 0 });
}

/** A lock on another record in the stop's place, or on the stop itself. */
function lockOn(stop: Stop, day: number, pick: number): Lock {
  const ids = [stop.recordId, ...stop.alternatives.map((other) => other.recordId)];
  const recordId = ids[pick % ids.length] ?? stop.recordId;
  if (stop.kind === "meal") return { kind: "meal", day, meal: stop.meal, recordId };
  return { kind: stop.kind, day, recordId };
}

/** Stops of the cheapest plan: brute force tries one lock to a day. */
function lockable({ days }: Itinerary): { stop: Stop; day: number }[] {
  return days.flatMap((day) =>
    day.stops
      .filter((stop) => stop.kind === "leg" || stop.kind === "stay" || day.from === day.city)
      .map((stop) => ({ stop, day: day.number })),
  );
}

describe("locks", () => {
  for (const timed of [false, true]) {
    it(`are kept at the least cost, or make the request infeasible (${timed ? "with" : "without"} times)`, () => {
      let locked = 0;
      fc.assert(
        fc.property(
          randomTrip(timed),
          fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
          ({ world, request }, picks) => {
            const free = { ...request, demands: withoutDemand(withoutDemand(request.demands, "budget"), "cuisines") };
            const first = cheapest(free, world);
            if (first.status !== "plan") return;
            const stops = lockable(first.itinerary);
            const [one = 0, two = 0, three = 0, four = 0] = picks;
            const locks = [
              { at: stops[one % stops.length], pick: two },
              { at: stops[three % stops.length], pick: four },
            ].flatMap(({ at, pick }) => (at ? [lockOn(at.stop, at.day, pick)] : []));
            if (new Set(locks.map(({ day }) => day)).size < locks.length) return;
            const asked = { ...free, locks };
            const answer = cheapest(asked, world);
            const expected = leastCostByForce(asked, asked.demands, START, world);
            expect(answer.status === "plan" ? answer.itinerary.cost.total.amountMinor : Number.POSITIVE_INFINITY).toBe(
              expected,
            );
            if (answer.status !== "plan") return;
            locked++;
            for (const lock of locks) {
              const day = answer.itinerary.days[lock.day - 1];
              expect(day?.stops.some((stop) => stop.recordId === lock.recordId && stop.locked)).toBe(true);
            }
          },
        ),
        { numRuns: 150 },
      );
      expect(locked).toBeGreaterThan(20);
    });
  }
});
