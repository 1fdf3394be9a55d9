import type { BudgetGap } from "./budget-search";
import type { Frame } from "./frame";
import { improveTrip } from "./improve";
import { TOLERANCE } from "./route-search";
import type { ChosenTrip, Solution } from "./solve";
import { tripWeight } from "./trip-weight";
import type { Weights } from "./weights";

/** Rounds of the search for the price of a cent; each one is an exact search of all routes. */
const MOST_ROUNDS = 12;

/** Weights this close count as equal: sums of many choices in floating point. */
const PROVEN_WITHIN = 1e-6;

/**
 * The lightest trip whose cost keeps a budget, by Lagrangian relaxation: a price on each cent turns the limit into a weight.
 * The prices between the lightest trip (over the budget) and the cheapest one (within it) are cut as by Kelley's method:
 * the next price makes both weigh the same; when no trip weighs less there, the dual bound is reached. The best trip
 * within the budget is improved by exchanges. It is proven when it meets the bound; else `close` searches what is between.
 */
export function withinBudget(
  budget: number,
  cheapest: ChosenTrip,
  weightsAt: (frame: Frame, costWeight: number) => Weights,
  lightest: (weightsOf: (frame: Frame) => Weights) => Solution,
  close: (gap: BudgetGap, best: { trip: ChosenTrip; weight: number }) => { trip: ChosenTrip; proven: boolean },
): { trip: ChosenTrip; proven: boolean; costWeight: number } {
  const baseWeight = (trip: ChosenTrip) => tripWeight(trip, weightsAt(trip.frame, 0));
  const free = lightest((frame) => weightsAt(frame, 0));
  if (free.trip !== null && free.trip.costMinor <= budget) {
    return { trip: free.trip, proven: free.proven, costWeight: 0 };
  }
  const improved = (trip: ChosenTrip) => improveTrip(trip, weightsAt(trip.frame, 0), budget);
  let best = improved(cheapest);
  let costWeight = 0;
  let bound = Number.NEGATIVE_INFINITY;
  let proven = free.proven;
  let over = free.trip;
  let within = cheapest;
  for (let round = 0; round < MOST_ROUNDS && over !== null; round++) {
    const price = (baseWeight(within) - baseWeight(over)) / (over.costMinor - within.costMinor);
    if (!(price > 0)) break;
    const level = baseWeight(within) + price * within.costMinor;
    const { trip, proven: exact } = lightest((frame) => weightsAt(frame, price));
    proven &&= exact;
    if (trip === null) break;
    const weight = baseWeight(trip) + price * trip.costMinor;
    const reached = Math.min(weight, level) - price * budget;
    if (exact && reached > bound) {
      bound = reached;
      costWeight = price;
    }
    if (trip.costMinor <= budget) {
      const candidate = improved(trip);
      if (baseWeight(candidate) < baseWeight(best)) best = candidate;
    }
    if (weight >= level - TOLERANCE * Math.max(1, Math.abs(level)) || !exact) break;
    if (trip.costMinor <= budget) within = trip;
    else over = trip;
  }
  const weight = baseWeight(best);
  if (!proven || weight <= bound + PROVEN_WITHIN) return { trip: best, proven, costWeight };
  return { ...close({ budget, price: costWeight, bound, weightsAt }, { trip: best, weight }), costWeight };
}
