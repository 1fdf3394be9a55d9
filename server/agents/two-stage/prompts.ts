import type { ModelMessage, Task } from "@/server/episodes";
import { type PromptFile, type PromptOfFile, partFile, promptFile, promptOf, promptPart } from "@/server/models";
import { formatNotes, type Note, SEARCHES, type ToolName, toOfferedTools, toolLines } from "@/server/tools";
import {
  PLAN_FORMAT,
  PLAN_FORMAT_FILE,
  PLAN_RULES,
  PLAN_RULES_FILE,
  REQUEST_FILE,
  requestPart,
} from "../shared-prompts";
import { type Step, scratchpad } from "../steps/step";

const TASK = partFile("agents/two-stage/task");
const ACT = promptFile("agents/two-stage/act", ["task", "tools", "request", "steps", "number"]);
const ACT_NATIVE = promptFile("agents/two-stage/act-native", ["task", "request"]);
const PLAN = promptFile("agents/two-stage/plan", ["planRules", "planFormat", "notes", "request"]);

export const TWO_STAGE_PROMPTS: readonly PromptFile[] = [
  ...[TASK, ACT, ACT_NATIVE, PLAN],
  ...[PLAN_RULES_FILE, PLAN_FORMAT_FILE, REQUEST_FILE],
];

/** The six searches, the notebook and the planner (TravelPlanner, section 3.3). */
export const COLLECTING_TOOLS: readonly ToolName[] = [...SEARCHES, "NotebookWrite", "Planner"];

/** A step in plain text: the tools' documentation, the request and the scratchpad of all steps before. */
export function textStepPrompt(task: Task, steps: readonly Step[]): PromptOfFile {
  const values = {
    task: promptPart(TASK, {}),
    tools: toolLines(COLLECTING_TOOLS).join("\n"),
    request: requestPart(task),
    steps: scratchpad(steps),
    number: String(steps.length + 1),
  };
  return promptOf(ACT, values, { stop: ["\nObservation"] });
}

/** A step by the server's own tool protocol; `history`: the calls and answers before. */
export function nativeStepPrompt(task: Task, history: readonly ModelMessage[]): PromptOfFile {
  const values = { task: promptPart(TASK, {}), request: requestPart(task) };
  return promptOf(ACT_NATIVE, values, { history, tools: toOfferedTools(COLLECTING_TOOLS) });
}

/** What Planner asks: the query as the agent passed it on, and the notebook. */
export function plannerPrompt(query: string, today: string, notes: readonly Note[]): PromptOfFile {
  return promptOf(PLAN, {
    planRules: PLAN_RULES,
    planFormat: PLAN_FORMAT,
    notes: formatNotes(notes),
    request: requestPart({ text: query, today }),
  });
}
