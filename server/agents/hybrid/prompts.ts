import type { Prompt } from "@/server/models";
import { formatMoney, type Itinerary, type TripRequest } from "@/server/trip";

const EXPLAINER = `You tell a traveller in two or three plain sentences what was planned, or why nothing was. Use the facts given and nothing else: no name, number, price or date that is not among them, and no promise. Speak to the traveller ("you").`;

/** Asks for a plan in words. `sentence`: how the planner itself would say it. */
export function explainPlanPrompt(request: TripRequest, itinerary: Itinerary, sentence: string): Prompt {
  const days = itinerary.days.map(
    ({ stops }, index) => `Day ${index + 1}: ${stops.map(({ name }) => name).join("; ")}`,
  );
  return explainPrompt([...requestFacts(request), ...days, `In short: ${sentence}`]);
}

/** Asks for the reason that there is no plan in words. */
export function explainNoPlanPrompt(request: TripRequest, sentence: string): Prompt {
  return explainPrompt([...requestFacts(request), `In short: ${sentence}`]);
}

function requestFacts({ demands, ...request }: TripRequest): readonly string[] {
  const { budget, ...others } = demands;
  const most = budget === null ? "none" : formatMoney(budget);
  return [`Request: ${JSON.stringify(request)}`, `Demands: ${JSON.stringify(others)}`, `Budget: ${most}`];
}

function explainPrompt(facts: readonly string[]): Prompt {
  return {
    messages: [
      { role: "system", content: EXPLAINER },
      { role: "user", content: `Facts:\n${facts.join("\n")}` },
    ],
    maxTokens: 400,
  };
}
