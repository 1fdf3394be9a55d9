import type { Day } from "@/server/trip";
import { dayOfStop, placesOfDay, presentPlace } from "../arrangement";

/** A place where a dragged stop can be put down. */
export interface Slot {
  readonly day: number;
  /** The stop before which it comes; null: last of the day. */
  readonly before: string | null;
}

/** Where unscheduled stops go. */
export const SAVED = "saved";

export function slotId(day: number, before: string | null): string {
  return `slot:${day}:${before ?? "end"}`;
}

/** Every place of the trip by its id, top to bottom. */
export function slotsOf(days: readonly Day[]): Map<string, Slot> {
  return new Map(
    days.flatMap((day) =>
      placesOfDay(day).map((before) => [slotId(day.number, before), { day: day.number, before }] as const),
    ),
  );
}

/** Whether a stop would be where it is already: just before or just after itself. */
export function isWhereItIs(days: readonly Day[], stopId: string, slot: Slot): boolean {
  const day = dayOfStop(days, stopId);
  return day?.number === slot.day && (slot.before === stopId || presentPlace(day, stopId) === slot.before);
}
