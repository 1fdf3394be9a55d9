import type { EntryKey, EntryValue } from "@/server/trip";

/**
 * What shows one value of an entry without naming it, in an answer to a question about this very entry. Patterns of
 * `text/pattern.ts`, several in one text separated by `;`.
 */
export interface ValueHints {
  readonly value: EntryValue;
  /** Things that go with the value, unless they are spoken against: "the waves" for the beach. */
  readonly wanted?: string;
  /** Things that go with the value where they are spoken against: "crowds" for what few people know. */
  readonly unwanted?: string;
  /** Expressions that settle it by themselves: "rain or shine" for plans that are firm. */
  readonly shows?: string;
}

export interface EntryHints {
  readonly entries: readonly EntryKey[];
  readonly values: readonly ValueHints[];
}
