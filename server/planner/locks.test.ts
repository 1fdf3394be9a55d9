import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { verifyItinerary } from "@/server/scoring";
import { demandsSchema, type Itinerary, isBroken, type Lock, type TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";
import { plan } from "./plan";
import { leastCostByForce, withFloor } from "./testing/brute-force";
import { NotTried } from "./testing/brute-force-days";
import { lockFrom, lockPicks } from "./testing/random-locks";
import { randomTrip } from "./testing/random-trip";

const START = "2026-06-01";

function cheapest(request: TripRequest, world: World) {
  return plan(request, world, { objective: "cost", otherTrips: 0, alternativesPerStop: 0 });
}

/** Null where brute force does not know the rule. */
function byForce(request: TripRequest, world: World): number | null {
  try {
    return leastCostByForce(withFloor(request, START, world), START, world);
  } catch (error) {
    if (error instanceof NotTried) return null;
    throw error;
  }
}

/** Every lock holds, and nothing is broken but at stops that are so on purpose. */
function expectKept(request: TripRequest, itinerary: Itinerary, world: World): void {
  const isOnPurpose = (id: string) =>
    itinerary.days.some((day) =>
      day.stops.some(
        (stop) => stop.id === id && request.locks.some((lock) => isPurpose(lock, day.number, stop.recordId)),
      ),
    );
  for (const check of verifyItinerary(request, itinerary, world).filter(isBroken)) {
    expect(check.name, check.evidence).not.toBe("lock");
    for (const { stops, text } of check.faults) expect(stops.some(isOnPurpose), `${check.name}: ${text}`).toBe(true);
  }
}

function isPurpose(lock: Lock, day: number, recordId: string): boolean {
  return (
    lock.kind !== "without" && lock.kind !== "free" && lock.onPurpose && lock.day === day && lock.recordId === recordId
  );
}

describe("locks of every kind", () => {
  for (const timed of [false, true]) {
    it(`are kept at the least cost, or make the request infeasible (${timed ? "with" : "without"} times)`, () => {
      const seen = { planned: 0, refused: 0, started: 0, onPurpose: 0, without: 0, free: 0, several: 0 };
      fc.assert(
        fc.property(
          randomTrip(timed),
          fc.array(lockPicks, { minLength: 1, maxLength: 4 }),
          fc.boolean(),
          ({ world, request }, picks, hungry) => {
            const { cuisines } = request.demands;
            const demands = hungry ? { cuisines } : { ...request.demands, budget: null, cuisines: [] };
            const free = { ...request, demands: demandsSchema.parse(demands) };
            const first = cheapest(free, world);
            if (first.status !== "plan") return;
            const locks = picks.flatMap((one) => lockFrom(one, first.itinerary, world) ?? []);
            const asked = { ...free, locks };
            const expected = byForce(asked, world);
            if (expected === null) return;
            const answer = cheapest(asked, world);
            expect(answer.proven).toBe(true);
            expect(answer.status === "plan" ? answer.itinerary.cost.total.amountMinor : Number.POSITIVE_INFINITY).toBe(
              expected,
            );
            seen[answer.status === "plan" ? "planned" : "refused"]++;
            if (answer.status !== "plan") return;
            expectKept(asked, answer.itinerary, world);
            if (locks.length > 1) seen.several++;
            if (locks.some((lock) => "start" in lock && lock.start !== null)) seen.started++;
            if (locks.some((lock) => "onPurpose" in lock && lock.onPurpose)) seen.onPurpose++;
            if (locks.some(({ kind }) => kind === "without")) seen.without++;
            if (locks.some(({ kind }) => kind === "free")) seen.free++;
          },
        ),
        { numRuns: 500 },
      );
      for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(15);
    });
  }
});
