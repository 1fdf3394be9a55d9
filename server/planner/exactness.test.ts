import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ConflictDemand,
  demandsIn,
  entryKeySchema,
  type LocalDate,
  type PlanResult,
  type Relaxation,
  withoutDemand,
  withRelaxation,
} from "@/server/trip";
import type { World } from "@/server/worlds";
import { plan } from "./plan";
import { leastCostByForce, withFloor } from "./testing/brute-force";
import { type RandomTrip, randomTrip } from "./testing/random-trip";

const START = "2026-06-01";

/** Everything the planner should answer, by trying everything. */
function truth({ world, request: given }: RandomTrip) {
  const request = withFloor(given, START, world);
  const asked = demandsIn(request);
  const known = new Map<string, number>();
  const leastCost = (kept: readonly ConflictDemand[]): number => {
    const choices = kept.filter((name) => name !== "budget");
    const key = choices.join();
    const cost = known.get(key) ?? leastCostByForce(keeping(request, choices), START, world);
    known.set(key, cost);
    return cost;
  };
  const holds = (kept: readonly ConflictDemand[]): boolean => {
    const limit = kept.includes("budget") ? (request.demands.budget?.amountMinor ?? 0) : Number.MAX_VALUE;
    return leastCost(kept) <= limit;
  };
  const sets = subsets(asked);
  const conflicts = sets.filter(
    (set) => !holds(set) && set.every((name) => holds(set.filter((other) => other !== name))),
  );
  const dropped = (given: readonly ConflictDemand[]) => asked.filter((name) => !given.includes(name));
  const corrections = sets.filter(
    (given) => holds(dropped(given)) && given.every((name) => !holds(dropped(given.filter((other) => other !== name)))),
  );
  return {
    leastCost: leastCost(asked),
    isFeasible: holds(asked),
    conflicts,
    corrections,
    holds,
    leastCostOf: leastCost,
    asked,
  };
}

function keeping(request: RandomTrip["request"], kept: readonly ConflictDemand[]): RandomTrip["request"] {
  return demandsIn(request)
    .filter((name) => name !== "budget" && !kept.includes(name))
    .reduce(withoutDemand, request);
}

function subsets<Item>(names: readonly Item[]): Item[][] {
  return Array.from({ length: 1 << names.length }, (_, bits) => names.filter((_name, index) => bits & (1 << index)));
}

function sorted(sets: readonly (readonly string[])[]): string[] {
  return sets.map((set) => [...set].sort().join("+")).sort();
}

function planned(trip: RandomTrip): PlanResult {
  return plan(trip.request, trip.world, { objective: "cost", otherTrips: 0, alternativesPerStop: 0 });
}

/** What the random worlds held, so that none of the interesting cases can go missing unnoticed. */
const seen = {
  worlds: 0,
  infeasible: 0,
  impossible: 0,
  severalConflicts: 0,
  disjointConflicts: 0,
  budgetBinds: 0,
  insisted: 0,
  smaller: 0,
};

function count(answer: PlanResult): void {
  seen.worlds++;
  if (answer.status === "plan") return;
  const { conflicts } = answer;
  seen.infeasible++;
  if (conflicts.some((set) => set.includes("dates") || set.includes("destinations"))) seen.impossible++;
  if (conflicts.length > 1) seen.severalConflicts++;
  if (conflicts.some((one) => conflicts.some((two) => two.every((name) => !one.includes(name))))) {
    seen.disjointConflicts++;
  }
  if (conflicts.some((set) => set.includes("budget") && set.length > 1)) seen.budgetBinds++;
  if (conflicts.flat().some((name) => entryKeySchema.safeParse(name).success)) seen.insisted++;
}

/** The planner's answer is what trying everything gives; `given`: the same trip as the planner is given it. */
function expectExact(trip: RandomTrip, given: RandomTrip = trip): void {
  const answer = planned(given);
  count(answer);
  const expected = truth(trip);
  expect(answer.proven).toBe(true);
  if (answer.status === "plan") {
    expect(answer.itinerary.cost.total.amountMinor).toBe(expected.leastCost);
    expect(expected.isFeasible).toBe(true);
    return;
  }
  expect(expected.isFeasible).toBe(false);
  if (expected.leastCostOf([]) === Number.POSITIVE_INFINITY) {
    expect(answer.conflicts.length).toBe(1);
    expect(["dates", "destinations"]).toContain(answer.conflicts[0]?.[0]);
  } else {
    expect(sorted(answer.conflicts)).toEqual(sorted(expected.conflicts));
    const corrections = answer.relaxations.filter(({ demand }) => demand !== "dates" && demand !== "destinations");
    expect(sorted(corrections.map((way) => [way, ...way.also].map(({ demand }) => demand)))).toEqual(
      sorted(expected.corrections),
    );
    for (const way of corrections) {
      const given = [way, ...way.also].map(({ demand }) => demand);
      const rest = expected.asked.filter((name) => !given.includes(name));
      expect(way.cost.amountMinor).toBe(expected.leastCostOf(rest));
      expect(way.itinerary.cost.total.amountMinor).toBe(way.cost.amountMinor);
    }
  }
  const moves = answer.relaxations.filter(({ demand }) => demand === "dates");
  for (const { to, cost } of moves) {
    const moved = leastCostByForce(trip.request, to as LocalDate, trip.world);
    expect(cost.amountMinor).toBe(moved);
    expect(moved).toBeLessThanOrEqual(trip.request.demands.budget?.amountMinor ?? Number.MAX_VALUE);
  }
  expectSmallerTrip(trip, answer.relaxations);
  const costs = answer.relaxations.map(({ cost }) => cost.amountMinor);
  expect(costs).toEqual([...costs].sort((a, b) => a - b));
}

/** The smaller trip has the most cities that the budget pays, and the most days in them. */
function expectSmallerTrip({ world, request }: RandomTrip, relaxations: readonly Relaxation[]): void {
  const budget = request.demands.budget?.amountMinor ?? null;
  const isPayable = (smaller: RandomTrip["request"]) => leastCostByForce(smaller, START, world) <= (budget ?? 0);
  const offered = relaxations.find(({ demand }) => demand === "destinations");
  // Locks and times to arrive by hold days.
  const holdsDays = request.locks.length > 0 || request.arriveBy.length > 0;
  if (budget === null || holdsDays || leastCostByForce(request, START, world) === Number.POSITIVE_INFINITY) {
    expect(offered).toBeUndefined();
    return;
  }
  const { destination, dates } = request;
  const sizes: { cities: number; days: number; requests: RandomTrip["request"][] }[] = [];
  const asked = destination.kind === "region" ? destination.cityCount : destination.cities.length;
  for (let cities = asked; cities >= 1; cities--) {
    for (let days = dates.days; days > cities; days--) {
      if (cities === asked && days === dates.days) continue;
      const places =
        destination.kind === "region"
          ? [{ ...destination, cityCount: cities }]
          : subsets(destination.cities).flatMap((some) =>
              some.length === cities ? [{ ...destination, cities: some }] : [],
            );
      sizes.push({
        cities,
        days,
        requests: places.map((place) => ({ ...request, destination: place, dates: { ...dates, days } })),
      });
    }
  }
  const best = sizes.find(({ requests }) => requests.some(isPayable));
  expect(offered === undefined).toBe(best === undefined);
  if (offered === undefined || best === undefined) return;
  seen.smaller++;
  const taken = withRelaxation(request, offered);
  expect(taken.dates.days).toBe(best.days);
  expect(leastCostByForce(taken, START, world)).toBe(offered.cost.amountMinor);
  expect(offered.cost.amountMinor).toBeLessThanOrEqual(budget);
}

describe("the cheapest plan, conflicts and ways out", () => {
  it("equal what trying everything gives, in worlds without times", () => {
    fc.assert(
      fc.property(randomTrip(false), (trip) => expectExact(trip)),
      { numRuns: 200 },
    );
  });

  it("equal what trying everything gives, in worlds with times and opening hours", () => {
    fc.assert(
      fc.property(randomTrip(true), (trip) => expectExact(trip)),
      { numRuns: 250 },
    );
  });

  it("equal what trying everything gives in the step-free part of a world, for those who can't take stairs", () => {
    const reached = fc.array(fc.boolean(), { minLength: 5, maxLength: 11 }).map((all) => [...all, true, true]);
    fc.assert(
      fc.property(randomTrip(true), reached, ({ world, request: asked }, isReached) => {
        const within = <Row extends { readonly id: string }>(rowsOf: (city: string) => readonly Row[]) => {
          const isIn = ({ id }: Row) => isReached[Number(/\d+$/.exec(id)?.[0]) % isReached.length];
          return (city: string) => rowsOf(city).filter(isIn);
        };
        const stepFree: World = {
          ...world,
          lodgings: within(world.lodgings),
          restaurants: within(world.restaurants),
          attractions: within(world.attractions),
        };
        const need = { entry: "persona.disability", value: true, strength: "want", weight: 1 } as const;
        const request = { ...asked, preferences: [...asked.preferences, need] };
        expectExact({ world: stepFree, request }, { world: { ...world, stepFree }, request });
      }),
      { numRuns: 100 },
    );
  });

  it("offer the largest trip that a budget buys where it does not pay the whole one", () => {
    const share = fc.integer({ min: 50, max: 95 });
    fc.assert(
      fc.property(randomTrip(false), share, ({ world, request: given }, percent) => {
        const request = { ...given, locks: [], arriveBy: [], leaveAfter: [], preferences: [] };
        const whole = leastCostByForce(request, START, world);
        if (whole === Number.POSITIVE_INFINITY || whole === 0) return;
        const budget = { amountMinor: Math.floor((whole * percent) / 100), currency: "USD" as const };
        const trip = { world, request: { ...request, demands: { ...request.demands, budget } } };
        const answer = planned(trip);
        expect(answer.status).toBe("infeasible");
        if (answer.status !== "plan") expectSmallerTrip(trip, answer.relaxations);
      }),
      { numRuns: 100 },
    );
  });

  it("are tried on worlds of every kind", () => {
    expect(seen.worlds).toBeGreaterThanOrEqual(400);
    expect(seen.infeasible / seen.worlds).toBeGreaterThan(0.3);
    expect(seen.infeasible / seen.worlds).toBeLessThan(0.85);
    expect(seen.severalConflicts).toBeGreaterThan(10);
    expect(seen.disjointConflicts).toBeGreaterThan(10);
    expect(seen.budgetBinds).toBeGreaterThan(10);
    expect(seen.insisted).toBeGreaterThan(20);
    expect(seen.smaller).toBeGreaterThan(10);
  });
});
