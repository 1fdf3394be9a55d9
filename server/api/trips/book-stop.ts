import { editEvents } from "@/server/conversation";
import type { Booking, TripView } from "@/server/views";
import { changeTrip, worldOfTrip } from "./change-trip";

/** Notes that something of the plan was booked for real, which also locks it, or that it no longer is. */
export async function bookStop(id: string, booking: Booking, done: boolean): Promise<TripView> {
  const world = await worldOfTrip(id);
  return changeTrip(id, (view) => {
    const { plan } = view;
    const stop = plan?.itinerary.days
      .find((day) => day.number === booking.day)
      ?.stops.find((each) => each.recordId === booking.recordId);
    const isToLock = done && stop !== undefined && !stop.locked;
    return [
      { type: "booked", booking, done },
      ...(isToLock && plan ? editEvents(view, plan, [{ kind: "lock", stopId: stop.id }], world) : []),
    ];
  });
}
