import {
  type PromptFile,
  type PromptOfFile,
  type PromptValue,
  partFile,
  promptFile,
  promptOf,
  promptPart,
} from "@/server/models";
import { type Step, scratchpad } from "../steps/step";
import type { KitWork } from "../steps/work";
import { type Outcome, outcomesText, type Subtask, subtaskText } from "./subtask";

const ACT = promptFile("agents/subtasks/act", [
  ...(["background", "role", "toolDocuments", "assigning", "turns", "request", "results", "skills"] as const),
  ...(["subtask", "steps", "number"] as const),
]);
const DECOMPOSE = promptFile("agents/subtasks/decompose", ["background", "toolDocuments", "most", "request"]);
const EXECUTOR_FILE = partFile("agents/subtasks/executor");
/** What a sub-agent is that nobody made for its subtask. */
export const EXECUTOR = promptPart(EXECUTOR_FILE, {});

export const SUBTASK_PROMPTS: readonly PromptFile[] = [ACT, DECOMPOSE, EXECUTOR_FILE];
export const EXECUTION_PROMPTS: readonly PromptFile[] = [ACT, EXECUTOR_FILE];

/** What the agent of a subtask is told in addition to the subtask. */
export interface Briefing {
  /** Who it is. */
  readonly role: PromptValue;
  readonly toolDocuments: PromptValue;
  /** How it hands on part of its subtask; empty where it cannot. */
  readonly assigning: PromptValue;
  /** What was learned by subtasks like this one; empty: nothing. */
  readonly skills: string;
}

/** A step on a subtask, which its agent sees with the whole task and the results before it (TDAG, equation 5). */
export function subtaskPrompt(
  { kit, task }: KitWork,
  subtask: Subtask,
  before: readonly Outcome[],
  briefing: Briefing,
  { steps, turns }: { readonly steps: readonly Step[]; readonly turns: number },
): PromptOfFile {
  const results = before.length === 0 ? "" : `Results of the subtasks before:\n\n${outcomesText(before)}`;
  const values = {
    ...{ background: kit.background, request: kit.request(task), turns: String(turns), results, ...briefing },
    ...{ subtask: subtaskText(subtask), steps: scratchpad(steps), number: String(steps.length + 1) },
  };
  return promptOf(ACT, values, { stop: ["\nObservation"] });
}

export function decomposePrompt({ kit, task }: KitWork, most: number): PromptOfFile {
  const { background, toolDocuments } = kit;
  return promptOf(DECOMPOSE, { background, toolDocuments, most: String(most), request: kit.request(task) });
}
