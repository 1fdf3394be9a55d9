import {
  type Models,
  type ModelsConfig,
  modelsByRole,
  oneModelConfig,
  openModels,
  readModelsConfig,
  withOneModel,
} from "@/server/models";
import { readModelId, startScriptedServer } from "@/server/models/scripted";
import { fail, ok, type Result, type RunIdentity } from "@/server/trip";

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

/** Whether a model's name is that of the scripted one: "scripted", with a quality and a fault if wanted ("scripted:0.8+500x2"). */
export function isScripted(name: string): boolean {
  return /^scripted(?=$|[:+])/.test(name);
}

/** Every role played by a scripted model that is served at `baseUrl`. */
export function scriptedConfig(name: string, baseUrl: string): ModelsConfig {
  const price = { inputPerMillion: 0, outputPerMillion: 0 };
  return oneModelConfig(name, { baseUrl, model: name, contextTokens: SCRIPTED_CONTEXT_TOKENS, price });
}

/**
 * The models of each role that a run with this model has, without starting anything: a scripted one for every role, a configured one for
 * every role, or with null the roles as they are configured. Problems: "not_found", "bad_file", and "bad_input" where nothing is configured.
 */
export function namedModels(name: string | null): Result<RunIdentity["models"]> {
  if (name !== null && isScripted(name)) {
    const id = readModelId(name);
    return id.ok ? ok(modelsByRole(scriptedConfig(name, "http://127.0.0.1"))) : id;
  }
  const config = configured(name);
  return config.ok ? ok(modelsByRole(config.value)) : config;
}

/** The models that `--model` names, opened: see `namedModels`. A scripted one is served by this process until `close`. */
export async function openRunModels(name: string | null): Promise<Result<RunModels>> {
  const byRole = namedModels(name);
  if (!byRole.ok) return byRole;
  const about = { name, byRole: byRole.value };
  if (name !== null && isScripted(name)) {
    const server = await startScriptedServer();
    const open = opening(scriptedConfig(name, server.url));
    return ok({ ...about, scripted: true, open, close: () => server.close() });
  }
  const config = configured(name);
  return config.ok ? ok({ ...about, scripted: false, open: opening(config.value), close: async () => {} }) : config;
}

function configured(name: string | null): Result<ModelsConfig> {
  const read = readModelsConfig();
  if (!read.ok) return read;
  const config = name === null ? read : withOneModel(read.value, name);
  if (!config.ok || Object.keys(modelsByRole(config.value)).length > 0) return config;
  const message =
    "The agent needs a language model and none is configured. Choose the model scripted, or see docs/MODELS.md.";
  return fail({ code: "bad_input", message });
}

function opening(config: ModelsConfig): RunModels["open"] {
  return (seed) => openModels({ config, purpose: "benchmark", seed });
}
