import type { Task } from "@/server/episodes";
import { type PromptFile, type PromptOfFile, promptFile, promptOf } from "@/server/models";
import {
  PLAN_FORMAT,
  PLAN_FORMAT_FILE,
  PLAN_RULES,
  PLAN_RULES_FILE,
  REQUEST_FILE,
  requestPart,
} from "../shared-prompts";

const DIRECT = promptFile("agents/sole-planning/direct", ["planRules", "planFormat", "information", "request"]);
const COT = promptFile("agents/sole-planning/cot", ["planRules", "planFormat", "information", "request"]);
const ACT = promptFile("agents/sole-planning/act", [
  ...(["planRules", "planFormat", "information", "request"] as const),
  ...(["reflections", "steps", "number"] as const),
]);
const REFLECT = promptFile("agents/sole-planning/reflect", ["request", "steps", "end"]);

const SHARED = [PLAN_RULES_FILE, PLAN_FORMAT_FILE, REQUEST_FILE];
export const DIRECT_PROMPTS: readonly PromptFile[] = [DIRECT, ...SHARED];
export const COT_PROMPTS: readonly PromptFile[] = [COT, ...SHARED];
export const STEPWISE_PROMPTS: readonly PromptFile[] = [ACT, ...SHARED];
export const REFLEXION_PROMPTS: readonly PromptFile[] = [...STEPWISE_PROMPTS, REFLECT];

/** The plan at once; `reasoned`: after reasoning in words (zero-shot chain of thought). */
export function wholePlanPrompt(task: Task, information: string, reasoned: boolean): PromptOfFile {
  return promptOf(reasoned ? COT : DIRECT, given(task, information));
}

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
): PromptOfFile {
  const values = {
    ...given(task, information),
    reflections: reflections.map((text, index) => `Reflection ${index + 1}: ${text}`),
    steps: scratchpad(steps),
    number: String(steps.length + 1),
  };
  return promptOf(ACT, values, { stop: ["\nObservation"] });
}

/** Asks for the reflection on a failed attempt (Reflexion). */
export function reflectionPrompt(task: Task, steps: readonly PlanningStep[], end: string): PromptOfFile {
  return promptOf(REFLECT, { request: requestPart(task), steps: scratchpad(steps), end });
}

function given(task: Task, information: string) {
  return { planRules: PLAN_RULES, planFormat: PLAN_FORMAT, information, request: requestPart(task) };
}

function scratchpad(steps: readonly PlanningStep[]): readonly string[] {
  return steps.map(({ written, observation }, index) => `${written}\nObservation ${index + 1}: ${observation}`);
}
