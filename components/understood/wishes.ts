import {
  type EntryKey,
  type EntryValue,
  entryKeySchema,
  type KnownEntry,
  NO_PREFERENCE,
  PREFERENCE_ENTRIES,
  preferencesOfEntry,
  type Said,
  type Strength,
  type TripRequest,
  type WeightedPreference,
} from "@/server/trip";
import { fullLabel } from "../chat/words/entry-words";

export interface Wish {
  readonly entry: EntryKey;
  readonly value: EntryValue;
  readonly strength: Strength;
}

/** Entries that the facts of the trip speak for. */
const AMONG_THE_FACTS: ReadonlySet<EntryKey> = new Set([
  "persona.budget",
  "persona.travelWithChild",
  "persona.travelWithPets",
]);

type SaidOfEntries = Pick<Said, "entries" | "insisted" | "unwanted" | "ruledOut">;

/** What was understood of the preferences, in the order of the entries: of each what must be, is wanted, must not be, and is not wanted. */
export function wishesOf({ entries, insisted = {}, unwanted = {}, ruledOut = {} }: SaidOfEntries): Wish[] {
  return PREFERENCE_ENTRIES.filter(({ key }) => !AMONG_THE_FACTS.has(key)).flatMap(({ key: entry }): Wish[] => {
    const value = entries[entry] ?? null;
    const said = {
      value,
      insisted: insisted[entry] ?? null,
      unwanted: unwanted[entry] ?? [],
      ruledOut: ruledOut[entry] ?? [],
    };
    const open: Wish[] = value === NO_PREFERENCE ? [{ entry, value, strength: "want" }] : [];
    return [...open, ...preferencesOfEntry(entry, said, 1).map(wishOf)];
  });
}

/** The wishes that a trip was planned for, without those that were only assumed. */
export function wishesOfRequest({ preferences, assumed }: TripRequest): Wish[] {
  return preferences.filter(({ entry }) => !AMONG_THE_FACTS.has(entry) && !assumed.includes(entry)).map(wishOf);
}

function wishOf({ entry, value, strength }: WeightedPreference): Wish {
  return { entry, value, strength };
}

/** Preferences that were spoken of too vaguely to set. */
export function vagueIn({ unclear }: Pick<Said, "unclear">): EntryKey[] {
  return unclear.flatMap((field) => entryKeySchema.safeParse(field).data ?? []);
}

/** The same as notes, so that what stayed unanswered is not lost: "Hotel · Kind of room (unclear)". */
export function vagueNotes(said: Pick<Said, "unclear">): string[] {
  return vagueIn(said).map((entry) => `${fullLabel(entry)} (unclear)`);
}

/** An entry as its editor takes it: said, or not known yet. */
export function knownAs(entry: EntryKey, value: EntryValue | null): KnownEntry {
  const state = value === null ? "unknown" : "said";
  return {
    entry,
    value,
    state,
    probability: value === null ? 0 : 1,
    critical: 0,
    evidence: null,
    insisted: null,
    unwanted: [],
    ruledOut: [],
  };
}
