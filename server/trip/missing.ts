import type { Missing } from "./itinerary";
import { formatMoney, type Money } from "./money";
import { listed } from "./words";

type Incomplete = { readonly missing?: readonly Missing[] | undefined };

const UNPRICED = { stay: "stayPrices", visit: "visitPrices", meal: null, leg: null } as const;

/** Whether nothing of this kind of stop has a price in the world: an amount of nothing is unknown then, not free. */
export function isUnpriced({ missing = [] }: Incomplete, kind: keyof typeof UNPRICED): boolean {
  const name = UNPRICED[kind];
  return name !== null && missing.includes(name);
}

/** What the plan leaves out for want of records, in sentences; none where nothing is missing. */
export function missingSentences({ missing = [] }: Incomplete): string[] {
  const unpriced = [
    ...(missing.includes("stayPrices") ? ["lodging"] : []),
    ...(missing.includes("visitPrices") ? ["visits"] : []),
  ];
  return [
    ...(unpriced.length === 0
      ? []
      : [`The records have no prices for ${listed(unpriced)}: the total does not include them.`]),
    ...(missing.includes("restaurants") ? ["The records have no restaurants: no meals are planned."] : []),
  ];
}

/** "$24", "Free", "Price unknown"; the amount of a stop as it is shown. */
export function costWords(
  trip: Incomplete,
  { kind, cost }: { readonly kind: keyof typeof UNPRICED; readonly cost: Money },
) {
  if (cost.amountMinor > 0) return formatMoney(cost);
  return isUnpriced(trip, kind) ? "Price unknown" : "Free";
}

/** Whether a category of costs has nothing to show because the world knows nothing of it. */
export function isPartMissing(trip: Incomplete, part: "legs" | "stays" | "meals" | "visits", amount: Money): boolean {
  if (amount.amountMinor > 0 || part === "legs") return false;
  return part === "meals"
    ? (trip.missing ?? []).includes("restaurants")
    : isUnpriced(trip, part === "stays" ? "stay" : "visit");
}
