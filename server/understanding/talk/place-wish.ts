import { isLeftOpen } from "../left-open";
import { withoutPlaceLimits } from "./place-limits";
import { plainWords } from "./read-turns";

/** A kind of place that records or the climate can tell. */
export type PlaceKind = "warm" | "cool" | "beach" | "hiking";

const KINDS: readonly (readonly [PlaceKind, RegExp])[] = [
  ["cool", /\b(?:cool(?:er)?|cold(?:er)?|snow(?:y)?|wintry|not (?:too |so |that )?(?:hot|warm))\b/g],
  ["warm", /\b(?:warm(?:er|th)?|hot(?:ter)?|sun(?:ny|nier|shine)?|tropical)\b/g],
  [
    "beach",
    /\b(?:beach(?:es|y)?|sea(?:side|shore)?|ocean(?:front|side)?|coast(?:al)?|shore|(?:by|near|on|at|close to|next to) the water|waterfront)\b/g,
  ],
  ["hiking", /\b(?:hik(?:e|es|ing)|outdoors|nature|trails)\b/g],
];
/** A destination that is not named but wished for. */
const SOMEWHERE =
  /\b(?:(?:any|some) ?(?:where|place|city|destination)(?: else)?|wherever|(?:do not|don't) (?:really )?(?:care|know|mind) where|no idea where|not sure where|where (?:should|can|could|would) (?:i|we|you) (?:go|recommend|suggest)|surprise (?:me|us)|(?:decide|choose|pick) (?:where|(?:a|the) (?:place|city|destination))|open to (?:any|suggestions|ideas)|(?:suggest|recommend)(?: \w+){0,3} (?:place|city|destination|somewhere))\b/g;
const FILLER =
  /\b(?:a|an|the|in|by|near|on|at|to|with|for|of|or|and|is|it|that|this|i|we|me|us|my|our|please|just|really|very|nice|good|maybe|go|get ?away|trip|vacation|holiday|break|place|city|want|would|like|need|love|you|can|should|be|some|any|one|those|them|none|else|other|ones?|instead|town|'d|d)\b/g;

/**
 * The kinds of place that words wish for where they name none: "somewhere warm by the sea"; [] where any will do. `asksWhere`: they answer
 * the question where to go. Null: they leave no place open.
 */
export function placeWish(text: string, asksWhere: boolean): readonly PlaceKind[] | null {
  // "The west coast" is no beach.
  const words = withoutPlaceLimits(plainWords(text));
  const kinds: PlaceKind[] = [];
  let rest = words;
  for (const [kind, says] of KINDS) {
    const without = rest.replace(says, " ");
    if (without !== rest) kinds.push(kind);
    rest = without;
  }
  const isOpen = words.search(SOMEWHERE) >= 0 || (asksWhere && (kinds.length > 0 || isLeftOpen(text)));
  return isOpen ? kinds : null;
}

/**
 * What is left of words once the place that they wish for is taken out: "quiet" of "somewhere quiet by the water"; null: they wish for
 * none.
 */
export function withoutPlaceWishIn(text: string): string | null {
  const plain = plainWords(text);
  if (placeWish(text, true) === null && withoutPlaceLimits(plain) === plain) return null;
  const words = KINDS.reduce((rest, [, says]) => rest.replace(says, " "), withoutPlaceLimits(plain)).replace(
    SOMEWHERE,
    " ",
  );
  return words.replace(FILLER, " ").replace(/\s+/g, " ").trim();
}
