import { type EntryKey, entryKeySchema, NO_PREFERENCE, PREFERENCE_ENTRIES, preferenceEntry } from "@/server/trip";
import type { World } from "@/server/worlds";
import { clausesOf } from "../talk/read-turns";
import type { Utterance } from "../utterance";
import { readText } from "./read-text";
import type { TextReading } from "./text-reading";

type TurnedDown = TextReading["unwanted"];

/**
 * The reading with what a text both wishes for and turns down: "I love museums but I hate museums" is read as one mention of museums, which
 * has one sign, so its clauses are read once more. A single clause cannot do both: what it turns down holds.
 */
export async function withContradictions(
  reading: TextReading,
  utterance: Utterance,
  world: World | null,
): Promise<TextReading> {
  const unwanted = turnedDown(reading);
  const clauses = clausesOf(utterance.text).flatMap(({ text }) => text.split(/\b(?:but|and|yet)\b/i));
  const entries = { ...reading.entries };
  if (clauses.length < 2) {
    for (const [entry, values] of pairsOf(unwanted)) if (values.includes(String(entries[entry]))) delete entries[entry];
    // What is about something else than the open question is read better without it.
    const isExtra = utterance.asked !== null && reading.unread.length > 0;
    const extra = isExtra ? turnedDown(await readText({ ...utterance, asked: null }, world)) : {};
    return { ...reading, entries, unwanted: { ...extra, ...unwanted } };
  }
  if (clauses.length > MOST_CLAUSES || !isNamedTwice(clauses)) return reading;
  const read = await Promise.all(clauses.map((text) => readText({ ...utterance, asked: null, text }, world)));
  for (const clause of read) {
    for (const [entry, values] of pairsOf(turnedDown(clause))) {
      const wished = read.flatMap((other) => (other === clause ? [] : [other.entries[entry] ?? []].flat().map(String)));
      const [value] = values.filter((each) => wished.includes(each));
      if (value === undefined) continue;
      entries[entry] ??= value;
      unwanted[entry] = [...new Set([...(unwanted[entry] ?? []), value])];
    }
  }
  return { ...reading, entries, unwanted };
}

/** A longer message takes too long to be read twice. */
const MOST_CLAUSES = 12;

/** Whether two clauses name the same choice: reading each by itself takes as long as the whole text again. */
function isNamedTwice(clauses: readonly string[]): boolean {
  const plain = clauses.map((clause) => clause.toLowerCase());
  return CHOICES.some((choice) => plain.filter((clause) => clause.includes(choice)).length > 1);
}

const CHOICES: readonly string[] = PREFERENCE_ENTRIES.flatMap(({ key }) =>
  (preferenceEntry(entryKeySchema.parse(key)).choices ?? []).flatMap((choice) =>
    choice === NO_PREFERENCE || choice.length < 3 ? [] : [choice.toLowerCase()],
  ),
);

/** Values that a reading turns down, also those that it is too unsure of to set but that its words name. */
function turnedDown({ unwanted, read }: TextReading): TurnedDown {
  const all: TurnedDown = { ...unwanted };
  for (const { field, text } of read) {
    const entry = field.startsWith("-") ? entryKeySchema.safeParse(field.slice(1)).data : undefined;
    if (entry === undefined || all[entry] !== undefined) continue;
    const named = preferenceEntry(entry).choices?.filter((choice) => text.toLowerCase().includes(choice.toLowerCase()));
    if (named !== undefined && named.length > 0) all[entry] = named;
  }
  return all;
}

function pairsOf(unwanted: TurnedDown): (readonly [EntryKey, readonly string[]])[] {
  return Object.entries(unwanted).map(([key, values]) => [entryKeySchema.parse(key), values] as const);
}
