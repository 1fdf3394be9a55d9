import type { EndReason, Event, Task } from "@/server/episodes";
import { plan } from "@/server/planner";
import type { Agent, AgentContext } from "../agent";
import { episodeOf } from "../episode-of";
import { proposePlan } from "../propose-plan";
import { readTask } from "../read-task";

/** Reads the text without a model, plans exactly, and has the plan verified by code other than the planner's. */
export const solver: Agent = {
  name: "solver",
  description: "Reads the text without a model and plans exactly; what it proposes is verified.",
  needsModel: false,
  modes: [],
  parts: [],
  run: (task, context) => episodeOf(task, context, () => solve(task, context)),
};

function* solve(task: Task, { world, timeLimitMs, signal }: AgentContext): Generator<Event, EndReason> {
  const request = yield* readTask(task, world);
  if (!request) return "done";
  const result = plan(request, world, {
    objective: task.objective ?? "preferences",
    timeLimitMs,
    otherTrips: 0,
    alternativesPerStop: 0,
    isCancelled: () => signal.aborted,
  });
  if (result.status === "infeasible") {
    const { explanation, proven, conflicts, relaxations } = result;
    yield { type: "noPlanFound", request, explanation, proven, conflicts, relaxations };
    // Nothing was found in time, which says nothing of whether there is anything.
    return proven ? "done" : "time limit";
  }
  yield* proposePlan(request, result, world);
  return "done";
}
