import type { EventOf } from "@/server/episodes";

type ModelCalled = EventOf<"modelCalled">;

/** The record of a call before anything came of it, or of one that nothing came of. */
export function unanswered(
  call: Pick<ModelCalled, "role" | "requestedModel" | "messages" | "temperature">,
): ModelCalled {
  return {
    type: "modelCalled",
    ...call,
    servedModel: null,
    answer: null,
    problem: null,
    promptTokens: "unknown",
    completionTokens: "unknown",
    ttftMs: "unknown",
    latencyMs: 0,
    costUsd: "unknown",
    meteredUsd: 0,
    meteredTokens: 0,
    fallbackBecause: null,
    retries: 0,
    cached: false,
  };
}
