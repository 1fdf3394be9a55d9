import { FOREIGN_WORDS } from "./language-words";

const LETTERS = /\p{L}/gu;
const LATIN_LETTERS = /\p{Script=Latin}/gu;
const WORDS = /\p{L}+/gu;
/** Fewer letters than this may be a name. */
const FEWEST_LETTERS = 2;
const SHORT_TEXT = 7;

/** Whether a text is clearly in another language than English: another script, or several words that only that language has. */
export function isForeignLanguage(text: string): boolean {
  const letters = text.match(LETTERS)?.length ?? 0;
  const others = letters - (text.match(LATIN_LETTERS)?.length ?? 0);
  if (others >= FEWEST_LETTERS && others * 2 > letters) return true;
  const words = text.toLowerCase().match(WORDS) ?? [];
  const needed = words.length <= SHORT_TEXT ? 2 : 3;
  return FOREIGN_WORDS.some((language) => {
    const found = words.filter((word) => language.has(word));
    return new Set(found).size >= needed && found.length * 5 >= words.length;
  });
}
