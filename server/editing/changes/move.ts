import { minutesOfDay, ok, type PlanEditOf, type Result, RHYTHM, type Stop } from "@/server/trip";
import type { World } from "@/server/worlds";
import { findStop, placeBefore, withInserted, withoutStops } from "../days";
import { type Change, type EditedVersion, refuse, refuseUnknownStop } from "../edited-version";
import { citiesFrom, findPlace, isPlaceStop } from "../stops/place";
import { placedAt } from "../times/placed-at";
import { byHand, whenIs } from "../words";
import { isBooked } from "./lock";

export function move(version: EditedVersion, edit: PlanEditOf<"move">, world: World): Result<Change> {
  const { days } = version.itinerary;
  const placed = findStop(days, edit.stopId);
  const stop = placed?.stop ?? version.unscheduled.find(({ id }) => id === edit.stopId);
  if (stop === undefined) return refuseUnknownStop();
  if (!isPlaceStop(stop)) return refuse(cannotMove(stop));
  if (isBooked(version, stop)) {
    return refuse(`You booked ${stop.name} for this time. Change the booking first, then what you booked.`);
  }

  const others = withoutStops(days, [stop.id]);
  const day = others.find(({ number }) => number === edit.day);
  if (day === undefined) return refuse(`The plan has no day ${edit.day}; move it to one of its ${days.length} days.`);
  const isWhereItWas = edit.before === stop.id && placed?.day.number === edit.day;
  const index = isWhereItWas ? placed.index : placeBefore(day, edit.before);
  if (index === null) return refuse("The day has changed in the meantime. Check it and move the stop again.");

  const place = findPlace(world, [stop.city, ...citiesFrom(day, days)], stop.recordId);
  const wanted = stop.start === null ? usualStart(stop) : minutesOfDay(stop.start.time);
  const moved = placedAt(world, day, index, {
    stop: { ...stop, reasons: byHand("You moved it here."), alternatives: [] },
    place,
    wanted,
  });
  return ok({
    text: `Moved ${stop.name} to ${whenIs(day, moved)}`,
    days: withInserted(others, edit.day, index, moved),
    unscheduled: version.unscheduled.filter(({ id }) => id !== stop.id),
    locks: [stop.id],
  });
}

function usualStart(stop: Stop): number | null {
  return stop.kind === "meal" ? RHYTHM.meals[stop.meal].start : null;
}

function cannotMove(stop: Exclude<Stop, { kind: "meal" | "visit" }>): string {
  if (stop.kind === "stay") return "A stay cannot be moved; choose another lodging for these nights or lock it.";
  const what = { flight: "A flight", train: "A train", bus: "A bus", "self-driving": "A drive", taxi: "A taxi ride" }[
    stop.mode
  ];
  return `${what} cannot be moved; choose another one or lock it.`;
}
