import type { Learned } from "@/server/trip";
import { fullLabel, valueWords } from "./entry-words";

/** What a message set or corrected: "Flight · Cabin: Business instead of Economy". */
export function learnedWords({ entry, value, before }: Learned): string {
  const label = fullLabel(entry);
  if (value === null)
    return before === null ? `${label}: left to me` : `${label}: no longer ${valueWords(entry, before)}`;
  const now = `${label}: ${valueWords(entry, value)}`;
  return before === null ? now : `${now} instead of ${valueWords(entry, before)}`;
}
