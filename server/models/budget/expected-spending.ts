import type { ModelSettings } from "../config/models-config";
import type { Prompt } from "../models";
import type { Spending } from "./budget";

const CHARACTERS_PER_TOKEN = 4;
/** Where a prompt does not say how much may be written. */
const USUAL_ANSWER_TOKENS = 1_000;

export type Usage = { readonly promptTokens: number | "unknown"; readonly completionTokens: number | "unknown" };

/** What a call is expected to use up: its prompt by its length, and all that may be written. */
export function expectedSpending({ price }: ModelSettings, prompt: Prompt): Spending {
  const written = prompt.maxTokens ?? USUAL_ANSWER_TOKENS;
  const sent = Math.ceil(JSON.stringify(prompt.messages).length / CHARACTERS_PER_TOKEN);
  return { tokens: sent + written, costUsd: price === undefined ? 0 : costOf(price, sent, written) };
}

/** What a call used up; "unknown" where the server did not tell. */
export function actualSpending(settings: ModelSettings, usage: Usage): Spending | "unknown" {
  const { promptTokens, completionTokens } = usage;
  if (promptTokens === "unknown" || completionTokens === "unknown") return "unknown";
  const cost = costOfUsage(settings, usage);
  return { tokens: promptTokens + completionTokens, costUsd: cost === "unknown" ? 0 : cost };
}

/** US dollars; "unknown" without a price or without the server's count. */
export function costOfUsage({ price }: ModelSettings, { promptTokens, completionTokens }: Usage): number | "unknown" {
  if (price === undefined || promptTokens === "unknown" || completionTokens === "unknown") return "unknown";
  return costOf(price, promptTokens, completionTokens);
}

function costOf(price: NonNullable<ModelSettings["price"]>, promptTokens: number, completionTokens: number): number {
  return (promptTokens * price.inputPerMillion + completionTokens * price.outputPerMillion) / 1_000_000;
}
