import { type EndReason, type Event, inSpan, type Task } from "@/server/episodes";
import { ok } from "@/server/trip";
import type { Agent, AgentContext } from "../agent";
import { endOfProblem } from "../end-of-problem";
import { episodeByModel } from "../episode-by-model";
import { proposeText } from "../plan-text/propose-text";
import { requestPart } from "../shared-prompts";
import { toolCaller } from "../tool-caller";
import { collectAndPlan } from "./collect";
import { knowledgeMemory, notebookMemory } from "./memory";
import { makeOutline, NO_OUTLINE } from "./outline/outline";
import { HUMAN_LIKE_PROMPTS } from "./prompts";
import { beginWork } from "./work";

/**
 * The human-like reasoning framework (Xie and Zou): an outline, then day by day what the day needs is collected and the day
 * is planned. Its parts can be switched off as in the paper's Table 2: "outline", "strategy" (the Strategy Block is trimmed),
 * "knowledge" (a notebook of limited length takes the Knowledge Block's place), "search" (one plan per day, not evaluated).
 */
export const humanLike: Agent = {
  name: "human-like",
  description:
    "Human-like reasoning: an outline whose transportation is evaluated, then each day collected and planned, the best of three plans.",
  needsModel: true,
  modes: ["two-stage"],
  parts: ["outline", "strategy", "knowledge", "search"],
  prompts: HUMAN_LIKE_PROMPTS,
  run: (task, context) => episodeByModel(task, context, (limited) => plan(task, limited)),
};

async function* plan(task: Task, context: AgentContext): AsyncGenerator<Event, EndReason> {
  const request = requestPart(task);
  const memory = context.without.includes("knowledge") ? notebookMemory() : knowledgeMemory();
  const callTool = toolCaller(context, memory.notebook);
  const outline = context.without.includes("outline")
    ? ok(NO_OUTLINE)
    : yield* inSpan({ kind: "step", name: "Outline" }, () => makeOutline(request, task.today, context, callTool));
  if (!outline.ok) return yield* endOfProblem(outline.problem);
  const work = beginWork({ request, outline: outline.value, context, callTool, memory });
  const end = yield* collectAndPlan(work);
  if (!end.ok) return yield* endOfProblem(end.problem);
  // A plan that is not whole is not delivered (TravelPlanner, section 3.4).
  if (end.value !== "done") return end.value;
  const problem = yield* proposeText(work.planned.map(({ text }) => text).join("\n\n"), context);
  return problem === null ? "done" : yield* endOfProblem(problem);
}
