import { chargeOf, type EventOf, type ModelMessage } from "@/server/episodes";
import { fail, ok, type Problem } from "@/server/trip";
import type { ModelRole } from "@/server/views";
import { type Budget, NOTHING, plus } from "../budget/budget";
import { costOfUsage } from "../budget/expected-spending";
import { type CachedResponse, cacheKey, type ResponseCache, remember, remembered } from "../cache/response-cache";
import type { Access, MissingVariable } from "../config/access";
import type { NamedModel } from "../config/roles";
import type { Findings } from "../findings/findings";
import type { CallOptions, ModelCall } from "../models";
import { noteOutcome } from "../reach/last-problems";
import type { ReadAnswer } from "./answer-reader";
import { askTarget } from "./ask-target";
import { messagesFor } from "./messages-for";
import { type Request, toolsAsSent } from "./request";
import { unanswered } from "./unanswered";
import { CANCELLED } from "./until-answered";
import { adaptations, samplingOf, type Way, wayOf } from "./way";

type ModelCalled = EventOf<"modelCalled">;

/** How the calls of one run or one traveler are made. */
export interface Asking {
  readonly budget: Budget;
  readonly cache: ResponseCache | null;
  readonly findings: Findings;
  readonly accessOf: (model: NamedModel) => Access | MissingVariable;
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
  let ttftMs: number | "unknown" = "unknown";
  let retries = 0;
  let forwarded = false;
  let charged = NOTHING;
  let because: string | null = null;
  let problem: Problem = CANCELLED;
  let sent = { target: first, way: wayOf(first.settings) };
  let messages: readonly ModelMessage[] = request.prompt.messages;
  const asSent = (): Pick<ModelCalled, "messages" | "temperature" | "adapted"> => {
    const { settings } = sent.target;
    const adapted = adaptations(settings, request, sent.way);
    const temperature = samplingOf(settings, request, sent.way).temperature ?? null;
    return { messages: [...messages], temperature, ...(adapted.length > 0 && { adapted }) };
  };

  const event = (outcome: Partial<ModelCalled>): ModelCalled => ({
    ...unanswered({ role, requestedModel: first.name, ...asSent() }),
    ttftMs,
    latencyMs: performance.now() - start,
    meteredUsd: charged.costUsd,
    meteredTokens: charged.tokens,
    fallbackBecause: because,
    retries,
    ...outcome,
  });
  const onPart = (text: string) => {
    if (ttftMs === "unknown") ttftMs = performance.now() - start;
    if (text === "" || onText === undefined) return;
    forwarded = true;
    onText(text);
  };

  for (const target of targets) {
    sent = { target, way: wayOf(target.settings) };
    messages = await messagesFor(sent.way, request);
    const cacheEntry = asking.cache === null ? null : cacheKey(await addressedContent(target, request));
    const known = cacheEntry === null ? null : await remembered(asking.cache, cacheEntry);
    if (known !== null) {
      if (known.answer.text !== "") onPart(known.answer.text);
      // Answers from before their charge was kept have none, and count what their server counted.
      const { meteredTokens } = known;
      const replayed = event({ ...known, meteredTokens, costUsd: 0, meteredUsd: charged.costUsd, cached: true });
      return { answer: ok(known.answer), event: { ...replayed, meteredTokens: chargeOf(replayed).tokens } };
    }
    const asked = await askTarget(target, request, {
      budget: asking.budget,
      findings: asking.findings,
      access: asking.accessOf(target),
      signal,
      onPart,
      forwarded: () => forwarded,
      onWay: (way) => {
        sent = { target, way };
      },
      onRetry: () => {
        retries += 1;
        ttftMs = "unknown";
      },
      onCharge: (spending) => {
        charged = plus(charged, spending);
      },
    });
    messages = await messagesFor(sent.way, request);
    if (asked.kind === "answered") {
      noteOutcome(target, null);
      const response = { ...responseOf(asked.read), meteredTokens: charged.tokens };
      if (cacheEntry !== null) await remember(asking.cache, cacheEntry, response);
      const costUsd = costOfUsage(target.settings, asked.read.usage);
      return { answer: ok(response.answer), event: event({ ...response, costUsd }) };
    }
    problem = asked.problem;
    noteOutcome(target, problem);
    if (asked.final) break;
    because = because === null ? problem.message : `${because} ${problem.message}`;
    ttftMs = "unknown";
  }
  const { code, message } = problem;
  // Nobody served in place of the model that was asked for.
  return { answer: fail(problem), event: event({ problem: { code, message }, fallbackBecause: null }) };
}

function responseOf({ answer, reasoning, servedModel, usage }: ReadAnswer): CachedResponse {
  return { answer, ...(reasoning !== "" && { reasoning }), servedModel, ...usage };
}

/**
 * All that the answer depends on; where the model is served, and what its server refuses, is not part of it, so that a replay can be made
 * elsewhere.
 */
async function addressedContent({ settings }: NamedModel, request: Request): Promise<Record<string, unknown>> {
  const { prompt, shape } = request;
  const way: Way = wayOf(settings);
  return {
    model: settings.model,
    messages: await messagesFor(way, request),
    tools: await toolsAsSent(prompt),
    ...samplingOf(settings, request, way),
    // An answer is cut at the prompt's own, sent or not.
    cutAt: prompt.stop ?? [],
    // An answer that was kept without its tokens does not serve for one with them.
    ...(prompt.tokens === true && { tokens: true }),
    extraBody: settings.extraBody ?? {},
    shape,
    structuredOutput: shape === null ? null : settings.structuredOutput,
  };
}
