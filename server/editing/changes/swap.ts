import {
  type LegStop,
  type MealStop,
  minutesOfDay,
  ok,
  type PlanEditOf,
  type Result,
  type StayStop,
  type VisitStop,
} from "@/server/trip";
import { partyOf, type World } from "@/server/worlds";
import { findStop, nightsInARow, type PlacedStop, withInserted, withoutStops, withReplaced } from "../days";
import { type Change, type EditedVersion, refuse, refuseUnknownStop } from "../edited-version";
import { withoutRecord } from "../locks";
import { legFields, legRecords } from "../stops/leg";
import { citiesOfDay, findPlace, mealFields, type Place, visitFields } from "../stops/place";
import { stayFields } from "../stops/stay";
import { placedAt } from "../times/placed-at";
import { byHand } from "../words";
import { isBooked, isUnscheduled, refuseUnscheduled } from "./lock";

/** Another record in a stop's place. The place or lodging that gives way stays out of later plans; of ways nothing does, since a day's leg is locked. */
export function swap(version: EditedVersion, { stopId, recordId }: PlanEditOf<"swap">, world: World): Result<Change> {
  const placed = findStop(version.itinerary.days, stopId);
  if (placed === undefined) return isUnscheduled(version, stopId) ? refuseUnscheduled() : refuseUnknownStop();
  const { stop } = placed;
  if (isBooked(version, stop)) return refuse(`You booked ${stop.name}. Remove the booking first, then choose another.`);
  if (stop.recordId === recordId) return refuse(`${stop.name} is there already; choose another one.`);
  switch (stop.kind) {
    case "leg":
      return swapLeg(version, placed, stop, recordId, world);
    case "stay":
      return swapStay(version, placed, stop, recordId, world);
    case "meal":
    case "visit":
      return swapPlace(version, placed, stop, recordId, world);
  }
}

function swapLeg(
  { itinerary, request }: EditedVersion,
  { day }: PlacedStop,
  stop: LegStop,
  recordId: string,
  world: World,
): Result<Change> {
  const record = legRecords(world, stop.from, stop.to, day.date).find(({ id }) => id === recordId);
  if (record === undefined) return refuseRecord(`a way from ${stop.from} to ${stop.to} on that day`);
  const leg = { ...stop, ...legFields(world, day, record, request.people), ...chosen };
  return ok({
    text: `Swapped ${stop.name} for ${leg.name}`,
    days: withReplaced(itinerary.days, [leg]),
    locks: [leg.id],
  });
}

function swapStay(
  { itinerary, request }: EditedVersion,
  placed: PlacedStop,
  stop: StayStop,
  recordId: string,
  world: World,
): Result<Change> {
  const lodging = world.lodgings(stop.city).find(({ id }) => id === recordId);
  if (lodging === undefined) return refuseRecord(`lodging in ${stop.city}`);
  const fields = stayFields(world, lodging, partyOf(request, world.describe()));
  const nights = nightsInARow(itinerary.days, placed).map((night) => ({ ...night, ...fields, ...chosen }));
  return ok({
    text: `Swapped ${stop.name} for ${lodging.name}`,
    days: withReplaced(itinerary.days, nights),
    locks: nights.map(({ id }) => id),
    request: { ...request, locks: withoutRecord(request.locks, stop) },
  });
}

/** The new place takes the old one's time as nearly as its hours allow. */
function swapPlace(
  { itinerary, request }: EditedVersion,
  { day, index }: PlacedStop,
  stop: MealStop | VisitStop,
  recordId: string,
  world: World,
): Result<Change> {
  const place = findPlace(world, new Set([stop.city, ...citiesOfDay(day)]), recordId);
  const fields = place === null ? null : fieldsInPlaceOf(stop, place, request.people, world);
  if (fields === null) {
    return refuseRecord(`${stop.kind === "meal" ? "a restaurant" : "something to see"} in ${stop.city}`);
  }
  const { id, start } = stop;
  const others = withoutStops(itinerary.days, [id]);
  const dayWithout = others.find(({ number }) => number === day.number) ?? day;
  const swapped = placedAt(world, dayWithout, index, {
    stop: { ...fields, id, reasons: byHand("You chose it.") },
    place,
    wanted: start === null ? null : minutesOfDay(start.time),
    staysMeal: true,
  });
  return ok({
    text: `Swapped ${stop.name} for ${swapped.name}`,
    days: withInserted(others, day.number, index, swapped),
    locks: [id],
    request: { ...request, locks: withoutRecord(request.locks, stop) },
  });
}

/** A meal takes as long as the one before it, a visit as long as its record says; null where the place is of another kind. */
function fieldsInPlaceOf(stop: MealStop | VisitStop, place: Place, people: number, world: World) {
  if (stop.kind === "meal" && place.kind === "meal") {
    return { ...mealFields(world, place.record, stop.meal, people), start: stop.start, end: stop.end };
  }
  return stop.kind === "visit" && place.kind === "visit" ? visitFields(world, place.record, people) : null;
}

const chosen = { reasons: byHand("You chose it."), alternatives: [] };

function refuseRecord(what: string): Result<never> {
  return refuse(`That is not ${what}. Choose one of the options.`);
}
