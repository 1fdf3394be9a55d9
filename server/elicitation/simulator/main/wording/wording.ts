import { ASKABLE_ENTRIES, type EntryKey, type EntryValue, valueInSentence } from "@/server/trip";
import { ATTRACTION_WORDING } from "./attraction";
import type { EntryWording } from "./entry-wording";
import { FLIGHT_WORDING } from "./flight";
import { HOTEL_WORDING } from "./hotel";
import { PERSON_WORDING } from "./person";
import { RESTAURANT_WORDING } from "./restaurant";

/** The phrasebook: one for each of the 48 entries that can be asked. */
export const WORDING: ReadonlyMap<EntryKey, EntryWording> = new Map(
  [...PERSON_WORDING, ...FLIGHT_WORDING, ...HOTEL_WORDING, ...RESTAURANT_WORDING, ...ATTRACTION_WORDING].map(
    (wording) => [wording.entry, wording],
  ),
);

/** How this traveler puts a value: as the phrasebook has it, else in the words of its spec; undefined of what cannot be asked. */
export function wordingOf(entry: EntryKey, value: EntryValue): EntryWording | undefined {
  return WORDING.get(entry) ?? (ASKABLE_ENTRIES.includes(entry) ? plainWording(entry, value) : undefined);
}

export function plainWording(entry: EntryKey, value: EntryValue): EntryWording {
  const words = [value].flat().map((each) => valueInSentence(entry, each));
  return {
    entry,
    phrases: { [String(value)]: words },
    says: ["I have this in mind: {v}.", "My wish: {v}."],
    replies: ["{v}.", "{v}, please.", "I'd say {v}."],
    vague: ["I can't say yet.", "Whatever is usual.", "Let me think about that."],
  };
}

/** Having no preference; `{topic}` is the entry's topic. */
export const INDIFFERENT: readonly string[] = [
  "No preference.",
  "I have no preference.",
  "I don't have a preference.",
  "No preference when it comes to {topic}.",
  "I don't have a preference for {topic}.",
  "I don't mind.",
  "It doesn't matter to me.",
  "I'm not picky about {topic}.",
  "Nothing in particular.",
  "I'm flexible there.",
  "Anything is fine.",
  "I don't care about {topic}.",
];

/** Answers to what is nobody's business. */
export const PRIVATE: readonly string[] = [
  "I'd rather not talk about that.",
  "That's personal.",
  "I don't see what that has to do with the trip.",
];
