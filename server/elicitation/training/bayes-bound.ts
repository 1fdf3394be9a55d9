import { TravelerSample } from "@/server/personas";
import { ASKABLE_ENTRIES, type EntryKey, NO_PREFERENCE, questionOf } from "@/server/trip";
import type { Population } from "@/server/views";
import type { Evidence } from "../belief/evidence";
import { shippedPriors } from "../belief/shipped-priors";
import { slotsOf } from "../belief/slots";
import { canBeAsked } from "../dialog/dialog";
import { patienceOf } from "../policies/patience";
import type { QuestionPolicy } from "../policies/policy";

/** Travelers that the prior is made of. */
const SAMPLED = 20_000;
/** Of answers, those that are about something else, name another value, or are misread. */
const MISHEARD = 0.03;
/** Two of the first five critical entries are told unasked; something else hardly ever is. */
const VOLUNTEERED = { critical: 2 / 11, other: 0.003 };
/** Told whether critical or not: the party and the style. */
const TOLD_BY_ALL: readonly EntryKey[] = ["persona.travelWithChild", "persona.travelWithPets", "persona.travelStyle"];

const samples = new Map<Population, TravelerSample>();

/**
 * Knows the generating model of a population (how values and critical entries come about, and the noise of answers as the main simulator has
 * it), not who this traveler is. Asks the open entry that is likeliest critical by the posterior over a sample: a bound, by sampling, on what can be
 * learned by asking one after the other; it is told what no policy can know. Greedy, and what two answers have in common beyond the sampled
 * traveler's facts is left out, so that a policy may come a little above it.
 */
export function bayesBound(population: Population): QuestionPolicy {
  return {
    name: "bayes",
    next(belief, dialog, delegation) {
      const sample = sampleOf(population);
      const weights = posterior(sample, [...belief.evidence.values()]);
      let best: { entry: EntryKey; critical: number } | null = null;
      for (const entry of ASKABLE_ENTRIES) {
        if (!canBeAsked(dialog, entry)) continue;
        const critical = expectation(weights, sample.criticalShare(entry));
        if (best === null || critical > best.critical) best = { entry, critical };
      }
      if (best === null || best.critical < patienceOf(delegation).leastValue) return "done";
      return { entry: best.entry, reason: questionOf(best.entry).matters };
    },
  };
}

/** Drawn once; no seed of a run is its seed. */
function sampleOf(population: Population): TravelerSample {
  const sample = samples.get(population) ?? new TravelerSample(population, 0, SAMPLED);
  samples.set(population, sample);
  return sample;
}

/** P(sampled traveler | evidence), by the product of what each answer makes likely; sums to 1. O(travelers × evidence). */
function posterior(sample: TravelerSample, evidence: readonly Evidence[]): Float64Array {
  const logarithms = new Float64Array(sample.size);
  for (const heard of evidence) {
    const ofValue = heard.value === null ? null : sample.valueLikelihood(heard.entry, heard.value);
    const critical = sample.criticalShare(heard.entry, heard.value ?? undefined);
    const byChance = 1 / Math.max(1, slotsOf(heard.entry).length);
    const [ifCritical, ifNot] = signLikelihood(heard);
    for (let index = 0; index < logarithms.length; index++) {
      const value = ofValue === null ? 1 : (1 - MISHEARD) * (ofValue[index] ?? 0) + MISHEARD * byChance;
      const share = critical[index] ?? 0;
      logarithms[index] = (logarithms[index] ?? 0) + Math.log(value * (ifCritical * share + ifNot * (1 - share)));
    }
  }
  const highest = logarithms.reduce((most, logarithm) => Math.max(most, logarithm), Number.NEGATIVE_INFINITY);
  const weights = logarithms.map((logarithm) => Math.exp(logarithm - highest));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** P(the answer sounds so | critical) and P(… | not critical), up to a factor that both have: signs by what they are worth as they are heard. */
function signLikelihood({ entry, value, sign }: Evidence): readonly [critical: number, other: number] {
  if (sign === "volunteered") return TOLD_BY_ALL.includes(entry) ? [1, 1] : [VOLUNTEERED.critical, VOLUNTEERED.other];
  // Nobody says how much it matters that they have no wish, or no pets.
  if (value === NO_PREFERENCE || (value === false && entry.startsWith("persona."))) return [1, 1];
  return [shippedPriors().signRatio(entry, sign), 1];
}

function expectation(weights: Float64Array, shares: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < weights.length; index++) sum += (weights[index] ?? 0) * (shares[index] ?? 0);
  return sum;
}
