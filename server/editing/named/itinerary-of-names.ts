import {
  addDays,
  DAY_HOURS,
  type Day,
  type Itinerary,
  isScheduledMode,
  type MealStop,
  minutesOfDay,
  type StayStop,
  type Stop,
  type TripRequest,
  type VisitStop,
} from "@/server/trip";
import { attributionLines, partyOf, type World, worldOfTrip } from "@/server/worlds";
import { costOf, endOfDay, freshId, withCountedNights } from "../days";
import { mealFields, type Place, visitFields } from "../stops/place";
import { stayFields } from "../stops/stay";
import { bestPlace } from "../times/best-place";
import { isTimed } from "../times/moments";
import { indexAt, placedAt, startingAt } from "../times/placed-at";
import { legOfNames } from "./leg-of-names";
import type { NamedDay, NamedPlan, NamedStop } from "./named-plan";

type NamedOf<Kind extends NamedStop["kind"]> = Extract<NamedStop, { kind: Kind }>;

/**
 * The itinerary that a plan by names comes to: each stop with its record, its price and its rooms. Meals and visits without times come when
 * they fit best around those that have one, near the usual hours of the trip's pace, and a road without a time leaves once what is named before it is over.
 * What the world does not have stays as it was written, without a record, for the verifier to find. Pure; never throws.
 */
export function itineraryOfNames(request: TripRequest, { start, days: named }: NamedPlan, given: World): Itinerary {
  const world = worldOfTrip(given, request);
  const taken: Stop[] = [];
  const days = withCountedNights(
    named.map((day, index) => dayOfNames(day, index + 1, addDays(start, index), { request, world, taken })),
  );
  const { name, hash, currency } = world.describe();
  const attributions = attributionLines(world.describe());
  return {
    world: { name, hash },
    ...{ origin: named[0]?.from ?? request.origin, people: request.people, days },
    cost: costOf(days, currency),
    ...(attributions.length > 0 && { attributions }),
  };
}

interface Trip {
  readonly request: TripRequest;
  readonly world: World;
  /** Stops that have their ids. */
  readonly taken: Stop[];
}

function dayOfNames({ from, city, stops }: NamedDay, number: number, date: string, trip: Trip): Day {
  let day: Day = { number, date, from, city, stops: [] };
  const put = (stop: Stop, index: number) => {
    trip.taken.push(stop);
    day = { ...day, stops: [...day.stops.slice(0, index), stop, ...day.stops.slice(index)] };
  };
  const putLegs = (legs: readonly NamedOf<"leg">[]) => {
    for (const named of legs) {
      const leg = legOfNames(trip.world, day, named, trip.request);
      put({ ...leg, id: freshId(`day-${number}-leg`, trip.taken) }, endOfDay(day));
    }
  };
  const putPlaces = (places: readonly NamedPlace[]) => {
    for (const place of places) {
      const { stop, index } = placeOfNames(day, place, trip);
      put(stop, index);
    }
  };
  const legs = stops.filter((stop): stop is NamedOf<"leg"> => stop.kind === "leg");
  // Meals have their hours; sights find room between them.
  const places = [...stops.filter(isMeal), ...stops.filter(isVisit)];
  const isBefore = ({ city: where }: NamedPlace) => from !== city && where === from;
  putLegs(legs.filter(({ mode }) => isScheduledMode(mode)));
  putPlaces(places.filter(isBefore));
  // Travelers by road leave when what is named before is over.
  putLegs(legs.filter(({ mode }) => !isScheduledMode(mode)));
  putPlaces(places.filter((place) => !isBefore(place)));
  for (const stop of stops) if (stop.kind === "stay") put(stayOfNames(day, stop, trip), day.stops.length);
  return day;
}

type NamedPlace = NamedOf<"meal" | "visit">;
const isMeal = (stop: NamedStop): stop is NamedOf<"meal"> => stop.kind === "meal";
const isVisit = (stop: NamedStop): stop is NamedOf<"visit"> => stop.kind === "visit";

function stayOfNames({ number }: Day, { name, city }: NamedOf<"stay">, { request, world, taken }: Trip): StayStop {
  const lodging = ofName(world.lodgings(city), name);
  const own = { id: freshId(`day-${number}-stay`, taken), reasons: [], night: 1, nights: 1 };
  if (lodging === null) return { kind: "stay", ...unknown(world, name, city), ...own, rooms: 1 };
  return { ...stayFields(world, lodging, partyOf(request, world.describe())), ...own };
}

interface PlacedStop {
  readonly stop: MealStop | VisitStop;
  readonly index: number;
}

function placeOfNames(day: Day, named: NamedPlace, trip: Trip): PlacedStop {
  const { world, request } = trip;
  const [stop, place] = recordOfNames(day, named, trip);
  const { start, end } = named;
  if (start !== null && isTimed(world)) {
    const from = minutesOfDay(start);
    const minutes = end === null ? undefined : minutesOfDay(end) - from;
    return { stop: calledAs(startingAt(world, day, { stop, place }, from, minutes), named), index: indexAt(day, from) };
  }
  const { meals, visits } = DAY_HOURS[request.pace ?? "normal"];
  const wanted = named.kind === "meal" ? meals[named.meal] : (visits[0]?.start ?? null);
  const arrival = { stop, place, wanted, staysMeal: true };
  const index = bestPlace(world, day, arrival);
  return { stop: calledAs(placedAt(world, day, index, arrival), named), index };
}

/** A meal stays the one that it was written as, whatever its hour. */
function calledAs(stop: MealStop | VisitStop, named: NamedPlace): MealStop | VisitStop {
  return stop.kind === "meal" && named.kind === "meal" ? { ...stop, meal: named.meal } : stop;
}

function recordOfNames(
  { number }: Day,
  named: NamedPlace,
  { request, world, taken }: Trip,
): [MealStop | VisitStop, Place | null] {
  const { name, city } = named;
  const id = freshId(`day-${number}-${named.kind === "meal" ? named.meal : "visit"}`, taken);
  const own = { id, reasons: [] };
  if (named.kind === "meal") {
    const record = ofName(world.restaurants(city), name);
    if (record === null) return [{ kind: "meal", ...unknown(world, name, city), ...own, meal: named.meal }, null];
    return [
      { ...mealFields(world, record, named.meal, request.people), ...own },
      { kind: "meal", record },
    ];
  }
  const record = ofName(world.attractions(city), name);
  if (record === null) return [{ kind: "visit", ...unknown(world, name, city), ...own }, null];
  return [
    { ...visitFields(world, record, request.people), ...own },
    { kind: "visit", record },
  ];
}

/** What the records do not have. */
function unknown(world: World, name: string, city: string) {
  const cost = { amountMinor: 0, currency: world.describe().currency };
  return { recordId: "", name, city, start: null, end: null, cost, locked: false, alternatives: [] };
}

/** The record of this name or id, else the first whose name holds it, as the published lookups have it. */
function ofName<Row extends { readonly id: string; readonly name: string }>(
  rows: readonly Row[],
  name: string,
): Row | null {
  if (name === "") return null;
  const isIt = (row: Row) => row.name === name || row.id === name;
  return rows.find(isIt) ?? rows.find((row) => row.name.includes(name)) ?? null;
}
