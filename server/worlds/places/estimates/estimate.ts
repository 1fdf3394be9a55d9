import { converted } from "@/server/trip";
import type { PriceRange } from "../../records";
import type { AttractionKind, LodgingKind, RestaurantKind } from "../kinds";
import type { Tags } from "../place";
import { priceLevelOf } from "./price-levels";
import {
  ATTRACTION_DOLLARS,
  ATTRACTION_MINUTES,
  CUISINE_FACTORS,
  type DollarRange,
  HOTEL_DOLLARS_BY_STARS,
  LODGING_DOLLARS,
  RESTAURANT_DOLLARS,
} from "./tables";

/** Which values of a record are estimates: null and false where they are known. */
export interface Estimate {
  readonly price: PriceRange | null;
  readonly minutes: boolean;
}

/** Where prices are estimated for. */
export interface PriceArea {
  readonly country: string;
  readonly currency: string;
}

/** Per room and night: by stars where the tags have them, else by kind. */
export function lodgingPrice(kind: LodgingKind, tags: Tags, area: PriceArea): PriceRange {
  const stars = starsOf(tags);
  const byStars = stars === null || kind === "hostel" ? undefined : HOTEL_DOLLARS_BY_STARS[stars - 1];
  return inCurrency(byStars ?? LODGING_DOLLARS[kind], area);
}

/** 1 to 5, whole ones ("4S" is 4); null where the tags have none that hotels have. */
export function starsOf(tags: Tags): number | null {
  const stars = Number(/^([1-5])(?:[.,]5)?\s*S?$/i.exec(tags.stars?.trim() ?? "")?.[1] ?? 0);
  return stars === 0 ? null : stars;
}

/** Per person and meal: by kind, dearer or cheaper by the first cuisine that the table has. */
export function restaurantPrice(kind: RestaurantKind, tags: Tags, area: PriceArea): PriceRange {
  const [low, high] = RESTAURANT_DOLLARS[kind];
  const words = (tags.cuisine ?? "").toLowerCase().split(/[;,/]/);
  const factor = words.map((word) => CUISINE_FACTORS[word.trim()]).find((listed) => listed !== undefined) ?? 1;
  return inCurrency([low * factor, high * factor], area);
}

/** Per person; null where it is known to cost nothing: `fee=no`, and what is always free unless tags say otherwise. */
export function attractionPrice(kind: AttractionKind, tags: Tags, area: PriceArea): PriceRange | null {
  const [low, high] = ATTRACTION_DOLLARS[kind];
  if (tags.fee === "no" || (high === 0 && tags.fee !== "yes")) return null;
  return inCurrency(tags.fee === "yes" ? [Math.max(low, 3), Math.max(high, 15)] : [low, high], area);
}

/** Minutes of a visit. */
export function visitMinutes(kind: AttractionKind): number {
  return ATTRACTION_MINUTES[kind];
}

function inCurrency([low, high]: DollarRange, { country, currency }: PriceArea): PriceRange {
  const level = priceLevelOf(country);
  return dollarsIn([low * level, high * level], currency);
}

/** Two digits, the lower end rounded down and the upper one up. A currency without a dated rate counts as dollars. */
export function dollarsIn([low, high]: DollarRange, currency: string): PriceRange {
  const amount = (dollars: number) => converted(dollars, "USD", currency) ?? dollars;
  return { lowMinor: rounded(amount(low), Math.floor) * 100, highMinor: rounded(amount(high), Math.ceil) * 100 };
}

function rounded(amount: number, round: (value: number) => number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1);
  return round(Number((amount / unit).toFixed(6))) * unit;
}
