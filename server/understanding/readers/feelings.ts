import { AVERSIONS, GRIEVANCES, PLEASURES, TOLERANCES } from "../lexicon/hints/attitudes";
import type { Item } from "../text/item";
import { isNegated } from "../text/polarity";
import { rules } from "../text/rules";

/** How a text tells: of what is wished for, or of something earlier that was a pleasure, went wrong, or neither. */
export type Mood = "wish" | "pleasure" | "grievance" | "neutral";

const FEELINGS = rules<"averse" | "tolerant">([
  [TOLERANCES, "tolerant"],
  [AVERSIONS, "averse"],
]);
const PLEASED = rules<true>([[PLEASURES, true]]);
const AGGRIEVED = rules<true>([[GRIEVANCES, true]]);

/** Whether a tale of something earlier was a pleasure or went wrong. */
export function moodOfTale(items: readonly Item[]): Mood {
  if (AGGRIEVED.find(items).some(({ match }) => !isNegated(items, match.start, match.end))) return "grievance";
  return PLEASED.find(items).length > 0 ? "pleasure" : "neutral";
}

/** Whether the clause around what stands from `start` to `end` speaks against it: "a guide only slows us down". */
export function isSpokenAgainst(items: readonly Item[], start: number, end: number): boolean {
  const [from, to] = clauseAround(items, start, end);
  return isAverse(items, from, start) || isAverse(items, end, to);
}

function isAverse(items: readonly Item[], from: number, to: number): boolean {
  return FEELINGS.find(items.slice(from, to)).some(({ meaning }) => meaning === "averse");
}

/** The part of the sentence in which a feeling is about what stands from `start` to `end`. */
export function clauseAround(items: readonly Item[], start: number, end: number): readonly [number, number] {
  let from = start;
  while (from > 0 && !endsClause(items[from - 1])) from -= 1;
  let to = end;
  while (to < items.length && !endsClause(items[to])) to += 1;
  return [from, to];
}

function endsClause(item: Item | undefined): boolean {
  return (
    item === undefined || item.kind === "break" || /^(,|but|so|because|since|although|though|-|:)$/.test(item.lower)
  );
}
