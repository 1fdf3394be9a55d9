import { type LocalDate, type MealName, mealNameSchema, minutesOfDay, RHYTHM } from "@/server/trip";
import { type Attraction, type Hours, type OpenInterval, openOn } from "@/server/worlds";

/** Minutes from midnight. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/** Worlds without times use its times for the order of the day only. */
interface SlotBase extends Interval {
  /** Tells the slots of one day apart; part of the stop's id: "breakfast", "morning", "afternoon-2". */
  readonly id: string;
}
export type MealSlot = SlotBase & {
  readonly kind: "meal";
  readonly meal: MealName;
  /** Locked stops less than the usual gap away: the restaurant must be near enough to them. */
  readonly near: readonly Neighbor[];
};
/** A stop so many minutes before or after a slot. */
export interface Neighbor {
  readonly place: { readonly id: string; readonly city: string };
  readonly minutes: number;
  readonly isBefore: boolean;
}
export type VisitSlot = SlotBase & {
  readonly kind: "visit";
  /** Ids of the locked records that the slot is kept for; null: any attraction may stand here. */
  readonly only: ReadonlySet<string> | null;
};
/** Room for one meal or visit in a day. */
export type DaySlot = MealSlot | VisitSlot;

/** Whether a slot is kept for locked records. */
export function isKept(slot: DaySlot): boolean {
  return slot.kind === "visit" && slot.only !== null;
}

/** The usual slot of a meal. */
export function usualMeal(meal: MealName): MealSlot {
  const { start, minutes } = RHYTHM.meals[meal];
  return { kind: "meal", id: meal, meal, near: [], start, end: start + minutes };
}

export const USUAL_VISITS: readonly VisitSlot[] = [
  { kind: "visit", id: "morning", only: null, ...RHYTHM.visits.morning },
  { kind: "visit", id: "afternoon", only: null, ...RHYTHM.visits.afternoon },
];

/** The five things that a day has room for when nothing is locked, in the order of the day. */
export const USUAL_SLOTS: readonly DaySlot[] = inOrder([...mealNameSchema.options.map(usualMeal), ...USUAL_VISITS]);

/** Slots of a day as they follow each other. */
export function inOrder<Slot extends DaySlot>(slots: readonly Slot[]): Slot[] {
  return [...slots].sort((a, b) => a.start - b.start);
}

/** How many slots, counted from the first, end in time for a departure at `minutes` with `buffer` minutes before it. */
export function slotsBefore(slots: readonly DaySlot[], minutes: number, buffer: number): number {
  let count = 0;
  for (const slot of slots) if (slot.end + buffer <= minutes) count++;
  return count;
}

/** How many slots, counted back from the last, begin late enough after an arrival at `minutes` (may exceed one day). */
export function slotsAfter(slots: readonly DaySlot[], minutes: number): number {
  let count = 0;
  for (const slot of slots) if (slot.start >= minutes + RHYTHM.afterArrivalMinutes) count++;
  return count;
}

/** Whether a place is open on this date for `minutes` within the slot (the whole slot when `minutes` is null). */
export function isOpenIn(hours: Hours | null, date: LocalDate, slot: Interval, minutes: number | null): boolean {
  return opensAt(hours, date, slot, minutes ?? slot.end - slot.start) !== null;
}

/** The first minute within the slot from which a place is open for so many minutes; null: there is none. */
export function opensAt(hours: Hours | null, date: LocalDate, slot: Interval, minutes: number): number | null {
  const open = hours === null ? [ALWAYS] : openOn(hours, date);
  const found = open.find(([from, to]) => Math.min(to, slot.end) - Math.max(from, slot.start) >= minutes);
  return found === undefined ? null : Math.max(found[0], slot.start);
}
const ALWAYS: OpenInterval = [0, Number.POSITIVE_INFINITY];

/** Minutes of a visit where the world does not say. */
const VISIT_MINUTES = 90;

export function visitMinutes(attraction: Attraction): number {
  return attraction.details?.durationMinutes ?? VISIT_MINUTES;
}

/** Minutes from the first midnight for a time some days later. */
export function clockMinutes(time: string, dayOffset: number): number {
  return minutesOfDay(time) + dayOffset * 1440;
}
