import fc from "fast-check";
import { expect, it } from "vitest";
import { requestSchema, usdFromMinor } from "@/server/trip";
import { type Best, bestTrip, objectiveWeights } from "./best-trip";
import { cheapestTrip } from "./least-cost";
import { SearchControl } from "./search-control";
import { leastWeightByForce } from "./testing/brute-force-weight";
import { randomTrip } from "./testing/random-trip";
import { tripWeight } from "./trip-weight";

const START = "2026-06-01";

/** Places that are wanted first; of some numbers there is no record. */
const RECORD_OF = { stay: "lodging", meal: "restaurant", visit: "attraction" } as const;
const ownPlace = fc
  .record({ kind: fc.constantFrom("stay" as const, "meal" as const, "visit" as const), number: fc.nat(7) })
  .map(({ kind, number }) => ({ kind, recordId: `${RECORD_OF[kind]}${number}`, name: "Own", city: "" }));
const ownPlaces = fc.option(fc.array(ownPlace, { maxLength: 3 }), { nil: undefined });

it("finds the best trip within a budget, wherever the budget lies", () => {
  const seen = { trips: 0, proven: 0, bound: 0 };
  fc.assert(
    fc.property(
      randomTrip(true),
      fc.double({ min: 0, max: 1, noNaN: true }),
      ownPlaces,
      ({ world, request }, share, own) => {
        const asked = (budget: number | null) =>
          requestSchema.parse({
            ...request,
            ownPlaces: own,
            demands: { ...request.demands, budget: budget === null ? null : usdFromMinor(budget) },
          });
        const control = new SearchControl(performance.now() + 10_000, () => false);
        const { trip: cheapest } = cheapestTrip(asked(null), [START], world, control);
        if (cheapest === null) return;
        const best = (budget: number | null): Best =>
          bestTrip(asked(budget), [START], "preferences", world, cheapest, control);
        const dearest = best(null).trip.costMinor;
        const budget = Math.floor(cheapest.costMinor + share * Math.max(0, dearest - cheapest.costMinor));
        const found = best(budget);
        const weight = tripWeight(found.trip, objectiveWeights("preferences", found.trip.frame, 0));
        const least = leastWeightByForce({ world, request: asked(budget) }, START, budget, (frame) =>
          objectiveWeights("preferences", frame, 0),
        );
        expect(found.trip.costMinor).toBeLessThanOrEqual(budget);
        expect(weight).toBeGreaterThanOrEqual(least - 1e-6);
        seen.trips++;
        if (best(null).trip.costMinor > budget) seen.bound++;
        if (!found.proven) return;
        seen.proven++;
        expect(weight).toBeCloseTo(least, 5);
      },
    ),
    { numRuns: 150 },
  );
  expect(seen.bound).toBeGreaterThan(20);
  expect(seen.proven / seen.trips).toBeGreaterThan(0.8);
});
