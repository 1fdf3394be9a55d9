import { ASKABLE_ENTRIES, CRITICAL_ENTRIES, type EntryKey } from "@/server/trip";
import { drawTraveler } from "../generate-personas";
import { rankCritical } from "../importance/rank-critical";
import { FACTOR_SLOT, slotOf } from "../model/compile";
import { drawPositions, nothingGiven } from "../model/draw-positions";
import { Random } from "../random";

/** How the critical entries of travelers with the same facts vary. */
export interface CriticalEntropy {
  /** Bits: the binary entropy of being critical, averaged over the 48 entries and the travelers. */
  readonly perEntry: number;
  /** Bits: no set of 11 has more entropy than its entries together. */
  readonly setAtMost: number;
  /** The share of the 11 that the 11 likeliest entries hit. */
  readonly predictable: number;
  /** The share of pairs of travelers with the same facts whose sets differ. */
  readonly differ: number;
}

/** The critical entries of travelers, in groups that have the same facts. */
type Groups = readonly (readonly (readonly EntryKey[])[])[];

/** Smaller groups would look less varied than they are. */
const SMALLEST_GROUP = 100;

/** What can be seen of a traveler after the opening: style of travel, child, pets. */
export function groupsByFirstSight(seed: number, travelers: number): Groups {
  const random = new Random(seed, "first sight");
  const groups = new Map<string, EntryKey[][]>();
  for (let count = 0; count < travelers; count++) {
    const positions = drawTraveler(random);
    const seen = (["persona.travelStyle", "persona.travelWithChild", "persona.travelWithPets"] as const).map(
      (entry) => positions[slotOf(entry)],
    );
    const group = groups.get(seen.join()) ?? [];
    groups.set(seen.join(), [...group, rankCritical(random, positions)]);
  }
  return [...groups.values()].filter((group) => group.length >= SMALLEST_GROUP);
}

/**
 * All that the ranking is told of a traveler (APEC-Travel, A.2): age, job, education, marital status, disability, style
 * and the survey's factor. They come first in the model, so that drawing the rest gives others with the same facts.
 */
export function groupsByRankingFacts(seed: number, people: number, likeEach: number): Groups {
  const random = new Random(seed, "ranking facts");
  return Array.from({ length: people }, () => {
    const first = drawTraveler(random);
    const given = nothingGiven();
    given[FACTOR_SLOT] = first[FACTOR_SLOT] ?? 0;
    for (const fact of [
      ...(["persona.age", "persona.job", "persona.education"] as const),
      ...(["persona.maritalStatus", "persona.travelStyle", "persona.disability"] as const),
    ]) {
      given[slotOf(fact)] = first[slotOf(fact)] ?? 0;
    }
    return Array.from({ length: likeEach }, () => rankCritical(random, drawPositions(random, given)));
  });
}

/** Groups count by their size. */
export function criticalEntropy(groups: Groups): CriticalEntropy {
  const travelers = groups.reduce((sum, group) => sum + group.length, 0);
  const total = { bits: 0, hits: 0, pairs: 0, different: 0 };
  for (const group of groups) {
    const rates = ASKABLE_ENTRIES.map((entry) => group.filter((set) => set.includes(entry)).length / group.length);
    total.bits += group.length * rates.reduce((sum, rate) => sum + binaryEntropy(rate), 0);
    const likeliest = rates.toSorted((a, b) => b - a).slice(0, CRITICAL_ENTRIES);
    total.hits += (group.length * likeliest.reduce((sum, rate) => sum + rate, 0)) / CRITICAL_ENTRIES;
    const sets = group.map((set) => set.toSorted().join());
    total.pairs += sets.length - 1;
    total.different += sets.slice(1).filter((set, index) => set !== sets[index]).length;
  }
  return {
    perEntry: total.bits / travelers / ASKABLE_ENTRIES.length,
    setAtMost: total.bits / travelers,
    predictable: total.hits / travelers,
    differ: total.different / total.pairs,
  };
}

function binaryEntropy(rate: number): number {
  return rate <= 0 || rate >= 1 ? 0 : -rate * Math.log2(rate) - (1 - rate) * Math.log2(1 - rate);
}
