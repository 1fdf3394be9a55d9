import { createHash } from "node:crypto";
import { type ModelsConfig, modelOfRole, readModelsConfig, withOneModel } from "@/server/models";
import { readModelId } from "@/server/models/scripted";
import { fail, MODEL_ROLES, ok, type Result, type RunIdentity } from "@/server/trip";

/** Name of models that the process itself serves from the prompt alone. */
const SCRIPTED = /^scripted(?=$|[:+])/;

export function isScripted(name: string): boolean {
  return SCRIPTED.test(name);
}

/** Whether any role of a run is played by a scripted model. */
export function usesScripted(models: RunIdentity["models"]): boolean {
  return Object.values(models).some((model) => isScripted(model.name));
}

/** SHA-256 of the identity with its keys sorted: equal for runs that are the same experiment. */
export function identityHash(identity: RunIdentity): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(identity)))
    .digest("hex");
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}

/**
 * The model of each role as a run's identity keeps it. `name`: one model for every role, scripted or of the configuration; null:
 * the configured roles. Problems: "not_found" names the configured models, "bad_file" a configuration that cannot be read.
 */
export function modelsByRole(name: string | null): Result<RunIdentity["models"]> {
  if (name !== null && isScripted(name)) {
    const id = readModelId(name);
    return id.ok ? ok(forEveryRole(() => ({ name, model: name }))) : id;
  }
  const config = chosenConfig(name);
  if (!config.ok) return config;
  const models = forEveryRole((role) => {
    const model = modelOfRole(config.value, role);
    return model === null ? undefined : { name: model.name, model: model.settings.model };
  });
  if (Object.keys(models).length > 0) return ok(models);
  const message =
    "The agent needs a language model and none is configured. Choose a scripted one, or see docs/MODELS.md.";
  return fail({ code: "bad_input", message });
}

/** The configuration with one model for every role; with null as it is. */
function chosenConfig(name: string | null): Result<ModelsConfig> {
  const config = readModelsConfig();
  if (!config.ok || name === null) return config;
  return withOneModel(config.value, name);
}

function forEveryRole(
  modelOf: (role: (typeof MODEL_ROLES)[number]) => { name: string; model: string } | undefined,
): RunIdentity["models"] {
  const models: RunIdentity["models"] = {};
  for (const role of MODEL_ROLES) {
    const model = modelOf(role);
    if (model !== undefined) models[role] = model;
  }
  return models;
}
