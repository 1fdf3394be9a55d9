import { isRuledOut, type LocalDate, type Objective, type TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";
import { type BudgetGap, BudgetSearch } from "./budget-search";
import { withinBudget } from "./budgeted";
import { type Frame, frameTrip } from "./frame";
import { locksPlaces } from "./locks/held-nights";
import { withOwnPlaces } from "./own-places";
import { POINTS, preferenceWeights } from "./preferences/utility";
import { type SearchControl, SearchTimedOut } from "./search-control";
import type { ChosenTrip, Solution, SolveLimits } from "./solve";
import { solve } from "./ways-search";
import { costWeights, OWN_PLACE_DOLLARS, timeWeights, type Weights } from "./weights";

/** How long the last step of a proof may take: a plan that is near the best is worth more soon than proven late. */
const PROOF_TIME_MS = 1500;

/** The best trip for an objective. */
export interface Best {
  readonly trip: ChosenTrip;
  readonly proven: boolean;
  /** The price of a cent under which it was found; 0 where the budget does not bind. */
  readonly costWeight: number;
}

/** The weights of an objective, with `costWeight` more for each cent (the Lagrange multiplier of the budget). */
export function objectiveWeights(objective: Objective, frame: Frame, costWeight: number): Weights {
  switch (objective) {
    case "cost":
      return costWeights(frame.party);
    case "time":
      return withOwnPlaces(timeWeights(frame, costWeight), frame.request, OWN_PLACE_DOLLARS);
    case "preferences":
      return withOwnPlaces(preferenceWeights(frame, costWeight), frame.request, POINTS.ownPlace);
  }
}

/** The lightest trip over several start dates. */
export function lightestTrip(
  request: TripRequest,
  starts: readonly LocalDate[],
  world: World,
  weightsOf: (frame: Frame) => Weights,
  control: SearchControl,
  limits: SolveLimits = {},
): Solution {
  let best: Solution = { trip: null, weight: limits.below ?? Number.POSITIVE_INFINITY, proven: true };
  for (const start of starts) {
    if (control.isOver()) return { ...best, proven: false };
    const frame = frameTrip(request, start, world);
    if ("sentence" in frame) continue;
    const solution = solve(frame, request.demands, weightsOf(frame), control, { ...limits, below: best.weight });
    const proven = best.proven && solution.proven;
    best = { ...(solution.trip === null ? best : solution), proven };
  }
  return best;
}

/**
 * The best trip of a request that is known to be feasible: `cheapest` is its cheapest trip, within the budget and proven.
 */
export function bestTrip(
  request: TripRequest,
  starts: readonly LocalDate[],
  objective: Objective,
  world: World,
  cheapest: ChosenTrip,
  control: SearchControl,
): Best {
  if (objective === "cost") return { trip: cheapest, proven: true, costWeight: 0 };
  return withinBudget(
    request.demands.budget?.amountMinor ?? Number.POSITIVE_INFINITY,
    cheapest,
    (frame, costWeight) => objectiveWeights(objective, frame, costWeight),
    (weightsOf) => lightestTrip(request, starts, world, weightsOf, control),
    (gap, best) => closeGap(request, starts, world, gap, best, control.within(PROOF_TIME_MS)),
  );
}

/** Looks for lighter trips within the budget until there are none; without a proof when time runs out or places are locked. */
function closeGap(
  request: TripRequest,
  starts: readonly LocalDate[],
  world: World,
  gap: BudgetGap,
  found: { trip: ChosenTrip; weight: number },
  control: SearchControl,
): { trip: ChosenTrip; proven: boolean } {
  let best = found;
  let proven = !locksPlaces(request);
  const ways = isRuledOut(request.demands.transportation, "self-driving") ? [false] : [false, true];
  try {
    for (const start of proven ? starts : []) {
      control.look();
      const frame = frameTrip(request, start, world);
      if ("sentence" in frame) continue;
      for (const driving of ways) {
        const search = new BudgetSearch(frame, driving, gap, best, control);
        try {
          search.run();
        } finally {
          best = search.best;
        }
        proven &&= search.complete;
      }
    }
  } catch (error) {
    if (!(error instanceof SearchTimedOut)) throw error;
    proven = false;
  }
  return { trip: best.trip, proven };
}
