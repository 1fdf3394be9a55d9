import type { ModelSettings } from "../config/models-config";
import type { Request } from "./request";

/** What servers may not take of a request, by the protocol's own names; `json_schema` and `json_object` are forms of an answer. */
export const REFUSABLE = [
  ...["temperature", "top_p", "presence_penalty", "frequency_penalty", "seed", "stop"],
  ...["max_tokens", "max_completion_tokens", "stream", "stream_options", "json_schema", "json_object", "tools"],
  ...["logprobs", "return_token_ids"],
] as const;
export type Refusable = (typeof REFUSABLE)[number];

/** How a server is asked, so that it need not refuse. */
export interface Way {
  readonly refused: ReadonlySet<Refusable>;
  readonly structuredOutput: ModelSettings["structuredOutput"];
  /** Tools are described in words, and calls of them read out of the text. */
  readonly toolsInWords: boolean;
  /** Null: the answer's length is not limited. */
  readonly maxTokensName: "max_tokens" | "max_completion_tokens" | null;
}

const NOTHING: ReadonlySet<Refusable> = new Set();

/** The way that the settings ask for, around what the server refuses. */
export function wayOf(settings: ModelSettings, refused: ReadonlySet<Refusable> = NOTHING): Way {
  const { structuredOutput, generation } = settings;
  const wanted = generation?.maxTokensName ?? "max_tokens";
  const names = [wanted, wanted === "max_tokens" ? "max_completion_tokens" : "max_tokens"] as const;
  const schemaOrLess = structuredOutput === "schema" && refused.has("json_schema") ? "json" : structuredOutput;
  return {
    refused,
    structuredOutput: schemaOrLess === "json" && refused.has("json_object") ? "words" : schemaOrLess,
    toolsInWords: refused.has("tools"),
    maxTokensName: names.find((name) => !refused.has(name)) ?? null,
  };
}

/** What is sent of the sampling; undefined: not sent. */
export interface Sampling {
  readonly temperature: number | undefined;
  readonly topP: number | undefined;
  readonly presencePenalty: number | undefined;
  readonly frequencyPenalty: number | undefined;
  readonly seed: number | undefined;
  readonly stop: readonly string[] | undefined;
  readonly maxTokens: number | undefined;
}

/** The prompt's sampling under the model's settings; see `generationSchema`. */
export function samplingOf({ generation = {} }: ModelSettings, { prompt, serverSeed }: Request, way: Way): Sampling {
  const unlessRefused = <T>(name: Refusable, value: T): T | undefined => (way.refused.has(name) ? undefined : value);
  const { temperature = prompt.temperature ?? 0, maxTokens = prompt.maxTokens, seed = serverSeed } = generation;
  const stop = generation.stop === null ? [] : [...new Set([...(prompt.stop ?? []), ...(generation.stop ?? [])])];
  return {
    temperature: unlessRefused("temperature", temperature ?? undefined),
    topP: unlessRefused("top_p", generation.topP),
    presencePenalty: unlessRefused("presence_penalty", generation.presencePenalty),
    frequencyPenalty: unlessRefused("frequency_penalty", generation.frequencyPenalty),
    seed: unlessRefused("seed", seed ?? undefined),
    stop: unlessRefused("stop", stop.length === 0 ? undefined : stop),
    maxTokens: way.maxTokensName === null ? undefined : (maxTokens ?? undefined),
  };
}

/** What a request sends that its server may refuse. */
export function sentOf(settings: ModelSettings, request: Request, way: Way): Refusable[] {
  const { temperature, topP, presencePenalty, frequencyPenalty, seed, stop, maxTokens } = samplingOf(
    settings,
    request,
    way,
  );
  const form = request.shape === null ? "words" : way.structuredOutput;
  const isSent: Readonly<Record<Refusable, boolean>> = {
    temperature: temperature !== undefined,
    top_p: topP !== undefined,
    presence_penalty: presencePenalty !== undefined,
    frequency_penalty: frequencyPenalty !== undefined,
    seed: seed !== undefined,
    stop: stop !== undefined,
    max_tokens: maxTokens !== undefined && way.maxTokensName === "max_tokens",
    max_completion_tokens: maxTokens !== undefined && way.maxTokensName === "max_completion_tokens",
    stream: !way.refused.has("stream"),
    stream_options: !way.refused.has("stream") && !way.refused.has("stream_options"),
    json_schema: form === "schema",
    json_object: form === "json",
    tools: request.prompt.tools !== undefined && !way.toolsInWords,
    logprobs: request.prompt.tokens === true && !way.refused.has("logprobs"),
    return_token_ids: request.prompt.tokens === true && !way.refused.has("return_token_ids"),
  };
  return REFUSABLE.filter((name) => isSent[name]);
}

/** What is done in place of what a server refuses. */
export const INSTEAD: Readonly<Record<Refusable, string>> = {
  temperature: "it is left out",
  top_p: "it is left out",
  presence_penalty: "it is left out",
  frequency_penalty: "it is left out",
  seed: "it is left out, and samples differ by chance alone",
  stop: "it is left out, and the answer is cut there once it is whole",
  max_tokens: "max_completion_tokens is sent",
  max_completion_tokens: "max_tokens is sent",
  stream: "the answer is taken whole",
  stream_options: "it is left out, and tokens may be unknown",
  json_schema: "the shape is told in words, and JSON mode asked for",
  json_object: "the shape is told in words alone",
  tools: "tools are described in words, and calls of them read out of the text",
  logprobs: "it is left out, and log-probabilities are unknown",
  return_token_ids: "it is left out, and token ids are unknown",
};

/** What of this request the server refuses, and what was done instead, in sentences. */
export function adaptations(settings: ModelSettings, request: Request, way: Way): string[] {
  const wanted = sentOf(settings, request, wayOf(settings));
  const form = request.shape === null ? [] : (["json_schema", "json_object"] as const);
  const concerned = REFUSABLE.filter((name) => wanted.includes(name) || form.some((one) => one === name));
  return concerned
    .filter((name) => way.refused.has(name))
    .map((name) => `The server does not take ${name}: ${insteadOf(name, way)}.`);
}

function insteadOf(name: Refusable, way: Way): string {
  const isLength = name === "max_tokens" || name === "max_completion_tokens";
  return isLength && way.maxTokensName === null ? "the answer's length is not limited" : INSTEAD[name];
}
