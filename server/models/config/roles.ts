import { fail, ok, type Result } from "@/server/trip";
import { MODEL_ROLES, type ModelRole, type RunIdentity } from "@/server/views";
import type { ModelSettings, ModelsConfig } from "./models-config";

/** A model with the name that the configuration gives it. */
export interface NamedModel {
  readonly name: string;
  readonly settings: ModelSettings;
}

/** The model that plays a role; null where the configuration has none for it. */
export function modelOfRole(config: ModelsConfig, role: ModelRole): NamedModel | null {
  const name = config.roles[role] ?? (role === "embedder" ? undefined : config.roles.default);
  return name === undefined ? null : namedModel(config, name);
}

export function namedModel(config: ModelsConfig, name: string): NamedModel | null {
  // A name that a person typed may be that of something every object has.
  const settings = Object.hasOwn(config.models, name) ? config.models[name] : undefined;
  return settings === undefined ? null : { name, settings };
}

/** The model of each role, as the configuration names it, as its server is asked for it and what it is: what a run's identity keeps. */
export function modelsByRole(config: ModelsConfig): RunIdentity["models"] {
  const models: RunIdentity["models"] = {};
  for (const role of MODEL_ROLES) {
    const model = modelOfRole(config, role);
    if (model !== null) models[role] = identityOf(model);
  }
  return models;
}

/** Of a model, what its answers depend on, and no secret: of headers the names alone. */
export function identityOf({ name, settings }: NamedModel) {
  const { model, scripted, generation, extraBody, headers } = settings;
  return {
    ...{ name, model, scripted },
    ...(generation !== undefined && { generation }),
    ...(extraBody !== undefined && { extraBody }),
    ...(headers !== undefined && { headers: Object.keys(headers).sort() }),
  };
}

/** What a model of the configuration is asked for: answers, vectors, or both. One without a role is asked for answers. */
export function usesOf(
  { roles }: ModelsConfig,
  name: string,
): { readonly answers: boolean; readonly vectors: boolean } {
  const vectors = roles.embedder === name;
  return {
    answers: !vectors || Object.entries(roles).some(([role, by]) => role !== "embedder" && by === name),
    vectors,
  };
}

/** The configuration with every role but the embedder's played by one of its models: what `--model NAME` asks for. */
export function withOneModel(config: ModelsConfig, name: string): Result<ModelsConfig> {
  const { embedder } = config.roles;
  const roles: ModelsConfig["roles"] = { default: name, ...(embedder !== undefined && { embedder }) };
  if (namedModel(config, name) !== null) return ok({ ...config, roles });
  const names = Object.keys(config.models);
  const known =
    names.length === 0 ? "No models are configured; docs/MODELS.md says how" : `There are ${names.join(", ")}`;
  return fail({ code: "not_found", message: `There is no model "${name}" in the models file. ${known}.` });
}

/** The model, then those that travelers are served by where it fails, in order. */
export function withFallbacks(config: ModelsConfig, model: NamedModel): NamedModel[] {
  const chain = [model];
  for (let next = model.settings.fallback; next !== undefined; ) {
    const fallback = namedModel(config, next);
    if (fallback === null || chain.some(({ name }) => name === fallback.name)) break;
    chain.push(fallback);
    next = fallback.settings.fallback;
  }
  return chain;
}
