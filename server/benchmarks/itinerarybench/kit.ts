import type { TaskKit } from "@/server/agents";
import { type PromptFile, partFile, promptPart } from "@/server/models";
import { checkPlanFormat, extractPlan } from "@/server/scoring";
import { plannedActions, planWritten } from "./plan-events";

const BACKGROUND = partFile("benchmarks/itinerarybench/background");
const TOOLS = partFile("benchmarks/itinerarybench/tools");
const PLAN_FORMAT = partFile("benchmarks/itinerarybench/plan-format");
const REQUEST = partFile("benchmarks/itinerarybench/request", ["description"]);

export const COMPUTING_KIT_PROMPTS: readonly PromptFile[] = [BACKGROUND, TOOLS, PLAN_FORMAT, REQUEST];

/** SQL and Python, four kinds of timed actions, and the official reader of plans (TDAG, sections 3 and 5). */
export const COMPUTING_KIT: TaskKit = {
  background: promptPart(BACKGROUND, {}),
  tools: ["execute_sql", "execute_python"],
  toolDocuments: promptPart(TOOLS, {}),
  planFormat: promptPart(PLAN_FORMAT, {}),
  request: ({ text }) => promptPart(REQUEST, { description: text }),
  planText: (events) =>
    plannedActions(events)
      ?.map((action) => `<plan>${action}</plan>`)
      .join("\n") ?? null,
  readPlan(text) {
    const { isValid, problems } = checkPlanFormat(text);
    const actions = extractPlan(text);
    const plan = planWritten(actions, text);
    return {
      plan: actions.length > 0 ? plan : { ...plan, actions: null, readBy: null },
      complaint: isValid ? null : problems.join("\n"),
    };
  },
};
