import type { Task } from "@/server/episodes";
import { type PromptPart, partFile, promptPart } from "@/server/models";

/** How a plan is written down: what the tolerant reader reads best (human-like reasoning, appendix A.6). */
export const PLAN_FORMAT_FILE = partFile("agents/plan-format");
export const PLAN_FORMAT = promptPart(PLAN_FORMAT_FILE, {});

/**
 * What the plan rests on. What common sense wants is not spelled out: whether agents know it without being told is what the benchmark
 * measures (TravelPlanner, section 3.4).
 */
export const PLAN_RULES_FILE = partFile("agents/plan-rules");
export const PLAN_RULES = promptPart(PLAN_RULES_FILE, {});

export const REQUEST_FILE = partFile("agents/request", ["today", "query"]);

/** The traveler's words with the day on which they are said: years are left out easily, and dates without one are ambiguous. */
export function requestPart({ text, today }: Pick<Task, "text" | "today">): PromptPart {
  return promptPart(REQUEST_FILE, { today, query: text });
}
