import type { EntryKey, EntryValue } from "@/server/trip";
import { activationsOf, criticalBy } from "./critical-network";
import type { Evidence } from "./evidence";
import { type EntryPriors, normalized, type Priors } from "./priors";
import { slotIndices } from "./slots";

/**
 * What is believed of a traveler after some evidence: how likely each kind of traveler is, from which the values of all
 * entries follow, and what a network makes of the evidence, from which what is critical follows. Immutable.
 */
export interface Belief {
  readonly priors: Priors;
  /** P(kind | evidence). */
  readonly kinds: Float64Array;
  /** The hidden layer of the critical network. */
  readonly activations: Float64Array;
  readonly evidence: ReadonlyMap<EntryKey, Evidence>;
}

/** Of answers that are about something else or are misread, as the simulated travelers have them. */
const MISHEARD = 0.03;

/**
 * The belief after evidence, of which there is at most one for each entry: O((kinds + hidden units) × evidence), some
 * microseconds.
 */
export function believe(priors: Priors, evidence: readonly Evidence[]): Belief {
  const logarithms = priors.weights.map(Math.log);
  for (const observed of evidence) {
    for (let kind = 0; kind < priors.kinds; kind++) {
      logarithms[kind] = (logarithms[kind] ?? 0) + Math.log(likelihood(priors, observed, kind));
    }
  }
  return {
    priors,
    kinds: fromLogarithms(logarithms),
    activations: activationsOf(priors.network, evidence),
    evidence: new Map(evidence.map((observed) => [observed.entry, observed])),
  };
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

/** P(the entry is among the traveler's critical ones | evidence); 0 for one that cannot be asked. */
export function criticalProbability({ priors, activations }: Belief, entry: EntryKey): number {
  return criticalBy(priors.network, activations, entry);
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

function fromLogarithms(logarithms: Float64Array): Float64Array {
  const highest = logarithms.reduce((most, logarithm) => Math.max(most, logarithm), Number.NEGATIVE_INFINITY);
  return normalized(logarithms.map((logarithm) => Math.exp(logarithm - highest)));
}
