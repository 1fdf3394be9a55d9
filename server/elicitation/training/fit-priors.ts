import type { Persona } from "@/server/personas";
import { ASKABLE_ENTRIES, type EntryKey, PREFERENCE_ENTRIES } from "@/server/trip";
import { slotIndices, slotsOf } from "../belief/slots";
import { Draws } from "../draws";

/** A mixture of kinds of travelers: all shares 0–1, tables row by row (`kind * slots + slot`). */
export interface Mixture {
  readonly weights: Float64Array;
  readonly values: ReadonlyMap<EntryKey, Float64Array>;
  /** P(critical | kind, value). */
  readonly critical: ReadonlyMap<EntryKey, Float64Array>;
}

/** Travelers as numbers: the slot of each of the 54 values, and whether each entry is critical. */
interface Encoded {
  readonly slots: readonly Uint8Array[];
  readonly critical: readonly Uint8Array[];
}

/** Added to counts, so that no share is 0; of critical shares, how many travelers the kind's and the entry's own shares weigh. */
const VALUE_PRIOR = 0.5;
const CRITICAL_PRIOR = 6;

/**
 * Fits kinds of travelers to personas by expectation maximization, on the values of all 54 entries and on what is critical.
 * Deterministic in the seed; some seconds for 10,000 personas, 64 kinds and 40 rounds.
 */
export function fitMixture(personas: readonly Persona[], kinds: number, rounds: number, seed: number): Mixture {
  const encoded = encode(personas);
  let shares = firstGuess(personas.length, kinds, seed);
  let mixture = maximize(encoded, shares, kinds);
  for (let round = 1; round < rounds; round++) {
    shares = expect(encoded, mixture, kinds);
    mixture = maximize(encoded, shares, kinds);
  }
  return mixture;
}

function encode(personas: readonly Persona[]): Encoded {
  const criticals = personas.map(({ critical }) => new Set(critical));
  return {
    slots: PREFERENCE_ENTRIES.map(({ key }) =>
      Uint8Array.from(personas, ({ entries }) => slotIndices(key, entries[key])[0] ?? 0),
    ),
    critical: PREFERENCE_ENTRIES.map(({ key }) => Uint8Array.from(criticals, (set) => (set.has(key) ? 1 : 0))),
  };
}

/** Shares of each traveler in each kind, row by row: mostly one kind, drawn. */
function firstGuess(count: number, kinds: number, seed: number): Float64Array {
  const draws = new Draws(seed, "kinds of travelers");
  const shares = new Float64Array(count * kinds);
  for (let index = 0; index < count; index++) {
    for (let kind = 0; kind < kinds; kind++) shares[index * kinds + kind] = 0.5 / kinds;
    const drawn = index * kinds + Math.floor(draws.fraction() * kinds);
    shares[drawn] = (shares[drawn] ?? 0) + 0.5;
  }
  return shares;
}

function maximize(encoded: Encoded, shares: Float64Array, kinds: number): Mixture {
  const count = shares.length / kinds;
  const totals = new Float64Array(kinds);
  for (let index = 0; index < shares.length; index++) {
    totals[index % kinds] = (totals[index % kinds] ?? 0) + (shares[index] ?? 0);
  }
  const values = new Map<EntryKey, Float64Array>();
  const critical = new Map<EntryKey, Float64Array>();
  PREFERENCE_ENTRIES.forEach(({ key }, position) => {
    const slots = slotsOf(key).length;
    const held = new Float64Array(kinds * slots);
    const both = new Float64Array(kinds * slots);
    const ofSlot = encoded.slots[position] ?? new Uint8Array();
    const ofCritical = encoded.critical[position] ?? new Uint8Array();
    for (let index = 0; index < count; index++) {
      const slot = ofSlot[index] ?? 0;
      const isCritical = ofCritical[index] ?? 0;
      for (let kind = 0; kind < kinds; kind++) {
        const share = shares[index * kinds + kind] ?? 0;
        const cell = kind * slots + slot;
        held[cell] = (held[cell] ?? 0) + share;
        both[cell] = (both[cell] ?? 0) + share * isCritical;
      }
    }
    values.set(key, valueShares(held, totals, slots));
    if (ASKABLE_ENTRIES.includes(key)) critical.set(key, criticalShares(held, both, slots, kinds));
  });
  return { weights: totals.map((total) => total / count), values, critical };
}

function valueShares(held: Float64Array, totals: Float64Array, slots: number): Float64Array {
  return held.map((share, cell) => {
    const total = totals[Math.floor(cell / slots)] ?? 0;
    return (share + VALUE_PRIOR / slots) / (total + VALUE_PRIOR);
  });
}

/** P(critical | kind, value), leaning on P(critical | value) of all kinds where few travelers were seen. */
function criticalShares(held: Float64Array, both: Float64Array, slots: number, kinds: number): Float64Array {
  const bySlot = new Float64Array(slots);
  for (let slot = 0; slot < slots; slot++) {
    let [all, critical] = [1, 0.2];
    for (let kind = 0; kind < kinds; kind++) {
      all += held[kind * slots + slot] ?? 0;
      critical += both[kind * slots + slot] ?? 0;
    }
    bySlot[slot] = critical / all;
  }
  return both.map((share, cell) => {
    const base = bySlot[cell % slots] ?? 0;
    return (share + CRITICAL_PRIOR * base) / ((held[cell] ?? 0) + CRITICAL_PRIOR);
  });
}

function expect({ slots, critical }: Encoded, { weights, ...tables }: Mixture, kinds: number): Float64Array {
  const count = slots[0]?.length ?? 0;
  const logarithms = new Float64Array(count * kinds);
  const start = weights.map((weight) => Math.log(weight + 1e-9));
  for (let index = 0; index < count; index++) logarithms.set(start, index * kinds);
  PREFERENCE_ENTRIES.forEach(({ key }, position) => {
    const valueLogs = tables.values.get(key)?.map(Math.log) ?? new Float64Array();
    const shares = tables.critical.get(key);
    const criticalLogs = [shares?.map((share) => Math.log(1 - share)), shares?.map(Math.log)];
    const width = slotsOf(key).length;
    for (let index = 0; index < count; index++) {
      const slot = slots[position]?.[index] ?? 0;
      const ofCritical = criticalLogs[critical[position]?.[index] ?? 0];
      for (let kind = 0; kind < kinds; kind++) {
        const cell = kind * width + slot;
        const at = index * kinds + kind;
        logarithms[at] = (logarithms[at] ?? 0) + (valueLogs[cell] ?? 0) + (ofCritical?.[cell] ?? 0);
      }
    }
  });
  return normalizeRows(logarithms, kinds);
}

function normalizeRows(logarithms: Float64Array, width: number): Float64Array {
  const shares = new Float64Array(logarithms.length);
  for (let start = 0; start < logarithms.length; start += width) {
    const row = logarithms.subarray(start, start + width);
    const highest = row.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
    let sum = 0;
    for (let kind = 0; kind < width; kind++) {
      const share = Math.exp((row[kind] ?? 0) - highest);
      shares[start + kind] = share;
      sum += share;
    }
    for (let kind = 0; kind < width; kind++) shares[start + kind] = (shares[start + kind] ?? 0) / sum;
  }
  return shares;
}
