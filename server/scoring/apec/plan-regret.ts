/**
 * How much worse the plan from learned preferences is than the plan from the true ones, by the true ones: the share of
 * the best plan's utility that is lost, 0–1. Without a plan from the learned preferences everything is lost; where even
 * the true ones allow no plan, or none that is worth anything, nothing can be.
 */
export async function planRegret<Preferences, Plan>({
  truth,
  learned,
  plan,
  utility,
}: {
  readonly truth: Preferences;
  readonly learned: Preferences;
  readonly plan: (preferences: Preferences) => Promise<Plan | null>;
  /** The worth of a plan by some preferences; 0 or more. */
  readonly utility: (plan: Plan, preferences: Preferences) => number;
}): Promise<number> {
  const best = await plan(truth);
  if (best === null) return 0;
  const highest = utility(best, truth);
  if (highest <= 0) return 0;
  const chosen = await plan(learned);
  return chosen === null ? 1 : Math.min(1, Math.max(0, (highest - utility(chosen, truth)) / highest));
}
