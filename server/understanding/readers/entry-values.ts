import { type EntryKey, type EntryValue, NO_PREFERENCE, preferenceEntry } from "@/server/trip";
import { ENTRY_WORDS } from "../lexicon/entries/all";
import { AVOIDED } from "./entry-meanings";

/** Entries of which two values contradict each other. */
export const EXCLUSIVE: ReadonlySet<EntryKey> = new Set(
  ENTRY_WORDS.filter(({ exclusive }) => exclusive === true).map(({ entry }) => entry),
);
/** What is named in answer to them is avoided, with whatever feeling. */
export const AVOIDING: ReadonlySet<EntryKey> = new Set(Object.values(AVOIDED));

/** A value of the asked entry that an answer settles. */
export interface Answered {
  readonly value: EntryValue;
}

/** Whether it is asked for yes or no. */
export function isYesOrNo(entry: EntryKey): boolean {
  const { kind, choices = [] } = preferenceEntry(entry);
  return kind === "boolean" || choices.includes("Yes");
}

export function hasNoPreference(entry: EntryKey): boolean {
  return preferenceEntry(entry).choices?.includes(NO_PREFERENCE) === true;
}

/**
 * The one value that an entry has where several are named: a list in the order of the text, the least of ratings, no preference where
 * either end will do. Null where they contradict each other.
 */
export function oneValue(entry: EntryKey, named: readonly EntryValue[]): EntryValue | null {
  const [first] = named;
  if (first === undefined) return null;
  if (named.length === 1) return first;
  if (namesBothEnds(entry, named)) return NO_PREFERENCE;
  if (EXCLUSIVE.has(entry) || typeof first === "boolean") {
    return entry.endsWith(".ratings") ? Math.min(...named.filter((one) => typeof one === "number")) : null;
  }
  return named.filter((one) => typeof one === "string");
}

/** "Boeing, Airbus, it's all one", "five minutes or all day": who names both ends has no preference. */
function namesBothEnds(entry: EntryKey, named: readonly EntryValue[]): boolean {
  if (!hasNoPreference(entry) || AVOIDING.has(entry)) return false;
  const choices = (preferenceEntry(entry).choices ?? []).filter((choice) => choice !== NO_PREFERENCE);
  const [least, most] = [choices[0], choices.at(-1)];
  const isScale = EXCLUSIVE.has(entry) || (choices.length === 2 && AVOIDED[entry] !== undefined);
  return isScale && least !== undefined && most !== undefined && named.includes(least) && named.includes(most);
}
