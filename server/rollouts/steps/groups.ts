import { sampleDeviation } from "@/server/statistics";
import type { RolloutGroup, RolloutSettings } from "@/server/views";

/** Two floating-point roads to the same deviation may differ by so much. */
const ROUNDING = 1e-9;

/**
 * What the rewards of one task's rollouts say: whether the group passes the spread filter (DeepTravel: groups with std(r) ≤ 0.1 are too easy or
 * too hard to learn from), and whether it failed. The deviation is the sample's, as TRL scales by; that of a single rollout is 0.
 */
export function judgeGroup(
  rewards: readonly number[],
  { spread: least, failedBelow }: Pick<RolloutSettings, "spread" | "failedBelow">,
): Pick<RolloutGroup, "rewards" | "spread" | "kept" | "failed"> {
  const spread = sampleDeviation(rewards) ?? 0;
  return {
    rewards: [...rewards],
    spread,
    kept: spread > least + ROUNDING,
    failed: rewards.every((reward) => reward < failedBelow),
  };
}
