import {
  type PromptFile,
  type PromptOfFile,
  type PromptPart,
  partFile,
  promptFile,
  promptOf,
  promptPart,
} from "@/server/models";
import { READER_PROMPTS } from "../plan-text/reader-prompt";
import { PLAN_FORMAT, PLAN_FORMAT_FILE, REQUEST_FILE } from "../shared-prompts";

const PATHFINDER = promptFile("agents/human-like/pathfinder", ["request", "lookups", "feedback"]);
const FORMAT_FEEDBACK = partFile("agents/human-like/pathfinder-format-feedback", ["route", "problem"]);
const TRAVEL_FEEDBACK = partFile("agents/human-like/pathfinder-travel-feedback", ["route", "problem"]);
const KEYPOINTS = promptFile("agents/human-like/keypoints", ["request"]);
const COMMONSENSE = promptFile("agents/human-like/commonsense");
const THOUGHT = promptFile("agents/human-like/thought", ["request", "strategy"]);
const TOOL = promptFile("agents/human-like/tool", ["tools", "request", "recent", "thought"]);
const DESCRIPTION = promptFile("agents/human-like/description", ["action", "observation"]);
const PLAN_DAY = promptFile("agents/human-like/plan-day", [
  ...(["planFormat", "request", "outline", "planned", "knowledge", "day"] as const),
]);
const EVALUATE_DAY = promptFile("agents/human-like/evaluate-day", ["plan"]);

export const HUMAN_LIKE_PROMPTS: readonly PromptFile[] = [
  ...[
    PATHFINDER,
    FORMAT_FEEDBACK,
    TRAVEL_FEEDBACK,
    KEYPOINTS,
    COMMONSENSE,
    THOUGHT,
    TOOL,
    DESCRIPTION,
    PLAN_DAY,
    EVALUATE_DAY,
  ],
  ...[PLAN_FORMAT_FILE, REQUEST_FILE, ...READER_PROMPTS],
];

/** What is wrong with a route: how it is written, or that it cannot be traveled. */
export interface RouteFeedback {
  readonly route: string;
  readonly fault: "format" | "travel";
  readonly problem: string;
}

/** `lookups`: what CitySearch answered so far; `feedback`: what was wrong with earlier routes. */
export function pathfinderPrompt(
  request: PromptPart,
  lookups: readonly string[],
  feedback: readonly RouteFeedback[],
): PromptOfFile {
  const parts = feedback.map(({ fault, ...values }) =>
    promptPart(fault === "format" ? FORMAT_FEEDBACK : TRAVEL_FEEDBACK, values),
  );
  return promptOf(PATHFINDER, { request, lookups, feedback: parts });
}

export function keypointsPrompt(request: PromptPart): PromptOfFile {
  return promptOf(KEYPOINTS, { request });
}

/** The agent does not see the request (human-like reasoning, section 3.3). */
export function commonsensePrompt(): PromptOfFile {
  return promptOf(COMMONSENSE, {});
}

export function thoughtPrompt(request: PromptPart, strategy: string): PromptOfFile {
  return promptOf(THOUGHT, { request, strategy });
}

/** `tools`: one line for each; `recent`: the end of the Strategy Block. */
export function toolPrompt(
  request: PromptPart,
  tools: readonly string[],
  recent: string,
  thought: string,
): PromptOfFile {
  return promptOf(TOOL, { tools: tools.join("\n"), request, recent, thought });
}

export function descriptionPrompt(action: string, observation: string): PromptOfFile {
  return promptOf(DESCRIPTION, { action, observation });
}

export interface DayPrompt {
  readonly request: PromptPart;
  readonly day: number;
  /** Outline, key points, guides: what there is of them. */
  readonly outline: string;
  readonly planned: readonly string[];
  /** What the Knowledge Block popped out, or the notebook. */
  readonly knowledge: string;
}

/** One of several plans of a day: `sample` tells them apart. */
export function planDayPrompt(
  { request, day, outline, planned, knowledge }: DayPrompt,
  drawn: { readonly temperature: number; readonly sample: number },
): PromptOfFile {
  const values = {
    planFormat: PLAN_FORMAT,
    request,
    outline,
    planned: planned.length === 0 ? "" : `Planned so far:\n${planned.join("\n")}`,
    knowledge,
    day: String(day),
  };
  return promptOf(PLAN_DAY, values, drawn);
}

export function evaluateDayPrompt(plan: string): PromptOfFile {
  return promptOf(EVALUATE_DAY, { plan });
}
