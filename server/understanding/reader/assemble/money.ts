import { converted, type SaidTrip } from "@/server/trip";
import { numberOfWord } from "../../text/numbers";
import type { Proposals } from "../propose/propose";
import type { FactMention } from "./evidence";

export interface SaidBudget {
  /** The whole trip. */
  readonly trip: Pick<SaidTrip, "budget" | "currency" | "budgetSaid">;
  readonly unclear: boolean;
}

/** Signs and names of currencies that stand apart from the amount: "$950 CAD", "HK$6,000", "four grand aussie". */
const CURRENCY: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cad|canadian|loonies|c \$|ca \$)/, "CAD"],
  [/\b(?:aud|aussie|australian|a \$|au \$)/, "AUD"],
  [/\b(?:nzd|nz \$|kiwi dollars)/, "NZD"],
  [/\b(?:hkd|hk \$|hong kong dollars)/, "HKD"],
  [/\b(?:twd|nt \$|ntd)/, "TWD"],
  [/(?:\bsgd|(?<!['’] ?)\bs \$|singapore dollars)/, "SGD"],
  [/\b(?:brl|reais|r \$)/, "BRL"],
  [/\b(?:kronor|sek|kr)\b/, "SEK"],
  [/\b(?:nok)\b/, "NOK"],
  [/\b(?:kroner|dkk)\b/, "DKK"],
  [/\b(?:rand|zar|r ?\d)/, "ZAR"],
  [/\b(?:lakhs?|crores?)\b|\d\/-/, "INR"],
  [/€|\beuros?\b|\beur\b|\d ?e\b/, "EUR"],
  [/£|\bgbp\b|\bquid\b/, "GBP"],
  [/\b(?:cny|rmb|renminbi|yuan|kuai)\b|元/, "CNY"],
];

function currencyIn(words: string): string | null {
  return CURRENCY.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** Digits in groups of three, as many countries write thousands: "15 000", "1.650,-". */
const GROUPED = /(?<!\d)\d{1,3}(?:[ .,'’]\s?\d{3})+(?!\d)/;
/** Numbers with a scale that counts: "1.2 lakh", "R$15 mil", "7 large". */
const SCALED = /(?<!\d)(\d+(?:[.,]\d+)?)\s?(lakhs?|crores?|mil|large|g ?['’]? ?s)\b/;
const SCALES: Readonly<Record<string, number>> = { lakh: 100_000, crore: 10_000_000 };
const MOST = 100_000_000;

/** An amount as its digits are written, where code proposed another; null where they say no more. */
function amountInDigits(text: string): number | null {
  const [, number, scale] = SCALED.exec(text) ?? [];
  const grouped = GROUPED.exec(text)?.[0];
  const amount =
    number !== undefined && scale !== undefined
      ? Number(number.replace(",", ".")) * (SCALES[scale.replace(/s$/, "")] ?? 1000)
      : grouped === undefined
        ? null
        : Number(grouped.replace(/\D/g, ""));
  return amount === null || amount > MOST ? null : amount;
}

/** "Seven fifty" is 750, and next to "grand" or "thousand" a small number counts thousands: "five grand is too much, three". */
function amountOf(written: number | null, words: Proposals["words"], { from, to }: FactMention): number | null {
  const own = words.slice(Math.max(0, from - 1), to).map(({ text }) => numberOfWord(text.toLowerCase())?.value);
  const [hundreds, tens] = own.slice(-2);
  if (
    hundreds !== undefined &&
    tens !== undefined &&
    hundreds > 0 &&
    hundreds < 100 &&
    tens >= 10 &&
    tens % 10 === 0 &&
    written === tens
  )
    return hundreds * 100 + tens;
  const saysThousand = words.some(({ text }) => /^(?:grand|thousand|k)$/i.test(text));
  return written !== null && written < 50 && saysThousand ? written * 1000 : written;
}

/** A sign that two currencies share is the world's own; without any sign or name the amount is in the world's currency too. */
function currencyOf(words: string, sign: string | null, home: string): string {
  const named = currencyIn(words) ?? sign ?? home;
  return named === "JPY" && home === "CNY" && !/\b(?:yen|jpy)\b/.test(words) ? home : named;
}

/**
 * What the trip may cost, in the currency `home`: "per person" times people, "a day" times days, "a couple" times couples.
 */
export function budgetOf(
  { words }: Proposals,
  facts: readonly FactMention[],
  people: number | undefined,
  days: number | undefined,
  home: string,
): SaidBudget {
  const sums = facts.filter(({ fact }) => /^budget/.test(fact));
  const last = sums.findLast(({ fact }) => fact === "budget") ?? sums.at(-1);
  if (last === undefined) return { trip: {}, unclear: facts.some(({ fact }) => fact === "?budget") };
  const { item } = last;
  const textOf = (from: number, to: number) =>
    words
      .slice(Math.max(0, from), to)
      .map(({ text }) => text.toLowerCase())
      .join(" ");
  const written = item?.kind === "money" ? item.value.amount : item?.kind === "number" ? item.value : null;
  const amount = amountInDigits(textOf(last.from, last.to + 1)) ?? amountOf(written, words, last);
  const sign = item?.kind === "money" ? item.value.currency : null;
  const currency = currencyOf(textOf(last.from - 2, last.to + 2), sign, home);
  const behind = textOf(last.from, last.to + 5);
  const isEach = last.fact === "budgetPerDay" && /\b(?:each|pp|apiece|per person|a head|per head)\b/.test(behind);
  const each = isEach ? people : 1;
  const perDay = days === undefined || each === undefined ? undefined : days * each;
  const couples = people === undefined ? undefined : people / 2;
  const times = /(?:\b(?:a|per|each)|\/) couple\b/.test(behind)
    ? couples
    : last.fact === "budgetEach"
      ? people
      : last.fact === "budgetPerDay"
        ? perDay
        : 1;
  const said = amount === null || times === undefined ? null : amount * times;
  const budget = said === null ? null : converted(said, currency, home);
  if (said === null || budget === null) return { trip: {}, unclear: true };
  const trip = {
    budget,
    ...(home !== "USD" && { currency: home }),
    ...(currency !== home && { budgetSaid: { amount: said, currency } }),
  };
  return { trip, unclear: false };
}
