import type { EntryKey } from "@/server/trip";
import { ATTRACTION_WORDING } from "./wording/attraction";
import type { EntryWording } from "./wording/entry-wording";
import { FLIGHT_WORDING } from "./wording/flight";
import { HOTEL_WORDING } from "./wording/hotel";
import { PERSONA_WORDING } from "./wording/persona";
import { RESTAURANT_WORDING } from "./wording/restaurant";

const WORDING: Readonly<Partial<Record<EntryKey, EntryWording>>> = {
  ...PERSONA_WORDING,
  ...FLIGHT_WORDING,
  ...HOTEL_WORDING,
  ...RESTAURANT_WORDING,
  ...ATTRACTION_WORDING,
};

/** How an entry is asked about. Throws RangeError for the six that cannot be asked. */
export function wordingOf(entry: EntryKey): EntryWording {
  const wording = WORDING[entry];
  if (wording === undefined) throw new RangeError(`${entry} cannot be asked.`);
  return wording;
}

/** What an entry is about, within a sentence: "the hotel brand"; null for the six that cannot be asked. */
export function topicOf(entry: EntryKey): string | null {
  return WORDING[entry]?.topic ?? null;
}
