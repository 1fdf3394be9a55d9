import {
  type BookedItem,
  type Day,
  formatDate,
  type LegStop,
  type LocalTime,
  type MealStop,
  minutesOfDay,
  ok,
  type Result,
  RHYTHM,
  type StayStop,
  type Stop,
  type VisitStop,
} from "@/server/trip";
import { partyOf, type World } from "@/server/worlds";
import { freshId, placedStops, withInserted, withoutStops } from "../days";
import { type EditedVersion, refuse } from "../edited-version";
import { legFields, legRecords } from "../stops/leg";
import { citiesOfDay, findPlace, mealFields, visitFields } from "../stops/place";
import { stayFields } from "../stops/stay";
import { bestPlace } from "../times/best-place";
import { isTimed } from "../times/moments";
import { type Arrival, indexAt, placedAt, startingAt } from "../times/placed-at";
import { byHand, nightsText, whenIs } from "../words";

export interface Placing {
  readonly version: EditedVersion;
  readonly day: Day;
  readonly people: number;
  /** With the item. */
  readonly world: World;
}

export interface PlacedItem {
  readonly stops: readonly Stop[];
  readonly days: readonly Day[];
  readonly text: string;
}

/** The stops of an item in the plan, or why it has no place there. */
export function placeBooked(item: BookedItem, placing: Placing): Result<PlacedItem> {
  switch (item.kind) {
    case "leg":
      return placeLeg(item, placing);
    case "stay":
      return placeStay(item, placing);
    case "meal":
    case "visit":
      return placeInDay(item, placing);
  }
}

const booked = { reasons: byHand("You booked it already."), alternatives: [], locked: true };

function placeLeg(
  item: Extract<BookedItem, { kind: "leg" }>,
  { version, day, people, world }: Placing,
): Result<PlacedItem> {
  const { days } = version.itinerary;
  if (item.from === item.to) return refuse("It must lead to another city; check where it goes and enter it again.");
  if (day.from !== item.from || day.city !== item.to) {
    return refuse(
      `On ${formatDate(day.date)} the plan does not go from ${item.from} to ${item.to}. Change the cities or the dates of the trip first, then enter it again.`,
    );
  }
  const record = legRecords(world, item.from, item.to, day.date).find(({ id }) => id === item.id);
  if (record === undefined) return refuse("It must arrive on the day it leaves. Check the times and enter it again.");
  const isReplaced = (stop: Stop): stop is LegStop => stop.kind === "leg";
  const replaced = day.stops.filter(isReplaced);
  const leg: LegStop = {
    ...legFields(world, day, record, people),
    ...booked,
    id: replaced[0]?.id ?? freshId(`day-${day.number}-leg`, allStops(version)),
  };
  const others = withoutStops(
    days,
    replaced.map(({ id }) => id),
  );
  const before = day.stops.findIndex(isReplaced);
  const index = before < 0 ? indexOfLeg(day, leg) : before;
  return ok({
    stops: [leg],
    days: withInserted(others, day.number, index, leg),
    text: `${leg.name}, ${whenIs(day, leg)}`,
  });
}

/** A day that has lost its leg: after what is in the city it leaves. */
function indexOfLeg(day: Day, leg: LegStop): number {
  const index = day.stops.findIndex((stop) => stop.kind !== "leg" && stop.city !== leg.from);
  return index < 0 ? day.stops.length : index;
}

function placeStay(item: Extract<BookedItem, { kind: "stay" }>, { version, world }: Placing): Result<PlacedItem> {
  const { days } = version.itinerary;
  const covered = days.filter(({ number }) => number >= item.day && number < item.day + item.nights);
  if (item.day + item.nights > days.length) {
    return refuse(`The trip has ${nightsText(days.length - 1)}. Enter only nights within it.`);
  }
  const elsewhere = covered.find(({ city }) => city !== item.city);
  if (elsewhere !== undefined) {
    return refuse(
      `The night of ${formatDate(elsewhere.date)} is in ${elsewhere.city}, not in ${item.city}. Change the cities or nights of the trip first, then enter it again.`,
    );
  }
  const lodging = world.lodgings(item.city).find(({ id }) => id === item.id);
  if (lodging === undefined) return refuse(`${item.city} is not a city of this world; choose a city of the trip.`);
  const fields = stayFields(world, lodging, partyOf(version.request, world.describe()));
  const nights = covered.map((day, index): { day: Day; stay: StayStop } => {
    const replaced = day.stops.find(({ kind }) => kind === "stay");
    const id = replaced?.id ?? freshId(`day-${day.number}-stay`, allStops(version));
    return { day, stay: { ...fields, ...booked, id, night: index + 1, nights: item.nights } };
  });
  const withStays = days.map((day) => {
    const night = nights.find((each) => each.day === day);
    return night ? { ...day, stops: [...day.stops.filter(({ kind }) => kind !== "stay"), night.stay] } : day;
  });
  const first = covered[0];
  return ok({
    stops: nights.map(({ stay }) => stay),
    days: withStays,
    text: `${item.name}, ${nightsText(item.nights)}${first === undefined ? "" : ` from ${formatDate(first.date)}`}`,
  });
}

/** A meal in place of that day's meal of that name, a visit next to the others, at the time that was booked. */
function placeInDay(
  item: Extract<BookedItem, { kind: "meal" | "visit" }>,
  { version, day, people, world }: Placing,
): Result<PlacedItem> {
  const { days } = version.itinerary;
  if (!citiesOfDay(day).includes(item.city)) {
    return refuse(
      `On ${formatDate(day.date)} the plan is in ${day.city}, not in ${item.city}. Change the cities of the trip first, then enter it again.`,
    );
  }
  const record = findPlace(world, [item.city], item.id);
  if (record === null) return refuse(`${item.city} is not a city of this world; choose a city of the trip.`);
  const replaced = day.stops.filter(
    (stop) => stop.recordId === item.id || (item.kind === "meal" && stop.kind === "meal" && stop.meal === item.meal),
  );
  const others = withoutStops(
    days,
    replaced.map(({ id }) => id),
  );
  const target = others.find(({ number }) => number === day.number) ?? day;
  const base = { ...booked, id: replaced[0]?.id ?? freshId(`added-${item.id}`, allStops(version)) };
  const stop: MealStop | VisitStop =
    record.kind === "meal"
      ? { ...mealFields(world, record.record, item.kind === "meal" ? item.meal : "lunch", people), ...base }
      : { ...visitFields(world, record.record, people), ...base };
  const usual = item.kind === "meal" ? RHYTHM.meals[item.meal].start : RHYTHM.visits.afternoon.start;
  const arrival = { stop, place: record, wanted: usual };
  const { index, standing } = atItsTime(item.start, target, arrival, replaced[0], day, world);
  const named = standing.kind === "meal" && item.kind === "meal" ? { ...standing, meal: item.meal } : standing;
  return ok({
    stops: [named],
    days: withInserted(others, day.number, index, named),
    text: `${item.name}, ${whenIs(day, named)}`,
  });
}

/** At the time that was booked; without one where the meal stood that it replaces, else where it fits best. */
function atItsTime(
  start: LocalTime | null,
  target: Day,
  arrival: Arrival,
  replaced: Stop | undefined,
  before: Day,
  world: World,
): { index: number; standing: MealStop | VisitStop } {
  if (start !== null && isTimed(world)) {
    const minutes = minutesOfDay(start);
    return { index: indexAt(target, minutes), standing: startingAt(world, target, arrival, minutes) };
  }
  const index = replaced === undefined ? bestPlace(world, target, arrival) : before.stops.indexOf(replaced);
  return { index, standing: placedAt(world, target, index, arrival) };
}

function allStops({ itinerary, unscheduled }: EditedVersion): Stop[] {
  return [...placedStops(itinerary.days).map(({ stop }) => stop), ...unscheduled];
}
