import { ASKABLE_ENTRIES, CRITICAL_ENTRIES, type EntryKey, type EntryValue } from "@/server/trip";
import type { Population } from "@/server/views";
import { drawTraveler } from "./generate-personas";
import { hasWish, isWish, LOST_WITHOUT_A_WISH } from "./importance/rank-critical";
import { slotOf } from "./model/compile";
import { possibleValues, probabilityOf } from "./model/draw-positions";
import { scoresIn } from "./population";
import { Random } from "./random";

/** What is asked of the person and told as it is: others with another value are not this traveler. */
const FACTS: readonly EntryKey[] = [
  ...(["persona.travelStyle", "persona.travelWithChild", "persona.travelWithPets"] as const),
  ...(["persona.disability", "persona.interest", "persona.travelFrequency"] as const),
];

interface SampledTraveler {
  readonly positions: Int32Array;
  /** Of `ASKABLE_ENTRIES`. */
  readonly scores: Float64Array;
  /** For each of `ASKABLE_ENTRIES`, the 11th highest score with noise among the others: what it must surpass to be critical. */
  readonly toSurpass: Float64Array;
}

/**
 * Travelers drawn from the generating model of a population, none of whom is in any set: the prior of an expert who knows how travelers come
 * about and not who this one is. All answers have one number for each sampled traveler, in their order; they are reckoned once.
 */
export class TravelerSample {
  private readonly travelers: readonly SampledTraveler[];
  private readonly known = new Map<string, Float32Array>();

  constructor(population: Population, seed: number, count: number) {
    const random = new Random(seed, `sample/${population}`);
    const scoresOf = scoresIn(population);
    this.travelers = Array.from({ length: count }, () => {
      const positions = drawTraveler(random);
      const scores = scoresOf(positions);
      return { positions, scores, toSurpass: thresholds(scores.map((score) => score + random.gumbel())) };
    });
  }

  get size(): number {
    return this.travelers.length;
  }

  /** P(the entry has this value | the sampled traveler's other values); for a fact whether it is theirs. Lists count each of their values. */
  valueLikelihood(entry: EntryKey, value: EntryValue): Float32Array {
    return this.once(`value ${entry} ${JSON.stringify(value)}`, () => {
      const slot = slotOf(entry);
      const values = Array.isArray(value) ? value : [value];
      const wanted = values.map((single) => possibleValues(entry).indexOf(single)).filter((position) => position >= 0);
      const isFact = FACTS.includes(entry);
      return ({ positions }) =>
        wanted.reduce((sum, position) => {
          const own = isFact ? Number(positions[slot] === position) : probabilityOf(slot, position, positions);
          return sum + own;
        }, 0);
    });
  }

  /**
   * P(the entry is critical | the sampled traveler's facts, and how much the other entries matter to them), with `value` in place of the
   * traveler's own where it is given; 0 for an entry that cannot be asked.
   */
  criticalShare(entry: EntryKey, value?: EntryValue): Float32Array {
    const wishes = value === undefined || Array.isArray(value) ? undefined : isWish(value);
    return this.once(`critical ${entry} ${wishes}`, () => {
      const index = ASKABLE_ENTRIES.indexOf(entry);
      if (index < 0) return () => 0;
      return ({ positions, scores, toSurpass }) => {
        const has = hasWish(index, positions);
        const score = (scores[index] ?? 0) + (Number(wishes ?? has) - Number(has)) * LOST_WITHOUT_A_WISH;
        return 1 - Math.exp(-Math.exp(score - (toSurpass[index] ?? 0)));
      };
    });
  }

  private once(key: string, make: () => (traveler: SampledTraveler) => number): Float32Array {
    const known = this.known.get(key) ?? Float32Array.from(this.travelers, make());
    this.known.set(key, known);
    return known;
  }
}

/** The 11th highest of the others: of those above it the 12th of all, else the 11th. */
function thresholds(noisy: Float64Array): Float64Array {
  const sorted = Float64Array.from(noisy).sort().reverse();
  const [last, next] = [sorted[CRITICAL_ENTRIES - 1] ?? 0, sorted[CRITICAL_ENTRIES] ?? 0];
  return noisy.map((score) => (score >= last ? next : last));
}
