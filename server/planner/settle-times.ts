import { dinnerHour } from "@/server/worlds";
import { isOpenIn, type MealSlot } from "./day-slots";
import type { ChosenTrip } from "./solve";

type Meal = ChosenTrip["meals"][number];

/**
 * The trip with dinner at the hour at which its city dines, where the restaurant is open for all of it and nothing comes after it on
 * that day. Times weigh nothing, so the trip is as good for its objective as before; what has a locked time keeps it.
 */
export function withSettledTimes(trip: ChosenTrip): ChosenTrip {
  if (!trip.frame.timed) return trip;
  return { ...trip, meals: trip.meals.map((meal) => ({ ...meal, slot: settled(trip, meal) })) };
}

function settled(trip: ChosenTrip, { day, slot, restaurant }: Meal): MealSlot {
  const start = dinnerHour(restaurant.city);
  const later = { ...slot, start, end: start + slot.end - slot.start };
  const isLast =
    trip.visits.every((visit) => visit.day !== day || visit.slot.start < slot.start) &&
    trip.legs.every((leg) => leg.day !== day || leg.option.to === restaurant.city) &&
    trip.frame.dayPlan(day).pins.every((pin) => pin.slot.start < slot.start);
  const isHeld = trip.frame.held.some(
    (held) => held.day === day && held.place.id === restaurant.id && held.start !== null,
  );
  if (slot.meal !== "dinner" || slot.near.length > 0 || start <= slot.start || !isLast || isHeld) return slot;
  return isOpenIn(restaurant.hours, trip.frame.dates[day - 1] ?? "", later, null) ? later : slot;
}
