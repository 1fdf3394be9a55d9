import type { DialogRecord } from "@/server/views";

/** What a question costs, in area: one must bring half a hundredth of it. Set by hand, before anything was measured by it. */
export const PRICE_PER_ROUND = 0.005;

/** Three axes of up to five points. */
const HIGHEST_TOTAL = 15;

/**
 * The task reward of a dialog: T = A − c·n, where A is the area of critical accuracy, its mean over rounds 1 to 20 (a dialog that has
 * ended keeps its last value), n the number of rounds and c their price. From −0.1 to below 1. Who learns more of the critical entries, or
 * learns them sooner, has more; no judge has a say. Of our own: the paper's R is `rewardOf`.
 */
export function taskReward({ byRound, rounds }: Pick<DialogRecord, "byRound" | "rounds">): number {
  const asked = byRound.filter(({ round }) => round >= 1);
  const area = asked.reduce((sum, { critical }) => sum + critical, 0) / Math.max(1, asked.length);
  return area - PRICE_PER_ROUND * rounds;
}

/** The task reward mixed with the judge's scores, as equation 1 mixes them: R(α) = α·T + (1 − α)·Ra/15. */
export function mixedTaskReward(record: Pick<DialogRecord, "byRound" | "rounds" | "agentic">, alpha: number): number {
  return alpha * taskReward(record) + ((1 - alpha) * record.agentic.total) / HIGHEST_TOTAL;
}
