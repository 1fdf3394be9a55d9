import {
  type EntryKey,
  type EntryValue,
  NO_PREFERENCE,
  PREFERENCE_ENTRIES,
  preferenceEntry,
  valuesOf,
} from "@/server/trip";

/**
 * The values of an entry that the belief tells apart: a choice each, true and false, each rating; ages by ten years and
 * budgets by what they can buy. `value` represents the whole slot where one value is needed.
 */
export interface Slot {
  readonly value: EntryValue;
  /** Both included; of ranges only. */
  readonly range: readonly [number, number] | null;
}

function rangesBetween(limits: readonly number[]): Slot[] {
  return limits.slice(0, -1).map((low, index) => {
    const high = (limits[index + 1] ?? low + 1) - 1;
    return { value: Math.round((low + high) / 20) * 10, range: [low, high] };
  });
}

function slotsFor(key: EntryKey): readonly Slot[] {
  const entry = preferenceEntry(key);
  if (entry.kind === "integer" && entry.bands !== undefined) return rangesBetween(entry.bands);
  return valuesOf(entry).map((value) => ({ value, range: null }));
}

const SLOTS: ReadonlyMap<EntryKey, readonly Slot[]> = new Map(
  PREFERENCE_ENTRIES.map(({ key }) => [key, slotsFor(key)]),
);

/** The slots of an entry, in the order of the spec's choices; booleans true first, ranges ascending. */
export function slotsOf(entry: EntryKey): readonly Slot[] {
  return SLOTS.get(entry) ?? [];
}

/** The slots that a value lies in: several for a list, none for what is no value of the entry. */
export function slotIndices(entry: EntryKey, value: EntryValue): readonly number[] {
  const values: readonly EntryValue[] = Array.isArray(value) ? value : [value];
  return values.map((single) => slotsOf(entry).findIndex((slot) => holds(slot, single))).filter((index) => index >= 0);
}

function holds({ value, range }: Slot, single: EntryValue): boolean {
  // A floor of 4.2 stars is told apart as 4.
  if (range === null) return value === (typeof single === "number" ? Math.round(single) : single);
  return typeof single === "number" && single >= range[0] && single <= range[1];
}

/** Whether this can be the value of the entry: of its kind, among its choices, within its range. */
export function isValueOf(entry: EntryKey, value: EntryValue): boolean {
  const wanted = Array.isArray(value) ? value.length : 1;
  if (Array.isArray(value) && value.includes(NO_PREFERENCE)) return false;
  return wanted > 0 && slotIndices(entry, value).length === wanted;
}
