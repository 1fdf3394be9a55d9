import { generatePersonas } from "@/server/personas";
import { importanceAfter } from "@/server/scoring/apec";
import { spearman } from "@/server/statistics";
import { ASKABLE_ENTRIES } from "@/server/trip";
import type { Population } from "@/server/views";

/** How much the judge and the learned population know of who is evaluated: Spearman's correlations over the 48 entries. */
export interface RankCorrelations {
  /** Of the judge's importance before a word is said with how often an entry is critical for the travelers. */
  readonly judge: number | null;
  /** Of how often an entry is critical for the learned population's travelers with how often for these. */
  readonly learned: number | null;
}

const TRAVELERS = 1000;

export function rankCorrelations(population: Population, seed: number): RankCorrelations {
  const judged = importanceAfter("", "");
  const here = shares(population, seed);
  return {
    judge: spearman(ASKABLE_ENTRIES.map((entry, at) => [judged.get(entry) ?? 0, here[at] ?? 0])),
    learned: spearman(shares("learned", seed).map((share, at) => [share, here[at] ?? 0])),
  };
}

/** For how many of the evaluation travelers each of `ASKABLE_ENTRIES` is critical, as a share. */
function shares(population: Population, seed: number): number[] {
  const travelers = generatePersonas("evaluation", seed, TRAVELERS, population);
  return ASKABLE_ENTRIES.map(
    (entry) => travelers.filter(({ critical }) => critical.includes(entry)).length / travelers.length,
  );
}
