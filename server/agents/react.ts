import type { EndReason, Event, Task } from "@/server/episodes";
import type { Agent, AgentContext } from "./agent";
import { episodeByModel } from "./episode-by-model";
import { READER_PROMPTS } from "./plan-text/reader-prompt";
import { STEPWISE_PROMPTS } from "./sole-planning/prompts";
import { planStepwise } from "./sole-planning/stepwise";
import { collectNatively } from "./two-stage/native-protocol";
import { TWO_STAGE_PROMPTS } from "./two-stage/prompts";
import { collectInText } from "./two-stage/text-protocol";

const REACT_PROMPTS = [...new Set([...TWO_STAGE_PROMPTS, ...STEPWISE_PROMPTS, ...READER_PROMPTS])];

/** Thought and action in turn (ReAct): with tools and a notebook in two stages, with CostEnquiry in sole planning (TravelPlanner, section 4). */
export const react: Agent = {
  name: "react",
  description:
    "Thought and action in turn: two-stage collects with the tools into a notebook and has the plan written from it, sole-planning checks costs as it plans.",
  needsModel: true,
  modes: ["two-stage", "sole-planning"],
  parts: [],
  prompts: REACT_PROMPTS,
  run: (task, context) => episodeByModel(task, context, (limited) => work(task, limited)),
};

function work(task: Task, context: AgentContext): AsyncGenerator<Event, EndReason> {
  if (task.referenceLegs !== undefined) return planStepwise(task, context, 1);
  return context.protocol === "native" ? collectNatively(task, context) : collectInText(task, context);
}
