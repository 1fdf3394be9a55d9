import type { LearnedSkill } from "@/server/episodes";
import {
  type PromptFile,
  type PromptOfFile,
  type PromptPart,
  partFile,
  promptFile,
  promptOf,
  promptPart,
} from "@/server/models";
import { HAND_IN_PROMPTS } from "../steps/prompts";
import { scratchpad } from "../steps/step";
import type { KitWork } from "../steps/work";
import type { Executed } from "../subtasks/execute-subtask";
import { SUBTASK_PROMPTS } from "../subtasks/prompts";
import { type Outcome, outcomesText, type Subtask, subtaskText } from "../subtasks/subtask";

const UPDATE = promptFile("agents/tdag/update", ["background", "most", "request", "results", "remaining"]);
const GENERATE = promptFile("agents/tdag/generate-agent", [
  "background",
  "request",
  "results",
  "subtask",
  "toolDocuments",
]);
const SUMMARIZE = promptFile("agents/tdag/summarize", ["background", "subtask", "steps", "result"]);
const REFINE = promptFile("agents/tdag/refine", ["background", "known", "learned"]);
const ASSIGNING_FILE = partFile("agents/tdag/assigning");
/** How a sub-agent hands on part of its subtask. */
export const ASSIGNING: PromptPart = promptPart(ASSIGNING_FILE, {});

export const TDAG_PROMPTS: readonly PromptFile[] = [
  ...[UPDATE, GENERATE, SUMMARIZE, REFINE, ASSIGNING_FILE],
  ...[...SUBTASK_PROMPTS, ...HAND_IN_PROMPTS],
];

/** Has the main agent look at the subtasks that remain, after each result (TDAG, equation 6). */
export function updatePrompt(
  { kit, task }: KitWork,
  outcomes: readonly Outcome[],
  remaining: readonly Subtask[],
  most: number,
): PromptOfFile {
  return promptOf(UPDATE, {
    ...{ background: kit.background, most: String(most), request: kit.request(task) },
    ...{ results: outcomesText(outcomes), remaining: JSON.stringify({ subtasks: remaining }) },
  });
}

/** Has the agent generator write a sub-agent's prompt and its documents of the tools (TDAG, section 4.2.1). */
export function generatePrompt({ kit, task }: KitWork, subtask: Subtask, before: readonly Outcome[]): PromptOfFile {
  const { background, toolDocuments } = kit;
  return promptOf(GENERATE, {
    ...{ background, toolDocuments, request: kit.request(task), subtask: subtaskText(subtask) },
    results: before.length === 0 ? "" : `Results of the subtasks before:\n\n${outcomesText(before)}`,
  });
}

/** Has a sub-agent say what it learned from a subtask that it has done (TDAG, section 4.2.2). */
export function summarizePrompt({ kit }: KitWork, { subtask, steps, result }: Executed): PromptOfFile {
  const { background } = kit;
  return promptOf(SUMMARIZE, { background, subtask: subtaskText(subtask), steps: scratchpad(steps), result });
}

/** Has the agent of the library decide what becomes of a new skill next to those that are like it. */
export function refinePrompt({ kit }: KitWork, known: readonly LearnedSkill[], learned: LearnedSkill): PromptOfFile {
  const values = { known: JSON.stringify({ skills: known }), learned: JSON.stringify(learned) };
  return promptOf(REFINE, { background: kit.background, ...values });
}

/** Skills as a sub-agent reads them; empty where there are none. */
export function skillsText(skills: readonly LearnedSkill[]): string {
  if (skills.length === 0) return "";
  const written = skills.map(({ name, detail, solution }) => `Name: ${name}\nDetail: ${detail}\nSolution: ${solution}`);
  return `How subtasks like yours were solved before, which may not fit yours:\n\n${written.join("\n\n")}`;
}
