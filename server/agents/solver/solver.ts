import type { EndReason, Event, Task } from "@/server/episodes";
import type { Agent, AgentContext } from "../agent";
import { episodeOf } from "../episode-of";
import { endWithoutPlan, planExactly } from "../plan-exactly";
import { proposePlan } from "../propose-plan";
import { readTask } from "../read-task";

/** Reads the text without a model, plans exactly, and has the plan verified by code other than the planner's. */
export const solver: Agent = {
  name: "solver",
  description: "Reads the text without a model and plans exactly; what it proposes is verified.",
  needsModel: false,
  modes: [],
  parts: [],
  prompts: [],
  run: (task, context) => episodeOf(task, context, () => solve(task, context)),
};

async function* solve(task: Task, context: AgentContext): AsyncGenerator<Event, EndReason> {
  const { world } = context;
  const request = yield* readTask(task, world);
  if (!request) return "done";
  const result = yield* planExactly(request, task, context);
  if (result.status === "infeasible") return endWithoutPlan(result);
  yield* proposePlan(request, result, world);
  return "done";
}
