import type { Event, Task } from "@/server/episodes";
import type { Agent, AgentContext } from "../agent";
import { HAND_IN_PROMPTS } from "../steps/prompts";
import { handIn } from "../steps/submit";
import { episodeWithKit } from "../steps/work";
import { decompose } from "./decompose";
import { executeSubtask, executorOf, inSubtask } from "./execute-subtask";
import { SUBTASK_PROMPTS } from "./prompts";
import { type Outcome, outcomesText } from "./subtask";

/** A plan of subtasks that is made once: what an earlier one finds out changes nothing in the later ones. */
export const planAndExecute: Agent = {
  name: "plan-and-execute",
  description:
    "Plan-and-Execute (LangChain 2023; P&E in TDAG): a planner splits the task once, and one executor does the subtasks in turn, whatever comes of them.",
  needsModel: true,
  usesKit: true,
  modes: [],
  parts: [],
  prompts: [...SUBTASK_PROMPTS, ...HAND_IN_PROMPTS],
  run,
};

function run(task: Task, context: AgentContext): AsyncGenerator<Event> {
  return episodeWithKit(task, context, async function* (work) {
    const outcomes: Outcome[] = [];
    for (const subtask of yield* decompose(work, "Planner")) {
      const executing = () => executeSubtask(work, subtask, outcomes, executorOf(work));
      outcomes.push(yield* inSubtask(subtask, executing));
    }
    return yield* handIn(work, outcomesText(outcomes), "once more");
  });
}
