import { type Effects, FOR_PRICE } from "@/server/conversation";
import { planInWorker } from "@/server/planner";
import { type Problem, ProblemError } from "@/server/trip";
import type { World } from "@/server/worlds";
import { getServices } from "../services";

/** As long as a reply may take. */
const LONGEST_WAIT_MS = 5_000;
const BUSY: Problem = {
  code: "unavailable",
  message:
    "I can't look for places right now: too many people are looking for some. Ask again in a minute, or name a city.",
};

/**
 * Prices trips in a world by their cheapest plans, in the planning worker, a few at a time however many people leave open where to go.
 * Throws a `ProblemError` where no thread is free in time.
 */
export function cheapestPlanIn(world: World): Effects["cheapestPlan"] {
  return async (request, limitMs) => {
    const { pricing } = await getServices();
    const options = { ...FOR_PRICE, timeLimitMs: limitMs };
    const result = await pricing.run(() => planInWorker(request, world.describe().name, options), LONGEST_WAIT_MS);
    if (result === undefined) throw new ProblemError(BUSY);
    return result.ok && result.value.status === "plan" ? result.value.itinerary : null;
  };
}
