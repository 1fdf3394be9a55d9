import { ATTRACTION_HINTS } from "./attraction";
import { FLIGHT_HINTS } from "./flight";
import type { EntryHints } from "./hint-words";
import { HOTEL_HINTS } from "./hotel";
import { PERSON_HINTS } from "./person";
import { RESTAURANT_HINTS } from "./restaurant";

export const HINTS: readonly EntryHints[] = [
  ...PERSON_HINTS,
  ...FLIGHT_HINTS,
  ...HOTEL_HINTS,
  ...RESTAURANT_HINTS,
  ...ATTRACTION_HINTS,
];
