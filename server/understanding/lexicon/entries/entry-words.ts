import type { EntryKey, EntryValue } from "@/server/trip";

/** What an entry speaks of; "person" is the traveller. The same name ("Wi-Fi", "parking") means another entry in each. */
export type Topic = "person" | "flight" | "hotel" | "restaurant" | "attraction";

/** An entry's value; "number" where it is the number that the pattern captures; null for a name that is none of its choices. */
export type ValueMeant = EntryValue | "number" | null;

/** How one value of an entry is said. Patterns of `text/pattern.ts`, several in one text separated by `;`. */
export interface ValueWords {
  readonly value: ValueMeant;
  /** Settles it wherever it stands. */
  readonly says?: string;
  /** Settles it where its topic is spoken of, or was asked for: "morning", "Wi-Fi". */
  readonly names?: string;
  /** Settles it only as an answer to a question about this very entry. */
  readonly answers?: string;
  /** As for the entry, where this value differs from the others. */
  readonly shared?: boolean;
  /** Shared words are the entry's alone when they are denied: "no morning flights" does not speak against flying. */
  readonly hiddenIfDenied?: boolean;
  /** Further entries that then have the same value. */
  readonly also?: readonly EntryKey[];
  /** What it means under a "no": nothing by default; the opposite for booleans and "Yes". */
  readonly denied?: readonly [EntryKey, EntryValue] | null;
}

export interface EntryWords {
  readonly entry: EntryKey;
  readonly topic: Topic;
  /** Names of the entry itself: "no preference on the airline", "any cabin". */
  readonly about: string;
  /** Its words also tell of the trip and its demands, which are read from them as well. */
  readonly shared?: boolean;
  /** Two of its values contradict each other. */
  readonly exclusive?: boolean;
  readonly values: readonly ValueWords[];
}

/** The patterns of one text. */
export function patternsOf(text: string | undefined): readonly string[] {
  return (text ?? "")
    .split(";")
    .map((pattern) => pattern.trim())
    .filter((pattern) => pattern !== "");
}
