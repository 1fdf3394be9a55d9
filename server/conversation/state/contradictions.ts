import type { EntryKey, EntryValue } from "@/server/trip";
import { entryKeySchema } from "@/server/trip";
import type { Contradiction, Known } from "./conversation";
import type { Words } from "./words";

/** Entries of which one names what the other avoids. */
const OPPOSITES: readonly (readonly [EntryKey, EntryKey])[] = [
  ["flight.preferredAirline", "flight.avoidAirline"],
  ["flight.preferredAircraftType", "flight.avoidAircraftType"],
  ["hotel.preferredBrand", "hotel.avoidBrand"],
];

/** What words wish for and turn down at once, or turn down after it was wished for without saying that they correct it; null: nothing. */
export function contradictionIn(
  { dialog }: Pick<Known, "dialog">,
  { understood, acts }: Pick<Words, "understood" | "acts">,
): Contradiction | null {
  const { entries, unwanted = {} } = understood;
  const wishedBefore = (entry: EntryKey) => (acts.includes("correct") ? null : dialog.notes.get(entry)?.value);
  for (const [key, values = []] of Object.entries(unwanted)) {
    const entry = entryKeySchema.parse(key);
    const value = inBoth(entries[entry] ?? wishedBefore(entry), values);
    if (value !== null) return { entry, value };
  }
  for (const [preferred, avoided] of OPPOSITES) {
    // Where one message names both, the reader may have doubled a single mention.
    if ((entries[preferred] === undefined) === (entries[avoided] === undefined)) continue;
    const wished = entries[preferred] ?? wishedBefore(preferred);
    const value = inBoth(wished, [entries[avoided] ?? wishedBefore(avoided) ?? []].flat().map(String));
    if (value !== null) return { entry: preferred, value };
  }
  return null;
}

function inBoth(wished: EntryValue | null | undefined, unwanted: readonly string[]): string | null {
  return (
    [wished ?? []]
      .flat()
      .map(String)
      .find((value) => unwanted.includes(value)) ?? null
  );
}

/** The words without what they say of the entries that contradict each other, and the entries that nothing may be known of. */
export function withoutContradiction(words: Words, { entry }: Contradiction): Words {
  const { entries, unwanted, ...rest } = words.understood;
  const kept = { ...entries };
  for (const each of concernedBy(entry)) delete kept[each];
  return { ...words, understood: { ...rest, entries: kept } };
}

/** The entry and its opposite, if it has one. */
export function concernedBy(entry: EntryKey): readonly EntryKey[] {
  return OPPOSITES.find((pair) => pair.includes(entry)) ?? [entry];
}
