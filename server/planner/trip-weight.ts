import { ALL_SLOTS, DAY_SLOTS } from "./day-slots";
import { type ChosenTrip, costMinor } from "./solve";
import type { Weights } from "./weights";

/** What a chosen trip weighs. */
export function tripWeight(trip: ChosenTrip, weights: Weights): number {
  const { frame } = trip;
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const fullDays = frame.days - trip.legs.length;
  const optionalMeals = trip.meals.length - 3 * fullDays;
  const optionalVisits = trip.visits.length - fullDays;
  let odd = 0;
  if (!frame.timed && weights.oddSlot > 0) {
    for (const { day, option } of trip.legs) {
      const { before, after } = usedSlots(trip, day, option);
      odd += Math.max(0, before - option.slotsBefore) + Math.max(0, after - option.slotsAfter);
    }
  }
  return (
    sum(trip.legs.map(({ option }) => weights.leg(option))) +
    sum(trip.nights.map(({ lodging }) => weights.night(lodging))) +
    sum(trip.meals.map(({ restaurant }) => weights.meal(restaurant))) +
    sum(trip.visits.map(({ attraction }) => weights.visit(attraction))) +
    optionalMeals * weights.optionalMeal +
    optionalVisits * weights.optionalVisit +
    odd * weights.oddSlot
  );
}

/** How much of a moving day is used: slots counted from breakfast before the leg, and back from dinner after it. */
export function usedSlots(
  trip: ChosenTrip,
  day: number,
  { from, to }: { from: string; to: string },
): { before: number; after: number } {
  const stops = [
    ...trip.meals.map((each) => ({ day: each.day, name: each.meal, city: each.restaurant.city })),
    ...trip.visits.map((each) => ({ day: each.day, name: each.slot, city: each.attraction.city })),
  ].filter((stop) => stop.day === day);
  const positions = (city: string) =>
    stops.filter((stop) => stop.city === city).map((stop) => DAY_SLOTS.findIndex((slot) => slot.name === stop.name));
  return {
    before: Math.max(0, ...positions(from).map((position) => position + 1)),
    after: Math.max(0, ...positions(to).map((position) => ALL_SLOTS - position)),
  };
}

/** The trip with other records chosen, at its new cost. */
export function withChoices(
  trip: ChosenTrip,
  changed: Partial<Pick<ChosenTrip, "legs" | "nights" | "meals" | "visits">>,
): ChosenTrip {
  const chosen = { ...trip, ...changed };
  return { ...chosen, costMinor: costMinor(trip.frame.people, chosen) };
}
