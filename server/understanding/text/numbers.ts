import type { Item } from "./item";
import { spanOf } from "./item";

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, grand: 1000, million: 1_000_000 };

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

/** Joins numbers of several words: "twenty five", "two thousand five hundred", "a hundred", "3 grand", "half a dozen". */
export function joinNumbers(items: readonly Item[]): Item[] {
  const joined: Item[] = [];
  let at = 0;
  while (at < items.length) {
    const read = readNumber(items, at);
    if (read === null) {
      const item = items[at];
      if (item !== undefined) joined.push(item);
      at += 1;
    } else {
      joined.push({ ...spanOf(items, at, read.end), kind: "number", value: read.value, ordinal: read.ordinal });
      at = read.end;
    }
  }
  return joined;
}

function scaleAt(items: readonly Item[], at: number): number | null {
  const item = items[at];
  return item?.kind === "word" && Object.hasOwn(SCALES, item.lower) ? (SCALES[item.lower] ?? null) : null;
}

/** "Three and a half thousand". */
function isAndAHalf(items: readonly Item[], at: number): boolean {
  return items[at]?.lower === "and" && items[at + 1]?.lower === "a" && items[at + 2]?.lower === "half";
}

/** A number of at least two items that begins at `at`. */
function readNumber(items: readonly Item[], at: number): { value: number; ordinal: boolean; end: number } | null {
  const first = items[at];
  if (first === undefined) return null;
  let end = at;
  let total = 0;
  let ordinal = false;
  let part: number | null = null;
  const half = first.lower === "half" && items[at + 1]?.lower === "a" && items[at + 2]?.lower === "dozen";
  if (half) return { value: 6, ordinal: false, end: at + 3 };
  const scaled = first.kind === "number" && !first.ordinal && isAndAHalf(items, at + 1) ? scaleAt(items, at + 4) : null;
  if (scaled !== null && first.kind === "number")
    return { value: (first.value + 0.5) * scaled, ordinal: false, end: at + 5 };
  if (first.lower === "a" && (scaleAt(items, at + 1) !== null || items[at + 1]?.lower === "dozen")) {
    part = 1;
    end = at + 1;
  }
  for (;;) {
    const item = items[end];
    const scale = scaleAt(items, end);
    if (scale !== null && part !== null) {
      if (scale === 100) part *= 100;
      else {
        total += part * scale;
        part = null;
      }
      end += 1;
    } else if (item?.kind === "number" && !ordinal && canFollow(part, item.value, item.lower, end > at)) {
      part = item.lower === "dozen" && part !== null ? part * 12 : (part ?? 0) + item.value;
      ordinal = item.ordinal;
      end += 1;
    } else break;
  }
  return end - at >= 2 ? { value: total + (part ?? 0), ordinal, end } : null;
}

/** "twenty" + "five", "two hundred" + "fifty", "a" + "dozen", "two thousand" + "five hundred", but never "2" + "3". */
function canFollow(part: number | null, value: number, lower: string, inside: boolean): boolean {
  if (lower === "dozen") return part !== null;
  if (part === null) return !inside || !/^\d/.test(lower);
  if (/^\d/.test(lower)) return false;
  return (part >= 20 && part < 100 && part % 10 === 0 && value > 0 && value < 10) || (part % 100 === 0 && value < 100);
}
