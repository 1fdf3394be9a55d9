import { editDistance } from "./edit-distance";
import type { Item } from "./item";
import { INTERJECTIONS, KEYWORDS, REAL_WORDS, SLIPS, SLIPS_AND_WORDS } from "./spelling-words";

const KEYWORD_SET = new Set(KEYWORDS);
const SHORTEST = 5;

/** Puts right misspelled words that readers rely on ("buget", "peopel", "fligths"); names are left to the gazetteer. */
export function correctSpelling(items: readonly Item[]): Item[] {
  const spoken = items.filter((item) => item.kind !== "word" || !INTERJECTIONS.has(item.lower));
  return spoken.map((item, at) => {
    if (item.kind !== "word") return item;
    const lower = item.capital ? slipAtStart(item.lower, spoken[at - 1]) : correction(item.lower, spoken[at + 1]);
    return lower === null ? item : { ...item, lower };
  });
}

/** A capital begins a name, or else a sentence: only the surest slips are put right there. */
function slipAtStart(word: string, before: Item | undefined): string | null {
  if (before !== undefined && before.kind !== "break") return null;
  return Object.hasOwn(SLIPS, word) && !SLIPS_AND_WORDS.has(word) ? (SLIPS[word] ?? null) : null;
}

function correction(word: string, next: Item | undefined): string | null {
  const slip = Object.hasOwn(SLIPS, word) ? SLIPS[word] : undefined;
  if (slip !== undefined) {
    if (word.length === 1 && word !== "h" && next?.kind !== "word") return null;
    const isName = next?.kind === "word" && next.capital;
    return SLIPS_AND_WORDS.has(word) && !isName ? null : slip;
  }
  if (word.length < SHORTEST || KEYWORD_SET.has(word) || REAL_WORDS.has(word)) return null;
  const near = KEYWORDS.filter(
    (keyword) =>
      keyword[0] === word[0] &&
      keyword.length > SHORTEST &&
      Math.abs(keyword.length - word.length) <= 1 &&
      keyword !== `${word}s` &&
      word !== `${keyword}s` &&
      editDistance(keyword, word) === 1,
  );
  const [only] = near;
  return near.length === 1 && only !== undefined ? only : null;
}
