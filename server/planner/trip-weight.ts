import type { DaySlot } from "./day-slots";
import { type ChosenTrip, costMinor } from "./solve";
import { pinnedWeight, type Weights } from "./weights";

/** What a chosen trip weighs. */
export function tripWeight(trip: ChosenTrip, weights: Weights): number {
  const { frame } = trip;
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const isMoving = (day: number) => isMovingDay(trip, day);
  const optionalMeals = trip.meals.filter((each) => isMoving(each.day)).length;
  const needed = frame.dates.filter((_, index) => !isMoving(index + 1) && frame.dayPlan(index + 1).needsVisit).length;
  const optionalVisits = trip.visits.length - needed;
  let odd = 0;
  if (!frame.timed && weights.oddSlot > 0) {
    for (const { day, option } of trip.legs) {
      const { before, after } = usedSlots(trip, day, option);
      odd += Math.max(0, before - option.slotsBefore) + Math.max(0, after - option.slotsAfter);
    }
  }
  return (
    pinnedWeight(frame, weights) +
    sum(trip.legs.map(({ option }) => weights.leg(option))) +
    sum(trip.nights.map(({ lodging }) => weights.night(lodging))) +
    sum(trip.meals.map(({ restaurant }) => weights.meal(restaurant))) +
    sum(trip.visits.map(({ attraction }) => weights.visit(attraction))) +
    optionalMeals * weights.optionalMeal +
    optionalVisits * weights.optionalVisit +
    odd * weights.oddSlot
  );
}

/** Whether any of the day is spent on a leg, a night train's days up to that of its arrival included. */
export function isMovingDay({ legs }: Pick<ChosenTrip, "legs">, day: number): boolean {
  return legs.some((leg) => day >= leg.day && day <= leg.day + leg.option.nights);
}

/** How much of a moving day is used: slots counted from the first before the leg, and back from the last after it. */
export function usedSlots(
  trip: ChosenTrip,
  day: number,
  { from, to }: { from: string; to: string },
): { before: number; after: number } {
  const { slots } = trip.frame.dayPlan(day);
  const stops: { day: number; slot: DaySlot; city: string }[] = [
    ...trip.meals.map((each) => ({ ...each, city: each.restaurant.city })),
    ...trip.visits.map((each) => ({ ...each, city: each.attraction.city })),
  ].filter((stop) => stop.day === day);
  const positions = (city: string) =>
    stops.filter((stop) => stop.city === city).map((stop) => slots.findIndex((slot) => slot.id === stop.slot.id));
  return {
    before: Math.max(0, ...positions(from).map((position) => position + 1)),
    after: Math.max(0, ...positions(to).map((position) => slots.length - position)),
  };
}

/** The trip with other records chosen, at its new cost. */
export function withChoices(
  trip: ChosenTrip,
  changed: Partial<Pick<ChosenTrip, "legs" | "nights" | "meals" | "visits">>,
): ChosenTrip {
  const chosen = { ...trip, ...changed };
  return { ...chosen, costMinor: costMinor(trip.frame, chosen) };
}
