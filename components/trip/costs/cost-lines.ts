import {
  formatMoney,
  type Itinerary,
  isScheduledMode,
  LEG_LABELS,
  type LegStop,
  type Money,
  type StayStop,
  type Stop,
  sumMoney,
} from "@/server/trip";
import { counted } from "../../format";
import { stopTitle } from "../stop-words";

/** The categories of an itinerary's costs, in the order shown. */
export const COST_PARTS = ["legs", "stays", "meals", "visits"] as const;
export type CostPart = (typeof COST_PARTS)[number];

export const PART_OF_KIND: Record<Stop["kind"], CostPart> = {
  leg: "legs",
  stay: "stays",
  meal: "meals",
  visit: "visits",
};

/** One thing that is paid for: a stop, or all nights in the same lodging together. */
export interface CostLine {
  readonly id: string;
  readonly part: CostPart;
  /** The day on which it begins. */
  readonly day: number;
  readonly label: string;
  /** How the sum comes about: "2 rooms × 3 nights × $120", "1 car, 320 km". */
  readonly how: string;
  readonly cost: Money;
}

/** What a trip costs, thing by thing, in the order of the trip; the costs add up to the trip's. */
export function costLines({ days, people }: Itinerary): CostLine[] {
  const runs = runsOfNights(days.flatMap(({ stops }) => stops.filter((stop) => stop.kind === "stay")));
  return days.flatMap(({ number: day, stops }) =>
    stops.flatMap((stop): CostLine[] => {
      const line = { id: stop.id, part: PART_OF_KIND[stop.kind], day, label: stopTitle(stop), cost: stop.cost };
      if (stop.kind === "leg") return [{ ...line, how: howOfLeg(stop) }];
      if (stop.kind !== "stay") {
        return [{ ...line, how: times([counted(people, "person", "people")], people, stop.cost) }];
      }
      const nights = runs.find(([first]) => first === stop);
      if (nights === undefined) return [];
      return [{ ...line, how: howOfStay(nights), cost: sumMoney(nights.map(({ cost }) => cost)) }];
    }),
  );
}

/** Nights in a row in the same lodging, together. */
function runsOfNights(nights: readonly StayStop[]): StayStop[][] {
  const runs: StayStop[][] = [];
  for (const night of nights) {
    const run = runs.at(-1);
    if (run?.[0]?.recordId === night.recordId && night.night > 1) run.push(night);
    else runs.push([night]);
  }
  return runs;
}

function howOfLeg({ mode, units, distanceKm, cost }: LegStop): string {
  if (isScheduledMode(mode)) return times([counted(units, "seat")], units, cost);
  const cars = counted(units, mode === "taxi" ? "taxi" : "car");
  const distance = distanceKm === null ? null : `${Math.round(distanceKm).toLocaleString("en-US")} km`;
  return [LEG_LABELS[mode], cars, distance].filter((part) => part !== null).join(", ");
}

function howOfStay(nights: readonly StayStop[]): string {
  const rooms = nights[0]?.rooms ?? 1;
  const isEven = nights.every(
    ({ cost, rooms: some }) => cost.amountMinor === nights[0]?.cost.amountMinor && some === rooms,
  );
  const counts = [counted(rooms, nights[0]?.isShared ? "bed" : "room"), counted(nights.length, "night")];
  return isEven ? times(counts, rooms * nights.length, sumMoney(nights.map(({ cost }) => cost))) : counts.join(" × ");
}

/** "2 seats × $89"; without the price of one where the sum does not divide. */
function times(counts: readonly string[], count: number, cost: Money): string {
  if (cost.amountMinor === 0) return "Free";
  const each = cost.amountMinor / count;
  return (Number.isInteger(each) ? [...counts, formatMoney({ ...cost, amountMinor: each })] : counts).join(" × ");
}

/** One day's costs by category and in all. */
export interface DayCost {
  readonly day: number;
  readonly parts: Record<CostPart, Money>;
  readonly total: Money;
}

/** What each day costs, every night on the day on which it begins. */
export function dayCosts({ days }: Itinerary): DayCost[] {
  return days.map(({ number, stops }) => {
    const ofPart = (part: CostPart) =>
      sumMoney(stops.filter(({ kind }) => PART_OF_KIND[kind] === part).map(({ cost }) => cost));
    return {
      day: number,
      parts: { legs: ofPart("legs"), stays: ofPart("stays"), meals: ofPart("meals"), visits: ofPart("visits") },
      total: sumMoney(stops.map(({ cost }) => cost)),
    };
  });
}

/** An equal share of a sum, rounded to the cent. */
export function shareOf(sum: Money, people: number): Money {
  return { ...sum, amountMinor: Math.round(sum.amountMinor / people) };
}
