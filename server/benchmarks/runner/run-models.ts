import {
  type Models,
  type ModelsConfig,
  modelsByRole,
  namedModel,
  oneModelConfig,
  openModels,
  type Prompts,
  readModelsConfig,
  SHIPPED_PROMPTS,
  withOneModel,
} from "@/server/models";
import { readModelId, startScriptedServer } from "@/server/models/scripted";
import { fail, ok, type Result } from "@/server/trip";
import { MODEL_ROLES, type ModelRole, type RunIdentity } from "@/server/views";

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

type RunModel = { readonly name: string; readonly model: string; readonly scripted?: boolean };

/** Whether a program answers for a model of a run, as the run's configuration said. */
function isScripted({ name, scripted = isScriptedName(name) }: RunModel): boolean {
  return scripted;
}

/** Whether any role of a run is played by a scripted model: its figures say nothing of real ones. */
export function usesScripted(models: RunIdentity["models"]): boolean {
  return Object.values(models).some(isScripted);
}

/** The scripted model that the process that plays the run serves for all its roles; null where its models are configured ones, or there are none. */
export function servedHere(models: RunIdentity["models"]): string | null {
  const [first] = Object.values(models);
  if (first === undefined || !isScripted(first) || first.name !== first.model) return null;
  return asksForScripted(first.name) ? first.name : null;
}

/** "scripted", with a quality and a fault if wanted ("scripted:0.8+500x2"). */
function isScriptedName(name: string): boolean {
  return /^scripted(?=$|[:+])/.test(name);
}

/** Whether a run with this model has it served by the process that plays it. A model of the models file by that name comes first. */
function asksForScripted(name: string | null): name is string {
  if (name === null || !isScriptedName(name)) return false;
  const config = readModelsConfig();
  return !config.ok || namedModel(config.value, name) === null;
}

/** Every role played by a scripted model that is served at `baseUrl`. */
export function scriptedConfig(name: string, baseUrl: string): ModelsConfig {
  const price = { inputPerMillion: 0, outputPerMillion: 0 };
  const settings = { baseUrl, model: name, contextTokens: SCRIPTED_CONTEXT_TOKENS, price, scripted: true };
  const config = oneModelConfig(name, settings);
  return { ...config, roles: { ...config.roles, embedder: name } };
}

/**
 * The models of each role that a run with this model has, without starting anything: a scripted one for every role, a configured one for
 * every role, or with null the roles as they are configured. Problems: "not_found", "bad_file", and "bad_input" where nothing is configured.
 */
export function namedModels(name: string | null): Result<RunIdentity["models"]> {
  if (asksForScripted(name)) {
    const id = readModelId(name);
    return id.ok ? ok(modelsByRole(scriptedConfig(name, "http://127.0.0.1"))) : id;
  }
  const config = configured(name);
  return config.ok ? ok(modelsByRole(config.value)) : config;
}

/** The models that `--model` names, opened to ask by these prompts: see `namedModels`. A scripted one is served by this process until `close`. */
export async function openRunModels(
  name: string | null,
  prompts: Prompts = SHIPPED_PROMPTS,
): Promise<Result<RunModels>> {
  const byRole = namedModels(name);
  if (!byRole.ok) return byRole;
  const about = { name, byRole: byRole.value, scripted: usesScripted(byRole.value) };
  if (asksForScripted(name)) {
    const server = await startScriptedServer();
    return ok({ ...about, open: opening(scriptedConfig(name, server.url), prompts), close: () => server.close() });
  }
  const config = configured(name);
  return config.ok ? ok({ ...about, open: opening(config.value, prompts), close: async () => {} }) : config;
}

/** The models of a run in which single roles have a model of their own; the others are those of `others`, or nobody's. */
export async function withRoleModels(
  others: RunModels | null,
  byRole: Readonly<Partial<Record<ModelRole, string>>>,
  prompts: Prompts,
): Promise<Result<RunModels | null>> {
  let joined = others;
  for (const role of MODEL_ROLES) {
    const name = byRole[role];
    if (name === undefined) continue;
    const own = await openRunModels(name, prompts);
    if (!own.ok) {
      await joined?.close();
      return own;
    }
    joined = withRole(joined, role, own.value);
  }
  return ok(joined);
}

function withRole(others: RunModels | null, role: ModelRole, own: RunModels): RunModels {
  return {
    name: others?.name ?? null,
    scripted: own.scripted || (others?.scripted ?? false),
    byRole: { ...others?.byRole, [role]: own.byRole[role] },
    open(seed) {
      const [ofRole, ofOthers] = [own.open(seed), others?.open(seed) ?? own.open(seed)];
      const modelsOf = (asked: ModelRole) => (asked === role ? ofRole : ofOthers);
      return {
        has: (asked) => asked === role || (others !== null && ofOthers.has(asked)),
        nameOf: (asked) => (asked === role || others !== null ? modelsOf(asked).nameOf(asked) : null),
        call: (asked, ...call) => modelsOf(asked).call(asked, ...call),
        object: (asked, ...call) => modelsOf(asked).object(asked, ...call),
        embed: (...call) => modelsOf("embedder").embed(...call),
      };
    },
    async close() {
      await own.close();
      await others?.close();
    },
  };
}

function configured(name: string | null): Result<ModelsConfig> {
  const read = readModelsConfig();
  if (!read.ok) return read;
  const config = name === null ? read : withOneModel(read.value, name);
  if (!config.ok || Object.keys(modelsByRole(config.value)).length > 0) return config;
  const names = Object.keys(config.value.models);
  const message =
    names.length === 0
      ? "The agent needs a language model and none is configured. Choose the model scripted, or see docs/MODELS.md."
      : `The models file names models, but none for any role. Choose one of them (${names.join(", ")}) for all roles, or write "roles": { "default": "${names[0]}" } in the file.`;
  return fail({ code: "bad_input", message });
}

function opening(config: ModelsConfig, prompts: Prompts): RunModels["open"] {
  return (seed) => openModels({ config, purpose: "benchmark", seed, prompts });
}
