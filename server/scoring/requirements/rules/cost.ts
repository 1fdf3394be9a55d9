import { type Check, type Fault, formatMoney, type Itinerary, isEstimate, type Stop } from "@/server/trip";
import { missingIn, type OpenData, roadCostMinor, worldMoney } from "@/server/worlds";
import { checkOf, faultAt, faultOfTrip } from "../check";
import type { PlacedLeg, PlacedStay, Verification } from "../verification";

const CATEGORIES = ["legs", "stays", "meals", "visits"] as const;
type Category = (typeof CATEGORIES)[number];
const CATEGORY_NAMES: Record<Category, string> = { legs: "travel", stays: "lodging", meals: "meals", visits: "visits" };

interface Priced {
  readonly category: Category;
  readonly stop: Stop;
  readonly day: { readonly number: number };
  /** What the records make it cost the party, in minor units; null where they do not say. */
  readonly minor: number | null;
  /** Nobody publishes the price. */
  readonly isEstimate: boolean;
}

/** What every stop costs the party by the world's own records. */
export function pricesFromRecords({ request, legs, stays, meals, visits }: Verification): Priced[] {
  const { people } = request;
  const each = (
    category: Category,
    { stop, day }: { stop: Stop; day: { number: number } },
    minor: number | null,
    record: { readonly openData?: Pick<OpenData, "priceRange"> | null } | null,
  ): Priced => ({ category, stop, day, minor, isEstimate: record?.openData?.priceRange != null });
  return [
    ...legs.map((leg) => ({
      ...each("legs", leg, legMinor(leg, people), leg.record?.scheduled ?? null),
      ...(leg.record?.road?.estimate && { isEstimate: true }),
    })),
    ...stays.map((stay) => each("stays", stay, stayMinor(stay, people), stay.record)),
    ...meals.map((meal) => each("meals", meal, meal.record && meal.record.priceMinor * people, meal.record)),
    ...visits.map((visit) => each("visits", visit, visit.record && visit.record.priceMinor * people, visit.record)),
  ];
}

function legMinor({ stop, record }: PlacedLeg, people: number): number | null {
  if (record === null) return null;
  if (record.road === null) return record.scheduled.priceMinor * people;
  return roadCostMinor(record.road, stop.mode === "taxi" ? "taxi" : "self-driving", people);
}

function stayMinor({ record }: PlacedStay, people: number): number | null {
  return record && record.priceMinor * Math.ceil(people / record.maximumOccupancy);
}

/** The whole trip by the records; stops that are not on record count as written. */
export function totalMinor(verification: Verification): number {
  return sum(pricesFromRecords(verification));
}

function sum(prices: readonly Priced[]): number {
  return prices.reduce((total, { minor, stop }) => total + (minor ?? stop.cost.amountMinor), 0);
}

/** Every figure is what the records make it, and the sums are right. */
export function checkCost(verification: Verification): Check {
  const { itinerary, world } = verification;
  const { currency } = world.describe();
  const money = (amountMinor: number) => formatMoney(worldMoney(world, amountMinor));
  const prices = pricesFromRecords(verification);
  const faults: Fault[] = [];
  for (const price of prices) {
    const { stop, day, minor } = price;
    const fault = (text: string) => faults.push(faultAt(price, `Day ${day.number}: ${text}`));
    if (minor === null) fault(`the records give no price for ${stop.name}.`);
    else if (minor !== stop.cost.amountMinor) {
      fault(`${stop.name} costs ${money(minor)}, not ${money(stop.cost.amountMinor)}.`);
    }
    if (isEstimate(stop.cost) !== price.isEstimate) {
      fault(`${stop.name} is ${price.isEstimate ? "an estimate" : "a known price"}, but not shown as one.`);
    }
    if (stop.cost.currency !== currency) {
      fault(`${stop.name} is priced in ${stop.cost.currency}, not in ${currency}.`);
    }
  }
  const sums = sumsByCategory(prices);
  for (const part of [...CATEGORIES, "total"] as const) {
    const written = itinerary.cost[part];
    if (written.amountMinor !== sums[part] || written.currency !== currency) {
      const what = part === "total" ? "The total" : `The sum for ${CATEGORY_NAMES[part]}`;
      faults.push(faultOfTrip(`${what} is ${money(sums[part])}, not ${formatMoney(written)}.`));
    }
  }
  const missing = missingIn(world);
  const unknown = [
    ...(missing.includes("stayPrices") ? ["stays"] : []),
    ...(missing.includes("visitPrices") ? ["visits"] : []),
    ...(missing.includes("restaurants") ? ["meals"] : []),
  ];
  const parts = CATEGORIES.filter((category) => !unknown.includes(category) || sums[category] > 0)
    .map(
      (category) =>
        `${CATEGORY_NAMES[category]} ${formatMoney({ ...itinerary.cost[category], amountMinor: sums[category] })}`,
    )
    .join(" + ");
  return checkOf({ name: "cost", label: "Prices" }, faults, {
    evidence: `${parts} = ${formatMoney({ ...itinerary.cost.total, amountMinor: sums.total })}, recalculated from the listed prices.`,
    stops: prices.map(({ stop }) => stop.id),
  });
}

function sumsByCategory(prices: readonly Priced[]): Record<keyof Itinerary["cost"], number> {
  const sumOf = (category: Category) => sum(prices.filter((price) => price.category === category));
  return {
    legs: sumOf("legs"),
    stays: sumOf("stays"),
    meals: sumOf("meals"),
    visits: sumOf("visits"),
    total: sum(prices),
  };
}
