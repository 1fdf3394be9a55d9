import { plainWords } from "./read-turns";

/** What words point back to: one of the choices of the open question, by its place (-1: the last one), or what is known already. */
export type PointsBack = { readonly to: "choice"; readonly at: number } | { readonly to: "known" };

const PLACES: readonly (readonly string[])[] = [
  ["first", "1st"],
  ["second", "2nd"],
  ["third", "3rd"],
  ["fourth", "4th"],
  ["fifth", "5th"],
  ["sixth", "6th"],
];
const NUMBERS = ["one", "two", "three", "four", "five", "six"];
const BEFORE =
  "(?:(?:i|we) (?:would|will|'d|'ll)? ?(?:take|like|prefer|want|choose|pick|go (?:for|with)) |let us take |make it |maybe |probably |rather |definitely |yes |ok |no )*";
const BY_PLACE = new RegExp(
  `^${BEFORE}the (${PLACES.flat().join("|")}|last)(?: (?:one|option|choice|answer|of (?:those|these|them)))?(?: please)?$`,
);
const BY_NUMBER = new RegExp(`^${BEFORE}(?:the )?(?:option|number|choice|#) ?(\\d|${NUMBERS.join("|")})(?: please)?$`);
const KNOWN =
  /^(?:(?:and |the |just |exactly )*(?:same|likewise|ditto|as before|as above|like before)(?: (?:here|again|there|too|as (?:before|above|i said|for the other(?: one)?)|thing|answer|as the other(?: one)?))*|(?:like|as) (?:i|we) (?:already )?(?:said|told you|mentioned|wrote)(?: (?:before|already|earlier|above))*)$/;

/** What a message points back to where it says nothing else; null: it does not. */
export function pointsBack(text: string): PointsBack | null {
  const words = plainWords(text);
  if (KNOWN.test(words)) return { to: "known" };
  const place = BY_PLACE.exec(words)?.[1];
  if (place === "last") return { to: "choice", at: -1 };
  if (place !== undefined) return { to: "choice", at: PLACES.findIndex((names) => names.includes(place)) };
  const number = BY_NUMBER.exec(words)?.[1];
  if (number === undefined) return null;
  return { to: "choice", at: (NUMBERS.includes(number) ? NUMBERS.indexOf(number) + 1 : Number(number)) - 1 };
}
