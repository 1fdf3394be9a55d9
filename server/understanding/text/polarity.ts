import type { Item } from "./item";
import { compile } from "./pattern";
import {
  ANSWERS_FIRST,
  BRIDGE,
  CONDITIONED,
  MISSED,
  MISSES_BEFORE,
  REFUSED_NEXT,
  RULED_OUT,
  TURNS,
  WAIVED,
} from "./polarity-words";

const RULES_OUT = RULED_OUT.map((source) => compile(source));
const REFUSES_NEXT = REFUSED_NEXT.map((source) => compile(source));
const WAIVES = [compile(WAIVED), compile(CONDITIONED)];
const IS_MISSED = MISSED.map((source) => compile(source));
const FARTHEST = 12;
const LONGEST_ALTERNATIVE = 2;

/** Whether what is from `start` to `end` is said with a "no" that reaches it; one before `from` is not looked for. */
export function isNegated(items: readonly Item[], start: number, end: number, from = start - FARTHEST): boolean {
  let negative = false;
  /** How many more words the other alternative may have: "not on Alaska Airlines or Delta". */
  let alternative = 0;
  for (let at = start - 1; at >= Math.max(0, from); at -= 1) {
    const item = items[at];
    if (item === undefined || (item.kind !== "word" && item.kind !== "number")) break;
    if (isAlternative(items, at)) {
      at -= 1;
      alternative = LONGEST_ALTERNATIVE;
      continue;
    }
    if (item.lower === "without" && isMissed(items, at, end)) break;
    if (isMannerOfSpeaking(items, at)) break;
    if ((TURNS.has(item.lower) && !isNotOnly(items, at)) || isAllBut(items, at)) negative = !negative;
    else if (!BRIDGE.has(item.lower)) {
      if (alternative === 0) break;
      alternative -= 1;
    }
  }
  const ruledOut = isRefusedNext(items, end) || RULES_OUT.some((pattern) => pattern.matchAt(items, end) !== null);
  return ruledOut ? !negative : negative;
}

/** "Insurance? No thanks": what is taken up as a question is refused in the next sentence. */
function isRefusedNext(items: readonly Item[], end: number): boolean {
  if (items[end]?.kind !== "break") return false;
  if (items[end]?.text.startsWith("?") && /^(no|nah|nope|never|not|nobody)$/.test(items[end + 1]?.lower ?? ""))
    return true;
  return REFUSES_NEXT.some((pattern) => pattern.matchAt(items, end + 1) !== null);
}

/** Whether what ends at `end` is said to be of no need, or turned down on a condition: neither wanted nor ruled out. */
export function isWaived(items: readonly Item[], end: number): boolean {
  return WAIVES.some((pattern) => pattern.matchAt(items, end) !== null);
}

/** "No the cat stays at home", "I am afraid our dog has to come", "if I change my mind": an answer, a courtesy and a mind turn nothing. */
function isMannerOfSpeaking(items: readonly Item[], at: number): boolean {
  const [word, next] = [items[at]?.lower, items[at + 1]?.lower ?? ""];
  if (word === "no") return ANSWERS_FIRST.test(next);
  if (word === "mind") return /^(my|our|your|the)$/.test(items[at - 1]?.lower ?? "");
  return word === "afraid" && /^(am|are)$/.test(items[at - 1]?.lower ?? "") && ANSWERS_FIRST.test(next);
}

/** "No smoking or pets": what the "no" reaches it reaches on both sides of "or". */
function isAlternative(items: readonly Item[], at: number): boolean {
  return /^(or|nor)$/.test(items[at]?.lower ?? "") && items[at - 1]?.kind === "word";
}

/** "I melt without air conditioning", "dinner without a band is half a dinner": what is lacking is wanted. */
function isMissed(items: readonly Item[], at: number, end: number): boolean {
  const before = items.slice(Math.max(0, at - 3), at);
  return (
    before.some(({ lower }) => MISSES_BEFORE.test(lower)) ||
    IS_MISSED.some((pattern) => pattern.matchAt(items, end) !== null)
  );
}

/** "Anything but a plane", "any food but Chinese". */
function isAllBut(items: readonly Item[], at: number): boolean {
  if (!/^(but|bar)$/.test(items[at]?.lower ?? "")) return false;
  const before = items[at - 1]?.lower ?? "";
  const earlier = items[at - 2]?.lower ?? "";
  return /^(anything|everything|any|all)$/.test(before) || /^(any|every|all)$/.test(earlier);
}

/** "not only", "over" as in "all over", "no later than": no negation of what follows. */
function isNotOnly(items: readonly Item[], at: number): boolean {
  const [before, next] = [items[at - 1]?.lower, items[at + 1]?.lower];
  const word = items[at]?.lower;
  return next === "only" && word === "not"
    ? true
    : word === "over" && before !== "driving" && before !== "train" && before !== "trains";
}
