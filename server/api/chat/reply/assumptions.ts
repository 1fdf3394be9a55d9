import type { TripRequest } from "@/server/trip";
import { entryWords } from "./words";

const and = new Intl.ListFormat("en", { type: "conjunction" });
const MOST = 5;

/** Preferences that nobody said but the plan counts on, in a sentence; empty where there are none. */
export function assumptionsSentence({ preferences, assumed }: TripRequest): string {
  const guessed = preferences
    .filter(({ entry }) => assumed.includes(entry))
    .sort((a, b) => b.weight - a.weight)
    .map(({ entry, value }) => entryWords(entry, value));
  if (guessed.length === 0) return "";
  const more = guessed.length - MOST;
  const named = more > 0 ? [...guessed.slice(0, MOST), `${more} more`] : guessed;
  return `Nobody said it, but I assume: ${and.format(named)}.`;
}
