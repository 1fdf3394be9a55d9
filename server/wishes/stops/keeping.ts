import type { Planned, Wish } from "../wish";
import { stopsMeant } from "./meant";

const KEEP =
  /^(?:please )?(?:keep|lock|hold on to|fix|pin|don't (?:change|touch|move)|do not (?:change|touch|move)|leave) (.+?)(?: (?:as (?:it|they) (?:is|are)|alone|where (?:it|they) (?:is|are)|in place))?$/;
const LET_GO = /^(?:please )?(?:unlock|unpin|release|free) (.+?)$|^(.+?) (?:can|may) (?:be changed|change)(?: again)?$/;

/** "Keep the hotel", "unlock the dinner on day 2". */
export function readKeeping(words: string, planned: Planned): Wish | null {
  const kept = KEEP.exec(words)?.[1];
  // "Leave out the zoo" and "leave a day later" keep nothing.
  if (kept !== undefined && !/^(?:leave )?(?:out|on|at|from|for|a|an|earlier|later)\b/.test(kept)) {
    return locks("lock", kept, planned);
  }
  const match = LET_GO.exec(words);
  const free = match?.[1] ?? match?.[2];
  return free === undefined ? null : locks("unlock", free, planned);
}

function locks(kind: "lock" | "unlock", phrase: string, planned: Planned): Wish | null {
  const stops = stopsMeant(phrase, planned).filter(({ stop }) => stop.locked === (kind === "unlock"));
  if (stops.length === 0) {
    if (stopsMeant(phrase, planned).length === 0) return null;
    return { kind: "refused", sentence: kind === "lock" ? "That is already locked." : "That is not locked." };
  }
  return { kind: "locks", edits: stops.map(({ stop }) => ({ kind, stopId: stop.id })) };
}
