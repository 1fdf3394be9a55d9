import { type EntryKey, type EntryValue, PREFERENCE_ENTRIES } from "@/server/trip";
import { understand } from "@/server/understanding";
import type { Line } from "./transcript";

/** No word of a preference depends on the day. */
const SOME_DAY = "2027-03-01";

/** What the traveller's lines state of the entries, each read as the answer to the question before it. */
export async function understoodIn(lines: readonly Line[]): Promise<ReadonlyMap<EntryKey, EntryValue>> {
  const known = new Map<EntryKey, EntryValue>();
  for (const [at, { by, text }] of lines.entries()) {
    if (by !== "traveler") continue;
    const { said } = await understand({ text, asked: lines[at - 1]?.entry ?? null, today: SOME_DAY }, null);
    for (const { key } of PREFERENCE_ENTRIES) if (said.entries[key] !== undefined) known.set(key, said.entries[key]);
  }
  return known;
}
