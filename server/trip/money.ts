import { z } from "zod";

/** Sums of a trip stay below it, and it is an exact integer. */
const MOST_MINOR = 9e15;

const minor = z.number().int().min(-MOST_MINOR).max(MOST_MINOR);

/**
 * An amount in the currency's minor unit (cents for USD), always an integer. Of an estimate it is the upper end, by which budgets are
 * kept, and `fromMinor` the lower one; whatever is made of it is an estimate too.
 */
export const moneySchema = z.object({
  amountMinor: minor,
  currency: z.string().regex(/^[A-Z]{3}$/),
  fromMinor: minor.optional(),
});
export type Money = z.infer<typeof moneySchema>;

/** US dollars from a decimal number of dollars, rounded to the cent. */
export function usd(dollars: number): Money {
  return { amountMinor: Math.round(dollars * 100), currency: "USD" };
}

/** An amount of cents as US dollars. */
export function usdFromMinor(amountMinor: number): Money {
  return { amountMinor, currency: "USD" };
}

/** The sum of amounts of one currency; an empty list is zero US dollars unless said otherwise. Of estimates it is one. Throws RangeError on mixed currencies. */
export function sumMoney(amounts: readonly Money[], currency = amounts[0]?.currency ?? "USD"): Money {
  let [amountMinor, fromMinor] = [0, 0];
  for (const amount of amounts) {
    if (amount.currency !== currency) {
      throw new RangeError(`Cannot add ${amount.currency} to ${currency}: convert at display only.`);
    }
    amountMinor += amount.amountMinor;
    fromMinor += amount.fromMinor ?? amount.amountMinor;
  }
  return { amountMinor, currency, ...(amounts.some(isEstimate) && { fromMinor }) };
}

/** Whether nobody publishes this amount. */
export function isEstimate({ fromMinor }: Money): boolean {
  return fromMinor !== undefined;
}

/** Dollars (or another currency's major unit) as a plain number, for files in published formats. */
export function toMajor(money: Money): number {
  return money.amountMinor / 100;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making a number format takes some 20 µs, and a page formats hundreds of amounts. */
function formatFor(currency: string, digits: number): Intl.NumberFormat {
  const key = `${currency}${digits}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat("en-US", {
      style: "currency",
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(key, format);
  }
  return format;
}

/** "$1,284", "$12.50", "−$40", of an estimate "about $40"; cents are shown only when there are any. */
export function formatMoney(money: Money): string {
  const digits = money.amountMinor % 100 === 0 ? 0 : 2;
  const amount = formatFor(money.currency, digits)
    .format(money.amountMinor / 100)
    .replace("-", "−");
  return isEstimate(money) ? `about ${amount}` : amount;
}

/** "$40–58" of an estimate; null where the amount is known. */
export function formatRange({ amountMinor, currency, fromMinor }: Money): string | null {
  if (fromMinor === undefined) return null;
  return formatFor(currency, 0).formatRange(fromMinor / 100, amountMinor / 100);
}
