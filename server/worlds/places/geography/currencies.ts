/** Countries whose money has a dated rate in `@/server/trip`, by the currency that prices are estimated in. */
const COUNTRIES: Readonly<Record<string, string>> = {
  EUR: "AD AT BE BG CY DE EE ES FI FR GP GR HR IE IT LT LU LV MC ME MQ MT NL PT RE SI SK SM VA XK",
  USD: "US PR GU VI AS MP EC SV PA",
  GBP: "GB GG IM JE",
  CAD: "CA",
  AUD: "AU",
  NZD: "NZ CK",
  CHF: "CH LI",
  JPY: "JP",
  CNY: "CN",
  INR: "IN",
  MXN: "MX",
  BRL: "BR",
  ZAR: "ZA",
  SEK: "SE",
  NOK: "NO",
  DKK: "DK FO GL",
  SGD: "SG",
  HKD: "HK",
  KRW: "KR",
  MYR: "MY",
  THB: "TH",
  TWD: "TW",
};

/** The currency of estimates in a country; US dollars where the country's own has no dated rate. */
export function currencyOf(country: string): string {
  return Object.entries(COUNTRIES).find(([, countries]) => countries.split(" ").includes(country))?.[0] ?? "USD";
}
