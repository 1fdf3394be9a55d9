import type { Attraction, Restaurant } from "@/server/worlds";
import { DAY_SLOTS, type DaySlot, firstSlots, isOpenIn, lastSlots, type SlotKind } from "./day-slots";
import type { Frame } from "./frame";

/** One stay of a route: a city from the day of arrival, with the slots that its two moving days leave it. */
export interface Stay {
  /** Index in `frame.cities`. */
  readonly city: number;
  readonly day: number;
  readonly nights: number;
  /** Days without a move: nights − 1, or nights where the trip ends here without a leg. */
  readonly fullDays: number;
  /** Slots counted from breakfast on the day of leaving. */
  readonly before: number;
  /** Slots counted back from dinner on the day of arrival. */
  readonly after: number;
}

/** A slot of one day of a stay. */
export interface StaySlot {
  readonly day: number;
  readonly slot: DaySlot;
  readonly fullDay: boolean;
}

/** The slots of a kind that a stay has, in the order of time. */
export function staySlots(stay: Stay, kind: SlotKind): StaySlot[] {
  const slots: StaySlot[] = lastSlots(kind, stay.after).map((slot) => ({ day: stay.day, slot, fullDay: false }));
  for (let day = stay.day + 1; day <= stay.day + stay.fullDays; day++) {
    for (const slot of DAY_SLOTS) if (slot.kind === kind) slots.push({ day, slot, fullDay: true });
  }
  const leaves = stay.day + stay.nights;
  for (const slot of firstSlots(kind, stay.before)) slots.push({ day: leaves, slot, fullDay: false });
  return slots;
}

/** Minutes of a visit where the world does not say. */
const VISIT_MINUTES = 90;

export function visitMinutes(attraction: Attraction): number {
  return attraction.details?.durationMinutes ?? VISIT_MINUTES;
}

/** Whether the restaurant is open for the whole meal. */
export function servesIn(frame: Frame, restaurant: Restaurant, { day, slot }: StaySlot): boolean {
  return isOpenIn(restaurant.hours, frame.weekdays[day - 1] ?? 0, slot, null);
}

/** Whether the restaurant is open for the whole meal on some weekday. */
export function servesSometimes({ hours }: Restaurant, slot: DaySlot): boolean {
  return [0, 1, 2, 3, 4, 5, 6].some((weekday) => isOpenIn(hours, weekday, slot, null));
}

/** Whether the attraction is open long enough within the slot. */
export function opensIn(frame: Frame, attraction: Attraction, { day, slot }: StaySlot): boolean {
  return isOpenIn(attraction.hours, frame.weekdays[day - 1] ?? 0, slot, visitMinutes(attraction));
}
