import type { Population } from "@/server/views";
import { LEARNED_IMPORTANCE } from "./importance/importance-model";
import { type Scores, scoresBy } from "./importance/rank-critical";
import { type Shift, shiftedImportance } from "./importance/shifted-importance";

/**
 * How far the shifted population lies from the learned one. The share was chosen by what the two have in common (a rank correlation under
 * 0.5, `rank-correlations.ts`), before any policy was measured with it.
 */
const SHIFT: Shift = { seed: 1, share: 0.5 };

const SCORES: Readonly<Record<Population, Scores>> = {
  learned: scoresBy(LEARNED_IMPORTANCE),
  shifted: scoresBy(shiftedImportance(LEARNED_IMPORTANCE, SHIFT)),
};

/** How important entries are to travelers of this population. */
export function scoresIn(population: Population): Scores {
  return SCORES[population];
}
