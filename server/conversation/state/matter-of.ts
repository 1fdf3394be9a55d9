import type { EntryKey } from "@/server/trip";

/** "ratings" of "hotel.ratings". */
export function matterOf(entry: EntryKey): string {
  return entry.slice(entry.indexOf(".") + 1);
}
