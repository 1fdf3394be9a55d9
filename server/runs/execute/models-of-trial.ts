import { scriptedConfig, servedHere, type TrialLimits } from "@/server/benchmarks";
import { canonicalJson } from "@/server/episodes";
import {
  createBudget,
  type Models,
  type ModelsConfig,
  modelsByRole,
  namedModel,
  openModels,
  type Prompts,
  readModelsConfig,
} from "@/server/models";
import { fail, ok, type Result } from "@/server/trip";
import { MODEL_ROLES, type ModelRole, type RunIdentity } from "@/server/views";
import { unpricedSentence } from "../prices";
import { scriptedServer } from "./scripted-server";

/**
 * The models that a run's identity names, for one trial and within what it may cost; null for a run without models. A configuration that
 * means other models by now is a problem: the run would become another experiment.
 */
export async function modelsOfTrial(
  models: RunIdentity["models"],
  seed: number,
  { costUsdPerTrial }: Pick<TrialLimits, "costUsdPerTrial">,
  prompts: Prompts,
): Promise<Result<Models | null>> {
  if (Object.keys(models).length === 0) return ok(null);
  const scripted = servedHere(models);
  const config = scripted === null ? configOf(models) : ok(scriptedConfig(scripted, (await scriptedServer()).url));
  if (!config.ok) return config;
  const unpriced = unpricedSentence(models, config.value, { costUsdPerTrial });
  if (unpriced !== null) return fail({ code: "unavailable", message: unpriced });
  const budget = createBudget({ costUsd: costUsdPerTrial, tokens: null });
  return ok(openModels({ config: config.value, purpose: "benchmark", budget, seed, prompts }));
}

/** The configuration with the roles as the run has them. */
function configOf(models: RunIdentity["models"]): Result<ModelsConfig> {
  const config = readModelsConfig();
  if (!config.ok) return config;
  const roles: ModelsConfig["roles"] = {};
  for (const role of MODEL_ROLES) {
    const wanted = models[role];
    if (wanted === undefined) continue;
    const served = namedModel(config.value, wanted.name)?.settings;
    if (served?.model !== wanted.model) {
      const message = `The run was started with the model "${wanted.name}" as ${wanted.model}, and the models file has ${served?.model ?? "none of that name"} now. Start the run again.`;
      return fail({ code: "unavailable", message });
    }
    if (wanted.scripted !== undefined && served.scripted !== wanted.scripted) {
      const [then, now] = wanted.scripted ? ["a scripted one", "a real one"] : ["a real one", "scripted"];
      const message = `The run was started with the model "${wanted.name}" as ${then}, and the models file says that it is ${now}. Start the run again.`;
      return fail({ code: "unavailable", message });
    }
    const sampled = settingsOf(modelsByRole({ ...config.value, roles: { [role]: wanted.name } })[role]);
    if (sampled !== settingsOf(wanted)) {
      const message = `The run was started with other generation settings, extraBody or headers of the model "${wanted.name}" than the models file has now. Start the run again.`;
      return fail({ code: "unavailable", message });
    }
    roles[role] = wanted.name;
  }
  return ok({ ...config.value, roles });
}

/** What the models file sets of how a model answers, in one form whatever the order of its fields. */
function settingsOf({
  generation = {},
  extraBody = {},
  headers = [],
}: Partial<RunIdentity["models"][ModelRole]> = {}): string {
  return canonicalJson({ generation, extraBody, headers });
}
