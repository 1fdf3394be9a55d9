import type { EndReason, Event, Task } from "@/server/episodes";
import { ok, type Result } from "@/server/trip";
import type { AgentContext } from "../agent";
import { askModel } from "../ask-model";
import { LoopGuard } from "../loop-guard";
import { readPlanText } from "../plan-text/read-plan-text";
import { readStep, stepText } from "../read-step";
import { jsonOf } from "../tool-caller";
import { costEnquiry } from "./cost-enquiry";
import { readPlanningAction } from "./planning-action";
import { type PlanningStep, planningStepPrompt } from "./prompts";

/** Steps of a trip, over all attempts (TravelPlanner, section 3.4). */
export const STEP_LIMIT = 30;

export interface Attempt {
  readonly information: string;
  readonly reflections: readonly string[];
  /** Steps that earlier attempts used up. */
  readonly stepsBefore: number;
}

/** How an attempt ended: with a plan in words, or without one. */
export interface AttemptEnd {
  readonly plan: string | null;
  readonly reason: EndReason;
  readonly steps: readonly PlanningStep[];
}

/** One attempt at a plan by thought and action, with CostEnquiry and Finish. Problems are the models'. */
export async function* attempt(
  task: Task,
  { information, reflections, stepsBefore }: Attempt,
  context: AgentContext,
): AsyncGenerator<Event, Result<AttemptEnd>> {
  const steps: PlanningStep[] = [];
  const guard = new LoopGuard();
  while (stepsBefore + steps.length < STEP_LIMIT) {
    const answer = yield* askModel(context, "planner", planningStepPrompt(task, information, steps, reflections));
    if (!answer.ok && answer.problem.code !== "bad_model_answer") return answer;
    const written = readStep(answer.ok ? answer.value.text : "");
    if (written.thought !== "") yield { type: "thought", text: written.thought };
    const callId = `step-${stepsBefore + steps.length + 1}`;
    const { action, observation, failed, plan } = acted(written.action, context);
    yield { type: "toolCalled", callId, tool: action, input: jsonOf(written.action) };
    yield { type: "toolAnswered", callId, ok: !failed, output: jsonOf(observation) };
    if (plan !== null) return ok({ plan, reason: "done", steps });
    steps.push({ written: stepText(written, steps.length + 1), observation });
    const stuck = guard.after(written.action, failed);
    if (stuck !== null) return ok({ plan: null, reason: stuck, steps });
  }
  return ok({ plan: null, reason: "step limit", steps });
}

interface Acted {
  readonly action: "CostEnquiry" | "Finish" | "none";
  readonly observation: string;
  readonly failed: boolean;
  /** What Finish delivers. */
  readonly plan: string | null;
}

function acted(written: string, { world }: AgentContext): Acted {
  const read = readPlanningAction(written);
  if (read === null) {
    const observation = "There is no such action. Write CostEnquiry[plan of one day] or Finish[plan of all days].";
    return { action: "none", observation, failed: true, plan: null };
  }
  const { name, argument } = read;
  if (name === "Finish") {
    if (readPlanText(argument) !== null)
      return { action: "Finish", observation: "Delivered.", failed: false, plan: argument };
    const observation = 'No plan can be read in this. Write every day from "Day 1:" on, with a line for each part.';
    return { action: "Finish", observation, failed: true, plan: null };
  }
  const cost = costEnquiry(argument, world);
  const observation = cost.ok ? cost.value : `The cost is unknown. ${cost.problem.message}`;
  return { action: "CostEnquiry", observation, failed: !cost.ok, plan: null };
}
