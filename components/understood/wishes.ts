import {
  type EntryKey,
  type EntryValue,
  entryKeySchema,
  type KnownEntry,
  PREFERENCE_ENTRIES,
  type Said,
  type TripRequest,
} from "@/server/trip";
import { fullLabel } from "../chat/words/entry-words";

/** How much a wish counts, and in which direction. */
export type Strength = "want" | "avoid" | "must" | "must not";

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

/** What was understood of the preferences, in the order of the entries. */
export function wishesOf(entries: Said["entries"]): Wish[] {
  return PREFERENCE_ENTRIES.flatMap(({ key: entry }) => {
    const value = entries[entry];
    return value === undefined || AMONG_THE_FACTS.has(entry) ? [] : [{ entry, value, strength: "want" }];
  });
}

/** The wishes that a trip was planned for, without those that were only assumed. */
export function wishesOfRequest({ preferences, assumed }: TripRequest): Wish[] {
  return preferences
    .filter(({ entry }) => !AMONG_THE_FACTS.has(entry) && !assumed.includes(entry))
    .map(({ entry, value }) => ({ entry, value, strength: "want" }));
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
  return { entry, value, state, probability: value === null ? 0 : 1, critical: 0, evidence: null };
}
