import type { Task } from "@/server/episodes";
import type { Prompt } from "@/server/models";
import { PLAN_FORMAT, PLAN_RULES } from "../prompts/plan-format";
import { requestText } from "../prompts/request-text";

const DIRECT = "You write a travel plan from the information given.";
const STEP_BY_STEP = "Let's think step by step. Write your reasoning first, then the plan.";

function given(task: Task, information: string): string {
  return `Given information:\n${information}\n\n${requestText(task)}`;
}

/** The plan at once; `reasoned`: after reasoning in words (zero-shot chain of thought). */
export function wholePlanPrompt(task: Task, information: string, reasoned: boolean): Prompt {
  const end = reasoned ? STEP_BY_STEP : "Travel plan:";
  return {
    messages: [
      { role: "system", content: [DIRECT, PLAN_RULES, PLAN_FORMAT].join("\n\n") },
      { role: "user", content: `${given(task, information)}\n\n${end}` },
    ],
  };
}

const STEPWISE = `You write a travel plan from the information given, in steps of thought and action. There are two actions:
CostEnquiry[plan of one day]: what that day costs for everybody, or what of it cannot be found. Give the day as in the example below, with a line "People: 2" for the number of people.
Finish[plan of all days]: delivers the plan and ends the work.

Answer with one thought and one action, and nothing behind them:
Thought 1: what to do next, and why
Action 1: CostEnquiry[Day 1:
…]

You will then be given the observation. You may take 30 steps in all. Three actions in a row that do not work, or the same action again and again, end the attempt.`;

export interface PlanningStep {
  /** "Thought 1: …\nAction 1: …", as the model wrote it. */
  readonly written: string;
  readonly observation: string;
}

/** A step of thinking and acting on the given information; `reflections`: on attempts that failed before. */
export function planningStepPrompt(
  task: Task,
  information: string,
  steps: readonly PlanningStep[],
  reflections: readonly string[],
): Prompt {
  const scratchpad = steps.map(
    ({ written, observation }, index) => `${written}\nObservation ${index + 1}: ${observation}`,
  );
  const lookedBack = reflections.map((text, index) => `Reflection ${index + 1}: ${text}`);
  return {
    messages: [
      { role: "system", content: [STEPWISE, PLAN_RULES, PLAN_FORMAT].join("\n\n") },
      {
        role: "user",
        content: [given(task, information), ...lookedBack, ...scratchpad, `Thought ${steps.length + 1}:`].join("\n\n"),
      },
    ],
    stop: ["\nObservation"],
  };
}

const REFLECTOR = `You look back on an attempt at a travel plan that failed. Say in a few sentences what went wrong and what to do otherwise in the next attempt. Do not write the plan.`;

/** Asks for the reflection on a failed attempt (Reflexion). */
export function reflectionPrompt(task: Task, steps: readonly PlanningStep[], end: string): Prompt {
  const scratchpad = steps.map(
    ({ written, observation }, index) => `${written}\nObservation ${index + 1}: ${observation}`,
  );
  return {
    messages: [
      { role: "system", content: REFLECTOR },
      {
        role: "user",
        content: [requestText(task), ...scratchpad, `The attempt ended because of: ${end}.`, "Reflection:"].join(
          "\n\n",
        ),
      },
    ],
  };
}
