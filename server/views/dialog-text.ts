import { type EntryKey, PREFERENCE_ENTRIES, preferenceEntry } from "@/server/trip";
import type { DialogTurn } from "./elicitation-report";

/** "hotel" of "hotel.ratings": what a question is about in the large; changing it costs the traveler some thought. */
export function subjectOf(entry: EntryKey | null | undefined): string | undefined {
  return entry?.split(".")[0];
}

/** "hotel: preferred brand": what models are told an entry is called, so that no two are called the same. */
export function fieldName(entry: EntryKey): string {
  return `${subjectOf(entry)}: ${preferenceEntry(entry).label}`;
}

const BY_NAME: ReadonlyMap<string, EntryKey> = new Map(
  PREFERENCE_ENTRIES.flatMap(({ key }) => [
    [fieldName(key).toLowerCase(), key] as const,
    [key.toLowerCase(), key] as const,
  ]),
);

/** The entry that a model's name for it means; undefined where there is none. */
export function entryOfField(name: string): EntryKey | undefined {
  return BY_NAME.get(
    name
      .trim()
      .replace(/[."'`*]+$|^["'`*]+/g, "")
      .toLowerCase(),
  );
}

/**
 * A dialog as models read it, a line for each turn. `own`: with the thoughts and fields that only the agent may see; else each
 * question says what it is about.
 */
export function dialogText(turns: readonly DialogTurn[], { own }: { readonly own: boolean }): string {
  return turns.flatMap((turn) => (own ? ownLines(turn) : [heardLine(turn)])).join("\n");
}

function ownLines({ by, text, entry, reason }: DialogTurn): string[] {
  if (by === "traveler") return [`Traveler: ${oneLine(text)}`];
  return [
    ...(reason === null ? [] : [`Travel Agent [Think]: ${oneLine(reason)}`]),
    ...(entry === null ? [] : [`Travel Agent [Field]: ${fieldName(entry)}`]),
    `Travel Agent: ${oneLine(text)}`,
  ];
}

function heardLine({ by, text, entry }: DialogTurn): string {
  if (by === "traveler") return `Traveler: ${oneLine(text)}`;
  return `Travel Agent${entry === null ? "" : ` (about ${fieldName(entry)})`}: ${oneLine(text)}`;
}

/** Nobody begins a line of the other party's within their own words. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
