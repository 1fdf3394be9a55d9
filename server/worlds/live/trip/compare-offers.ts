import { type Itinerary, type Money, sumMoney } from "@/server/trip";
import type { World } from "../../world";
import { legsOfOffers } from "./legs-of-offers";
import { lodgingsOfOffers } from "./lodgings-of-offers";
import type { Snapshot } from "./snapshot";

/** What a plan chose at the world's prices or estimates, and what is asked for it now. */
export interface ComparedPrice {
  readonly kind: "stay" | "flight";
  readonly name: string;
  /** All nights and rooms, or everyone's seats. */
  readonly before: Money;
  /** Null: it is not offered. */
  readonly now: Money | null;
}

/**
 * The lodgings and flights of a plan against what is offered. Flights of a world are seldom those that are sold: where the plan's own is not
 * offered, the cheapest of its way and day takes its place, under a name that says so.
 */
export function compareOffers(before: Itinerary, base: World, { stays, ways }: Snapshot): ComparedPrice[] {
  const stops = before.days.flatMap((day) => day.stops);
  const money = (amountMinor: number): Money => ({ amountMinor, currency: base.describe().currency });
  const lodgings = stays.flatMap((stay) => {
    const nights = stops.filter((stop) => stop.kind === "stay" && stop.city === stay.city);
    const [first] = nights;
    if (first === undefined) return [];
    const offered = lodgingsOfOffers(base, stay).find(({ lodging }) => lodging.id === first.recordId);
    const now = offered === undefined ? null : money(offered.offer.totalMinor);
    return [{ kind: "stay" as const, name: first.name, before: sumMoney(nights.map(({ cost }) => cost)), now }];
  });
  const flights = ways.flatMap((way) => {
    const leg = stops.find(
      (stop) => stop.kind === "leg" && stop.mode === "flight" && stop.from === way.from && stop.to === way.to,
    );
    if (leg === undefined) return [];
    const offered = legsOfOffers(way);
    const own = offered.find((each) => each.leg.id === leg.recordId);
    const cheapest = [...offered].sort((one, other) => one.offer.totalMinor - other.offer.totalMinor)[0];
    const name = own === undefined ? `Cheapest flight from ${way.from} to ${way.to}` : leg.name;
    const now = own ?? cheapest;
    return [{ kind: "flight" as const, name, before: leg.cost, now: now ? money(now.offer.totalMinor) : null }];
  });
  return [...lodgings, ...flights];
}
