import { fail } from "@/server/trip";
import type { ModelRole } from "@/server/views";
import { type Budget, NO_BUDGET } from "./budget/budget";
import { fileCache } from "./cache/file-cache";
import {
  cachedResponseSchema,
  cachedVectorsSchema,
  type ResponseCache,
  type VectorCache,
} from "./cache/response-cache";
import { type Asking, ask } from "./call/ask";
import { jsonSchemaOf, type Request, serverSeed } from "./call/request";
import { unanswered } from "./call/unanswered";
import { accessOf } from "./config/access";
import type { ModelsConfig } from "./config/models-config";
import type { Environment } from "./config/read-config";
import { modelOfRole, withFallbacks } from "./config/roles";
import { embed, embeddingEvent } from "./embed/embed";
import { type Findings, savedFindings } from "./findings/findings";
import type { CallOptions, ModelCall, Models, Prompt } from "./models";
import { filledPrompt } from "./prompts/filled-prompt";
import { type Prompts, SHIPPED_PROMPTS } from "./prompts/prompts";
import { askForObject } from "./structured/ask-for-object";

export interface OpenOptions {
  readonly config: ModelsConfig;
  /** Travelers may be served by a model's fallback; in a benchmark another model would be another experiment. */
  readonly purpose: "benchmark" | "traveler";
  /** Left out: no limit. */
  readonly budget?: Budget;
  /** Left out: that of the configuration's folder, if it names one. */
  readonly cache?: ResponseCache;
  /** The same for vectors. */
  readonly vectorCache?: VectorCache;
  /** Of the run's trial; servers get one made of it and of a prompt's sample. */
  readonly seed: number;
  /** Those of the run; left out: as the methods have them. */
  readonly prompts?: Prompts;
  /** What is known of servers; left out: that of the data folder. */
  readonly findings?: Findings;
  /** Where the keys are. */
  readonly environment?: Environment;
}

/** The models of one run or one traveler. Opening them asks no server. */
export function openModels(options: OpenOptions): Models {
  const { config, purpose, seed, budget = NO_BUDGET, environment = process.env, prompts = SHIPPED_PROMPTS } = options;
  const folder = config.cacheFolder;
  const cache = options.cache ?? (folder === undefined ? null : fileCache(folder, cachedResponseSchema));
  const vectorCache = options.vectorCache ?? (folder === undefined ? null : fileCache(folder, cachedVectorsSchema));
  const { findings = savedFindings() } = options;
  const asking: Asking = { budget, cache, findings, accessOf: (model) => accessOf(model, environment) };

  async function call(
    role: ModelRole,
    prompt: Prompt,
    shape: Request["shape"],
    callOptions: CallOptions,
  ): Promise<ModelCall> {
    const model = modelOfRole(config, role);
    if (model === null) return noModel(role, prompt);
    const [, ...fallbacks] = withFallbacks(config, model);
    const request = { prompt, shape, prompts, serverSeed: serverSeed(seed, prompt.sample ?? 0) };
    return ask(role, [model, ...(purpose === "traveler" ? fallbacks : [])], request, asking, callOptions);
  }

  return {
    has: (role) => modelOfRole(config, role) !== null,
    nameOf: (role) => modelOfRole(config, role)?.name ?? null,
    call: (role, prompt, callOptions) => call(role, filledPrompt(prompt, prompts), null, callOptions),
    async embed(texts, { signal }) {
      const model = modelOfRole(config, "embedder");
      if (model !== null) return embed(model, texts, { ...asking, cache: vectorCache }, signal);
      const problem = noModelFor("embedder");
      return { vectors: fail(problem), event: { ...embeddingEvent("none", texts), problem } };
    },
    async object(role, prompt, schema, callOptions) {
      const shape = await jsonSchemaOf(schema);
      const filled = filledPrompt(prompt, prompts);
      return askForObject(filled, schema, prompts, (next) => call(role, next, shape, callOptions));
    },
  };
}

function noModel(role: ModelRole, { messages, temperature }: Prompt): ModelCall {
  const problem = noModelFor(role);
  const called = { role, requestedModel: "none", messages: [...messages], temperature: temperature ?? 0 };
  return { answer: fail(problem), event: { ...unanswered(called), problem } };
}

function noModelFor(role: ModelRole) {
  const message = `No model is configured for the role "${role}". Set one in the models file; docs/MODELS.md says how.`;
  return { code: "model_unavailable", message } as const;
}
