import type { Money } from "@/server/trip";
import type { OpenData } from "./records";

/** What so many of a record cost (rooms, people), an estimate where nobody publishes its price. */
export function recordPrice(
  { priceMinor, openData }: { readonly priceMinor: number; readonly openData?: OpenData | null },
  count: number,
  currency: string,
): Money {
  const range = openData?.priceRange;
  return { amountMinor: priceMinor * count, currency, ...(range && { fromMinor: range.lowMinor * count }) };
}
