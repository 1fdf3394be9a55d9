import { chargeOf, type EventOf, type ModelMessage } from "@/server/episodes";
import { fail, type ModelRole, ok, type Problem } from "@/server/trip";
import { type Budget, NOTHING, plus } from "../budget/budget";
import { costOfUsage } from "../budget/expected-spending";
import { type CachedResponse, cacheKey, type ResponseCache } from "../cache/response-cache";
import type { NamedModel } from "../config/roles";
import type { CallOptions, ModelCall } from "../models";
import { noteOutcome } from "../reach/last-problems";
import type { ReadAnswer } from "./answer-reader";
import { askTarget, CANCELLED } from "./ask-target";
import { messagesFor, type Request, toolsAsSent } from "./request";

type ModelCalled = EventOf<"modelCalled">;

/** How the calls of one run or one traveler are made. */
export interface Asking {
  readonly budget: Budget;
  readonly cache: ResponseCache | null;
  /** The key of a model; undefined where it needs none, null where its variable is not set. */
  readonly keyOf: (model: NamedModel) => string | undefined | null;
}

/**
 * Asks the first of the models, and those after it where the ones before failed without having given on any text. Gives the
 * answer with the event that records it. Never rejects.
 */
export async function ask(
  role: ModelRole,
  targets: readonly [NamedModel, ...NamedModel[]],
  request: Request,
  asking: Asking,
  { signal, onText }: CallOptions,
): Promise<ModelCall> {
  const [first] = targets;
  const start = performance.now();
  let firstPartMs: number | "unknown" = "unknown";
  let retries = 0;
  let forwarded = false;
  let charged = NOTHING;
  let because: string | null = null;
  let problem: Problem = CANCELLED;
  let messages: readonly ModelMessage[] = messagesFor(first.settings, request);

  const event = (outcome: Partial<ModelCalled>): ModelCalled => ({
    type: "modelCalled",
    role,
    asked: first.name,
    served: null,
    messages: [...messages],
    temperature: request.prompt.temperature ?? 0,
    answer: null,
    problem: null,
    promptTokens: "unknown",
    completionTokens: "unknown",
    firstPartMs,
    latencyMs: performance.now() - start,
    costUsd: "unknown",
    chargedUsd: charged.costUsd,
    chargedTokens: charged.tokens,
    fallbackBecause: because,
    retries,
    cached: false,
    ...outcome,
  });
  const onPart = (text: string) => {
    if (firstPartMs === "unknown") firstPartMs = performance.now() - start;
    if (text === "" || onText === undefined) return;
    forwarded = true;
    onText(text);
  };

  for (const target of targets) {
    messages = messagesFor(target.settings, request);
    const cacheEntry = asking.cache === null ? null : cacheKey(await addressedContent(target, request));
    const known = cacheEntry === null ? null : await remembered(asking.cache, cacheEntry);
    if (known !== null) {
      if (known.answer.text !== "") onPart(known.answer.text);
      // Answers from before their charge was kept have none, and count what their server counted.
      const { chargedTokens } = known;
      const replayed = event({ ...known, chargedTokens, costUsd: 0, chargedUsd: charged.costUsd, cached: true });
      return { answer: ok(known.answer), event: { ...replayed, chargedTokens: chargeOf(replayed).tokens } };
    }
    const asked = await askTarget(target, request, {
      budget: asking.budget,
      key: asking.keyOf(target),
      signal,
      onPart,
      forwarded: () => forwarded,
      onRetry: () => {
        retries += 1;
        firstPartMs = "unknown";
      },
      onCharge: (spending) => {
        charged = plus(charged, spending);
      },
    });
    if (asked.kind === "answered") {
      noteOutcome(target, null);
      const response = { ...responseOf(asked.read), chargedTokens: charged.tokens };
      if (cacheEntry !== null) await remember(asking.cache, cacheEntry, response);
      const costUsd = costOfUsage(target.settings, asked.read.usage);
      return { answer: ok(response.answer), event: event({ ...response, costUsd }) };
    }
    problem = asked.problem;
    if (problem.code === "model_unavailable" || problem.code === "bad_model_answer")
      noteOutcome(target, problem.message);
    if (asked.final) break;
    because = because === null ? problem.message : `${because} ${problem.message}`;
    firstPartMs = "unknown";
  }
  const { code, message } = problem;
  // Nobody served in place of the model that was asked for.
  return { answer: fail(problem), event: event({ problem: { code, message }, fallbackBecause: null }) };
}

function responseOf({ answer, served, usage }: ReadAnswer): CachedResponse {
  return { answer, served, ...usage };
}

/** All that the answer depends on; where the model is served is not part of it, so that a replay can be made elsewhere. */
async function addressedContent({ settings }: NamedModel, request: Request): Promise<Record<string, unknown>> {
  const { prompt, shape, serverSeed } = request;
  return {
    model: settings.model,
    messages: messagesFor(settings, request),
    tools: await toolsAsSent(prompt),
    temperature: prompt.temperature ?? 0,
    serverSeed,
    stop: prompt.stop ?? [],
    maxTokens: prompt.maxTokens ?? null,
    shape,
    structuredOutput: shape === null ? null : settings.structuredOutput,
  };
}

/** A cache that cannot be read or written costs a call, not the answer; the log says so. */
async function remembered(cache: ResponseCache | null, key: string): Promise<CachedResponse | null> {
  return (await cache?.get(key).catch(report)) ?? null;
}

async function remember(cache: ResponseCache | null, key: string, response: CachedResponse): Promise<void> {
  await cache?.put(key, response).catch(report);
}

function report(error: unknown): void {
  console.error("The cache of model answers failed:", error);
}
