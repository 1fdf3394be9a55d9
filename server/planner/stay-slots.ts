import { type Attraction, minutesOnWay, type Restaurant } from "@/server/worlds";
import { type DaySlot, isOpenIn, type MealSlot, type VisitSlot, visitMinutes } from "./day-slots";
import { isExcluded } from "./exclusions";
import type { Frame } from "./frame";

/** One stay of a route: a city from the day of arrival, with the slots that its two moving days leave it. */
export interface Stay {
  /** Index in `frame.cities`. */
  readonly city: number;
  readonly day: number;
  readonly nights: number;
  /** Days without a move after the day of arrival: nights − 1, or nights where the trip ends here without a leg. */
  readonly fullDays: number;
  /** Slots counted from the first one on the day of leaving. */
  readonly before: number;
  /** Slots counted back from the last one on the day of arrival. */
  readonly after: number;
}

/** The days that a stay spends whole: those without a move. */
export function wholeDays({ withinCity }: Frame, { day, fullDays }: Stay): number[] {
  const first = withinCity ? day : day + 1;
  return Array.from({ length: day + fullDays + 1 - first }, (_, index) => first + index);
}

/** A slot of one day of a stay. */
export interface StaySlot<Slot extends DaySlot = DaySlot> {
  readonly day: number;
  readonly slot: Slot;
  readonly fullDay: boolean;
}

const isMeal = (slot: DaySlot): slot is MealSlot => slot.kind === "meal";
const isVisit = (slot: DaySlot): slot is VisitSlot => slot.kind === "visit";

/** Where the breakfasts of a stay come from: they are bought, or every night's lodging includes the next morning's. */
export type Breakfasts = "bought" | "included";
export const BREAKFASTS: readonly Breakfasts[] = ["bought", "included"];

/**
 * The meals that a stay has to buy or may, in the order of time. On the day of arrival no breakfast is included yet, and one that is
 * locked is bought all the same.
 */
export function mealSlots(frame: Frame, stay: Stay, breakfasts: Breakfasts): StaySlot<MealSlot>[] {
  const city = frame.cities[stay.city]?.name;
  const isLocked = (on: number) =>
    frame.held.some(
      (held) => held.kind === "meal" && held.meal === "breakfast" && held.day === on && held.city === city,
    );
  return slotsOfStay(frame, stay, isMeal).filter(
    ({ day, slot }) => breakfasts === "bought" || slot.meal !== "breakfast" || day === stay.day || isLocked(day),
  );
}

/** The visits that a stay has room for, in the order of time. */
export function visitSlots(frame: Frame, stay: Stay): StaySlot<VisitSlot>[] {
  return slotsOfStay(frame, stay, isVisit);
}

function slotsOfStay<Slot extends DaySlot>(
  frame: Frame,
  stay: Stay,
  isWanted: (slot: DaySlot) => slot is Slot,
): StaySlot<Slot>[] {
  const found: StaySlot<Slot>[] = [];
  const arrival = frame.dayPlan(stay.day).slots;
  for (const slot of arrival.slice(arrival.length - stay.after)) {
    if (isWanted(slot)) found.push({ day: stay.day, slot, fullDay: frame.withinCity });
  }
  for (let day = stay.day + 1; day <= stay.day + stay.fullDays; day++) {
    for (const slot of frame.dayPlan(day).slots) if (isWanted(slot)) found.push({ day, slot, fullDay: true });
  }
  const leaves = stay.day + stay.nights;
  for (const slot of frame.dayPlan(leaves).slots.slice(0, stay.before)) {
    if (isWanted(slot)) found.push({ day: leaves, slot, fullDay: false });
  }
  return found;
}

/** Whether the restaurant is open for the whole meal, and near enough to what is right next to it. */
export function servesIn(frame: Frame, restaurant: Restaurant, { day, slot }: StaySlot): boolean {
  if (isExcluded(frame.exclusions, { day, slot }, restaurant.id)) return false;
  if (!isOpenIn(restaurant.hours, frame.dates[day - 1] ?? "", slot, null)) return false;
  if (slot.kind !== "meal") return true;
  return slot.near.every(({ place, minutes, isBefore }) => {
    if (place.city !== restaurant.city) return true;
    const [from, to] = isBefore ? [place, restaurant] : [restaurant, place];
    const leaving = { date: frame.dates[day - 1] ?? "", minutes: isBefore ? slot.start - minutes : slot.end };
    return (minutesOnWay(frame.world, place.city, from.id, to.id, leaving) ?? 0) <= minutes;
  });
}

/** Whether the restaurant is open for the whole meal on some day of the trip. */
export function servesSometimes({ dates }: Frame, { hours }: Restaurant, slot: DaySlot): boolean {
  return dates.some((date) => isOpenIn(hours, date, slot, null));
}

/** Whether the attraction is open long enough within the slot. */
export function opensIn(frame: Frame, attraction: Attraction, { day, slot }: StaySlot): boolean {
  if (isExcluded(frame.exclusions, { day, slot }, attraction.id)) return false;
  return isOpenIn(attraction.hours, frame.dates[day - 1] ?? "", slot, visitMinutes(attraction));
}
