import type { Attraction, Restaurant } from "@/server/worlds";
import { assign, FORBIDDEN } from "./assignment";
import type { DaySlot, MealSlot, VisitSlot } from "./day-slots";
import type { Frame } from "./frame";
import type { WeighedPlace } from "./place-table";
import { type MatchGroup, type Matching, type MatchSlot, matchSlots } from "./slot-matching";
import {
  type Breakfasts,
  mealSlots,
  opensIn,
  type Stay,
  type StaySlot,
  servesIn,
  visitSlots,
  wholeDays,
} from "./stay-slots";
import type { Weights } from "./weights";

/** Records put into slots of a stay, and what they weigh. */
export interface SlotChoice<Slot extends DaySlot, Place> {
  readonly weight: number;
  readonly places: readonly { at: StaySlot<Slot>; place: Place }[];
}

/**
 * The lightest visits of a stay under opening hours and locks that cover what is wanted of `set`: at least one on every full day that
 * needs one, in any of its slots; `extra` is added for each one more. Null when a full day, a lock or the set cannot be kept.
 */
export function matchVisits(
  frame: Frame,
  stay: Stay,
  attractions: readonly WeighedPlace<Attraction>[],
  extra: number,
  set: number,
): SlotChoice<VisitSlot, Attraction> | null {
  const slots = visitSlots(frame, stay);
  const lockedDay = new Map<number, number>();
  for (const { kind, day, place } of frame.held) {
    if (kind !== "visit" || !isWithin(stay, day)) continue;
    const index = attractions.findIndex((attraction) => attraction.place.id === place.id);
    // Nothing is visited twice.
    if (index >= 0 && (lockedDay.get(index) ?? day) !== day) return null;
    if (index >= 0) lockedDay.set(index, day);
    else if (isInside(frame, stay, day)) return null;
  }
  // Also one that the leg leaves no time for: what is locked at a time comes at no other.
  const hasOwnSlot = (id: string) =>
    frame.held.some(({ day }) => frame.dayPlan(day).slots.some((slot) => slot.kind === "visit" && slot.only?.has(id)));
  const days = [...new Set(slots.map(({ day }) => day))];
  const groups: MatchGroup[] = days.map((day) => ({
    needed: isInside(frame, stay, day) && frame.dayPlan(day).needsVisit,
    extra,
  }));
  const matchable: MatchSlot[] = slots.map((at) => ({
    group: days.indexOf(at.day),
    takes: (record) => {
      const attraction = attractions[record]?.place;
      const locked = lockedDay.get(record);
      if (attraction === undefined || (locked !== undefined && locked !== at.day)) return false;
      const { only } = at.slot;
      const isForIt = only === null ? locked === undefined || !hasOwnSlot(attraction.id) : only.has(attraction.id);
      return isForIt && (!frame.timed || opensIn(frame, attraction, at));
    },
  }));
  const weighed = attractions.map(({ weight }) => weight);
  const covering: Covering = {
    covers: attractions.map(({ covers }) => covers),
    costs: matchable.map(({ takes }) =>
      Float64Array.from(attractions, ({ weight }, record) => (takes(record) ? weight : FORBIDDEN)),
    ),
    match: (used) => matchSlots(weighed, matchable, groups, used),
  };
  const matching = lightestCover(covering, set, new Set(lockedDay.keys()), Number.POSITIVE_INFINITY);
  return matching && chosen(slots, matching, attractions);
}

/**
 * The lightest meals of a stay under opening hours and locks that cover what is wanted of `set`: three on every full
 * day. Null when there are none, or none lighter than `below`.
 */
export function matchMeals(
  frame: Frame,
  stay: Stay,
  restaurants: readonly WeighedPlace<Restaurant>[],
  weights: Weights,
  set: number,
  below: number,
  breakfasts: Breakfasts,
): SlotChoice<MealSlot, Restaurant> | null {
  const slots = mealSlots(frame, stay, breakfasts);
  const lockedSlot = lockedMeals(frame, stay, restaurants, slots);
  if (lockedSlot === null) return null;
  const costs = mealCosts(frame, slots, restaurants, weights, lockedSlot);
  const columns = restaurants.length + slots.length;
  const match = (used: ReadonlySet<number>) => {
    const columnOf = assign(costs, columns, used);
    if (columnOf === null) return null;
    const weight = columnOf.reduce((sum, column, row) => sum + (costs[row]?.[column] ?? 0), 0);
    return { weight, records: columnOf.map((column) => (column < restaurants.length ? column : -1)) };
  };
  const covering: Covering = { covers: restaurants.map(({ covers }) => covers), costs, match };
  const found = lightestCover(covering, set, new Set(lockedSlot.keys()), below);
  return found && chosen(slots, found, restaurants);
}

/** Places to match with slots. */
interface Covering {
  /** What each place brings of what is wanted. */
  readonly covers: readonly number[];
  /** By slot and place. */
  readonly costs: readonly Float64Array[];
  /** The lightest matching that uses these places; null when there is none. */
  readonly match: (used: ReadonlySet<number>) => Matching | null;
}

/**
 * The lightest matching that uses the places of `first` and covers `set`. Exact by branching: where the lightest matching lacks
 * something, some place must bring it, so each that does is made to be used in turn, the lightest matching first; a branch ends when
 * it weighs no less than the best found. Null when there is none lighter than `below`.
 */
function lightestCover(
  { covers, costs, match }: Covering,
  set: number,
  first: ReadonlySet<number>,
  below: number,
): Matching | null {
  let best: Matching | null = null;
  let limit = below;
  const branch = (used: ReadonlySet<number>) => {
    const matching = match(used);
    return matching !== null && matching.weight < limit ? { used, matching } : null;
  };
  const search = ({ used, matching }: { used: ReadonlySet<number>; matching: Matching }): void => {
    if (matching.weight >= limit) return;
    const covered = matching.records.reduce((sum, record) => sum | (covers[record] ?? 0), 0);
    const missing = set & ~covered;
    if (missing === 0) {
      best = matching;
      limit = matching.weight;
      return;
    }
    witnesses(missing & -missing, set, covers, costs)
      .map((record) => branch(new Set([...used, record])))
      .filter((child) => child !== null)
      .sort((a, b) => a.matching.weight - b.matching.weight)
      .forEach(search);
  };
  const root = branch(first);
  if (root !== null) search(root);
  return best;
}

/**
 * The places that may have to bring something: those that no other one beats, being as light or lighter in every
 * slot and bringing no less of what is wanted (in a plan with the beaten one only, it could be exchanged).
 */
function witnesses(wanted: number, set: number, covers: readonly number[], costs: readonly Float64Array[]): number[] {
  const brought = (record: number) => (covers[record] ?? 0) & set;
  const bringing = [...covers.keys()].filter((record) => (brought(record) & wanted) !== 0);
  const beats = (other: number, record: number) =>
    (brought(other) & brought(record)) === brought(record) &&
    costs.every((row) => (row[other] ?? FORBIDDEN) <= (row[record] ?? FORBIDDEN));
  return bringing
    .filter((record) => !bringing.some((other) => beats(other, record) && (other < record || !beats(record, other))))
    .filter((record) => costs.some((row) => row[record] !== FORBIDDEN));
}

/** By slot and restaurant; the columns after the restaurants leave optional slots empty. */
function mealCosts(
  frame: Frame,
  slots: readonly StaySlot<MealSlot>[],
  restaurants: readonly WeighedPlace<Restaurant>[],
  weights: Weights,
  lockedSlot: ReadonlyMap<number, number>,
): Float64Array[] {
  const pinned = new Set(lockedSlot.values());
  return slots.map((at, index) => {
    const costs = new Float64Array(restaurants.length + slots.length).fill(FORBIDDEN);
    restaurants.forEach(({ place, weight }, record) => {
      const locked = lockedSlot.get(record);
      if (locked === undefined ? pinned.has(index) : locked !== index) return;
      if (frame.timed && !servesIn(frame, place, at)) return;
      costs[record] = at.fullDay ? weight : weight + weights.optionalMeal;
    });
    if (!at.fullDay) costs[restaurants.length + index] = 0;
    return costs;
  });
}

/** The slot that each locked restaurant (by its index) must take; null when the stay cannot keep a lock. */
function lockedMeals(
  frame: Frame,
  stay: Stay,
  restaurants: readonly WeighedPlace<Restaurant>[],
  slots: readonly StaySlot<MealSlot>[],
): Map<number, number> | null {
  const lockedSlot = new Map<number, number>();
  for (const held of frame.held) {
    if (held.kind !== "meal" || !isWithin(stay, held.day)) continue;
    const record = restaurants.findIndex(({ place }) => place.id === held.place.id);
    const slot = slots.findIndex((at) => at.day === held.day && at.slot.meal === held.meal);
    // No restaurant twice.
    if ((lockedSlot.get(record) ?? slot) !== slot) return null;
    if (record >= 0 && slot >= 0) lockedSlot.set(record, slot);
    else if (record >= 0 || isInside(frame, stay, held.day)) return null;
  }
  return lockedSlot;
}

function chosen<Slot extends DaySlot, Place>(
  slots: readonly StaySlot<Slot>[],
  { weight, records }: Matching,
  places: readonly WeighedPlace<Place>[],
): SlotChoice<Slot, Place> {
  const placed = slots.flatMap((at, index) => {
    const place = places[records[index] ?? -1]?.place;
    return place === undefined ? [] : [{ at, place }];
  });
  return { weight, places: placed };
}

/** Whether the stay spends the whole of this day. */
function isInside(frame: Frame, stay: Stay, day: number): boolean {
  return wholeDays(frame, stay).includes(day);
}

/** Whether the stay spends any of this day. */
function isWithin(stay: Stay, day: number): boolean {
  return day >= stay.day && day <= stay.day + stay.nights;
}
