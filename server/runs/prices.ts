import type { ModelsConfig } from "@/server/models";
import type { RunIdentity, RunLimits } from "@/server/views";

type DollarLimits = Pick<RunLimits, "costUsdPerTrial"> & Partial<Pick<RunLimits, "costUsd">>;

/** Why a limit in dollars cannot be kept with these models, in a sentence; null when it can, or there is none. */
export function unpricedSentence(
  models: RunIdentity["models"],
  config: ModelsConfig,
  { costUsd = null, costUsdPerTrial }: DollarLimits,
): string | null {
  if (costUsd === null && costUsdPerTrial === null) return null;
  const unpriced = Object.values(models).find(({ name }) => config.models[name]?.price === undefined);
  if (unpriced === undefined) return null;
  return `The model "${unpriced.name}" has no price, so a dollar limit cannot be enforced. Write its price in the models file (0 where it costs nothing), or leave the limit out.`;
}
