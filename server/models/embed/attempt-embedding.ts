import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { mostTokens } from "../budget/estimated-tokens";
import type { Sent } from "../budget/expected-spending";
import type { Attempt } from "../call/attempt";
import { costsNothing, failureOf, overrunFailure } from "../call/failure";
import { UnusableAnswer } from "../call/unusable-answer";
import { Watchdog } from "../call/watchdog";
import type { Used } from "../call/within-limits";
import type { Access } from "../config/access";
import type { NamedModel } from "../config/roles";
import { readVectors, type Vector } from "./vector";

/** The vectors of texts, in their order. */
export interface Embedded extends Used {
  readonly vectors: readonly Vector[];
}

/** What a request for vectors sends; nothing is written. */
export function sentFor({ settings }: NamedModel, texts: readonly string[]): Sent {
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return { settings, promptTokens: mostTokens(bytes) + texts.length, maxTokens: 0 };
}

/** Asks a server for the vectors of texts once (`POST /embeddings`), below the AI SDK's own retries. Never rejects. */
export async function attemptEmbedding(
  model: NamedModel,
  texts: readonly string[],
  access: Access,
  signal: AbortSignal,
): Promise<Attempt<Embedded>> {
  const { baseUrl, model: id, timeouts } = model.settings;
  const watchdog = new Watchdog(timeouts, signal);
  const { key: apiKey, headers } = access;
  const provider = createOpenAICompatible({ name: "openaiCompatible", baseURL: baseUrl, apiKey, headers });
  try {
    if (signal.aborted) return { kind: "cancelled", writtenBytes: null };
    const abortSignal = watchdog.signal;
    const { embeddings, usage } = await provider.embeddingModel(id).doEmbed({ values: [...texts], abortSignal });
    const vectors = readVectors(embeddings, texts.length);
    if (vectors === null) throw new UnusableAnswer("did not give one vector for each text, all equally long", false);
    // No text has no tokens: a server that says so does not count.
    const promptTokens = usage === undefined || usage.tokens === 0 ? "unknown" : usage.tokens;
    return { kind: "answered", vectors, usage: { promptTokens, completionTokens: 0 }, writtenBytes: 0 };
  } catch (error) {
    if (signal.aborted) return { kind: "cancelled", writtenBytes: 0 };
    const { overrun } = watchdog;
    if (overrun !== null) return { kind: "failed", failure: overrunFailure(overrun, model), writtenBytes: 0 };
    const failure = failureOf(error, model, access, []);
    return { kind: "failed", failure, writtenBytes: costsNothing(error) ? null : 0 };
  } finally {
    watchdog.stop();
  }
}
