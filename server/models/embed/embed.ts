import { chargeOf } from "@/server/episodes";
import { fail, ok, type Problem } from "@/server/trip";
import { NOTHING, plus } from "../budget/budget";
import { costOfUsage, type Usage } from "../budget/expected-spending";
import { type CachedVectors, cacheKey, remember, remembered, type VectorCache } from "../cache/response-cache";
import type { Asking } from "../call/ask";
import { missingVariable } from "../call/failure";
import { unanswered } from "../call/unanswered";
import { type Asked, problemOf, untilAnswered } from "../call/until-answered";
import { withinLimits } from "../call/within-limits";
import type { NamedModel } from "../config/roles";
import type { EmbedCall } from "../models";
import { noteOutcome } from "../reach/last-problems";
import { attemptEmbedding, type Embedded, sentFor } from "./attempt-embedding";
import type { Vector } from "./vector";

/** Texts of one request: some servers take no more. */
const TEXTS_AT_A_TIME = 32;

export interface Embedding extends Pick<Asking, "budget" | "accessOf"> {
  readonly cache: VectorCache | null;
}

/**
 * The vectors of texts by the model of the role "embedder", with the event that records the call: its cache, limits, budget, time-outs and
 * retries are those of every call. No other model takes over, since vectors of two models cannot be compared. Never rejects.
 */
export async function embed(
  model: NamedModel,
  texts: readonly string[],
  { budget, cache, accessOf }: Embedding,
  signal: AbortSignal,
): Promise<EmbedCall> {
  const start = performance.now();
  let charged = NOTHING;
  let retries = 0;
  const event = (outcome: Partial<EmbedCall["event"]>): EmbedCall["event"] => ({
    ...embeddingEvent(model.name, texts),
    latencyMs: performance.now() - start,
    meteredUsd: charged.costUsd,
    meteredTokens: charged.tokens,
    retries,
    ...outcome,
  });

  const key = cacheKey({ model: model.settings.model, vectorsOf: texts });
  const known = await remembered(cache, key);
  if (known !== null) {
    const replayed = event({
      ...outcomeOf(model, known),
      costUsd: 0,
      meteredTokens: known.meteredTokens,
      cached: true,
    });
    return { vectors: ok(known.vectors), event: { ...replayed, meteredTokens: chargeOf(replayed).tokens } };
  }
  const access = accessOf(model);
  const vectors: Vector[] = [];
  let promptTokens: Usage["promptTokens"] = 0;
  for (let at = 0; at < texts.length; at += TEXTS_AT_A_TIME) {
    const some = texts.slice(at, at + TEXTS_AT_A_TIME);
    const asked: Asked<Embedded> =
      "missing" in access
        ? { kind: "failed", problem: problemOf(missingVariable(model, access.missing)), final: true }
        : await untilAnswered(
            model,
            {
              signal,
              forwarded: () => false,
              onRetry: () => {
                retries += 1;
              },
            },
            () =>
              withinLimits(
                model,
                sentFor(model, some),
                {
                  budget,
                  signal,
                  onCharge: (spending) => {
                    charged = plus(charged, spending);
                  },
                },
                () => attemptEmbedding(model, some, access, signal),
              ),
          );
    if (asked.kind === "failed") return failed(model, asked.problem, event);
    vectors.push(...asked.read.vectors);
    promptTokens = added(promptTokens, asked.read.usage.promptTokens);
  }
  noteOutcome(model, null);
  const given: CachedVectors = {
    vectors: vectors.map((vector) => [...vector]),
    promptTokens,
    meteredTokens: charged.tokens,
  };
  await remember(cache, key, given);
  return { vectors: ok(vectors), event: event(outcomeOf(model, given)) };
}

/** The record of a call for vectors that nothing came of. */
export function embeddingEvent(requestedModel: string, texts: readonly string[]): EmbedCall["event"] {
  const messages = texts.map((content) => ({ role: "user" as const, content }));
  return unanswered({ role: "embedder", requestedModel, messages, temperature: null });
}

function outcomeOf({ settings }: NamedModel, { vectors, promptTokens }: CachedVectors): Partial<EmbedCall["event"]> {
  const usage: Usage = { promptTokens, completionTokens: 0 };
  return {
    ...{ servedModel: settings.model, ...usage, costUsd: costOfUsage(settings, usage) },
    vectors: { count: vectors.length, dimensions: vectors[0]?.length ?? 0 },
  };
}

function failed(
  model: NamedModel,
  problem: Problem,
  event: (outcome: Partial<EmbedCall["event"]>) => EmbedCall["event"],
): EmbedCall {
  const { code, message } = problem;
  noteOutcome(model, problem);
  return { vectors: fail(problem), event: event({ problem: { code, message } }) };
}

function added(a: Usage["promptTokens"], b: Usage["promptTokens"]): Usage["promptTokens"] {
  return a === "unknown" || b === "unknown" ? "unknown" : a + b;
}
