import type { Announcements, ScreenReaderInstructions } from "@dnd-kit/core";
import { capitalized, formatDate } from "@/server/trip";
import { stopTitle } from "../../stop-words";
import { type Arrangement, findStop } from "../arrangement";
import { isWhereItIs, SAVED, slotsOf } from "./slots";

export const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    "To move this stop, press Space or Enter, then the up and down arrow keys. Press Space or Enter again to put it down, Escape to leave it where it was.",
};

/** What is said aloud while a stop is dragged. */
export function announcementsFor(arrangement: Arrangement): Announcements {
  const slots = slotsOf(arrangement.days);
  const titleOf = (id: string | number) => {
    const stop = findStop(arrangement, String(id));
    return stop === undefined ? "the stop" : stopTitle(stop);
  };
  const placeOf = (stopId: string | number, place: string | number) => {
    if (place === SAVED) return "saved for later";
    const slot = slots.get(String(place));
    const day = arrangement.days.find(({ number }) => number === slot?.day);
    if (slot === undefined || day === undefined || isWhereItIs(arrangement.days, String(stopId), slot)) {
      return "where it is now";
    }
    const where = slot.before === null ? "last" : `before ${titleOf(slot.before)}`;
    return `${where} on ${formatDate(day.date)}`;
  };
  return {
    onDragStart: ({ active }) => `Picked up ${titleOf(active.id)}.`,
    onDragOver: ({ active, over }) => (over === null ? undefined : `${capitalized(placeOf(active.id, over.id))}.`),
    onDragEnd: ({ active, over }) =>
      `${titleOf(active.id)}: ${over === null ? "where it is now" : placeOf(active.id, over.id)}.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} stays where it was.`,
  };
}
