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
  const rate = Object.entries(RATES.perDollar).find(([code]) => code === currency)?.[1];
  return rate === undefined ? null : Math.round((amount / rate) * 100) / 100;
}
