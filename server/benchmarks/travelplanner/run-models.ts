import {
  type Models,
  type ModelsConfig,
  modelOfRole,
  oneModelConfig,
  openModels,
  readModelsConfig,
  withOneModel,
} from "@/server/models";
import { readModelId, startScriptedServer } from "@/server/models/scripted";
import { fail, MODEL_ROLES, ok, type Result, type RunIdentity } from "@/server/trip";

/** The models of a run: what its identity keeps of them, and those of one trial. */
export interface RunModels {
  /** As it was asked for; null: the roles as they are configured. */
  readonly name: string | null;
  /** Whether they are scripted: their figures say nothing of real ones. */
  readonly scripted: boolean;
  readonly byRole: RunIdentity["models"];
  open(seed: number): Models;
  /** Ends what was started for the run. */
  close(): Promise<void>;
}

/** More than any prompt takes. */
const SCRIPTED_CONTEXT_TOKENS = 1_000_000;

/**
 * The models that `--model` names: "scripted", with a quality and a fault if wanted ("scripted:0.8+500x2"), is served by this process;
 * another name is that of a configured model for every role; null takes the configured roles. Problems: "not_found", "bad_file", and
 * "bad_input" where nothing is configured.
 */
export async function openRunModels(name: string | null): Promise<Result<RunModels>> {
  if (name !== null && /^scripted\b/.test(name)) return scriptedModels(name);
  const read = readModelsConfig();
  if (!read.ok) return read;
  const config = name === null ? read : withOneModel(read.value, name);
  if (!config.ok) return config;
  const byRole = modelsByRole(config.value);
  if (Object.keys(byRole).length > 0) {
    return ok({ name, scripted: false, byRole, open: opening(config.value), close: async () => {} });
  }
  const message =
    "This agent needs a language model and none is configured. Take --model scripted, or see docs/MODELS.md.";
  return fail({ code: "bad_input", message });
}

async function scriptedModels(name: string): Promise<Result<RunModels>> {
  const id = readModelId(name);
  if (!id.ok) return id;
  const server = await startScriptedServer();
  const config = oneModelConfig(name, {
    baseUrl: server.url,
    model: name,
    contextTokens: SCRIPTED_CONTEXT_TOKENS,
    price: { inputPerMillion: 0, outputPerMillion: 0 },
  });
  const byRole = modelsByRole(config);
  return ok({ name, scripted: true, byRole, open: opening(config), close: () => server.close() });
}

function opening(config: ModelsConfig): RunModels["open"] {
  return (seed) => openModels({ config, purpose: "benchmark", seed });
}

/** The model of each role, as the configuration names it and as its server is asked for it. */
function modelsByRole(config: ModelsConfig): RunIdentity["models"] {
  const models: RunIdentity["models"] = {};
  for (const role of MODEL_ROLES) {
    const model = modelOfRole(config, role);
    if (model !== null) models[role] = { name: model.name, model: model.settings.model };
  }
  return models;
}
