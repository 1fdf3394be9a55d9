import type { Money } from "@/server/trip";
import type { OpenData } from "./records";
import type { World } from "./world";

/** What so many of a record cost (rooms, people), an estimate where nobody publishes its price. */
export function recordPrice(
  { priceMinor, openData }: { readonly priceMinor: number; readonly openData?: Pick<OpenData, "priceRange"> | null },
  count: number,
  currency: string,
): Money {
  const range = openData?.priceRange;
  return { amountMinor: priceMinor * count, currency, ...(range && { fromMinor: range.lowMinor * count }) };
}

/** An amount that follows from a world's prices, an estimate where they are. */
export function worldMoney(world: Pick<World, "describe">, amountMinor: number): Money {
  const { currency, estimatesPrices } = world.describe();
  return { amountMinor, currency, ...(estimatesPrices && { fromMinor: amountMinor }) };
}
