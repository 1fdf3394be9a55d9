import { NUMBER_WORDS, numberOfWords } from "./number-words";

export type ValueKind = "money" | "clock" | "date" | "duration" | "distance" | "rating" | "count";

/** A value in a text, with its unit. */
export interface Value {
  readonly kind: ValueKind;
  readonly at: number;
  readonly end: number;
  readonly text: string;
  /**
   * money: minor units. clock: minutes of the day. date: month × 100 + day. duration: minutes. distance: kilometers. rating, count: as
   * written.
   */
  readonly amount: number;
  /** money: the currency where one is written. date: the year where one is. count: the noun that is counted. */
  readonly unit: string | null;
}

const CURRENCIES: Readonly<Record<string, string>> = {
  ...{ $: "USD", usd: "USD", dollar: "USD", dollars: "USD", bucks: "USD", buck: "USD" },
  ...{ "€": "EUR", eur: "EUR", euro: "EUR", euros: "EUR", "£": "GBP", gbp: "GBP", pounds: "GBP", pound: "GBP" },
  ...{ "¥": "CNY", cny: "CNY", rmb: "CNY", yuan: "CNY" },
};
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const NUMBER = "(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)";
const NOUNS =
  "people|persons?|travell?ers?|guests?|adults?|children|kids|nights?|days?|rooms?|restaurants?|places to eat|hotels?|accommodations?|lodgings?|places to stay|attractions?|sights?|things to see|flights?|options?|results?|places?|cities|meals?|visits?|legs?";

type Read = (match: RegExpExecArray) => { readonly amount: number; readonly unit?: string | null } | null;
interface Pattern {
  readonly kind: ValueKind;
  readonly pattern: RegExp;
  readonly read: Read;
}

const number = (text: string | undefined) => Number((text ?? "").replaceAll(",", ""));
const minor = (text: string | undefined) => Math.round(number(text) * 100);
const currencyOf = (written: string | undefined) => CURRENCIES[(written ?? "").toLowerCase()] ?? null;
const monthOf = (written: string | undefined) => MONTHS.indexOf((written ?? "").slice(0, 3).toLowerCase()) + 1;
const inWordsOrDigits = (written: string | undefined) =>
  /^\d/.test(written ?? "") ? number(written) : numberOfWords(written ?? "");

/** In this order: what one has taken is not read again by the next. */
const PATTERNS: readonly Pattern[] = [
  {
    kind: "date",
    pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/g,
    read: ([, year, month, day]) => ({ amount: number(month) * 100 + number(day), unit: year ?? null }),
  },
  {
    kind: "date",
    pattern: new RegExp(`\\b${MONTH}\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s+(\\d{4})\\b)?`, "gi"),
    read: ([, month, day, year]) => ({ amount: monthOf(month) * 100 + number(day), unit: year ?? null }),
  },
  {
    kind: "date",
    pattern: new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}\\b\\.?(?:,?\\s+(\\d{4})\\b)?`, "gi"),
    read: ([, day, month, year]) => ({ amount: monthOf(month) * 100 + number(day), unit: year ?? null }),
  },
  {
    kind: "clock",
    pattern: /\b([01]?\d|2[0-4]):([0-5]\d)(?!\d)(?:\s?([ap])\.?m\b\.?)?/gi,
    read: ([, hour, minute, half]) => ({ amount: hours(hour, half) * 60 + number(minute) }),
  },
  {
    kind: "clock",
    pattern: /\b(1[0-2]|0?[1-9])\s?([ap])\.?m\b\.?/gi,
    read: ([, hour, half]) => ({ amount: hours(hour, half) * 60 }),
  },
  {
    kind: "money",
    pattern: new RegExp(`(?:US)?([$€£¥])\\s?${NUMBER}(k\\b)?`, "g"),
    read: ([, sign, amount, thousand]) => ({ amount: minor(amount) * (thousand ? 1_000 : 1), unit: currencyOf(sign) }),
  },
  {
    kind: "money",
    pattern: new RegExp(`\\b(USD|EUR|GBP|CNY|RMB)\\s?${NUMBER}`, "g"),
    read: ([, sign, amount]) => ({ amount: minor(amount), unit: currencyOf(sign) }),
  },
  {
    kind: "money",
    pattern: new RegExp(`${NUMBER}\\s?(USD|EUR|GBP|CNY|RMB|yuan|dollars?|euros?|pounds?|bucks?)\\b`, "gi"),
    read: ([, amount, sign]) => ({ amount: minor(amount), unit: currencyOf(sign) }),
  },
  {
    kind: "money",
    pattern: new RegExp(`\\b(${NUMBER_WORDS})\\s(dollars?|euros?|pounds?|yuan|bucks?)\\b`, "gi"),
    read: ([, words, sign]) => ({ amount: (numberOfWords(words ?? "") ?? Number.NaN) * 100, unit: currencyOf(sign) }),
  },
  {
    kind: "distance",
    pattern: new RegExp(`${NUMBER}\\s?(km|kilomet(?:er|re)s?|miles?|mi)\\b`, "gi"),
    read: ([, amount, unit]) => ({ amount: number(amount) * (/^mi/i.test(unit ?? "") ? 1.609344 : 1) }),
  },
  {
    kind: "duration",
    pattern:
      /\b(?:(\d+)\s?days?\s)?(\d+(?:\.\d+)?)\s?(?:h|hrs?|hours?)\b(?:\s?(?:and\s)?(\d+)\s?(?:m|mins?|minutes?)\b)?/gi,
    read: ([, days, hour, minute]) => ({
      amount: number(days ?? "0") * 1_440 + number(hour) * 60 + number(minute ?? "0"),
    }),
  },
  {
    kind: "duration",
    pattern: /\b(\d+)\s?(?:mins?|minutes?)\b/gi,
    read: ([, minute]) => ({ amount: number(minute) }),
  },
  {
    kind: "rating",
    pattern: /\b(?:rated|rating(?:\s(?:of|is))?:?)\s?(\d(?:\.\d+)?)(?:\s?(?:\/\s?5|stars?|out of 5))?/gi,
    read: ([, amount]) => ({ amount: number(amount) }),
  },
  {
    kind: "rating",
    pattern: /\b(\d(?:\.\d+)?)(?:\s?\/\s?5\b|\s?[★⭐]|[\s-]stars?\b|\sout of (?:5|five)\b)/gi,
    read: ([, amount]) => ({ amount: number(amount) }),
  },
  {
    kind: "money",
    pattern: new RegExp(
      `\\b(?:costs?|price[ds]?|fares?|total|budget)\\b(?:\\s(?:is|are|of|at|comes to))?\\s?[:=]?\\s?${NUMBER}(?![\\d:.,]*\\d|\\s?(?:${NOUNS}|%))`,
      "gi",
    ),
    read: ([, amount]) => ({ amount: minor(amount) }),
  },
  {
    kind: "count",
    pattern: new RegExp(`\\b(\\d{1,6}|${NUMBER_WORDS})[\\s-](?:(?!and\\b|or\\b)[a-z-]+\\s){0,2}?(${NOUNS})\\b`, "gi"),
    read: ([, amount, noun]) => {
      const count = inWordsOrDigits(amount);
      return count === null ? null : { amount: count, unit: (noun ?? "").toLowerCase() };
    },
  },
];

function hours(hour: string | undefined, half: string | undefined): number {
  const written = number(hour);
  if (half === undefined) return written;
  return (written % 12) + (half.toLowerCase() === "p" ? 12 : 0);
}

/** The values of a text, in their order. Linear in its length. */
export function valuesIn(text: string): Value[] {
  const taken = new Uint8Array(text.length);
  const values: Value[] = [];
  for (const { kind, pattern, read } of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const [written] = match;
      const [at, end] = [match.index, match.index + written.length];
      if (taken.subarray(at, end).some((byte) => byte === 1)) continue;
      const value = read(match);
      if (value === null) continue;
      taken.fill(1, at, end);
      values.push({ kind, at, end, text: written.trim(), amount: value.amount, unit: value.unit ?? null });
    }
  }
  return values.sort((one, other) => one.at - other.at);
}
