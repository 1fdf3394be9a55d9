import type { ModelAnswer, ModelToolCall } from "@/server/episodes";
import type { Rollout, RolloutMessage } from "@/server/views";

type Tokens = Rollout["tokens"][number];

/** A model's answer as trainers read it. */
export function assistantMessage({ text, toolCalls }: ModelAnswer, reasoning: string | undefined): RolloutMessage {
  return {
    role: "assistant",
    content: text,
    ...(reasoning !== undefined && { reasoning_content: reasoning }),
    ...(toolCalls.length > 0 && { tool_calls: toolCalls.map(calledFunction) }),
  };
}

function calledFunction({ tool, input }: ModelToolCall) {
  return { type: "function" as const, function: { name: tool, arguments: input } };
}

/** The tokens that a server reported of an answer; null where it reported none. */
export function tokensOf({ tokens }: ModelAnswer): Tokens {
  return tokens === undefined ? null : { prompt_ids: tokens.promptIds, ids: tokens.ids, logprobs: tokens.logprobs };
}

/** All characters that the model wrote in a message. */
export function writtenIn(message: RolloutMessage): number {
  if (message.role !== "assistant") return 0;
  const { content, reasoning_content: reasoning = "", tool_calls: calls = [] } = message;
  const called = calls.map(({ function: { name, arguments: input } }) => name.length + JSON.stringify(input).length);
  return content.length + reasoning.length + called.reduce((sum, length) => sum + length, 0);
}

/**
 * Whether a model learns from each of the messages: from what it wrote itself, and never from what it was told. A tool's answer has no part in
 * the loss (DeepTravel, "Tool-Integrated Reasoning with Loss Masking").
 */
export function trainedOf(messages: readonly RolloutMessage[]): boolean[] {
  return messages.map(({ role }) => role === "assistant");
}

/** Nats for each token: the mean of −log p over all tokens that have a log-probability; null where none has. */
export function entropyOf(tokens: readonly Tokens[]): number | null {
  const logprobs = tokens.flatMap((each) => each?.logprobs ?? []);
  return logprobs.length === 0 ? null : -logprobs.reduce((sum, value) => sum + value, 0) / logprobs.length;
}
