import { type EntryKey, entryKeySchema, type Said, type SaidTrip } from "@/server/trip";
import type { Words } from "./words";

/** Facts of the trip that an entry speaks of too (design.md, "Vocabulary"). */
const SHARED: Readonly<Partial<Record<EntryKey, readonly (keyof SaidTrip)[]>>> = {
  "persona.budget": ["budget"],
  "persona.travelWithChild": ["children"],
  "persona.travelWithPets": ["pets"],
};

/** What words say of the trip: an answer about a preference, and nothing else, says only what the preference shares with it. */
export function withoutFactsOfAnswer({ understood, acts }: Words, asked: string | null): Said {
  const entry = entryKeySchema.safeParse(asked).data;
  if (entry === undefined || acts.length !== 1 || acts[0] !== "answer") return understood;
  const trip: SaidTrip = { ...understood.trip };
  for (const field of Object.keys(trip)) {
    if (!SHARED[entry]?.some((shared) => shared === field)) Reflect.deleteProperty(trip, field);
  }
  return { ...understood, trip };
}
