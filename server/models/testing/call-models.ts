import type { Budget } from "../budget/budget";
import type { ResponseCache } from "../cache/response-cache";
import { type ModelsConfig, modelsConfigSchema } from "../config/models-config";
import { type Findings, memoryFindings } from "../findings/findings";
import type { CallOptions, ModelCall, Prompt } from "../models";
import { openModels } from "../open-models";

/** Waits so short that a test does not notice them. */
const HURRY = { retries: { limit: 4, firstWaitMs: 1, longestWaitMs: 50 } };

/** For tests of silence: longer than a busy machine needs to answer. */
export const SOON = { timeouts: { firstTokenMs: 750, betweenPartsMs: 750, wholeMs: 20_000 } };

/** One model that plays all roles, at a server of a test. */
export function configFor(baseUrl: string, settings: Readonly<Record<string, unknown>> = {}): ModelsConfig {
  const model = { baseUrl, model: "tiny", contextTokens: 8_192, concurrency: 8, ...HURRY, ...settings };
  return modelsConfigSchema.parse({ models: { tiny: model }, roles: { default: "tiny" } });
}

export const QUESTION: Prompt = { messages: [{ role: "user", content: "Where to?" }] };

interface Asked extends Partial<CallOptions> {
  readonly prompt?: Prompt;
  readonly purpose?: "benchmark" | "traveler";
  readonly budget?: Budget;
  readonly cache?: ResponseCache;
  readonly findings?: Findings;
  readonly environment?: Readonly<Record<string, string>>;
}

/** One call in the role of the planner. */
export function callOnce(config: ModelsConfig, asked: Asked = {}): Promise<ModelCall> {
  const { prompt = QUESTION, signal = new AbortController().signal, onText, purpose = "benchmark", ...rest } = asked;
  const findings = memoryFindings();
  return openModels({ config, purpose, seed: 1, environment: {}, findings, ...rest }).call("planner", prompt, {
    signal,
    onText,
  });
}
