import type { Item } from "./item";
import { inDigits, spanOf } from "./item";
import { lexicon, phraseAt } from "./pattern";

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
const SCALES: Readonly<Record<string, number>> = { thousand: 1000, grand: 1000, k: 1000, million: 1_000_000 };
const FRACTIONS = lexicon(["and a half:0.5", "and a quarter:0.25", "and three quarters:0.75"]);

const WORDS = new Map<string, { value: number; ordinal: boolean }>([
  ...SMALL.map((word, value) => [word, { value, ordinal: false }] as const),
  ...TENS.map((word, index) => [word, { value: 20 + 10 * index, ordinal: false }] as const),
  ...ORDINALS.map((word, index) => [word, { value: index + 1, ordinal: true }] as const),
  ["thirtieth", { value: 30, ordinal: true }],
  ["dozen", { value: 12, ordinal: false }],
]);

/** The value of a number written in one word ("seven", "twelfth"), or null. */
export function numberOfWord(lower: string): { value: number; ordinal: boolean } | null {
  return WORDS.get(lower) ?? null;
}

/** What is counted: in "two thousand and three kids" the "three" belongs to the kids. */
const COUNTED = new Set(
  "of people persons adults kids children toddlers infants teens babies guests friends couples rooms nights night days weeks week cities stops".split(
    " ",
  ),
);
/** A few of these are counted apart; more ("a hundred and twenty people") belong to the number. */
const MOST_COUNTED = 12;

interface Read {
  readonly value: number;
  readonly ordinal: boolean;
  readonly end: number;
}

/**
 * Joins numbers of several words: "twenty five", "two thousand, five hundred and five", "fifteen hundred", "a hundred", "3 grand", "4.8 k",
 * "twelve and a half thousand", "half a dozen". What does not go together stays apart ("between one hundred and two hundred").
 */
export function joinNumbers(items: readonly Item[]): Item[] {
  const joined: Item[] = [];
  let at = 0;
  while (at < items.length) {
    const read = halfAt(items, at) ?? numberAt(items, at);
    const item = items[at];
    if (read === null || read.end - at < 2) {
      if (item !== undefined) joined.push(item);
      at += 1;
    } else {
      const { value, ordinal, end } = read;
      joined.push({ ...spanOf(items, at, end), kind: "number", value, ordinal });
      at = end;
    }
  }
  return joined;
}

const whole = (value: number, end: number): Read => ({ value, ordinal: false, end });
const lowerAt = (items: readonly Item[], at: number): string => items[at]?.lower ?? "";

/** "Half a dozen", "half a grand". */
function halfAt(items: readonly Item[], at: number): Read | null {
  if (lowerAt(items, at) !== "half" || lowerAt(items, at + 1) !== "a") return null;
  const unit = lowerAt(items, at + 2) === "dozen" ? 12 : scaleAt(items, at + 2);
  return unit === null ? null : whole(unit / 2, at + 3);
}

/** Hundreds, and what a scale smaller than `limit` makes of them with what follows: "two thousand and five". */
function numberAt(items: readonly Item[], at: number, limit = Number.POSITIVE_INFINITY): Read | null {
  const head = hundredsAt(items, at);
  if (head === null || head.ordinal) return head;
  const fraction = fractionAt(items, head.end);
  const scaleStart = fraction?.end ?? head.end;
  const scale = scaleAt(items, scaleStart);
  if (scale === null || scale >= limit) return head;
  const value = (head.value + (fraction?.value ?? 0)) * scale;
  const end = scaleStart + 1;
  if (fraction !== null) return whole(Math.round(value), end);
  const half = fractionAt(items, end);
  if (half !== null && !COUNTED.has(lowerAt(items, half.end)) && scaleAt(items, half.end) === null)
    return whole(value + half.value * scale, half.end);
  const tail = tailAt(items, end, scale);
  return tail === null ? whole(value, end) : { ...tail, value: value + tail.value };
}

/** "A", "seven", "forty five", "45", "fifteen hundred and thirty". */
function hundredsAt(items: readonly Item[], at: number): Read | null {
  const head = isOne(items, at) ? whole(1, at + 1) : smallAt(items, at);
  if (head === null || head.ordinal || lowerAt(items, head.end) !== "hundred") return head;
  const value = head.value * 100;
  const tail = tailAt(items, head.end + 1, 100);
  return tail === null ? whole(value, head.end + 1) : { ...tail, value: value + tail.value };
}

/** "A hundred", "a grand", "a dozen". */
function isOne(items: readonly Item[], at: number): boolean {
  return lowerAt(items, at) === "a" && /^(hundred|thousand|grand|million|dozen)$/.test(lowerAt(items, at + 1));
}

function smallAt(items: readonly Item[], at: number): Read | null {
  const item = items[at];
  if (item?.kind !== "number") return null;
  const next = items[at + 1];
  if (next?.kind === "number" && !item.ordinal) {
    if (next.lower === "dozen") return whole(item.value * 12, at + 2);
    const isTens = !inDigits(item) && item.value >= 20 && item.value < 100 && item.value % 10 === 0;
    if (isTens && !inDigits(next) && next.value > 0 && next.value < 10)
      return { value: item.value + next.value, ordinal: next.ordinal, end: at + 2 };
  }
  return { value: item.value, ordinal: item.ordinal, end: at + 1 };
}

/** What goes on with a number of so many hundreds or thousands, or null where another number begins. */
function tailAt(items: readonly Item[], at: number, scale: number): Read | null {
  const link = /^(and|,)$/.exec(lowerAt(items, at))?.[0] ?? null;
  const start = link === null ? at : at + 1;
  const tail = numberAt(items, start, scale);
  if (tail === null || tail.value <= 0 || tail.value >= scale || !Number.isInteger(tail.value)) return null;
  const first = items[start];
  const saysHundred = tail.value >= 100 && tail.end - start > 1;
  const isWritten = first !== undefined && inDigits(first);
  // "Between one hundred and two hundred", "between two hundred and five thousand".
  if (lowerAt(items, tail.end) === "hundred" || (link !== null && scaleAt(items, tail.end) !== null)) return null;
  if (tail.value <= MOST_COUNTED && COUNTED.has(lowerAt(items, tail.end))) return null;
  if (link === ",") return saysHundred ? tail : null;
  if (link === null) return isWritten && !saysHundred ? null : tail;
  return !tail.ordinal && (tail.value < 100 || saysHundred) ? tail : null;
}

function scaleAt(items: readonly Item[], at: number): number | null {
  const item = items[at];
  const next = items[at + 1];
  if (item?.kind !== "word" || !Object.hasOwn(SCALES, item.lower)) return null;
  const isName = item.lower === "k" && next?.kind === "word" && next.joined;
  return isName ? null : (SCALES[item.lower] ?? null);
}

/** The "and a half" of "three and a half thousand", the "point eight" of "four point eight k". */
function fractionAt(items: readonly Item[], at: number): { readonly value: number; readonly end: number } | null {
  const phrase = phraseAt(items, at, FRACTIONS);
  if (phrase !== null) return { value: Number(phrase.value), end: phrase.end };
  const digit = items[at + 1];
  const isPoint = lowerAt(items, at) === "point" && digit?.kind === "number" && digit.value < 10;
  return isPoint ? { value: digit.value / 10, end: at + 2 } : null;
}
