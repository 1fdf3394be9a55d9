import { formatMoney, type Money } from "./money";

/**
 * Units of a currency for one US dollar: monthly averages of the US Federal Reserve (H.10) for June 2026. A budget in another
 * currency is converted by these, and the traveler is told the date.
 */
export const RATES = {
  asOf: "2026-06",
  source: "US Federal Reserve, H.10",
  perDollar: {
    ...{
      USD: 1,
      EUR: 0.8684,
      GBP: 0.7497,
      CAD: 1.4034,
      AUD: 1.4235,
      NZD: 1.7295,
      CHF: 0.7993,
      JPY: 160.77,
      CNY: 6.7758,
    },
    ...{ INR: 94.96, MXN: 17.3792, BRL: 5.1241, ZAR: 16.3886, SEK: 9.5155, NOK: 9.5827, DKK: 6.4903, SGD: 1.2878 },
    ...{ HKD: 7.8377, KRW: 1529.4619, MYR: 4.0635, THB: 32.899, TWD: 31.6195 },
  } satisfies Readonly<Record<string, number>>,
} as const;

/** An amount of another currency in US dollars, to the cent; null where the rate is not known. */
export function inDollars(amount: number, currency: string): number | null {
  const rate = perDollar(currency);
  return rate === undefined ? null : Math.round((amount / rate) * 100) / 100;
}

/** An amount of one currency in another, to the cent; null where a rate is not known. */
export function converted(amount: number, from: string, to: string): number | null {
  if (from === to) return amount;
  const [paid, wanted] = [perDollar(from), perDollar(to)];
  return paid === undefined || wanted === undefined ? null : Math.round((amount / paid) * wanted * 100) / 100;
}

function perDollar(currency: string): number | undefined {
  return Object.entries(RATES.perDollar).find(([code]) => code === currency)?.[1];
}

/** US dollars for one unit of a currency by the dated rate; a currency whose rate is not known counts as dollars. */
export function dollarsPerUnit(currency: string): number {
  return 1 / (perDollar(currency) ?? 1);
}

/** What was said of a budget, as far as it is about money; `budget` is in `currency`, US dollars where it is absent. */
interface BudgetSaid {
  readonly budget?: number | undefined;
  readonly currency?: string | undefined;
  readonly budgetSaid?: { readonly amount: number; readonly currency: string } | undefined;
}

/** The budget as money; null where none was said. */
export function budgetMoney({ budget, currency = "USD" }: BudgetSaid): Money | null {
  return budget === undefined ? null : { amountMinor: Math.round(budget * 100), currency };
}

/** "$400 at the average rate of 2026-06 (US Federal Reserve, H.10)": what the budget was converted from; null where it was not. */
export function conversionSaid(trip: BudgetSaid): string | null {
  const { budget, currency = "USD", budgetSaid: said } = trip;
  // Another budget may have taken its place since.
  if (said === undefined || budget === undefined || converted(said.amount, said.currency, currency) !== budget)
    return null;
  const written = formatMoney({ amountMinor: Math.round(said.amount * 100), currency: said.currency });
  return `${written} at the average rate of ${RATES.asOf} (${RATES.source})`;
}
