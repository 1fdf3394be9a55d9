import type { Item } from "./item";
import { numberOfWord } from "./numbers";

/** Alternatives in order; every one is linear in the length of what it takes. */
const TOKEN = new RegExp(
  [
    String.raw`(?<yearFirst>\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?!\d))`,
    String.raw`(?<dayMonth>\d{1,2}/\d{1,2}(?:/\d{4}|/\d{2})?(?![\d/])|\d{1,2}[-.]\d{1,2}[-.]\d{4}(?!\d)|\d{1,2}\.\d{1,2}\.(?!\d))`,
    String.raw`(?<number>\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?(?![\d])|\d{1,3}(?:[.']\d{3})+(?!\d)|(?<=[$\u20ac\u00a3\u20b9R] ?)\d{1,3}(?: \d{3})+(?!\d)|\d{1,3}(?: \d{3})+(?= ?(?:[$\u20ac\u00a3]|[A-Z]{3}\b|(?:euros?|dollars?|pounds?|rand|kron[oe]r|yen|pesos?|rupees|baht|won|yuan)\b))|\d{1,12}(?:\.\d{1,4})?)(?<ordinal>(?:st|nd|rd|th)(?!\p{L}))?(?<thousand>k(?!\p{L}))?`,
    String.raw`(?<initials>(?:\p{L}\.){2,})`,
    String.raw`(?<word>\p{L}+(?:'\p{L}+)*)`,
    String.raw`(?<break>[.!?;]+|\n\s*)`,
    String.raw`(?<symbol>[-$\u20ac\u00a3\u00a5\u20b9\u20a9\u20b1\u20a6,:()&/+%#~])`,
  ].join("|"),
  "giu",
);

/** Words whose full stop does not end the sentence. */
const ABBREVIATIONS = new Set(
  "st ste mt ft jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun approx max min dr mr mrs ms vs incl pref".split(
    " ",
  ),
);

const CONTRACTIONS: Readonly<Record<string, string>> = {
  "can't": "can not",
  cannot: "can not",
  cant: "can not",
  "won't": "will not",
  wont: "will not",
  dont: "do not",
  doesnt: "does not",
  didnt: "did not",
  isnt: "is not",
  arent: "are not",
  aint: "is not",
  couldnt: "could not",
  wasnt: "was not",
  hasnt: "has not",
  hadnt: "had not",
  werent: "were not",
  id: "i would",
  shes: "she is",
  hes: "he is",
  theyre: "they are",
  theyve: "they have",
  weve: "we have",
  youre: "you are",
  whats: "what is",
  wheres: "where is",
  thats: "that is",
  theres: "there is",
  gimme: "give me",
  lemme: "let me",
  idc: "i do not care",
  idm: "i do not mind",
  wouldnt: "would not",
  shouldnt: "should not",
  havent: "have not",
  im: "i am",
  ive: "i have",
  "let's": "let us",
  "it's": "it is",
  "that's": "that is",
  "there's": "there is",
  "he's": "he is",
  "she's": "she is",
  "who's": "who is",
  "what's": "what is",
  "where's": "where is",
  wanna: "want to",
  gonna: "going to",
  gotta: "have to",
};
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/^(.+)n't$/, "$1 not"],
  [/^(.+)'ll$/, "$1 will"],
  [/^(.+)'re$/, "$1 are"],
  [/^(.+)'ve$/, "$1 have"],
  [/^(.+)'d$/, "$1 would"],
  [/^(.+)'m$/, "$1 am"],
];

function expand(lower: string): readonly string[] {
  const whole = Object.hasOwn(CONTRACTIONS, lower) ? CONTRACTIONS[lower] : undefined;
  if (whole !== undefined) return whole.split(" ");
  for (const [ending, replacement] of ENDINGS) {
    if (ending.test(lower)) return lower.replace(ending, replacement).split(" ");
  }
  return [lower];
}

/**
 * Words, numbers, symbols and sentence ends of normalized text. Hyphens between words are dropped ("pet-friendly" is
 * two words), contractions are written out ("don't" is "do not"), numbers in words carry their value.
 */
export function tokenize(text: string): Item[] {
  const items: Item[] = [];
  let previousEnd = -1;
  for (const match of text.matchAll(TOKEN)) {
    const groups = match.groups ?? {};
    const start = match.index;
    const end = start + match[0].length;
    const base = { text: match[0], lower: match[0].toLowerCase(), start, end, joined: start === previousEnd };
    previousEnd = end;
    if (groups.yearFirst !== undefined || groups.dayMonth !== undefined) {
      const parts = match[0]
        .split(/[-/.]/)
        .filter((part) => part !== "")
        .map(Number);
      items.push({ ...base, kind: "numericDate", parts, yearFirst: groups.yearFirst !== undefined });
    } else if (groups.number !== undefined) {
      const value = numberOf(groups.number) * (groups.thousand === undefined ? 1 : 1000);
      items.push({ ...base, kind: "number", value, ordinal: groups.ordinal !== undefined });
    } else if (groups.initials !== undefined) {
      items.push({ ...base, kind: "word", lower: base.lower.replaceAll(".", ""), capital: /\p{Lu}/u.test(match[0]) });
    } else if (groups.word !== undefined) {
      pushWord(items, base);
    } else if (groups.break !== undefined) {
      const before = items.at(-1);
      if (match[0] === "." && before?.kind === "word" && base.joined && ABBREVIATIONS.has(before.lower)) continue;
      items.push({ ...base, kind: "break" });
    } else {
      items.push({ ...base, kind: "symbol" });
    }
  }
  return items.filter((item, index) => !isHyphenInWord(items, item, index)).map(asPronoun);
}

/** "One" that counts nothing: "that one really matters", "one of my priorities". */
function asPronoun(item: Item, index: number, items: readonly Item[]): Item {
  if (item.kind !== "number" || item.lower !== "one") return item;
  const pointsBack = /^(that|this)$/.test(items[index - 1]?.lower ?? "");
  const isOneOf = items[index + 1]?.lower === "of" && /^(my|our|the|those|these)$/.test(items[index + 2]?.lower ?? "");
  if (!pointsBack && !isOneOf) return item;
  const { text, lower, start, end, joined } = item;
  return { kind: "word", text, lower, start, end, joined, capital: false };
}

/** "1,800.50", and as others write it "1.800" and "1'800". */
function numberOf(written: string): number {
  return Number(/^\d{1,3}(?:[.' ]\d{3})+$/.test(written) ? written.replace(/[.' ]/g, "") : written.replaceAll(",", ""));
}

function pushWord(items: Item[], base: Omit<Item & { kind: "word" }, "kind" | "capital">): void {
  const capital = /^\p{Lu}/u.test(base.text);
  const words = expand(base.lower);
  words.forEach((lower, index) => {
    const word = { ...base, lower, text: words.length === 1 ? base.text : lower, joined: index === 0 && base.joined };
    const number = numberOfWord(lower);
    if (number === null) items.push({ ...word, kind: "word", capital: capital && index === 0 });
    else items.push({ ...word, kind: "number", ...number });
  });
}

const CALENDAR_WORD =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?)$/;

function isHyphenInWord(items: readonly Item[], item: Item, index: number): boolean {
  if (item.kind !== "symbol" || item.text !== "-" || !item.joined) return false;
  const next = items[index + 1];
  const before = items[index - 1];
  if (next === undefined || !next.joined || before === undefined) return false;
  const written = (other: Item): boolean => /^\d/.test(other.text) || other.kind === "symbol" || other.text === ".";
  // "July 30-Aug 2", "fri-sun".
  return !(written(before) && written(next)) && !CALENDAR_WORD.test(next.lower);
}
