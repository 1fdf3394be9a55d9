import type { ListedRun } from "./run";

type Models = Pick<ListedRun["means"], "models">;

/** The share of a run's calls of models whose answers were of no use, so that rules took their place; 0 where no model took part. */
export function fallbackShare({ models }: Models): number {
  if (models === undefined || models.fellBack === 0) return 0;
  return Math.min(1, models.fellBack / Math.max(1, models.calls));
}

/** "100 % of replies by rules"; null where a model's own replies are all there is. */
export function fallbackWords(means: Models): string | null {
  return fallbackShare(means) === 0 ? null : `${fallbackPercent(means)} of replies by rules`;
}

/** "100 %", "under 1 %". */
export function fallbackPercent(means: Models): string {
  const share = fallbackShare(means);
  return share > 0 && share < 0.01 ? "under 1 %" : `${(100 * share).toFixed(0)} %`;
}

/** How many replies of models were of no use, whatever came of it; null where no model took part. */
export function unusableReplies({ models }: Models): number | null {
  if (models === undefined) return null;
  return Object.values(models.unusable).reduce((sum, count) => sum + count, 0);
}
