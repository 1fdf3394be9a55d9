import { plan } from "@/server/planner";
import type { TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { Label } from "../task";

/** A search that takes longer says nothing. */
const TIME_LIMIT_MS = 20_000;

/**
 * Whether the request has a plan, by the exact planner: the least that one costs, or the proof that there is none. Null where it cannot be
 * decided in time, and where no change would help, so that no answer could be right.
 */
export function labelOf(request: TripRequest, world: World): Label | null {
  const result = plan(request, world, {
    ...{ objective: "cost", timeLimitMs: TIME_LIMIT_MS },
    ...{ otherTrips: 0, alternativesPerStop: 0, givenUp: 0 },
  });
  if (result.status === "plan") return { solvable: true, leastCost: result.itinerary.cost.total };
  if (!result.proven || result.relaxations.length === 0) return null;
  return { solvable: false, conflicts: result.conflicts };
}
