import type { Attraction, Restaurant } from "@/server/worlds";
import type { Frame } from "./frame";
import type { WeighedRestaurant } from "./meal-table";
import { type MatchGroup, type MatchSlot, matchSlots } from "./slot-matching";
import { opensIn, type Stay, type StaySlot, servesIn, staySlots } from "./stay-slots";
import type { Weights } from "./weights";

/** Records put into slots of a stay, and what they weigh. */
export interface SlotChoice<Place> {
  readonly weight: number;
  readonly places: readonly { at: StaySlot; place: Place }[];
}

/**
 * The lightest visits of a stay under opening hours and locks: every full day at least one, morning or afternoon. Null
 * when a full day or a lock cannot be kept.
 */
export function matchVisits(
  frame: Frame,
  stay: Stay,
  attractions: readonly Attraction[],
  weights: Weights,
): SlotChoice<Attraction> | null {
  const slots = staySlots(stay, "visit");
  const lockedDay = new Map<number, number>();
  for (const lock of frame.request.locks) {
    if (lock.kind !== "visit" || !isWithin(stay, lock.day)) continue;
    const index = attractions.findIndex((attraction) => attraction.id === lock.recordId);
    if (index >= 0) lockedDay.set(index, lock.day);
    else if (isInside(stay, lock.day)) return null;
  }
  const days = [...new Set(slots.map(({ day }) => day))];
  const groups: MatchGroup[] = days.map((day) => ({
    needed: isInside(stay, day),
    extra: weights.optionalVisit,
  }));
  const matchable: MatchSlot[] = slots.map((at) => ({
    group: days.indexOf(at.day),
    takes: (record) => {
      const attraction = attractions[record];
      const locked = lockedDay.get(record);
      return (
        attraction !== undefined &&
        (locked === undefined || locked === at.day) &&
        (!frame.timed || opensIn(frame, attraction, at))
      );
    },
  }));
  const weighed = attractions.map((attraction) => weights.visit(attraction));
  const matching = matchSlots(weighed, matchable, groups, new Set(lockedDay.keys()));
  return matching && { weight: matching.weight, places: placed(slots, matching.records, attractions) };
}

/**
 * The lightest meals of a stay under opening hours and locks that cover the wanted cuisines of `set`: three on every full
 * day. Exact by branching: where the lightest matching lacks a cuisine, some slot must offer it, so each slot in turn is
 * kept for restaurants that do; a branch ends when it weighs no less than the best found.
 */
export function matchMeals(
  frame: Frame,
  stay: Stay,
  restaurants: readonly WeighedRestaurant[],
  weights: Weights,
  set: number,
): SlotChoice<Restaurant> | null {
  const slots = staySlots(stay, "meal");
  const lockedSlot = new Map<number, number>();
  for (const lock of frame.request.locks) {
    if (lock.kind !== "meal" || !isWithin(stay, lock.day)) continue;
    const record = restaurants.findIndex(({ restaurant }) => restaurant.id === lock.recordId);
    const slot = slots.findIndex((at) => at.day === lock.day && at.slot.name === lock.meal);
    if (record >= 0) {
      if (slot < 0) return null;
      lockedSlot.set(record, slot);
    } else if (isInside(stay, lock.day)) return null;
  }
  const pinned = new Set(lockedSlot.values());
  const weighed = restaurants.map(({ weight }) => weight);
  const opens = slots.map((at) => restaurants.map(({ restaurant }) => !frame.timed || servesIn(frame, restaurant, at)));
  let best: SlotChoice<Restaurant> | null = null;
  const search = (kept: ReadonlyMap<number, number>): void => {
    const matching = matchSlots(
      weighed,
      slots.map((_, index) => ({
        group: index,
        takes: (record) => {
          const locked = lockedSlot.get(record);
          const cuisines = restaurants[record]?.cuisines ?? 0;
          const wanted = kept.get(index) ?? 0;
          if (locked === undefined ? pinned.has(index) : locked !== index) return false;
          return (cuisines & wanted) === wanted && opens[index]?.[record] === true;
        },
      })),
      slots.map((at, index) => ({ needed: at.fullDay || kept.has(index), extra: weights.optionalMeal })),
      new Set(lockedSlot.keys()),
    );
    if (matching === null) return;
    // A slot kept for a cuisine counts as needed in the matching, yet is still one that no rule asks for.
    const extra = [...kept.keys()].filter((index) => slots[index]?.fullDay === false).length * weights.optionalMeal;
    const weight = matching.weight + extra;
    if (best !== null && weight >= best.weight) return;
    const covered = matching.records.reduce((sum, record) => sum | (restaurants[record]?.cuisines ?? 0), 0);
    const missing = set & ~covered;
    if (missing === 0) {
      best = {
        weight,
        places: placed(
          slots,
          matching.records,
          restaurants.map(({ restaurant }) => restaurant),
        ),
      };
      return;
    }
    const wanted = missing & -missing;
    for (const index of slots.keys()) search(new Map(kept).set(index, (kept.get(index) ?? 0) | wanted));
  };
  search(new Map());
  return best;
}

function placed<Place>(slots: readonly StaySlot[], records: readonly number[], places: readonly Place[]) {
  return slots.flatMap((at, index) => {
    const place = places[records[index] ?? -1];
    return place === undefined ? [] : [{ at, place }];
  });
}

/** Whether the stay spends the whole of this day. */
function isInside(stay: Stay, day: number): boolean {
  return day > stay.day && day <= stay.day + stay.fullDays;
}

/** Whether the stay spends any of this day. */
function isWithin(stay: Stay, day: number): boolean {
  return day >= stay.day && day <= stay.day + stay.nights;
}
