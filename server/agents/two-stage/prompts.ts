import type { ModelMessage, Task } from "@/server/episodes";
import type { Prompt } from "@/server/models";
import { formatNotes, type Note, SEARCHES, type ToolName, toOfferedTools, toolLines } from "@/server/tools";
import { PLAN_FORMAT, PLAN_RULES } from "../prompts/plan-format";
import { requestText } from "../prompts/request-text";

/** The six searches, the notebook and the planner (TravelPlanner, section 3.3). */
export const COLLECTING_TOOLS: readonly ToolName[] = [...SEARCHES, "NotebookWrite", "Planner"];

const TASK = `You collect what a travel plan needs, step by step, with tools. Each search shows what it found once. Write it down with NotebookWrite at once, under a short description: only what the notebook holds is there when the plan is written, and what a search found is not shown again once it is written down or the next search is made. When the ways between the cities and the restaurants, attractions and accommodations of every city are written down, call Planner with the query; it writes the plan from the notebook, and your work is done. You may take 30 steps in all. Three calls in a row that do not work, or the same call again and again, end the work without a plan.`;

const TEXT_PROTOCOL = `Answer with one thought and one action, and nothing behind them:
Thought 1: what to find out next, and why
Action 1: FlightSearch[Riverton, Lakeside, 2022-03-10]

You will then be given the observation, and write the next thought and action. The tools:`;

/** One step of the past, as the agent wrote it and as it was answered. */
export interface Step {
  /** "Thought 1: …\nAction 1: …", as the model wrote it. */
  readonly written: string;
  readonly observation: string;
}

/** A step in plain text: the tools' documentation, the request and the scratchpad of all steps before. */
export function textStepPrompt(task: Task, steps: readonly Step[]): Prompt {
  const scratchpad = steps.map(
    ({ written, observation }, index) => `${written}\nObservation ${index + 1}: ${observation}`,
  );
  return {
    messages: [
      { role: "system", content: [TASK, "", TEXT_PROTOCOL, ...toolLines(COLLECTING_TOOLS)].join("\n") },
      { role: "user", content: [requestText(task), ...scratchpad, `Thought ${steps.length + 1}:`].join("\n\n") },
    ],
    stop: ["\nObservation"],
  };
}

/** A step by the server's own tool protocol; `history`: the calls and answers before. */
export function nativeStepPrompt(task: Task, history: readonly ModelMessage[]): Prompt {
  return {
    messages: [
      { role: "system", content: `${TASK}\n\nCall one tool at a time.` },
      { role: "user", content: requestText(task) },
      ...history,
    ],
    tools: toOfferedTools(COLLECTING_TOOLS),
  };
}

const PLANNER = `You write a travel plan from the information given.`;

/** What Planner asks: the query as the agent passed it on, and the notebook. */
export function plannerPrompt(query: string, today: string, notes: readonly Note[]): Prompt {
  return {
    messages: [
      { role: "system", content: [PLANNER, PLAN_RULES, PLAN_FORMAT].join("\n\n") },
      {
        role: "user",
        content: `Given information:\n${formatNotes(notes)}\n\n${requestText({ text: query, today })}\n\nTravel plan:`,
      },
    ],
  };
}
