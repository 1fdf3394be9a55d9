import type { EntryKey, EntryValue } from "@/server/trip";

/** Something that a plan can have or lack: a wish of the 54 entries, which a check can be made of, with its words in an answer. */
export interface Feature {
  readonly words: string;
  readonly entry: EntryKey;
  readonly value: EntryValue;
}

/**
 * What a traveler asks about the plan or the world. `subject` is the phrase that names what it is about ("the hotel on day 2"),
 * as written and perhaps empty; which stop of a plan that is, only the plan can tell.
 */
export type QuestionBack =
  /** Why something was chosen, or was not. */
  | { readonly about: "why"; readonly subject: string }
  /** Whether something is in the plan: a feature, a place, a note of the traveler's, or the budget. */
  | { readonly about: "included"; readonly subject: string; readonly features: readonly Feature[] }
  | { readonly about: "budget" }
  | { readonly about: "price"; readonly of: "stops" | "person" | "left"; readonly subject: string }
  /** What else there is for less, or for so much more. */
  | { readonly about: "cheaper"; readonly subject: string; readonly moreMinor: number | null }
  /** What there is in a city; null: none is named. */
  | {
      readonly about: "places";
      readonly find: "see" | "eat" | "sleep";
      readonly city: string | null;
      readonly subject: string;
    }
  /** Whether a place is covered; null: which ones are. */
  | { readonly about: "covered"; readonly place: string | null }
  | {
      readonly about: "when";
      readonly moment: "leave" | "arrive" | "home" | "checkIn" | "checkOut" | "stop";
      readonly subject: string;
    }
  | { readonly about: "day"; readonly subject: string }
  | { readonly about: "flights"; readonly tell: "cabin" | "airline"; readonly subject: string }
  /** Anything else about a stop: which, where, how long. */
  | { readonly about: "stop"; readonly subject: string };
