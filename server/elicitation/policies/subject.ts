import type { EntryKey } from "@/server/trip";

/** "hotel" of "hotel.ratings": flights, hotels, …; changing it costs the traveller some thought. */
export function subjectOf(entry: EntryKey | undefined): string | undefined {
  return entry?.split(".")[0];
}
