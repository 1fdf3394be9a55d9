import { LESS_THAN, MORE_THAN, NOT_TO_EXCEED, TOO_FEW } from "../lexicon/stars";
import type { Item, NumberItem } from "../text/item";
import { rules } from "../text/rules";

const IS_TOO_FEW = rules<true>([[TOO_FEW, true]]);
const IS_EXCEEDED = rules<true>([[MORE_THAN, true]]);
const TURNS_WITHIN = 6;
const MOST_STARS = 5;

/**
 * The least number of stars that is meant where `count` is named: one more where more than it is wanted ("above three") or it is called
 * too few ("three isn't enough"). Null where it is called too few beside another number that counts.
 */
export function leastStars(items: readonly Item[], count: NumberItem): number | null {
  const at = items.indexOf(count);
  if (at === -1) return count.value;
  if (!isFloor(items, at) && IS_TOO_FEW.findAt(items, at + 1) !== null) {
    const namesAnother = items.some((item) => item.kind === "number" && item !== count && item.value <= MOST_STARS);
    return namesAnother ? null : Math.min(MOST_STARS, count.value + 1);
  }
  return isExceeded(items, at) ? Math.min(MOST_STARS, count.value + 1) : count.value;
}

/** The words with "3/5" as three: of what is asked for in stars no date is told. */
export function withStarsOfFive(words: readonly Item[]): readonly Item[] {
  return words.map((item): Item => {
    const [stars, most] = item.kind === "numericDate" ? item.parts : [];
    if (stars === undefined || most !== MOST_STARS || stars > MOST_STARS) return item;
    const { text, lower, start, end, joined } = item;
    return { kind: "number", value: stars, ordinal: false, text, lower, start, end, joined };
  });
}

/** "Anything under four isn't good enough": what is below it is called too few. */
function isFloor(items: readonly Item[], at: number): boolean {
  return items.slice(Math.max(0, at - 3), at).some(({ lower }) => LESS_THAN.test(lower));
}

function isExceeded(items: readonly Item[], at: number): boolean {
  return [1, 2, 3].some((back) => {
    const from = at - back;
    const match = from < 0 ? undefined : IS_EXCEEDED.findAt(items, from)?.match;
    const before = items.slice(Math.max(0, from - TURNS_WITHIN), from);
    return match?.end === at + 1 && !before.some(({ kind, lower }) => kind === "number" || NOT_TO_EXCEED.test(lower));
  });
}
