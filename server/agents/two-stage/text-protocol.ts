import type { EndReason, Event, Task } from "@/server/episodes";
import { formatAction, parseAction } from "@/server/tools";
import type { AgentContext } from "../agent";
import { askModel } from "../ask-model";
import { endOfProblem } from "../end-of-problem";
import { readStep, stepText } from "../read-step";
import type { Step } from "../steps/step";
import { type Acted, Collection, MASKED, STEP_LIMIT } from "./collect";
import { textStepPrompt } from "./prompts";

/** Collects in plain text: Thought, Action, Observation (ReAct), until Planner has written the plan. */
export async function* collectInText(task: Task, context: AgentContext): AsyncGenerator<Event, EndReason> {
  const collection = new Collection(task, context);
  const steps: Step[] = [];
  let shown = -1;
  for (let number = 1; number <= STEP_LIMIT; number++) {
    const answer = yield* askModel(context, "agent", textStepPrompt(task, steps));
    if (!answer.ok && answer.problem.code !== "bad_model_answer") return yield* endOfProblem(answer.problem);
    const written = readStep(answer.ok ? answer.value.text : "");
    if (written.thought !== "") yield { type: "thought", text: written.thought };
    const parsed = parseAction(written.action);
    const acted: Acted = parsed.ok
      ? yield* collection.act(parsed.value.tool, parsed.value.input, formatAction(parsed.value))
      : yield* collection.actedInvalid(written.action, parsed.problem.message, `step-${number}`);
    if (acted.end !== null) return acted.end;
    const search = steps[shown];
    if (acted.did !== null && search !== undefined) steps[shown] = { ...search, observation: MASKED };
    steps.push({ written: stepText(written, number), observation: acted.observation });
    if (acted.did === "found a table") shown = steps.length - 1;
  }
  return "step limit";
}
