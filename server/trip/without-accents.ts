/** Letters that have no accent to lose, as those write them who lack the key. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" },
};

/** In small letters without accents: "Café" is found as "cafe", "Äußere" as "aussere". */
export function withoutAccents(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => OTHER_LETTERS[letter] ?? letter);
}
