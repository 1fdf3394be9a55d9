import { assign, FORBIDDEN } from "./assignment";
import { earliestStarts, type PlacedStop } from "./day-course";
import { isKept, visitMinutes } from "./day-slots";
import type { Frame } from "./frame";
import type { FrontPoint } from "./stay-front";
import { matchVisits } from "./stay-matching";
import { mealSlots, opensIn, type Stay, type StaySlot, servesIn, visitSlots } from "./stay-slots";
import type { StayChoice } from "./stay-table";

/** What is chosen for a stay in its slots; else the slots of the kind that has no room for all of its places. */
type Placement =
  | { readonly choice: StayChoice; readonly short: null }
  | { readonly choice: null; readonly short: readonly StaySlot[] };

/** Puts the places of a point into the slots of its stay on its dates. Closed weekdays may not allow it. */
export function placeInSlots(frame: Frame, stay: Stay, point: FrontPoint): Placement {
  const slots = mealSlots(frame, stay, point.breakfasts);
  // Full days have to be filled; of the rest dinner on arrival and breakfast before leaving come first.
  const order = slots.map((at, index) => (at.fullDay ? 0 : slots.length - index));
  const mustFill = new Set(slots.flatMap((at, index) => (at.fullDay ? [index] : [])));
  const slotOf = assign(
    point.restaurants.map((restaurant) =>
      Float64Array.from(slots, (at, index) =>
        frame.timed && !servesIn(frame, restaurant, at) ? FORBIDDEN : (order[index] ?? 0),
      ),
    ),
    slots.length,
    mustFill,
  );
  if (slotOf === null) return { choice: null, short: slots };
  const attractions = point.attractions.map((place) => ({ place, weight: 0, covers: 0, kinds: 1 }));
  const visits = matchVisits(frame, stay, attractions, -1, 0);
  if (visits === null || visits.places.length < point.attractions.length) {
    return { choice: null, short: visitSlots(frame, stay) };
  }
  const choice = {
    nights: Array.from({ length: stay.nights }, (_, index) => ({ day: stay.day + index, lodging: point.lodging })),
    meals: point.restaurants.flatMap((restaurant, index) => {
      const at = slots[slotOf[index] ?? -1];
      return at === undefined ? [] : [{ day: at.day, slot: at.slot, restaurant }];
    }),
    visits: visits.places.map(({ at, place }) => ({ day: at.day, slot: at.slot, attraction: place })),
  };
  return { choice, short: null };
}

/** Orders tried at most. */
const MOST_STEPS = 3000;

/**
 * The same places in the same slots, in an order in which one gets from each to the next in time; null where none was found. Weights and costs
 * don't depend on the order.
 */
export function reordered(frame: Frame, choice: StayChoice): StayChoice | null {
  const { meals, visits } = choice;
  const inTime = (one: { day: number; slot: StaySlot["slot"] }, other: typeof one) =>
    one.day - other.day || one.slot.start - other.slot.start;
  const slots = [...meals, ...visits].map(({ day, slot }) => ({ day, slot })).sort(inTime);
  const stops: { day: number; stop: PlacedStop }[] = [];
  const used = new Set<PlacedStop["place"]>();
  let steps = 0;
  const takes = ({ day, slot }: (typeof slots)[number], place: PlacedStop["place"]) =>
    "cuisines" in place
      ? slot.kind === "meal" && servesIn(frame, place, { day, slot, fullDay: true })
      : slot.kind === "visit" && !isKept(slot) && opensIn(frame, place, { day, slot, fullDay: true });
  const places = [...meals.map(({ restaurant }) => restaurant), ...visits.map(({ attraction }) => attraction)];

  function fill(index: number): boolean {
    const at = slots[index];
    if (at === undefined) return true;
    for (const place of places) {
      steps += 1;
      if (steps > MOST_STEPS) return false;
      if (used.has(place) || !takes(at, place)) continue;
      const minutes = "cuisines" in place ? null : visitMinutes(place);
      stops.push({ day: at.day, stop: { slot: at.slot, place, minutes } });
      used.add(place);
      const run = stops.filter(({ day }) => day === at.day).map(({ stop }) => stop);
      const isInTime = earliestStarts(frame.world, frame.dates[at.day - 1] ?? "", run).length === run.length;
      if (isInTime && fill(index + 1)) return true;
      stops.pop();
      used.delete(place);
    }
    return false;
  }

  if (!fill(0)) return null;
  return {
    nights: choice.nights,
    meals: stops.flatMap(({ day, stop: { slot, place } }) =>
      slot.kind === "meal" && "cuisines" in place ? [{ day, slot, restaurant: place }] : [],
    ),
    visits: stops.flatMap(({ day, stop: { slot, place } }) =>
      slot.kind === "visit" && !("cuisines" in place) ? [{ day, slot, attraction: place }] : [],
    ),
  };
}
