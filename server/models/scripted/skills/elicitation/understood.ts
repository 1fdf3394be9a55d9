import { type EntryKey, type EntryValue, PREFERENCE_ENTRIES } from "@/server/trip";
import { understandByPatterns } from "@/server/understanding";
import type { Line } from "./transcript";

/** No word of a preference depends on the day. */
const SOME_DAY = "2027-03-01";

/** What the traveller's lines state of the entries, each read as the answer to the question before it. */
export function understoodIn(lines: readonly Line[]): ReadonlyMap<EntryKey, EntryValue> {
  const known = new Map<EntryKey, EntryValue>();
  lines.forEach(({ by, text }, at) => {
    if (by !== "traveler") return;
    const { entries } = understandByPatterns({ text, asked: lines[at - 1]?.entry ?? null, today: SOME_DAY }, null);
    for (const { key } of PREFERENCE_ENTRIES) if (entries[key] !== undefined) known.set(key, entries[key]);
  });
  return known;
}
