import { type MealName, minutesOfDay, RHYTHM, type VisitSlot } from "@/server/trip";
import type { Hours } from "@/server/worlds";

/** The five things a day has room for, in the order of the day. */
export const DAY_SLOTS = [
  { name: "breakfast", kind: "meal", ...mealTimes("breakfast") },
  { name: "morning", kind: "visit", ...RHYTHM.visits.morning },
  { name: "lunch", kind: "meal", ...mealTimes("lunch") },
  { name: "afternoon", kind: "visit", ...RHYTHM.visits.afternoon },
  { name: "dinner", kind: "meal", ...mealTimes("dinner") },
] as const satisfies readonly {
  name: MealName | VisitSlot;
  kind: "meal" | "visit";
  start: number;
  end: number;
}[];

export type DaySlot = (typeof DAY_SLOTS)[number];
export type SlotKind = DaySlot["kind"];
export const ALL_SLOTS = DAY_SLOTS.length;

function mealTimes(meal: MealName): { start: number; end: number } {
  const { start, minutes } = RHYTHM.meals[meal];
  return { start, end: start + minutes };
}

/** How many slots, counted from breakfast, end in time for a departure at `minutes` with `buffer` minutes before it. */
export function slotsBefore(minutes: number, buffer: number): number {
  return DAY_SLOTS.filter((slot) => slot.end + buffer <= minutes).length;
}

/** How many slots, counted back from dinner, begin late enough after an arrival at `minutes` (may exceed one day). */
export function slotsAfter(minutes: number): number {
  return DAY_SLOTS.filter((slot) => slot.start >= minutes + RHYTHM.afterArrivalMinutes).length;
}

/** The slots of a kind among the first `before` of the day. */
export function firstSlots(kind: SlotKind, before: number): DaySlot[] {
  return DAY_SLOTS.slice(0, before).filter((slot) => slot.kind === kind);
}

/** The slots of a kind among the last `after` of the day. */
export function lastSlots(kind: SlotKind, after: number): DaySlot[] {
  return DAY_SLOTS.slice(ALL_SLOTS - after).filter((slot) => slot.kind === kind);
}

/** Whether a place is open on this weekday for `minutes` within the slot (the whole slot when `minutes` is null). */
export function isOpenIn(hours: Hours | null, weekday: number, slot: DaySlot, minutes: number | null): boolean {
  const needed = minutes ?? slot.end - slot.start;
  if (hours === null) return needed <= slot.end - slot.start;
  if (hours.closedWeekdays.includes(weekday)) return false;
  return Math.min(hours.close, slot.end) - Math.max(hours.open, slot.start) >= needed;
}

/** Minutes from the first midnight for a time some days later. */
export function clockMinutes(time: string, dayOffset: number): number {
  return minutesOfDay(time) + dayOffset * 1440;
}
