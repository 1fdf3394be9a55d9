import type { Effects } from "@/server/conversation";
import { planInWorker } from "@/server/planner";
import type { World } from "@/server/worlds";

/** Prices trips in a world by their cheapest plans, in the planning worker. */
export function cheapestPlanIn(world: World): Effects["cheapestPlan"] {
  return async (request, limitMs) => {
    const options = { objective: "cost", otherTrips: 0, alternativesPerStop: 0, timeLimitMs: limitMs } as const;
    const result = await planInWorker(request, world.describe().name, options);
    return result.ok && result.value.status === "plan" ? result.value.itinerary : null;
  };
}
