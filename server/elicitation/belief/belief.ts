import type { EntryKey, EntryValue } from "@/server/trip";
import { type EntryPriors, normalised, type Priors, type Sign } from "./priors";
import { slotIndices } from "./slots";

/** One thing that was heard of an entry; `value` is null where the traveller leaves it to the agent. */
export interface Evidence {
  readonly entry: EntryKey;
  readonly value: EntryValue | null;
  readonly sign: Sign;
}

/**
 * What is believed of a traveller after some evidence: how likely each kind of traveller is, from which the values of all
 * entries and what is critical follow. Immutable.
 */
export interface Belief {
  readonly priors: Priors;
  /** P(kind | evidence). */
  readonly kinds: Float64Array;
  readonly evidence: ReadonlyMap<EntryKey, Evidence>;
}

/** Of answers that are about something else or are misread, as the simulated travellers have them. */
const MISHEARD = 0.03;

/** The belief after evidence, of which there is at most one for each entry: O(kinds × evidence), some microseconds. */
export function believe(priors: Priors, evidence: readonly Evidence[]): Belief {
  const logarithms = priors.weights.map(Math.log);
  for (const heard of evidence) {
    for (let kind = 0; kind < priors.kinds; kind++) {
      logarithms[kind] = (logarithms[kind] ?? 0) + Math.log(likelihood(priors, heard, kind));
    }
  }
  return {
    priors,
    kinds: fromLogarithms(logarithms),
    evidence: new Map(evidence.map((heard) => [heard.entry, heard])),
  };
}

/** The belief as it would be had nothing been heard of this entry: O(kinds). */
export function withoutEvidence({ priors, kinds, evidence }: Belief, entry: EntryKey): Belief {
  const heard = evidence.get(entry);
  if (heard === undefined) return { priors, kinds, evidence };
  const shares = kinds.map((share, kind) => share / likelihood(priors, heard, kind));
  const rest = new Map(evidence);
  rest.delete(entry);
  return { priors, kinds: normalised(shares), evidence: rest };
}

/** P(this was heard of the entry | kind), up to a factor that is the same for all kinds. */
function likelihood(priors: Priors, { entry, value, sign }: Evidence, kind: number): number {
  const tables = priors.entries.get(entry);
  if (tables === undefined) return 1;
  const { ofValue, critical } = givenValue(tables, entry, value, kind);
  const ratio = priors.signRatio(entry, sign);
  return ((1 - MISHEARD) * ofValue + MISHEARD / tables.slots) * (ratio * critical + 1 - critical);
}

/** For one kind: P(value) and P(critical | value); without a value 1 and P(critical). */
function givenValue(
  { slots, values, critical, criticalByKind }: EntryPriors,
  entry: EntryKey,
  value: EntryValue | null,
  kind: number,
): { ofValue: number; critical: number } {
  const indices = value === null ? [] : slotIndices(entry, value);
  if (indices.length === 0) return { ofValue: 1, critical: criticalByKind[kind] ?? 0 };
  let ofValue = 0;
  let both = 0;
  for (const slot of indices) {
    const index = kind * slots + slot;
    const share = values[index] ?? 0;
    ofValue += share;
    both += share * (critical[index] ?? 0);
  }
  return { ofValue, critical: both / ofValue };
}

/** P(the entry is among the traveller's critical ones | evidence). */
export function criticalProbability({ priors, kinds, evidence }: Belief, entry: EntryKey): number {
  const tables = priors.entries.get(entry);
  if (tables === undefined) return 0;
  const heard = evidence.get(entry);
  if (heard === undefined) return Math.min(1, weightedSum(kinds, tables.criticalByKind));
  const ratio = priors.signRatio(entry, heard.sign);
  let sum = 0;
  for (let kind = 0; kind < kinds.length; kind++) {
    const { critical } = givenValue(tables, entry, heard.value, kind);
    sum += ((kinds[kind] ?? 0) * (ratio * critical)) / (ratio * critical + 1 - critical);
  }
  return Math.min(1, sum);
}

/** P(value | evidence) by slot, for an entry of which nothing was heard; sums to 1. */
export function valueDistribution({ priors, kinds }: Belief, entry: EntryKey): Float64Array {
  const tables = priors.entries.get(entry);
  if (tables === undefined) return new Float64Array(0);
  const { slots, values } = tables;
  const distribution = new Float64Array(slots);
  for (let kind = 0; kind < kinds.length; kind++) {
    for (let slot = 0; slot < slots; slot++) {
      distribution[slot] = (distribution[slot] ?? 0) + (kinds[kind] ?? 0) * (values[kind * slots + slot] ?? 0);
    }
  }
  return distribution;
}

function weightedSum(weights: Float64Array, values: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < weights.length; index++) sum += (weights[index] ?? 0) * (values[index] ?? 0);
  return sum;
}

function fromLogarithms(logarithms: Float64Array): Float64Array {
  const highest = logarithms.reduce((most, logarithm) => Math.max(most, logarithm), Number.NEGATIVE_INFINITY);
  return normalised(logarithms.map((logarithm) => Math.exp(logarithm - highest)));
}
