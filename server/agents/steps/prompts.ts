import type { ModelMessage } from "@/server/episodes";
import { type PromptFile, type PromptOfFile, type PromptValue, promptFile, promptOf } from "@/server/models";
import { type Step, scratchpad } from "./step";
import type { KitWork } from "./work";

const ACT = promptFile("agents/steps/act", [
  "background",
  "toolDocuments",
  "turns",
  "request",
  "plan",
  "steps",
  "number",
]);
const PLAN_STEPS = promptFile("agents/steps/plan-steps", ["background", "toolDocuments", "request"]);
const HAND_IN = promptFile("agents/steps/hand-in", ["background", "planFormat", "request", "found"]);

export const STEP_PROMPTS: readonly PromptFile[] = [ACT, HAND_IN];
export const PLAN_AND_SOLVE_PROMPTS: readonly PromptFile[] = [PLAN_STEPS, ...STEP_PROMPTS];
export const HAND_IN_PROMPTS: readonly PromptFile[] = [HAND_IN];

/** Turns of an agent that works on the whole task (TDAG, the released settings). */
export const TURNS = 20;

/** A step on the whole task; `plan`: the one that the agent made before, or nothing. */
export function actPrompt({ kit, task }: KitWork, plan: string, steps: readonly Step[]): PromptOfFile {
  const values = {
    ...{ background: kit.background, toolDocuments: kit.toolDocuments, request: kit.request(task) },
    ...{ turns: String(TURNS), plan, steps: scratchpad(steps), number: String(steps.length + 1) },
  };
  return promptOf(ACT, values, { stop: ["\nObservation"] });
}

/** Plan-and-Solve: "devise a plan", before the first step. */
export function planStepsPrompt({ kit, task }: KitWork): PromptOfFile {
  const { background, toolDocuments } = kit;
  return promptOf(PLAN_STEPS, { background, toolDocuments, request: kit.request(task) });
}

/** Asks for the plan in the benchmark's form. `history`: earlier answers, with what was wrong with them. */
export function handInPrompt(
  { kit, task }: KitWork,
  found: PromptValue,
  history: readonly ModelMessage[],
): PromptOfFile {
  const { background, planFormat } = kit;
  return promptOf(HAND_IN, { background, planFormat, request: kit.request(task), found }, { history });
}
