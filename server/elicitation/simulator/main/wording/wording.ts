import type { EntryKey } from "@/server/trip";
import { ATTRACTION_WORDING } from "./attraction";
import type { EntryWording } from "./entry-wording";
import { FLIGHT_WORDING } from "./flight";
import { HOTEL_WORDING } from "./hotel";
import { PERSON_WORDING } from "./person";
import { RESTAURANT_WORDING } from "./restaurant";

/** One for each of the 48 entries that can be asked. */
export const WORDING: ReadonlyMap<EntryKey, EntryWording> = new Map(
  [...PERSON_WORDING, ...FLIGHT_WORDING, ...HOTEL_WORDING, ...RESTAURANT_WORDING, ...ATTRACTION_WORDING].map(
    (wording) => [wording.entry, wording],
  ),
);

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
