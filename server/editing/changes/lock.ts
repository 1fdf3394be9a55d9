import { breaksOf, formatDate, ok, type PlanEditOf, type Result } from "@/server/trip";
import { findStop, nightsInARow, type PlacedStop, placedStops } from "../days";
import { type Change, type EditedVersion, refuse, refuseUnknownStop } from "../edited-version";
import { holds } from "../locks";
import { nightsText, whenIs } from "../words";

export function lock(version: EditedVersion, { stopId }: PlanEditOf<"lock">): Result<Change> {
  const { days } = version.itinerary;
  const placed = findStop(days, stopId);
  if (placed === undefined) return isUnscheduled(version, stopId) ? refuseUnscheduled() : refuseUnknownStop();
  return ok({ text: `Locked ${whatIsLocked(version, placed)}`, locks: idsWith(version, placed) });
}

/** A re-plan may change the stop again, also where it was kept although it breaks something. */
export function unlock(version: EditedVersion, { stopId }: PlanEditOf<"unlock">): Result<Change> {
  const { request, itinerary } = version;
  const placed = findStop(itinerary.days, stopId);
  if (placed === undefined) return refuseUnknownStop();
  const { stop } = placed;
  if (isBooked(version, stop)) {
    return refuse(`You booked ${stop.name}, so it stays. Remove the booking first to let it change.`);
  }
  const ids = idsWith(version, placed);
  const freed = placedStops(itinerary.days).filter((each) => ids.includes(each.stop.id));
  const keptHere = breaksOf(version).filter(({ fault }) => fault.stops.some((id) => ids.includes(id)));
  return ok({
    text: `Unlocked ${whatIsLocked(version, placed)}`,
    request: {
      ...request,
      locks: request.locks.filter((one) => !freed.some((each) => holds(one, each))),
    },
    keptOnPurpose: version.keptOnPurpose.filter((key) => !keptHere.some((broken) => broken.key === key)),
  });
}

/** The ids of what is locked with a stop: every night in the same lodging in a row, else the stop alone. */
function idsWith({ itinerary }: EditedVersion, placed: PlacedStop): string[] {
  if (placed.stop.kind !== "stay") return [placed.stop.id];
  return nightsInARow(itinerary.days, placed).map(({ id }) => id);
}

function whatIsLocked({ itinerary }: EditedVersion, placed: PlacedStop): string {
  const { stop, day } = placed;
  if (stop.kind !== "stay") return `${stop.name}, ${whenIs(day, stop)}`;
  const nights = nightsInARow(itinerary.days, placed);
  const first = findStop(itinerary.days, nights[0]?.id ?? stop.id) ?? placed;
  return `${stop.name}, ${nightsText(nights.length)} from ${formatDate(first.day.date)}`;
}

/** Whether the stop is something that the traveler booked already. */
export function isBooked({ request }: Pick<EditedVersion, "request">, stop: { readonly recordId: string }): boolean {
  return request.booked.some(({ id }) => id === stop.recordId);
}

export function isUnscheduled({ unscheduled }: EditedVersion, stopId: string): boolean {
  return unscheduled.some(({ id }) => id === stopId);
}

export function refuseUnscheduled(): Result<never> {
  return refuse("That place is saved for later; move it to a day first.");
}
