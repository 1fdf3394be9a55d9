import { type LocalDate, type ThingToBook, type Urgency, urgencyOf } from "@/server/trip";
import type { Booking } from "@/server/views";

/** A thing with what the traveler noted about it. */
export interface ListedThing {
  readonly thing: ThingToBook;
  readonly urgency: Urgency;
  readonly isDone: boolean;
  /** Confirmation number; empty where none is noted. */
  readonly note: string;
}

export type GroupName = Urgency | "booked";

export interface BookingList {
  /** Groups with something in them, what presses most first; within them by the day to book, booked things in the order of the trip. */
  readonly groups: readonly { readonly name: GroupName; readonly things: readonly ListedThing[] }[];
  readonly done: number;
  readonly all: number;
}

const ORDER: readonly GroupName[] = ["overdue", "soon", "later", "booked", "over"];

/**
 * The checklist as of `today`. Things are grouped by how they stood when the page was opened (`bookedThen`), so that
 * nothing jumps away from under the pointer when it is ticked.
 */
export function bookingList(
  things: readonly ThingToBook[],
  bookings: readonly Booking[],
  bookedThen: readonly Booking[],
  today: LocalDate,
): BookingList {
  const listed = things.map((thing): ListedThing & { readonly group: GroupName } => {
    const booking = bookingOf(thing, bookings);
    const urgency = urgencyOf(thing, today);
    const wasDone = thing.bookedBefore || bookingOf(thing, bookedThen) !== undefined;
    return {
      ...{ thing, urgency, note: booking?.note ?? "" },
      isDone: thing.bookedBefore || booking !== undefined,
      group: wasDone ? "booked" : urgency,
    };
  });
  const groups = ORDER.map((name) => {
    const within = listed.filter(({ group }) => group === name);
    const byDay = (a: ListedThing, b: ListedThing) => a.thing.bookBy.localeCompare(b.thing.bookBy);
    return { name, things: name === "booked" ? within : within.toSorted(byDay) };
  });
  return {
    groups: groups.filter((group) => group.things.length > 0),
    done: listed.filter(({ isDone }) => isDone).length,
    all: listed.length,
  };
}

function bookingOf(thing: ThingToBook, bookings: readonly Booking[]): Booking | undefined {
  return bookings.find(({ day, recordId }) => day === thing.day && recordId === thing.recordId);
}
