import type { Missing, Offered } from "./itinerary";
import { formatMoney, formatRange, isEstimate, type Money, sumMoney } from "./money";
import { type offeredBy, offeredSentences } from "./offered";
import { listed } from "./words";

type Incomplete = { readonly missing?: readonly Missing[] | undefined };

const UNPRICED = { stay: "stayPrices", visit: "visitPrices", meal: null, leg: null } as const;

/** Whether nothing of this kind of stop has a price in the world: an amount of nothing is unknown then, not free. */
export function isUnpriced({ missing = [] }: Incomplete, kind: keyof typeof UNPRICED): boolean {
  const name = UNPRICED[kind];
  return name !== null && missing.includes(name);
}

interface Priced {
  readonly attributions?: readonly string[];
  readonly days?: readonly { readonly stops: readonly Parameters<typeof offeredBy>[0][] }[];
  readonly world?: { readonly offers?: Offered | undefined };
}

/** What the plan leaves out for want of records, what of its costs is estimated, and whose records they are, in sentences. */
export function recordSentences({ missing = [], days = [], attributions = [], world }: Incomplete & Priced): string[] {
  const stops = days.flatMap((day) => day.stops);
  const offered = offeredSentences(stops, world?.offers);
  const unpriced = [
    ...(missing.includes("stayPrices") ? ["lodging"] : []),
    ...(missing.includes("visitPrices") ? ["visits"] : []),
  ];
  return [
    ...(unpriced.length === 0
      ? []
      : [`The records have no prices for ${listed(unpriced)}: the total does not include them.`]),
    ...(missing.includes("restaurants") ? ["The records have no restaurants: no meals are planned."] : []),
    ...offered,
    ...estimateSentences(
      stops.flatMap(({ cost }) => cost ?? []),
      offered.length > 0,
    ),
    ...attributions.map((line) => `${line}.`),
  ];
}

function estimateSentences(costs: readonly Money[], isRest: boolean): string[] {
  const range = formatRange(sumMoney(costs));
  if (range === null) return [];
  const known = sumMoney(
    costs.filter((cost) => !isEstimate(cost)),
    costs[0]?.currency,
  );
  return [
    `${isRest ? "The other prices" : "Prices"} are estimates: ${range} in all, of which ${formatMoney(known)} is known. A budget holds for the upper end.`,
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
