import { editDistance } from "../text/edit-distance";
import { normalize } from "../text/normalize";

const SHORTEST_MISSPELT = 4;

/** Small letters without accents, with single spaces and one kind of quote: how a quotation is compared with its text. */
export function plain(text: string): string {
  return normalize(text)
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

/** Whether a text holds these words as they are quoted. */
export function plainlyHolds(text: string, words: string): boolean {
  return plain(text).includes(plain(words));
}

export function plainWords(text: string): readonly string[] {
  return plain(text).match(/\p{L}+(?:'\p{L}+)?|\p{N}+/gu) ?? [];
}

/** Whether a word may be meant for another one with the same first letter: one slip, or letters in another order. */
export function isSlipOf(known: string, word: string): boolean {
  if (known === word || known[0] !== word[0]) return false;
  if (known.length >= SHORTEST_MISSPELT && word.length >= SHORTEST_MISSPELT && editDistance(known, word) <= 1)
    return true;
  return known.length >= 3 && known.length === word.length && sortedLetters(known) === sortedLetters(word);
}

function sortedLetters(word: string): string {
  return [...word].sort().join("");
}
