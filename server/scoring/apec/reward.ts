import type { AgenticScores } from "@/server/views";

/** The weight of accuracy in the reward, as in the paper (section 4.1). */
export const ALPHA = 0.1;
/** Three axes of up to five points. */
const HIGHEST_TOTAL = 15;

/**
 * R = α·Rc + (1 − α)·Ra/15 (APEC-Travel, equation 1), 0–1. Rc is the accuracy weighted by criticality at the end of the
 * dialog, Ra the sum of the agentic scores, divided by its highest value so that both parts have one scale.
 */
export function rewardOf(weightedAccuracy: number, agentic: AgenticScores, alpha: number): number {
  return alpha * weightedAccuracy + ((1 - alpha) * agentic.total) / HIGHEST_TOTAL;
}
