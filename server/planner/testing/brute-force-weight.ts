import { type Frame, frameTrip } from "../frame";
import { type LegOption, legOptions } from "../leg-options";
import { isBookable } from "../lodging-demands";
import { opensIn, type StaySlot, servesIn } from "../stay-slots";
import { coveredBy } from "../wanted";
import { costs, type Weights } from "../weights";
import type { RandomTrip } from "./random-trip";

/** Least weight by cost and by what is covered of what is wanted somewhere (`keyOf`). */
type ByCost = ReadonlyMap<number, number>;

const MOST_SETS = 1 << 10;
const keyOf = (cost: number, covered: number) => cost * MOST_SETS + covered;
const costOf = (key: number) => Math.floor(key / MOST_SETS);
const coveredOf = (key: number) => key % MOST_SETS;

/**
 * The least weight of a trip within a budget, in worlds with times, by adding up every combination of costs: what weights and
 * slots are and what a place brings is the planner's, how they are combined is tried out. Only for requests that stay or return to the origin.
 */
export function leastWeightByForce(
  { world, request }: RandomTrip,
  start: string,
  budget: number,
  weightsOf: (frame: Frame) => Weights,
): number {
  const frame = frameTrip(request, start, world);
  if ("sentence" in frame) return Number.POSITIVE_INFINITY;
  const weights = weightsOf(frame);
  const names = frame.cities.map(({ name }) => name);
  let least = Number.POSITIVE_INFINITY;
  const routes = orders(names, frame.visits).filter((route) => !frame.ordered || route.join() === names.join());
  for (const route of routes) {
    for (const arrivals of arrivalDays(frame, route.length)) {
      for (const driving of [false, true]) {
        for (const legs of legsOf(frame, route, arrivals, driving)) {
          const parts: ByCost[] = legs.map((leg) => new Map([[keyOf(leg.costMinor, 0), weights.leg(leg)]]));
          route.forEach((city, index) => {
            parts.push(
              ...stayParts(frame, weights, city, arrivals[index] ?? 1, arrivals[index + 1] ?? null, legs, index),
            );
          });
          const total = parts.reduce(addUp, new Map([[keyOf(0, 0), 0]]));
          const all = (1 << frame.wanted.length) - 1;
          for (const [key, weight] of total) {
            if (costOf(key) <= budget && coveredOf(key) === all) least = Math.min(least, weight);
          }
        }
      }
    }
  }
  return least;
}

function orders(names: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return names.flatMap((name) =>
    orders(
      names.filter((other) => other !== name),
      count - 1,
    ).map((rest) => [name, ...rest]),
  );
}

/** Days of arrival in each city, and of the way home. */
function arrivalDays(frame: Frame, visits: number): number[][] {
  const last = frame.endsAt === null ? [] : [frame.days];
  const between = (from: number, count: number): number[][] =>
    count === 0
      ? [[]]
      : Array.from({ length: frame.days }, (_, index) => index + 1)
          .filter((day) => day > from && day < frame.days)
          .flatMap((day) => between(day, count - 1).map((rest) => [day, ...rest]));
  return between(1, visits - 1).map((days) => [1, ...days, ...last]);
}

function legsOf(frame: Frame, route: readonly string[], arrivals: readonly number[], driving: boolean): LegOption[][] {
  if (frame.withinCity) return [[]];
  const stops = [frame.origin, ...route, ...(frame.endsAt === null ? [] : [frame.endsAt])];
  return arrivals.reduce<LegOption[][]>(
    (chosen, day, index) =>
      chosen.flatMap((before) =>
        legOptions(frame, frame.request.demands, driving, stops[index] ?? "", stops[index + 1] ?? "", day).map(
          (leg) => [...before, leg],
        ),
      ),
    [[]],
  );
}

function stayParts(
  frame: Frame,
  weights: Weights,
  city: string,
  arrive: number,
  leave: number | null,
  legs: readonly LegOption[],
  index: number,
): ByCost[] {
  const cost = costs(frame.party);
  const nights = (leave ?? frame.days) - arrive;
  const served = { yes: new Map<number, number>(), no: new Map<number, number>() };
  for (const house of frame.world.lodgings(city)) {
    if (!isBookable(house, frame.request.demands, frame.party) || house.minimumNights > nights) continue;
    const beds = house.details?.amenities.includes("Breakfast") ? served.yes : served.no;
    keepLeast(beds, keyOf(nights * cost.night(house), 0), nights * weights.night(house));
  }
  const slots: StaySlot[] = [];
  for (let day = arrive; day <= (leave ?? frame.days); day++) {
    const { slots: ofDay } = frame.dayPlan(day);
    ofDay.forEach((slot, place) => {
      const after = frame.withinCity ? ofDay.length : (legs[index]?.slotsAfter ?? 0);
      const before = legs[index + 1]?.slotsBefore ?? 0;
      if (day === arrive && place < ofDay.length - after) return;
      if (day === leave && place >= before) return;
      slots.push({ day, slot, fullDay: (day !== arrive || frame.withinCity) && day !== leave });
    });
  }
  const withoutBreakfasts = slots.filter(({ day, slot }) => slot.id !== "breakfast" || day === arrive);
  const slept = new Map(addUp(served.no, meals(frame, weights, city, slots)));
  for (const [key, weight] of addUp(served.yes, meals(frame, weights, city, withoutBreakfasts)))
    keepLeast(slept, key, weight);
  return [slept, visits(frame, weights, city, slots)];
}

function meals(frame: Frame, weights: Weights, city: string, all: readonly StaySlot[]): ByCost {
  const slots = all.filter(({ slot }) => slot.kind === "meal");
  const places = frame.world.restaurants(city).filter((place) => place.nameResolves);
  const cost = costs(frame.party);
  const found = new Map<number, number>();
  const eat = (index: number, used: ReadonlySet<string>, covered: number, spent: number, weight: number): void => {
    const at = slots[index];
    if (at === undefined) {
      keepLeast(found, keyOf(spent, covered), weight);
      return;
    }
    if (!at.fullDay) eat(index + 1, used, covered, spent, weight);
    for (const place of places) {
      if (used.has(place.id) || !servesIn(frame, place, at)) continue;
      const extra = at.fullDay ? 0 : weights.optionalMeal;
      const now = covered | coveredBy({ kind: "restaurant", record: place }, frame.wanted);
      eat(index + 1, new Set([...used, place.id]), now, spent + cost.meal(place), weight + weights.meal(place) + extra);
    }
  };
  eat(0, new Set(), 0, 0, 0);
  return found;
}

function visits(frame: Frame, weights: Weights, city: string, all: readonly StaySlot[]): ByCost {
  const slots = all.filter(({ slot }) => slot.kind === "visit");
  const places = frame.world.attractions(city).filter((place) => place.nameResolves);
  const cost = costs(frame.party);
  const fullDays = [...new Set(slots.filter((at) => at.fullDay).map((at) => at.day))];
  const found = new Map<number, number>();
  const see = (
    index: number,
    used: ReadonlySet<string>,
    seenOn: readonly number[],
    covered: number,
    spent: number,
    weight: number,
  ): void => {
    const at = slots[index];
    if (at === undefined) {
      if (fullDays.every((day) => seenOn.includes(day))) keepLeast(found, keyOf(spent, covered), weight);
      return;
    }
    see(index + 1, used, seenOn, covered, spent, weight);
    const isFirst = at.fullDay && !seenOn.includes(at.day);
    for (const place of places) {
      if (used.has(place.id) || !opensIn(frame, place, at)) continue;
      const more = weights.visit(place) + (isFirst ? 0 : weights.optionalVisit);
      const now = covered | coveredBy({ kind: "attraction", record: place }, frame.wanted);
      see(index + 1, new Set([...used, place.id]), [...seenOn, at.day], now, spent + cost.visit(place), weight + more);
    }
  };
  see(0, new Set(), [], 0, 0, 0);
  return found;
}

function keepLeast(found: Map<number, number>, key: number, weight: number): void {
  found.set(key, Math.min(found.get(key) ?? Number.POSITIVE_INFINITY, weight));
}

function addUp(one: ByCost, other: ByCost): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [key, weight] of one) {
    for (const [more, heavier] of other) {
      keepLeast(sums, keyOf(costOf(key) + costOf(more), coveredOf(key) | coveredOf(more)), weight + heavier);
    }
  }
  return sums;
}
