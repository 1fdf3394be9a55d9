import type { LocalDate, Objective, TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";
import { withinBudget } from "./budgeted";
import { type Frame, frameTrip } from "./frame";
import { preferenceWeights } from "./preferences/utility";
import type { SearchControl } from "./search-control";
import { type ChosenTrip, type Solution, type SolveLimits, solve } from "./solve";
import { costWeights, timeWeights, type Weights } from "./weights";

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
      return costWeights(frame.people);
    case "time":
      return timeWeights(frame.people, costWeight);
    case "preferences":
      return preferenceWeights(frame, costWeight);
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
  );
}
