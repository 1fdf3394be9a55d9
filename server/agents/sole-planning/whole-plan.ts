import type { EndReason, Event, Task } from "@/server/episodes";
import type { Agent, AgentContext } from "../agent";
import { askModel } from "../ask-model";
import { endOfProblem } from "../end-of-problem";
import { episodeByModel } from "../episode-by-model";
import { proposeText } from "../plan-text/propose-text";
import { READER_PROMPTS } from "../plan-text/reader-prompt";
import { COT_PROMPTS, DIRECT_PROMPTS, wholePlanPrompt } from "./prompts";
import { referenceInformation } from "./reference";

/** The plan in one answer (TravelPlanner, section 4.1). */
export const direct: Agent = {
  name: "direct",
  description: "Sole planning in one answer: the query and the reference information go in, the plan comes out.",
  needsModel: true,
  modes: ["sole-planning"],
  parts: [],
  prompts: [...DIRECT_PROMPTS, ...READER_PROMPTS],
  run: (task, context) => episodeByModel(task, context, (limited) => planAtOnce(task, limited, false)),
};

/** The plan after reasoning in words (TravelPlanner, section 4.1; zero-shot chain of thought). */
export const cot: Agent = {
  name: "cot",
  description: "Sole planning in one answer that reasons step by step before it writes the plan.",
  needsModel: true,
  modes: ["sole-planning"],
  parts: [],
  prompts: [...COT_PROMPTS, ...READER_PROMPTS],
  run: (task, context) => episodeByModel(task, context, (limited) => planAtOnce(task, limited, true)),
};

async function* planAtOnce(task: Task, context: AgentContext, reasoned: boolean): AsyncGenerator<Event, EndReason> {
  const information = await referenceInformation(task, context);
  if (!information.ok) return yield* endOfProblem(information.problem);
  const answer = yield* askModel(context, "planner", wholePlanPrompt(task, information.value, reasoned));
  if (!answer.ok) return yield* endOfProblem(answer.problem);
  const problem = yield* proposeText(answer.value.text, context);
  return problem === null ? "done" : yield* endOfProblem(problem);
}
