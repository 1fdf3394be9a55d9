import { formatDate, ok, type PlanEditOf, type Result } from "@/server/trip";
import { findStop, freshId, nightsInARow, placedStops, withoutStops } from "../days";
import { type Change, type EditedVersion, refuse, refuseUnknownStop } from "../edited-version";
import { withoutRecord } from "../locks";
import { isPlaceStop } from "../stops/place";
import { nightsText } from "../words";
import { unbook } from "./book";
import { isBooked, isUnscheduled } from "./lock";

/** Out of the trip: a stop of a day, every night in the same lodging, or a place that was unscheduled. */
export function remove(version: EditedVersion, { stopId }: PlanEditOf<"remove">): Result<Change> {
  const { itinerary, request, unscheduled } = version;
  const aside = unscheduled.find(({ id }) => id === stopId);
  const placed = findStop(itinerary.days, stopId);
  if (placed === undefined) {
    if (aside === undefined) return refuseUnknownStop();
    return ok({
      text: `Removed ${aside.name} from the places saved for later`,
      unscheduled: unscheduled.filter((stop) => stop !== aside),
    });
  }
  const { stop, day } = placed;
  if (isBooked(version, stop)) return unbook(version, { kind: "unbook", itemId: stop.recordId });
  const nights = stop.kind === "stay" ? nightsInARow(itinerary.days, placed) : [];
  const where = stop.kind === "stay" ? nightsText(nights.length) : formatDate(day.date);
  return ok({
    text: `Removed ${stop.name}, ${where}`,
    days: withoutStops(itinerary.days, [stop.id, ...nights.map(({ id }) => id)]),
    request: { ...request, locks: withoutRecord(request.locks, stop) },
  });
}

/** A meal or a visit is unscheduled: it has no time and no day, and a re-plan leaves it out until it is moved back. */
export function unschedule(version: EditedVersion, { stopId }: PlanEditOf<"unschedule">): Result<Change> {
  const { itinerary, request, unscheduled } = version;
  const placed = findStop(itinerary.days, stopId);
  if (placed === undefined) {
    return isUnscheduled(version, stopId) ? refuse("That place is already saved for later.") : refuseUnknownStop();
  }
  const { stop, day } = placed;
  if (!isPlaceStop(stop))
    return refuse("Only meals and visits can be saved for later; choose another one or remove it.");
  if (isBooked(version, stop)) {
    return refuse(`You booked ${stop.name}. Remove the booking if you're no longer going.`);
  }
  // A later plan may give the stop's own id to another one.
  const id = freshId(`saved-${stop.recordId}`, [
    ...placedStops(itinerary.days).map((each) => each.stop),
    ...unscheduled,
  ]);
  return ok({
    text: `Saved ${stop.name} for later, ${formatDate(day.date)}`,
    days: withoutStops(itinerary.days, [stop.id]),
    unscheduled: [...unscheduled, { ...stop, id, start: null, end: null, alternatives: [] }],
    request: { ...request, locks: withoutRecord(request.locks, stop) },
  });
}
