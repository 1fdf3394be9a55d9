import type { Event, EventOf, Task } from "@/server/episodes";
import type { PromptPart } from "@/server/models";
import type { ToolName } from "@/server/tools";

/**
 * What a benchmark gives agents that plan with tools and know nothing of it: which tools there are, how the plan is written in the end,
 * and how it is read.
 */
export interface TaskKit {
  /** Who the agent is and what it plans, for the beginning of its prompts. */
  readonly background: PromptPart;
  readonly tools: readonly ToolName[];
  /** How the tools are called in plain text, and what they give. */
  readonly toolDocuments: PromptPart;
  /** How the plan is written down once it is made. */
  readonly planFormat: PromptPart;
  /** What is asked of the agent, in the task's words. */
  request(task: Task): PromptPart;
  /** The plan that a model wrote as its last words; `complaint`: what is wrong with its form, to be sent back once; null: nothing. */
  readPlan(text: string): { readonly plan: HandedInPlan; readonly complaint: string | null };
  /** The plan that an episode submits, as `readPlan` reads it; null where there is none. Left out: it is always the text of `planWritten`. */
  planText?(events: readonly Event[]): string | null;
}

/** A plan as it was written, or with the world's records, or that there is none. */
export type HandedInPlan = EventOf<"planWritten"> | EventOf<"planProposed"> | EventOf<"noPlanFound">;
