import type { EndReason, Event, Task } from "@/server/episodes";
import { plan } from "@/server/planner";
import type { PlanResult, TripRequest } from "@/server/trip";
import type { AgentContext } from "./agent";

/** Decides a task's request by the exact planner; that there is no plan is an event. */
export function* planExactly(
  request: TripRequest,
  { objective }: Task,
  { world, timeLimitMs, signal }: AgentContext,
): Generator<Event, PlanResult> {
  const result = plan(request, world, {
    objective: objective ?? "preferences",
    timeLimitMs,
    otherTrips: 0,
    givenUp: 0,
    alternativesPerStop: 0,
    isCancelled: () => signal.aborted,
  });
  if (result.status === "infeasible") {
    const { explanation, proven, conflicts, relaxations } = result;
    yield { type: "noPlanFound", request, explanation, proven, conflicts, relaxations };
  }
  return result;
}

/** How work without a plan ends: nothing found in time says nothing of whether there is anything. */
export function endWithoutPlan({ proven }: Pick<PlanResult, "proven">): EndReason {
  return proven ? "done" : "time limit";
}
