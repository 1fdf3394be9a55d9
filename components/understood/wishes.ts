import {
  choicesIn,
  type EntryKey,
  type EntryValue,
  entryKeySchema,
  type KnownEntry,
  PREFERENCE_ENTRIES,
  type Said,
  type Strength,
  type TripRequest,
  without,
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
    const must = insisted[entry] ?? null;
    const not = ruledOut[entry] ?? [];
    const avoided = (unwanted[entry] ?? []).filter((choice) => !not.includes(choice));
    const wanted = value === null || must === null ? value : without(value, must);
    const wish = (some: EntryValue | null, strength: Strength): Wish[] =>
      some === null || (Array.isArray(some) && choicesIn(some).length === 0) ? [] : [{ entry, value: some, strength }];
    return [...wish(must, "must"), ...wish(wanted, "want"), ...wish(not, "must not"), ...wish(avoided, "avoid")];
  });
}

/** The wishes that a trip was planned for, without those that were only assumed. */
export function wishesOfRequest({ preferences, assumed }: TripRequest): Wish[] {
  return preferences
    .filter(({ entry }) => !AMONG_THE_FACTS.has(entry) && !assumed.includes(entry))
    .map(({ entry, value, strength }) => ({ entry, value, strength }));
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
