import { z } from "zod";
import type { Persona } from "@/server/personas";
import {
  ASKABLE_ENTRIES,
  CRITICAL_ENTRIES,
  type EntryKey,
  type EntryValue,
  entryKeySchema,
  entryValueSchema,
  preferenceEntry,
} from "@/server/trip";

const entriesSchema = z.record(entryKeySchema, entryValueSchema);

/** Every value of an entry; of long ranges a few. */
export function valuesOf(entry: EntryKey): readonly EntryValue[] {
  const { kind, choices, range } = preferenceEntry(entry);
  if (kind === "boolean") return [true, false];
  if (range === undefined) return choices ?? [];
  const [low, high] = range;
  if (high - low < 10) return Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return [low, 33, 57, 1250, 3247, high].filter((number) => number >= low && number <= high);
}

/** A made-up traveller whose values depend on nothing but the number, so that no change of the personas changes it. */
export function personaAt(index: number): Persona {
  const entries = entryKeySchema.options.map((key, position) => {
    const values = valuesOf(key);
    return [key, values[(index * 13 + position * 5 + ((index * position) % 7)) % values.length]];
  });
  const shift = (index * 5) % ASKABLE_ENTRIES.length;
  const critical = [...ASKABLE_ENTRIES.slice(shift), ...ASKABLE_ENTRIES.slice(0, shift)].slice(0, CRITICAL_ENTRIES);
  return {
    id: `made-up-${index}`,
    entries: entriesSchema.parse(Object.fromEntries(entries)),
    critical,
    factor: "Total price",
  };
}
