import { withoutAccents } from "./without-accents";

const SAME_WORDS: Readonly<Record<string, string>> = {
  saint: "st",
  sainte: "ste",
  sankt: "st",
  fort: "ft",
  mount: "mt",
};
const APOSTROPHES = /['’‘ʼ`´]/g;

/**
 * The form under which names are compared, without case, accents and punctuation: "Saint Petersburg" and "St. Petersburg" are one, and so
 * are "Winston-Salem" and "winston salem", "Äußere" and "Aussere", "L'Escale" and "L’Escale".
 */
export function spellingKey(name: string): string {
  return withoutAccents(name.replace(APOSTROPHES, "'"))
    .replace(/['.]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => (Object.hasOwn(SAME_WORDS, word) ? (SAME_WORDS[word] ?? word) : word))
    .join(" ");
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe" };

/**
 * The keys of every way to write a name that people use, the usual one first: "Äußere" also as "Aeussere", "L'Escale" also as
 * "L Escale", "Beaux-Arts" also as "Beauxarts".
 */
export function spellingsOf(name: string): string[] {
  const composed = name.normalize("NFC").toLowerCase();
  const expanded = composed.replace(/[äöüåø]/g, (letter) => UMLAUTS[letter] ?? letter);
  const written = [composed, expanded].flatMap((text) => [
    text,
    text.replace(APOSTROPHES, " "),
    text.replace(/(?<=\p{L})[-‐‑](?=\p{L})/gu, ""),
  ]);
  return [...new Set(written.map(spellingKey))].filter((key) => key !== "");
}
