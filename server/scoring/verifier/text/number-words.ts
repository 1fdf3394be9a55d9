const UNITS = [
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  ...["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"],
];
const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const WORD = [...UNITS, ...TENS, "hundred", "thousand"].join("|");

/** One or more words of a number: "three", "a hundred and twenty", "twenty-five". */
export const NUMBER_WORDS = `(?:a\\s+(?=hundred|thousand))?(?:${WORD})(?:(?:\\s+and\\s+|[\\s-]+)(?:${WORD})){0,6}`;

/** The number of its words in English, below a million; null where they are none. */
export function numberOfWords(words: string): number | null {
  let [total, group] = [0, 0];
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    if (word === "and" || word === "a") continue;
    const [unit, ten] = [UNITS.indexOf(word), TENS.indexOf(word)];
    if (unit >= 0) group += unit;
    else if (ten >= 0) group += (ten + 2) * 10;
    else if (word === "hundred") group = Math.max(1, group) * 100;
    else if (word === "thousand") {
      total += Math.max(1, group) * 1_000;
      group = 0;
    } else return null;
  }
  return total + group;
}
