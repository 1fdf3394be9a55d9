import type { ModelMessage } from "@/server/episodes";
import { PLAN_FORMAT } from "../../prompts/plan-format";

const PLAN = `You are the Plan agent of a team that plans trips. You write the plan of one day from what was collected, and from nothing else: every flight, restaurant, sight and lodging must stand in what was collected, with its name unchanged. Keep the key points of the request, the outline, and what every plan keeps, and go on from the days planned so far.

${PLAN_FORMAT}`;

const EVALUATE = `You are the Evaluate agent of a team that plans trips. You are shown the plan of one day and put it into JSON, word for word as it stands, without mending anything: "currentCity", "transportation", "breakfast", "lunch", "dinner", "accommodation" as text ("-" for nothing), "attractions" as a list of text. In "violations" list, each in a sentence, what of the key points the day breaks, judged by what was collected; an empty list where it breaks none.`;

export interface DayPrompt {
  readonly query: string;
  readonly day: number;
  /** Outline, key points, guides: what there is of them. */
  readonly outline: string;
  readonly planned: readonly string[];
  /** What the Knowledge Block popped out, or the notebook. */
  readonly knowledge: string;
}

export function planDayPrompt({ query, day, outline, planned, knowledge }: DayPrompt): ModelMessage[] {
  const parts = [
    query,
    outline,
    planned.length === 0 ? "" : `Planned so far:\n${planned.join("\n")}`,
    `Collected:\n${knowledge}`,
    `Write the plan of day ${day}.`,
  ];
  return [
    { role: "system", content: PLAN },
    { role: "user", content: parts.filter((part) => part !== "").join("\n\n") },
  ];
}

export function evaluateDayPrompt({ query, outline, knowledge }: DayPrompt, plan: string): ModelMessage[] {
  const parts = [query, outline, `Collected:\n${knowledge}`, `The plan of the day:\n${plan}`];
  return [
    { role: "system", content: EVALUATE },
    { role: "user", content: parts.filter((part) => part !== "").join("\n\n") },
  ];
}
