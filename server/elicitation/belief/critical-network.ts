import { ASKABLE_ENTRIES, type EntryKey } from "@/server/trip";
import type { Evidence } from "./evidence";
import { INPUT_COUNT, inputsOf } from "./inputs";

/**
 * P(critical | evidence) of the 48 entries that can be asked: one hidden layer (tanh), a logistic output for each entry. It is
 * fitted to what is critical itself, so it need not take what was heard for independent, as the kinds of travelers do.
 */
export interface CriticalNetwork {
  readonly hidden: number;
  /** Input to hidden row by row, hidden biases, hidden to output (a row for each entry), output biases. */
  readonly weights: Float64Array;
}

const OUTPUTS = new Map(ASKABLE_ENTRIES.map((entry, index) => [entry, index]));

/** Where each part of the weights begins, and how many there are. */
export function criticalLayout(hidden: number) {
  const hiddenBias = INPUT_COUNT * hidden;
  const output = hiddenBias + hidden;
  const outputBias = output + ASKABLE_ENTRIES.length * hidden;
  return { hiddenBias, output, outputBias, total: outputBias + ASKABLE_ENTRIES.length };
}

/** The hidden layer after some evidence: O(evidence × hidden), some microseconds. */
export function activationsOf(network: CriticalNetwork, evidence: Iterable<Evidence>): Float64Array {
  const inputs: number[] = [];
  for (const observed of evidence) inputs.push(...inputsOf(observed));
  return activationsAt(network, inputs);
}

/** The hidden layer with these inputs at one. */
export function activationsAt({ hidden, weights }: CriticalNetwork, inputs: readonly number[]): Float64Array {
  const { hiddenBias } = criticalLayout(hidden);
  const sums = weights.slice(hiddenBias, hiddenBias + hidden);
  for (const input of inputs) {
    const start = input * hidden;
    for (let unit = 0; unit < hidden; unit++) sums[unit] = (sums[unit] ?? 0) + (weights[start + unit] ?? 0);
  }
  for (let unit = 0; unit < hidden; unit++) sums[unit] = Math.tanh(sums[unit] ?? 0);
  return sums;
}

/** P(critical) of an entry by the hidden layer; 0 of one that cannot be asked. O(hidden). */
export function criticalBy(network: CriticalNetwork, activations: Float64Array, entry: EntryKey): number {
  const index = OUTPUTS.get(entry);
  return index === undefined ? 0 : outputAt(network, activations, index);
}

/** The same by the entry's index in `ASKABLE_ENTRIES`. */
export function outputAt({ hidden, weights }: CriticalNetwork, activations: Float64Array, index: number): number {
  const { output, outputBias } = criticalLayout(hidden);
  const start = output + index * hidden;
  let score = weights[outputBias + index] ?? 0;
  for (let unit = 0; unit < hidden; unit++) score += (weights[start + unit] ?? 0) * (activations[unit] ?? 0);
  return 1 / (1 + Math.exp(-score));
}
