import { choicesIn, isUnwanted } from "@/server/trip";
import type { Learned } from "@/server/views";
import { fullLabel, unwantedWords, valueWords } from "./entry-words";

/** What a message set or corrected: "Flight · Cabin: Business instead of Economy". */
export function learnedWords({ entry, value, before, strength }: Learned): string {
  const label = fullLabel(entry);
  if (value === null)
    return before === null ? `${label}: left to me` : `${label}: no longer ${valueWords(entry, before)}`;
  if (isUnwanted(strength))
    return `${label}: ${unwantedWords(choicesIn(value), strength === "must not" ? choicesIn(value) : [])}`;
  const now = `${label}: ${valueWords(entry, value)}${strength === "must" ? " (must)" : ""}`;
  return before === null ? now : `${now} instead of ${valueWords(entry, before)}`;
}
