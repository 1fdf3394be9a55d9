import { z } from "zod";
import {
  type EntryKey,
  type EntryValue,
  entryKeySchema,
  entryValueSchema,
  NO_PREFERENCE,
  PREFERENCE_ENTRIES,
} from "@/server/trip";
import type { Population } from "@/server/views";
import { rankCritical } from "./importance/rank-critical";
import { FACTOR_SLOT } from "./model/compile";
import { drawPositions, nothingGiven, possibleValues } from "./model/draw-positions";
import type { Persona, PersonaSet } from "./persona";
import { scoresIn } from "./population";
import { Random } from "./random";
import { TRAVELER_FACTORS } from "./survey";

/** How many travelers a set has (APEC-Travel, section 3.2). */
const SET_SIZES: Readonly<Record<PersonaSet, number>> = { seed: 10_000, reward: 10_000, evaluation: 1_000 };

const SETS: readonly PersonaSet[] = ["seed", "reward", "evaluation"];
const FACTOR_SHARES = TRAVELER_FACTORS.map(([, share]) => share);
const VALUES = PREFERENCE_ENTRIES.map(({ key }) => ({ key, values: possibleValues(key) }));

/** All 54, to be filled in. */
const BLANK: Readonly<Record<EntryKey, EntryValue>> = z
  .record(entryKeySchema, entryValueSchema)
  .parse(Object.fromEntries(PREFERENCE_ENTRIES.map(({ key }) => [key, NO_PREFERENCE])));

/**
 * The travelers of a set, the first `count` of them. The same seed gives the same travelers, each independent of
 * the others. The combination of the 54 values decides which set a traveler may be in, so that the sets have none in
 * common, whatever their seeds.
 */
export function generatePersonas(
  set: PersonaSet,
  seed: number,
  count = SET_SIZES[set],
  population: Population = "learned",
): readonly Persona[] {
  return Array.from({ length: count }, (_, index) => generatePersona(set, seed, index, population));
}

/** The traveler at this place of a set, from 0. Whatever the population, the values are the same; what is critical is not. */
export function generatePersona(
  set: PersonaSet,
  seed: number,
  index: number,
  population: Population = "learned",
): Persona {
  const id = `${set}-${index}`;
  const random = new Random(seed, `persona/${id}`);
  for (;;) {
    const positions = drawTraveler(random);
    if (setOf(positions) === set) {
      return personaOf(id, positions, rankCritical(random, positions, scoresIn(population)));
    }
  }
}

/** The factor and the 54 values of anybody. */
export function drawTraveler(random: Random): Int32Array {
  const given = nothingGiven();
  given[FACTOR_SLOT] = random.position(FACTOR_SHARES);
  return drawPositions(random, given);
}

function personaOf(id: string, positions: Int32Array, critical: readonly EntryKey[]): Persona {
  const entries = { ...BLANK };
  for (const [slot, { key, values }] of VALUES.entries()) entries[key] = values[positions[slot] ?? -1] ?? NO_PREFERENCE;
  return { id, entries, critical, factor: TRAVELER_FACTORS[positions[FACTOR_SLOT] ?? 0]?.[0] ?? "" };
}

/** FNV-1a of the values' positions, the factor aside. */
function setOf(positions: Int32Array): PersonaSet | undefined {
  let hash = 0x811c9dc5;
  for (let slot = 0; slot < FACTOR_SLOT; slot++) hash = Math.imul(hash ^ (positions[slot] ?? 0), 0x01000193);
  return SETS[((hash ^ (hash >>> 15)) >>> 0) % SETS.length];
}
