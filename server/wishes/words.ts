const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A count in words or digits, for patterns; `countOf` reads it. */
export const COUNT = `(?:\\d{1,2}|an?(?: single| whole)?|another|${NUMBERS.slice(1).join("|")})`;

export function countOf(words: string): number {
  const digits = Number.parseInt(words, 10);
  if (!Number.isNaN(digits)) return digits;
  const index = NUMBERS.indexOf(words);
  return index < 0 ? 1 : index;
}

/** Lower case, plain apostrophes, single spaces, no sentence marks at the end. */
export function normalized(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[’‘`]/g, "'")
    .replace(/[“”"]/g, "")
    .replace(/\s+/g, " ")
    .replace(/[.!?\s]+$/, "")
    .trim();
}

/** The words that tell something, without those that stand in every name. */
export function tellingWords(text: string): string[] {
  return (normalized(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular).filter((word) => !FILLERS.has(word));
}

const FILLERS = new Set(
  "the a an of at in on to for from with and or my our your this that these those it its there their please some any day one all instead thing place".split(
    " ",
  ),
);

export function singular(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}
