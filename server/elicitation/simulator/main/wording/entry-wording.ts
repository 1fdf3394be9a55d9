import type { EntryKey } from "@/server/trip";

/** Values by their name in the spec ("true" and "false" for booleans) → ways to put them; one that is missing is put by its name. */
export type Phrases = Readonly<Record<string, readonly string[]>>;

/** What can be said at any time (`says`), and what needs the question before it (`replies`). */
export interface Sentences {
  readonly says: readonly string[];
  readonly replies: readonly string[];
}

/**
 * How people put their wish about one entry: frames in which `{v}` stands for a phrase of the value, or whole sentences
 * for values that the frames do not fit. Sentences with "we" or "us" are for travellers who are not alone.
 */
export interface EntryWording extends Partial<Sentences> {
  readonly entry: EntryKey;
  /** "the airline", as in "I have no preference for the airline", where the spec's topic is not what this traveler calls it. */
  readonly topic?: string;
  readonly phrases?: Phrases;
  readonly own?: Readonly<Record<string, Sentences>>;
  /** Further ways of having no preference here. */
  readonly indifferent?: readonly string[];
  /** Answers that settle nothing. */
  readonly vague: readonly string[];
}
