import { type PromptFile, type PromptOfFile, promptFile, promptOf, STRUCTURED_PROMPTS } from "@/server/models";
import { formatMoney, type Itinerary, type TripRequest } from "@/server/trip";
import { MARK } from "../reading/mark-prompt";

/** Has a model say facts in words. */
export const EXPLAIN = promptFile("agents/hybrid/explain", ["facts"]);
export const HYBRID_PROMPTS: readonly PromptFile[] = [EXPLAIN, MARK, ...STRUCTURED_PROMPTS];

/** What a plan in words is made of, a line each. `sentence`: how the planner itself would say it. */
export function planFacts(request: TripRequest, itinerary: Itinerary, sentence: string): readonly string[] {
  const days = itinerary.days.map(
    ({ stops }, index) => `Day ${index + 1}: ${stops.map(({ name }) => name).join("; ")}`,
  );
  return [...requestFacts(request), ...days, `In short: ${sentence}`];
}

/** The same where there is no plan. */
export function noPlanFacts(request: TripRequest, sentence: string): readonly string[] {
  return [...requestFacts(request), `In short: ${sentence}`];
}

function requestFacts({ demands, ...request }: TripRequest): readonly string[] {
  const { budget, ...others } = demands;
  const most = budget === null ? "none" : formatMoney(budget);
  return [`Request: ${JSON.stringify(request)}`, `Demands: ${JSON.stringify(others)}`, `Budget: ${most}`];
}

/** Asks for facts in words. */
export function explainPrompt(facts: readonly string[]): PromptOfFile {
  return promptOf(EXPLAIN, { facts: facts.join("\n") }, { maxTokens: 400 });
}
