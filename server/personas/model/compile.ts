import { type EntryKey, type EntryValue, PREFERENCE_ENTRIES } from "@/server/trip";
import { TRAVELER_FACTORS } from "../survey";
import type { Condition } from "./entry-model";

/** The entries have the slots 0–53 of a draw, the survey's factor the last one. A slot holds the position of a value. */
export const FACTOR_SLOT = PREFERENCE_ENTRIES.length;
const SLOTS: ReadonlyMap<string, number> = new Map(PREFERENCE_ENTRIES.map(({ key }, index) => [key, index]));

export function slotOf(entry: EntryKey): number {
  const slot = SLOTS.get(entry);
  if (slot === undefined) throw new RangeError(`There is no entry ${entry}.`);
  return slot;
}

/** A condition over positions: it holds where `mask` has a 1 at the position that the slot holds. */
export interface CompiledCondition {
  readonly slot: number;
  readonly mask: Uint8Array;
}

/** @param valuesOf the values of an entry in the order of their positions */
export function compileCondition(
  condition: Condition,
  valuesOf: (entry: EntryKey) => readonly EntryValue[],
): CompiledCondition {
  if ("factor" in condition) {
    return {
      slot: FACTOR_SLOT,
      mask: Uint8Array.from(TRAVELER_FACTORS, ([factor]) => (factor === condition.factor ? 1 : 0)),
    };
  }
  const holdsFor = (value: EntryValue) =>
    "from" in condition
      ? typeof value === "number" && value >= condition.from && value <= condition.to
      : condition.among.includes(value);
  return {
    slot: slotOf(condition.entry),
    mask: Uint8Array.from(valuesOf(condition.entry), (value) => (holdsFor(value) ? 1 : 0)),
  };
}

export function holds(condition: CompiledCondition, positions: Int32Array): boolean {
  return condition.mask[positions[condition.slot] ?? -1] === 1;
}
