import type { Event } from "@/server/episodes";
import type { AgentContext } from "../agent";
import { askModel } from "../ask-model";
import { explainPrompt } from "./prompts";

const NUMBERS = /\d+(?:[.,:]\d+)*/g;
const LONGEST = 1200;

/**
 * The model's words for the traveler, where there is a model of the role "explainer"; the planner's own sentence where it fails, or names
 * a number that it was not told. Yields nothing without one.
 */
export async function* explain(
  facts: readonly string[],
  sentence: string,
  context: Pick<AgentContext, "models" | "signal">,
): AsyncGenerator<Event, void> {
  if (context.models?.has("explainer") !== true) return;
  const answer = yield* askModel(context, "explainer", explainPrompt(facts));
  if (context.signal.aborted) return;
  const words = answer.ok && answer.value.finish === "stop" ? answer.value.text.trim() : "";
  const text = isFaithful(words, facts) ? words : sentence;
  yield { type: "said", by: "agent", text, understood: null };
}

/** Whether words name no number that the facts do not. */
function isFaithful(words: string, facts: readonly string[]): boolean {
  const stated = new Set(facts.flatMap(numbersOf));
  return words !== "" && words.length <= LONGEST && numbersOf(words).every((number) => stated.has(number));
}

/** As values, so that "$1,500" is "$1,500.00" and the 6th of a date is "06"; times of day as they stand. */
function numbersOf(text: string): readonly string[] {
  return (text.match(NUMBERS) ?? []).map((number) => {
    return number.includes(":") ? number : String(Number(number.replaceAll(",", "")));
  });
}
