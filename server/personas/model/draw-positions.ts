import {
  type EntryKey,
  type EntryValue,
  NO_PREFERENCE,
  PREFERENCE_ENTRIES,
  type PreferenceEntry,
  valuesOf,
} from "@/server/trip";
import type { Random } from "../random";
import { ATTRACTION } from "./attraction";
import { type CompiledCondition, compileCondition, holds, slotOf } from "./compile";
import type { AmountModel, EntryModel, ValueModel } from "./entry-model";
import { FLIGHT } from "./flight";
import { HOTEL } from "./hotel";
import { PERSON } from "./person";
import { RESTAURANT } from "./restaurant";

const MODELS: readonly EntryModel[] = [...PERSON, ...FLIGHT, ...HOTEL, ...RESTAURANT, ...ATTRACTION];

/** Every entry once, after all that bear on it; one without a model of its own takes each value equally often. */
export const ENTRY_MODELS: readonly EntryModel[] = [
  ...MODELS,
  ...PREFERENCE_ENTRIES.filter(({ key }) => MODELS.every(({ entry }) => entry !== key)).map(evenModel),
];

/** Takes each value of the entry equally often. */
export function evenModel(entry: PreferenceEntry): ValueModel {
  return { entry: entry.key, weights: valuesOf(entry).map((value) => [value, 1] as const) };
}

const VALUES: ReadonlyMap<EntryKey, readonly EntryValue[]> = new Map(
  ENTRY_MODELS.map((model) => [model.entry, valuesOfModel(model)]),
);

/** The values that the model can give an entry, in the order of their positions. */
export function possibleValues(entry: EntryKey): readonly EntryValue[] {
  const values = VALUES.get(entry);
  if (values === undefined) throw new RangeError(`No model draws ${entry}.`);
  return values;
}

function valuesOfModel(model: EntryModel): EntryValue[] {
  if ("weights" in model) return model.weights.map(([value]) => value);
  const [low, high] = model.bounds;
  return Array.from({ length: (high - low) / model.step + 1 }, (_, index) => low + index * model.step);
}

/** How one entry's value depends on the positions before it. */
interface Conditional {
  /** Draws the position of the value. */
  readonly draw: (random: Random, positions: Int32Array) => number;
  /** P(the value is at this position | the positions before it). */
  readonly probability: (position: number, positions: Int32Array) => number;
}

const CONDITIONALS: readonly (Conditional & { readonly slot: number })[] = ENTRY_MODELS.map((model) => ({
  slot: slotOf(model.entry),
  ...("weights" in model ? ofValues(model) : ofAmounts(model)),
}));
const BY_SLOT = new Map(CONDITIONALS.map((conditional) => [conditional.slot, conditional]));

/**
 * The positions of one traveler's values, drawn entry by entry along the directed model. What is `given` (position by
 * slot, -1: open) is kept: with the facts of one traveler given, this draws others who look the same.
 */
export function drawPositions(random: Random, given: Int32Array): Int32Array {
  const positions = Int32Array.from(given);
  for (const { slot, draw } of CONDITIONALS) if (given[slot] === -1) positions[slot] = draw(random, positions);
  return positions;
}

/** P(the entry in this slot has the value at this position | the traveler's other values); what the slot itself holds does not count. */
export function probabilityOf(slot: number, position: number, positions: Int32Array): number {
  return BY_SLOT.get(slot)?.probability(position, positions) ?? 0;
}

/** Nothing given: the survey's factor and all 54 entries open. */
export function nothingGiven(): Int32Array {
  return new Int32Array(PREFERENCE_ENTRIES.length + 1).fill(-1);
}

function ofValues(model: ValueModel): Conditional {
  const base = Float64Array.from(model.weights, ([, weight]) => weight);
  const influences = (model.influences ?? []).map(({ when, times }) => ({
    condition: compileCondition(when, possibleValues),
    factors: Float64Array.from(model.weights, ([value]) => times[String(value)] ?? 1),
  }));
  const exclusions = exclusionsOf(model);
  const weights = new Float64Array(base.length);
  const weigh = (positions: Int32Array) => {
    weights.set(base);
    for (const { condition, factors } of influences) if (holds(condition, positions)) multiply(weights, factors);
    for (const { condition, position } of exclusions) if (holds(condition, positions)) weights[position] = 0;
    return weights;
  };
  return {
    draw: (random, positions) => random.position(weigh(positions)),
    probability: (position, positions) => {
      const all = weigh(positions);
      return (all[position] ?? 0) / all.reduce((sum, weight) => sum + weight, 0);
    },
  };
}

/** For each value: that the entry which must differ has the same one. */
function exclusionsOf(model: ValueModel): { condition: CompiledCondition; position: number }[] {
  const other = model.neverEqual;
  if (other === undefined) return [];
  return model.weights.flatMap(([value], position) =>
    value === NO_PREFERENCE
      ? []
      : [{ condition: compileCondition({ entry: other, among: [value] }, possibleValues), position }],
  );
}

function ofAmounts(model: AmountModel): Conditional {
  const influences = model.influences.map(({ when, times }) => ({
    condition: compileCondition(when, possibleValues),
    times,
  }));
  const [low, high] = model.bounds;
  const centerOf = (positions: Int32Array) => {
    let center = model.center;
    for (const { condition, times } of influences) if (holds(condition, positions)) center *= times;
    return center;
  };
  return {
    draw: (random, positions) => {
      const amount = Math.min(high, Math.max(low, centerOf(positions) * Math.exp(model.spread * random.normal())));
      return Math.round((amount - low) / model.step);
    },
    // The log-normal density in the middle of the step, times its width; the bounds, where more is gathered, are taken as any step.
    probability: (position, positions) => {
      const amount = low + position * model.step;
      const deviation = Math.log(amount / centerOf(positions)) / model.spread;
      return (model.step * Math.exp(-(deviation ** 2) / 2)) / (amount * model.spread * Math.sqrt(2 * Math.PI));
    },
  };
}

function multiply(weights: Float64Array, factors: Float64Array): void {
  for (let index = 0; index < weights.length; index++) weights[index] = (weights[index] ?? 0) * (factors[index] ?? 1);
}
