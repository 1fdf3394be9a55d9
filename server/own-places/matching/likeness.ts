import { distance } from "fastest-levenshtein";

/** Words that say what a place is and where, and not which one; of European languages, without accents. */
const GENERAL = new Set(
  "the a of at in and le la les l de du des d et el los las y il lo der die das und hotel hotels restaurant ristorante cafe bar museum musee museo".split(
    " ",
  ),
);
/** A name within another ("Musée océanographique" in "Musée océanographique de Monaco") is nearly the same. */
const WITHIN = 0.92;
/** Letters that words of their own must have to be told from others. */
const TELLING_LETTERS = 4;

/** How alike two plain names are, 0–1: 1 for the same, less for each letter that differs, whatever the order of the words. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const [words, others] = [one.split(" "), other.split(" ")];
  const inOrder = alike(one, other);
  const sorted = alike(words.toSorted().join(" "), others.toSorted().join(" "));
  const [shorter, longer] = words.length <= others.length ? [words, others] : [others, words];
  const telling = shorter.filter((word) => !GENERAL.has(word));
  const isWithin =
    telling.join("").length >= TELLING_LETTERS &&
    telling.every((word) => longer.some((each) => alike(word, each) >= (word.length < 5 ? 1 : 0.8)));
  return Math.max(inOrder, sorted, isWithin ? WITHIN * shareWithin(telling, shorter) : 0);
}

/** "Hôtel de Paris" is less within "Paris Saint-Germain" than its own words let it seem. */
function shareWithin(telling: readonly string[], words: readonly string[]): number {
  return telling.length === words.length ? 1 : 0.95;
}

/** The share of letters that stay as they are; 0 at once where the lengths alone rule out more than half. */
function alike(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  if (longest === 0 || Math.abs(one.length - other.length) > longest / 2) return 0;
  return 1 - distance(one, other) / longest;
}
