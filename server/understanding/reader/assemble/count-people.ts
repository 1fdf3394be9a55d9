import { MOST_PEOPLE } from "@/server/trip";
import { numberOfWord } from "../../text/numbers";
import type { Proposals } from "../propose/propose";
import type { FactMention } from "./evidence";

/** Nouns that are several people. */
const SEVERAL: Readonly<Record<string, number>> = {
  ...{
    couple: 2,
    couples: 2,
    pair: 2,
    duo: 2,
    both: 2,
    twosome: 2,
    newlyweds: 2,
    twins: 2,
    parents: 2,
    grandparents: 2,
  },
  ...{ inlaws: 2, laws: 2, folks: 2, trio: 3, triplets: 3, threesome: 3, foursome: 4, quartet: 4, quintet: 5 },
};
const IN_PAIRS = new Set(["couple", "couples", "pair", "pairs", "twins"]);
/** Plurals that leave open how many. */
const SOME =
  /^(?:some|few|several|friends|kids|children|cousins|brothers|sisters|buddies|colleagues|others|folks|family|grandkids|dogs|cats|pets|sons|daughters|girls|boys|guys)$/;
const ALONE = /^(?:solo|alone|myself|me|one|single|just|only)$/;
const CHILDREN = /^(?:kids|children|sons|daughters|boys|girls|grandkids|grandchildren|nephews|nieces|teens|littles)$/;

/** Words with which a number behind them counts people: "party of 6", "the 4 of us", "us three". */
const GROUP =
  /^(?:party|group|family|total|crew|team|bunch|gang|squad|us|we|all|for|people|adults|travelers|guests|pax|persons|friends|kids|children|just|only|of|and|the|about|around|my|our|a|an|with|plus|x)$/;
export const SPEAKER = /^(?:me|myself|i)$/;
/** What makes an age of the number before it, and of the number behind it. */
const AGE_BEHIND = /^(?:year|years|yr|yrs|yo|month|months|mo|weeks)$/;
const AGE_BEFORE = /^(?:aged|age|ages|turning|turns|is)$/;

/** How sure the model must be of a count to go against the words, and how sure that it is none. */
const SURE_OF_COUNT = 0.6;
const DENIES_COUNT = 0.1;

/** How many people a stretch counts: as its words say unless the model is sure of another number ("us" is two here, "us, the kids"); null where neither knows. */
export function countIn(proposals: Proposals, mention: FactMention): number | null {
  const byWords = countByWords(proposals, mention);
  const { counts } = mention;
  if (counts === undefined) return byWords;
  const isDenied = byWords === null || (counts[Math.min(byWords, counts.length - 1)] ?? 0) < DENIES_COUNT;
  const byModel = likelyCount(mention);
  if (!isDenied || byModel === null || byModel < pairedIn(ownWords(proposals, mention))) return byWords;
  if (byModel !== MANY) return byModel;
  // More than the model counts to: as many as the largest number, "the choir, 14 people".
  const most = Math.max(0, ...saidNumbers(ownWords(proposals, mention)).map(({ value }) => value));
  return most >= counts.length - 1 ? bounded(most) : byWords;
}

/** How many the model takes them for where it is sure, infinite for more than it counts to; null where it is not. */
export function likelyCount({ counts }: FactMention): number | null {
  const highest = Math.max(...(counts ?? [0]));
  if (counts === undefined || highest < SURE_OF_COUNT) return null;
  const count = counts.indexOf(highest);
  return count < counts.length - 1 ? count : MANY;
}
const MANY = Number.POSITIVE_INFINITY;

/** "Five couples": those in pairs are counted by code. */
function pairedIn(own: readonly string[]): number {
  return saidNumbers(own).reduce((sum, { value, at }) => sum + (IN_PAIRS.has(own[at + 1] ?? "") ? value * 2 : 0), 0);
}

function ownWords({ words }: Proposals, { from, to }: FactMention): string[] {
  return words
    .slice(from, to)
    .map(({ text }) => text.toLowerCase())
    .filter((word) => word === "(" || word === "+" || word === "&" || /[\p{L}\p{N}]/u.test(word));
}

function saidNumbers(own: readonly string[]): { readonly value: number; readonly at: number }[] {
  return own.flatMap((word, at) => {
    const value = /^x?\d{1,4}x?$/.test(word)
      ? Number(word.replaceAll("x", ""))
      : numberOfWord(word)?.ordinal === false
        ? numberOfWord(word)?.value
        : undefined;
    return value === undefined || /^(?:st|nd|rd|th)$/.test(own[at + 1] ?? "") ? [] : [{ value, at }];
  });
}

/** The numbers of a stretch that count people and are no ages. */
export function numbersIn(proposals: Proposals, mention: FactMention): number[] {
  return countedIn(ownWords(proposals, mention)).map(({ value }) => value);
}

function countedIn(own: readonly string[]) {
  const isNoun = (word: string) => /\p{L}/u.test(word) && !GROUP.test(word) && numberOfWord(word) === null;
  return saidNumbers(own).filter(({ at }) => {
    const next = own[at + 1] ?? "";
    if (AGE_BEHIND.test(next) || AGE_BEFORE.test(own[at - 1] ?? "")) return false;
    // "Our son of 15", "the twins (6)"; in "2 moms + 2 sons" another noun follows.
    return !own.slice(0, at).some(isNoun) || own.slice(at + 1).some(isNoun) || COMPANY.test(next);
  });
}
const COMPANY = /^(?:people|adults|travelers|guests|pax|persons|friends|kids|children)$/;

/** How many words such as "two couples", "my parents" or "the three of us" count; null where they do not say. */
function countByWords(proposals: Proposals, mention: FactMention): number | null {
  const own = ownWords(proposals, mention);
  const numbers = saidNumbers(own);
  const isPlural = own.some((word) => SOME.test(word));
  const [first, ...more] = numbers;
  // "Kids 5 and 9".
  if (first !== undefined && more.length > 0 && CHILDREN.test(own[first.at - 1] ?? "")) return numbers.length;
  const counted = countedIn(own);
  if (counted.length > 0) {
    const sum = counted.reduce((total, { value }) => total + value, 0) + pairedIn(own) / 2;
    // "My 3 best friends + me".
    return bounded(own.length > 1 && own.some((word) => SPEAKER.test(word)) ? sum + 1 : sum);
  }
  const groups = own.flatMap((word) => (Object.hasOwn(SEVERAL, word) ? [SEVERAL[word] ?? 1] : []));
  if (groups.length > 0) return bounded(groups.reduce((total, one) => total + one, 0));
  // "The kids (5 and 9)": as many as ages are told.
  if (isPlural && numbers.length > 1) return bounded(numbers.length);
  if (isPlural && !own.some((word) => ALONE.test(word))) return null;
  return (
    1 + own.slice(1, -1).filter((word, at) => /^(?:and|&|\+|n)$/.test(word) && !/^no/.test(own[at + 2] ?? "")).length
  );
}

function bounded(count: number): number | null {
  return Number.isInteger(count) && count >= 0 && count <= MOST_PEOPLE ? count : null;
}
