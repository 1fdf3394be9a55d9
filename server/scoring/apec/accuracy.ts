import type { Persona } from "@/server/personas";
import { CRITICAL_ENTRIES, type EntryKey, type EntryValue, PREFERENCE_ENTRIES } from "@/server/trip";

/** The stenographer's JSON: what was stated or implied; what was not is absent. */
export type Notes = Readonly<Partial<Record<EntryKey, EntryValue>>>;

export interface Accuracy {
  /** Share of the 54 entries that are right. */
  readonly overall: number;
  /** Share of the 11 critical ones. */
  readonly critical: number;
  /**
   * The share of weight that is right: the first critical entry weighs 12, the next 11, and so on to 2, every other 1
   * (the weighed distance of APEC-Travel, section 3.1; the weights are ours).
   */
  readonly weighted: number;
}

/** How much of the persona the notes have right. An entry that is absent counts as wrong. */
export function accuracyOf(notes: Notes, persona: Persona): Accuracy {
  const right = PREFERENCE_ENTRIES.filter(({ key }) => isSameValue(notes[key], persona.entries[key]));
  const weights = right.map(({ key }) => weightOf(key, persona));
  return {
    overall: right.length / PREFERENCE_ENTRIES.length,
    critical: right.filter(({ key }) => persona.critical.includes(key)).length / persona.critical.length,
    weighted: sum(weights) / sum(PREFERENCE_ENTRIES.map(({ key }) => weightOf(key, persona))),
  };
}

/**
 * Whether a noted value is the persona's. Case does not matter. A list is right only when it holds that one value and no
 * other: else noting every choice would be right.
 */
export function isSameValue(noted: EntryValue | undefined, value: EntryValue): boolean {
  if (noted === undefined) return false;
  if (Array.isArray(noted)) return noted.length > 0 && noted.every((each) => isSameValue(each, value));
  if (typeof noted === "string" && typeof value === "string") {
    return noted.trim().toLowerCase() === value.trim().toLowerCase();
  }
  return noted === value;
}

function weightOf(entry: EntryKey, persona: Persona): number {
  const rank = persona.critical.indexOf(entry);
  return rank === -1 ? 1 : CRITICAL_ENTRIES + 1 - rank;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
