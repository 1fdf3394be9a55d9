import { type Event, inSpan } from "@/server/episodes";
import { ok, type Result } from "@/server/trip";
import type { AgentContext } from "../../agent";
import { askForObject } from "../../ask-model";
import { askAgent } from "../ask-agent";
import { type DayPrompt, evaluateDayPrompt, planDayPrompt } from "../prompts";
import { type DayFault, type DayPlan, type DaySurroundings, dayPlanSchema, faultsOf, weightOf } from "./day-faults";

/** Plans drawn for a day, and the temperature that they are drawn at (human-like reasoning, section 4.1). */
const PLANS = 3;
const TEMPERATURE = 0.7;

/** A day's plan in words, with its JSON and faults where it was evaluated. */
export interface PlannedDay {
  readonly text: string;
  /** Null where there is no plan search, or the Evaluate agent could not put it into JSON. */
  readonly plan: DayPlan | null;
  readonly faults: readonly DayFault[];
}

export interface PlanSearch {
  /** False: one plan is drawn and not evaluated. */
  readonly isOn: boolean;
  /** From 0: the plans of a second attempt are other draws than those of the first. */
  readonly attempt: number;
}

/** Draws several plans of a day and gives the one with the lightest faults; without search the one plan that is drawn. */
export async function* planDay(
  prompt: DayPrompt,
  around: DaySurroundings,
  search: PlanSearch,
  context: AgentContext,
): AsyncGenerator<Event, Result<PlannedDay>> {
  const candidates: PlannedDay[] = [];
  for (let drawn = 0; drawn < PLANS; drawn++) {
    const sample = search.attempt * PLANS + drawn;
    const answer = yield* askAgent(
      "Plan",
      context,
      "planner",
      planDayPrompt(prompt, { temperature: TEMPERATURE, sample }),
    );
    if (!answer.ok) return answer;
    const text = answer.value.text.trim();
    if (!search.isOn) return ok({ text, plan: null, faults: [] });
    const plan = yield* inSpan({ kind: "agent", name: "Evaluate" }, () =>
      askForObject(context, "evaluator", evaluateDayPrompt(text), dayPlanSchema),
    );
    if (plan.ok) candidates.push({ text, plan: plan.value, faults: faultsOf(plan.value, around) });
    else if (plan.problem.code !== "bad_model_answer") return plan;
    else candidates.push({ text, plan: null, faults: [{ kind: "no plan", sentence: "The plan cannot be read." }] });
  }
  const [best, ...others] = candidates;
  if (best === undefined) throw new Error("No plan was drawn.");
  return ok(
    others.reduce((lightest, one) => (weightOf(one.faults) < weightOf(lightest.faults) ? one : lightest), best),
  );
}
