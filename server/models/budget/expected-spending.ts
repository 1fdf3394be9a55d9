import type { ModelSettings } from "../config/models-config";
import type { Spending } from "./budget";
import { mostTokens } from "./estimated-tokens";

/** Where a prompt does not say how much may be written. */
const USUAL_ANSWER_TOKENS = 1_000;

export type Usage = { readonly promptTokens: number | "unknown"; readonly completionTokens: number | "unknown" };

/** An attempt before it is made. */
export interface Sent {
  readonly settings: ModelSettings;
  /** As many tokens as its prompt may have. */
  readonly promptTokens: number;
  /** How many may be written; undefined: the prompt does not say. */
  readonly maxTokens: number | undefined;
}

/** What an attempt is expected to use up: its prompt by its length, and all that may be written. */
export function expectedSpending({ settings, promptTokens, maxTokens = USUAL_ANSWER_TOKENS }: Sent): Spending {
  return spendingOf(settings, promptTokens, maxTokens);
}

/** What an answer used up: what the server counted, and where it did not, as much as it may have been. `writtenBytes`: of the answer. */
export function chargedSpending({ settings, promptTokens }: Sent, usage: Usage, writtenBytes: number): Spending {
  const sent = usage.promptTokens === "unknown" ? promptTokens : usage.promptTokens;
  const written = usage.completionTokens === "unknown" ? mostTokens(writtenBytes) : usage.completionTokens;
  return spendingOf(settings, sent, written);
}

/** What an attempt may have used up that broke off after so many bytes: no less than it was expected to. */
export function unfinishedSpending(sent: Sent, writtenBytes: number): Spending {
  const { settings, promptTokens, maxTokens = USUAL_ANSWER_TOKENS } = sent;
  return spendingOf(settings, promptTokens, Math.max(maxTokens, mostTokens(writtenBytes)));
}

/** US dollars; "unknown" without a price or without the server's count. */
export function costOfUsage({ price }: ModelSettings, { promptTokens, completionTokens }: Usage): number | "unknown" {
  if (price === undefined || promptTokens === "unknown" || completionTokens === "unknown") return "unknown";
  return costOf(price, promptTokens, completionTokens);
}

function spendingOf({ price }: ModelSettings, promptTokens: number, completionTokens: number): Spending {
  const costUsd = price === undefined ? 0 : costOf(price, promptTokens, completionTokens);
  return { tokens: promptTokens + completionTokens, costUsd };
}

function costOf(price: NonNullable<ModelSettings["price"]>, promptTokens: number, completionTokens: number): number {
  return (promptTokens * price.inputPerMillion + completionTokens * price.outputPerMillion) / 1_000_000;
}
