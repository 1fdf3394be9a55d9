import { plan, type WorkerPlanOptions } from "@/server/planner";
import type { PlanResult, TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { Label } from "../task";

/** How a request is planned to be labeled; a search that takes longer says nothing. */
export const LABEL_OPTIONS: WorkerPlanOptions = {
  ...{ objective: "cost", timeLimitMs: 20_000 },
  ...{ otherTrips: 0, alternativesPerStop: 0, givenUp: 0 },
};

/**
 * Whether the request has a plan, by the exact planner: the least that one costs, or the proof that there is none. Null where it cannot be
 * decided in time, and where no change would help, so that no answer could be right.
 */
export function labelOf(request: TripRequest, world: World): Label | null {
  return labelOfResult(plan(request, world, LABEL_OPTIONS));
}

/** The same of what the planner answered. */
export function labelOfResult(result: PlanResult): Label | null {
  if (result.status === "plan") return { solvable: true, leastCost: result.itinerary.cost.total };
  if (!result.proven || result.relaxations.length === 0) return null;
  return { solvable: false, conflicts: result.conflicts };
}
