import { inDollars } from "@/server/trip";
import { numberOfWord } from "../../text/numbers";
import type { Proposals } from "../propose/propose";
import type { FactMention } from "./evidence";

export interface SaidBudget {
  /** US dollars, the whole trip. */
  readonly budget?: number;
  readonly unclear: boolean;
}

/** Signs and names of currencies that stand apart from the amount: "$950 CAD", "HK$6,000", "four grand aussie". */
const CURRENCY: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cad|canadian|loonies|c \$|ca \$)/, "CAD"],
  [/\b(?:aud|aussie|australian|a \$|au \$)/, "AUD"],
  [/\b(?:nzd|nz \$|kiwi dollars)/, "NZD"],
  [/\b(?:hkd|hk \$|hong kong dollars)/, "HKD"],
  [/\b(?:twd|nt \$|ntd)/, "TWD"],
  [/\b(?:sgd|s \$|singapore dollars)/, "SGD"],
  [/\b(?:kronor|sek)\b/, "SEK"],
  [/\b(?:nok)\b/, "NOK"],
  [/\b(?:kroner|dkk)\b/, "DKK"],
  [/\b(?:rand|zar)\b/, "ZAR"],
  [/€|\beuros?\b|\beur\b|\d ?e\b/, "EUR"],
  [/£|\bgbp\b|\bquid\b/, "GBP"],
];

function currencyIn(words: string): string | null {
  return CURRENCY.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** "Seven fifty" is 750, and beside "grand" or "thousand" a small number counts thousands: "five grand is too much, three". */
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

/** What the trip may cost: "per person" times people, "a day" times days. */
export function budgetOf(
  { words }: Proposals,
  facts: readonly FactMention[],
  people: number | undefined,
  days: number | undefined,
): SaidBudget {
  const sums = facts.filter(({ fact }) => /^budget/.test(fact));
  const last = sums.findLast(({ fact }) => fact === "budget") ?? sums.at(-1);
  if (last === undefined) return { unclear: facts.some(({ fact }) => fact === "?budget") };
  const { item } = last;
  const written = item?.kind === "money" ? item.value.amount : item?.kind === "number" ? item.value : null;
  const amount = amountOf(written, words, last);
  const around = words.slice(Math.max(0, last.from - 2), last.to + 2).map(({ text }) => text.toLowerCase());
  const currency = currencyIn(around.join(" ")) ?? (item?.kind === "money" ? item.value.currency : null) ?? "USD";
  const behind = words.slice(last.from, last.to + 5).map(({ text }) => text.toLowerCase());
  const isEach =
    last.fact === "budgetPerDay" && /\b(?:each|pp|apiece|per person|a head|per head)\b/.test(behind.join(" "));
  const each = isEach ? people : 1;
  const perDay = days === undefined || each === undefined ? undefined : days * each;
  const times = last.fact === "budgetEach" ? people : last.fact === "budgetPerDay" ? perDay : 1;
  const budget = amount === null || times === undefined ? null : inDollars(amount * times, currency);
  return budget === null ? { unclear: true } : { budget, unclear: false };
}
