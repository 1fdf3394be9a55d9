import { formatDate, minutesOfDay, ok, type PlanEditOf, type Result } from "@/server/trip";
import type { World } from "@/server/worlds";
import { findStop, withInserted, withoutStops } from "../days";
import { type Change, type EditedVersion, refuse, refuseUnknownStop } from "../edited-version";
import { citiesFrom, findPlace, isPlaceStop } from "../stops/place";
import { isTimed } from "../times/moments";
import { indexAt, startingAt } from "../times/placed-at";
import { byHand } from "../words";
import { isBooked, isUnscheduled, refuseUnscheduled } from "./lock";

/** Other times for a meal or a visit, which moves to its place in the order of the day, or of another day. */
export function retime(version: EditedVersion, edit: PlanEditOf<"retime">, world: World): Result<Change> {
  const { days } = version.itinerary;
  const placed = findStop(days, edit.stopId);
  if (placed === undefined) return isUnscheduled(version, edit.stopId) ? refuseUnscheduled() : refuseUnknownStop();
  const { stop } = placed;
  if (!isPlaceStop(stop)) return refuse("Only meals and visits can change times. Choose another one instead.");
  if (isBooked(version, stop)) return refuse(`You booked ${stop.name} for this time. Change the booking instead.`);
  if (!isTimed(world)) return refuse("This world has no times of day. Move the stop within the day instead.");
  const start = minutesOfDay(edit.start);
  const minutes = edit.end === null ? undefined : minutesOfDay(edit.end) - start;
  if (start >= 1440) return refuse("It must start before midnight. Choose an earlier time.");
  if (minutes !== undefined && minutes <= 0) return refuse("The end must come after the start; choose a later end.");

  const others = withoutStops(days, [stop.id]);
  const day = others.find(({ number }) => number === (edit.day ?? placed.day.number));
  if (day === undefined) return refuse(`The plan has no day ${edit.day}; move it to one of its ${days.length} days.`);
  const place = findPlace(world, [stop.city, ...citiesFrom(day, days)], stop.recordId);
  const changed = { ...stop, reasons: byHand("You moved it here."), alternatives: [] };
  const retimed = startingAt(world, day, { stop: changed, place }, start, minutes);
  return ok({
    text: `Moved ${stop.name} to ${formatDate(day.date)}, ${edit.start}–${retimed.end?.time ?? edit.start}`,
    days: withInserted(others, day.number, indexAt(day, start), retimed),
    locks: [stop.id],
  });
}
