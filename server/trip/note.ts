import { LONGEST_NOTE } from "./request";

/** Words of the traveler's as a note of a request: in one line, and cut where they are too long. */
export function noteOf(words: string): string {
  return words.replace(/\s+/g, " ").slice(0, LONGEST_NOTE).toWellFormed();
}
