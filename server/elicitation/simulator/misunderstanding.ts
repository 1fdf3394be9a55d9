import type { Persona } from "@/server/personas";
import { ASKABLE_ENTRIES, type EntryKey, type EntryValue, NO_PREFERENCE, preferenceEntry } from "@/server/trip";
import type { Draws } from "../draws";
import { chance, pick } from "./pick";

/** What a traveler who got the question wrong answers about, and with which value. */
export interface Misunderstood {
  readonly entry: EntryKey;
  readonly value: EntryValue;
}

/** Half of the misunderstandings are about another entry that sounds alike, the others give a value that is not theirs. */
export function misunderstand(draws: Draws, persona: Persona, asked: EntryKey): Misunderstood {
  const alike = soundingLike(asked);
  if (alike.length > 0 && chance(draws, 0.5)) {
    const entry = pick(draws, alike);
    return { entry, value: persona.entries[entry] };
  }
  const value = persona.entries[asked];
  const others = otherValues(asked, value);
  return { entry: asked, value: others.length > 0 ? pick(draws, others) : value };
}

/** Entries whose name shares its last word: preferred and avoided airline, ratings of hotels and of restaurants. */
function soundingLike(asked: EntryKey): EntryKey[] {
  const last = lastWord(asked);
  return ASKABLE_ENTRIES.filter((entry) => entry !== asked && lastWord(entry) === last);
}

/** "Airline" of "flight.preferredAirline". */
function lastWord(entry: EntryKey): string {
  return (entry.match(/[A-Z]?[a-z]+$/)?.[0] ?? entry).toLowerCase();
}

function otherValues(entry: EntryKey, value: EntryValue): EntryValue[] {
  const { kind, choices, range } = preferenceEntry(entry);
  if (kind === "boolean") return [value !== true];
  if (kind === "choice") return (choices ?? []).filter((choice) => choice !== value && choice !== NO_PREFERENCE);
  const [low, high] = range ?? [0, 0];
  if (typeof value !== "number") return [];
  const step = high > 100 ? 1000 : 1;
  return [value - step, value + step].filter((other) => other >= low && other <= high);
}
