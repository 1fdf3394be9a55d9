import type { EndReason, Event, Task } from "@/server/episodes";
import { plan } from "@/server/planner";
import { verifyItinerary } from "@/server/scoring";
import type { Agent, AgentContext } from "../agent";
import { episodeOf } from "../episode-of";
import { readTask } from "../read-task";

/** Reads the text without a model, plans exactly, and has the plan verified by code other than the planner's. */
export const solver: Agent = {
  name: "solver",
  run: (task, context) => episodeOf(task, context, () => solve(task, context)),
};

function* solve(task: Task, { world, objective, timeLimitMs, signal }: AgentContext): Generator<Event, EndReason> {
  const request = yield* readTask(task, world);
  if (!request) return "unclear";
  const result = plan(request, world, {
    objective,
    timeLimitMs,
    otherTrips: 0,
    alternativesPerStop: 0,
    isCancelled: () => signal.aborted,
  });
  if (result.status === "infeasible") {
    const { explanation, proven, conflicts, relaxations } = result;
    yield { type: "noPlanFound", explanation, proven, conflicts, relaxations };
    return "infeasible";
  }
  yield { type: "planProposed", itinerary: result.itinerary, proven: result.proven };
  yield { type: "planVerified", checks: verifyItinerary(request, result.itinerary, world) };
  return "planned";
}
