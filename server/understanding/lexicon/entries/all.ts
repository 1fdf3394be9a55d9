import { ATTRACTION_WORDS } from "./attraction";
import type { EntryWords } from "./entry-words";
import { FLIGHT_WORDS } from "./flight";
import { HOTEL_WORDS } from "./hotel";
import { PERSONA_WORDS } from "./persona";
import { RESTAURANT_WORDS } from "./restaurant";

/** How each of the 54 entries is said. */
export const ENTRY_WORDS: readonly EntryWords[] = [
  ...PERSONA_WORDS,
  ...FLIGHT_WORDS,
  ...HOTEL_WORDS,
  ...RESTAURANT_WORDS,
  ...ATTRACTION_WORDS,
];
