import type { LocalDate } from "@/server/trip";
import type { World } from "@/server/worlds";
import { understandByPatterns } from "../by-patterns";

const CLAUSE_ENDS = /[.!?;:,\n()]+(?=\s|$)|\s[-–—]\s/;
const FEWEST_WORDS = 2;
/** "2p" is a clause of its own. */
const COUNTED = /\d\p{L}/u;
const SMALL_TALK =
  /^(?:hi|hello|hey|dear|thanks|thank you|many thanks|please|good (?:morning|evening|afternoon)|could you|can you|kind regards|best|cheers|i need your help)\b[\w' ]{0,24}$/i;

/** Clauses of a text in which the parser finds nothing, small talk aside: what it may have overlooked. */
export function unreadParts(text: string, today: LocalDate, world: World | null): readonly string[] {
  return text
    .split(CLAUSE_ENDS)
    .map((clause) => clause.trim())
    .filter(
      (clause) => (clause.split(/\s+/).length >= FEWEST_WORDS || COUNTED.test(clause)) && !SMALL_TALK.test(clause),
    )
    .filter((clause) => {
      const { trip, constraints, entries, unclear } = understandByPatterns({ text: clause, asked: null, today }, world);
      return [trip, constraints, entries].every((part) => Object.keys(part).length === 0) && unclear.length === 0;
    });
}
