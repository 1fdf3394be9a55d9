import { scriptedConfig } from "@/server/benchmarks";
import { createBudget, type Models, type ModelsConfig, openModels, readModelsConfig } from "@/server/models";
import { fail, MODEL_ROLES, ok, type Result, type RunIdentity } from "@/server/trip";
import { usesScripted } from "../identity";
import { unpricedSentence } from "../prices";
import type { TrialLimits } from "./limits";
import { scriptedServer } from "./scripted-server";

/**
 * The models that a run's identity names, for one trial and within what it may cost; null for a run without models. A configuration that
 * means other models by now is a problem: the run would become another experiment.
 */
export async function modelsOfTrial(
  models: RunIdentity["models"],
  seed: number,
  { costUsdPerTrial }: Pick<TrialLimits, "costUsdPerTrial">,
): Promise<Result<Models | null>> {
  if (Object.keys(models).length === 0) return ok(null);
  const config = usesScripted(models) ? await servedHere(models) : configOf(models);
  if (!config.ok) return config;
  const unpriced = unpricedSentence(models, config.value, { costUsdPerTrial });
  if (unpriced !== null) return fail({ code: "unavailable", message: unpriced });
  const budget = createBudget({ costUsd: costUsdPerTrial, tokens: null });
  return ok(openModels({ config: config.value, purpose: "benchmark", budget, seed }));
}

async function servedHere(models: RunIdentity["models"]): Promise<Result<ModelsConfig>> {
  const [first] = Object.values(models);
  if (first === undefined) return fail({ code: "internal", message: "A run without models has no scripted one." });
  return ok(scriptedConfig(first.name, (await scriptedServer()).url));
}

/** The configuration with the roles as the run has them. */
function configOf(models: RunIdentity["models"]): Result<ModelsConfig> {
  const config = readModelsConfig();
  if (!config.ok) return config;
  const roles: ModelsConfig["roles"] = {};
  for (const role of MODEL_ROLES) {
    const wanted = models[role];
    if (wanted === undefined) continue;
    const served = config.value.models[wanted.name]?.model;
    if (served !== wanted.model) {
      const message = `The run was started with the model "${wanted.name}" as ${wanted.model}, and the models file has ${served ?? "none of that name"} now. Start the run again.`;
      return fail({ code: "unavailable", message });
    }
    roles[role] = wanted.name;
  }
  return ok({ ...config.value, roles });
}
