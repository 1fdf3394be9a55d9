import { NUMBER_WORDS, SCALES } from "./lexicon/number-words";
import { isSlipOf, plain } from "./plain-text";

const TOKEN = /\d{1,3}(?:[., ']\d{3})+(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)|\p{L}+/gu;

/** "Two and a half", "veinte y cinco". */
const JOINS: ReadonlySet<string> = new Set(["and", "a", "y", "und", "et", "e"]);

interface Read {
  readonly value: number;
  readonly kind: "digits" | "word" | "scale";
}

/** Every number that a text names, in digits or in words of several languages: parts ("two thousand five hundred") and the whole. */
export function numbersIn(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  let total = 0;
  let part: number | null = null;
  const close = () => {
    if (part !== null || total > 0) found.add(total + (part ?? 0));
    total = 0;
    part = null;
  };
  for (const [token] of plain(text)
    .replace(/(\d)(?=\p{L})/gu, "$1 ")
    .matchAll(TOKEN)) {
    const read = numberOf(token);
    if (read === null) {
      if (token === "half" && part !== null) part += 0.5;
      else if (!JOINS.has(token)) close();
      continue;
    }
    if (read.kind === "scale") {
      const times: number = part ?? (total > 0 ? 0 : 1);
      if (read.value === 100) part = times * 100;
      else {
        total += (times === 0 ? 1 : times) * read.value;
        part = null;
      }
      continue;
    }
    found.add(read.value);
    if (read.kind === "digits") {
      close();
      part = read.value;
    } else if (part !== null && part >= 20 && read.value < roomBehind(part)) {
      part += read.value;
    } else if (part === null) part = read.value;
    else {
      close();
      part = read.value;
    }
  }
  close();
  return found;
}

/** What may follow a round number: "two hundred" up to 99, "sixty" up to 9. */
function roomBehind(part: number): number {
  return [1000, 100, 10].find((round) => part % round === 0) ?? 0;
}

function numberOf(token: string): Read | null {
  if (/^\d/.test(token)) {
    const whole = /^\d{1,3}(?:[., ']\d{3})+$/.test(token) ? token.replace(/[., ']/g, "") : token.replace(",", ".");
    return { value: Number(whole), kind: "digits" };
  }
  const scale = SCALES[token];
  if (scale !== undefined) return { value: scale, kind: "scale" };
  const word = NUMBER_WORDS.get(token) ?? germanNumber(token) ?? misspelled(token);
  return word === null ? null : { value: word, kind: "word" };
}

/** "zweitausend", "dreiundzwanzig", and the same in Dutch; "duemila". */
function germanNumber(word: string): number | null {
  const compound = /^(.*)(tausend|hundert|duizend|honderd|mila|cento)(.*)$/.exec(word);
  if (compound !== null) {
    const [, before = "", scale = "", after = ""] = compound;
    const times = before === "" ? 1 : (NUMBER_WORDS.get(before) ?? germanNumber(before));
    const rest = after === "" ? 0 : (NUMBER_WORDS.get(after) ?? germanNumber(after));
    return times === null || rest === null ? null : times * (SCALES[scale] ?? 1) + rest;
  }
  const joined = /^(.+?)(?:und|en)(zwanzig|dreissig|twintig|dertig)$/.exec(word);
  const ones = NUMBER_WORDS.get(joined?.[1] ?? "");
  const tens = NUMBER_WORDS.get(joined?.[2] ?? "");
  return ones === undefined || tens === undefined ? null : tens + ones;
}

/** A slip of the pen in a number word ("thre", "fuor", "tow"). */
function misspelled(word: string): number | null {
  for (const [known, value] of NUMBER_WORDS) if (isSlipOf(known, word)) return value;
  return null;
}
