import { type LegStop, type MealStop, minutesOfDay, type VisitStop } from "@/server/trip";
import { partyOf, roomsTaken, type World } from "@/server/worlds";
import { type PlacedStop, placedStops } from "./days";
import type { EditedVersion } from "./edited-version";
import { ratingOf } from "./facts/record-words";
import { legFields, legRecords } from "./stops/leg";
import { isPlaceStop, type Place } from "./stops/place";
import type { StopRecord } from "./stops/record-of";
import { fitAt } from "./times/placed-at";

/** Another record that could stand in a stop's place. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly found: StopRecord;
  /** Of the party, for one leg, night, meal or visit. */
  readonly priceMinor: number;
  /** Whether it is open for the whole of the stop's time; true where hours do not matter. */
  readonly isOpen: boolean;
}

/**
 * Every other record of the stop's city and kind that is not in the plan and was not put out of it, the most promising first:
 * those that the planner named, then those that are open then, the cheapest and the best rated by turns.
 */
export function candidatesFor(version: EditedVersion, placed: PlacedStop, world: World): Candidate[] {
  const { stop } = placed;
  const { request, itinerary } = version;
  if (request.booked.some(({ id }) => id === stop.recordId)) return [];
  const barred = new Set([
    stop.recordId,
    // A lodging may take the nights before or after its own too.
    ...placedStops(itinerary.days).flatMap((each) => (isPlaceStop(each.stop) ? [each.stop.recordId] : [])),
    ...request.locks.flatMap((lock) => (lock.kind === "without" ? [lock.recordId] : [])),
    ...request.booked.map(({ id }) => id),
  ]);
  const all = recordsFor(version, placed, world).filter(({ id }) => !barred.has(id));
  const named = stop.alternatives.flatMap(({ recordId }) => all.filter(({ id }) => id === recordId));
  const others = all.filter((candidate) => !named.includes(candidate));
  const open = byTurns(others.filter(({ isOpen }) => isOpen));
  return [...named, ...open, ...byTurns(others.filter(({ isOpen }) => !isOpen))];
}

function recordsFor({ request }: EditedVersion, placed: PlacedStop, world: World): Candidate[] {
  const { stop } = placed;
  const { people } = request;
  const party = partyOf(request, world.describe());
  switch (stop.kind) {
    case "leg":
      return waysFor(stop, placed, people, world);
    case "stay":
      return world
        .lodgings(stop.city)
        .filter((record) => record.nameResolves && roomsTaken(record, party).fits)
        .map((record) => ({
          ...{ id: record.id, name: record.name, found: { kind: "stay", record }, isOpen: true },
          priceMinor: record.priceMinor * roomsTaken(record, party).count,
        }));
    case "meal":
    case "visit":
      return placesFor(stop, placed, people, world);
  }
}

function waysFor(stop: LegStop, { day }: PlacedStop, people: number, world: World): Candidate[] {
  return legRecords(world, stop.from, stop.to, day.date).map((record) => {
    const { name, cost } = legFields(world, day, record, people);
    return { id: record.id, name, found: { kind: "leg", record }, priceMinor: cost.amountMinor, isOpen: true };
  });
}

function placesFor(stop: MealStop | VisitStop, { day, index }: PlacedStop, people: number, world: World): Candidate[] {
  const places: Place[] =
    stop.kind === "meal"
      ? world.restaurants(stop.city).map((record) => ({ kind: "meal", record }))
      : world.attractions(stop.city).map((record) => ({ kind: "visit", record }));
  const dayWithout = { ...day, stops: day.stops.filter((other) => other !== stop) };
  const wanted = stop.start === null ? null : minutesOfDay(stop.start.time);
  const isOpen = (place: Place) => {
    const times = stop.kind === "meal" ? {} : { start: null, end: null };
    const arrival = { stop: { ...stop, recordId: place.record.id, ...times }, place, wanted, staysMeal: true };
    return fitAt(world, dayWithout, index, arrival).suits === "open";
  };
  return places
    .filter(({ record }) => record.nameResolves)
    .map((place) => ({
      ...{ id: place.record.id, name: place.record.name, found: place, isOpen: isOpen(place) },
      priceMinor: place.record.priceMinor * people,
    }));
}

/** The cheapest, the best rated, the next cheapest … */
function byTurns(candidates: readonly Candidate[]): Candidate[] {
  const cheapest = [...candidates].sort((a, b) => a.priceMinor - b.priceMinor);
  const best = [...candidates].sort((a, b) => (ratingOf(b.found) ?? 0) - (ratingOf(a.found) ?? 0));
  return [...new Set(cheapest.flatMap((candidate, index) => [candidate, best[index] ?? candidate]))];
}
