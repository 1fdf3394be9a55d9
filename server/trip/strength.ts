import { z } from "zod";
import { type EntryKey, type EntryValue, entryKeySchema, NO_PREFERENCE, preferenceEntry } from "./preference-entries";

/** How much a preference counts: "must" and "must not" are demands, "want" and "avoid" are weighed against all the rest. */
export const strengthSchema = z.enum(["want", "avoid", "must", "must not"]);
export type Strength = z.infer<typeof strengthSchema>;

/** Values that are not wanted, by entry: choices of the entry, never ratings, numbers, or yes and no. */
export const unwantedSchema = z.partialRecord(entryKeySchema, z.array(z.string().max(100)).max(50));
export type Unwanted = z.infer<typeof unwantedSchema>;

export function isDemandStrength(strength: Strength): strength is "must" | "must not" {
  return strength === "must" || strength === "must not";
}

export function isUnwanted(strength: Strength): strength is "avoid" | "must not" {
  return strength === "avoid" || strength === "must not";
}

/** The choices that a value names, without "no preference". */
export function choicesIn(value: EntryValue): string[] {
  return [value].flat().flatMap((one) => (typeof one === "string" && one !== NO_PREFERENCE ? [one] : []));
}

/** Entries of a person that records have to meet; the others have a demand of their own (budget, children, pets) or none. */
const OF_RECORDS: ReadonlySet<EntryKey> = new Set(["persona.disability"]);

/** Entries for which once on a trip is enough; the others hold for every flight, night, meal, or visit. */
const ONCE_IS_ENOUGH: ReadonlySet<EntryKey> = new Set([
  ...(["restaurant.preferredCuisines", "restaurant.needLiveMusic"] as const),
  ...(["attraction.preferredType", "attraction.specialEvents", "attraction.needGuidedTours"] as const),
]);

/**
 * What insisting on an entry asks of a trip: that every record of its kind has it, or that each value comes somewhere. Null
 * where it asks for nothing that records could show. What must not be asks it of every record.
 */
export function demandScope({
  entry,
  value,
  strength,
}: {
  readonly entry: EntryKey;
  readonly value: EntryValue;
  readonly strength: Strength;
}): "every" | "somewhere" | null {
  if (!isDemandStrength(strength) || asksForNothing(entry, value)) return null;
  if (entry.startsWith("persona.") && !OF_RECORDS.has(entry)) return null;
  return strength === "must" && ONCE_IS_ENOUGH.has(entry) ? "somewhere" : "every";
}

/** Whether a preference wants nothing in particular, so that nothing can keep it or break it. */
export function asksForNothing(entry: EntryKey, value: EntryValue): boolean {
  if (value === false || (value === "No" && entry.includes(".need"))) return true;
  return preferenceEntry(entry).kind === "choice" && choicesIn(value).length === 0;
}
