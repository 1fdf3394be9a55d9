import { verifyItinerary } from "@/server/scoring";
import {
  addDays,
  type Day,
  type Itinerary,
  type MealName,
  type MealStop,
  ok,
  type PlanEdit,
  type PlanVersion,
  type Result,
  RHYTHM,
  requestSchema,
  type Stop,
  type TripRequest,
  type VisitStop,
} from "@/server/trip";
import { dailyHours, type MemoryWorldTables, memoryWorld, partyOf, type World } from "@/server/worlds";
import { attraction, city, flight, lodging, restaurant, road } from "@/server/worlds/testing";
import { applyEdit } from "../apply-edit";
import { costOf, withCountedNights } from "../days";
import { legFields, legRecords } from "../stops/leg";
import { mealFields, visitFields } from "../stops/place";
import { stayFields } from "../stops/stay";
import { isTimed } from "../times/moments";
import { startingAt } from "../times/placed-at";

const ZONE = "America/Chicago";
const MEALS_A_DAY = ["breakfast", "lunch", "dinner"];

/** Four days from Dallas to Austin, from Tuesday 24 March 2026. Breakfast 1 serves breakfast only, and so on. */
function tables(zone: string | null): MemoryWorldTables {
  const hours = (open: number, close: number, closedWeekdays: number[] = []) =>
    zone === null ? null : dailyHours(open * 60, close * 60, closedWeekdays);
  const details = {
    ...{ types: ["Museum"], durationMinutes: 120, popularity: "High" as const, rating: 4.6, guidedTours: true },
    ...{ specialEvents: [], amenities: ["Café"], disabilityAccess: true },
  };
  return {
    cities: [
      city({ name: "Dallas", zone, coordinates: { latitude: 32.8, longitude: -96.8 } }),
      city({ name: "Austin", zone }),
      city({ name: "Waco", zone }),
    ],
    lodgings: [
      lodging({ city: "Austin", id: "inn", name: "Inn", priceMinor: 80_00, rating: 3.5 }),
      lodging({ city: "Austin", id: "palace", name: "Palace", priceMinor: 200_00, rating: 4.9, maximumOccupancy: 1 }),
      lodging({ city: "Austin", id: "barn", name: "Barn", priceMinor: 90_00, minimumNights: 5 }),
    ],
    restaurants: [
      ...MEALS_A_DAY.flatMap((meal, kind) =>
        [1, 2, 3].map((number) =>
          restaurant({
            ...{ city: "Austin", id: `${meal}-${number}`, name: `${meal} ${number}`, priceMinor: 10_00 + number * 100 },
            hours: [hours(7, 10), hours(11, 15), hours(17, 22)][kind] ?? null,
          }),
        ),
      ),
      restaurant({ city: "Austin", id: "lotus", name: "Lotus Pavilion", cuisines: "Thai", priceMinor: 30_00 }),
    ],
    attractions: [
      attraction({ city: "Austin", id: "park", name: "Park", coordinates: { latitude: 30.2, longitude: -97.8 } }),
      attraction({ city: "Austin", id: "lake", name: "Lake", coordinates: { latitude: 30.4, longitude: -97.6 } }),
      attraction({
        city: "Austin",
        id: "museum",
        name: "Museum",
        priceMinor: 15_00,
        hours: hours(10, 17, [3]),
        details,
      }),
      attraction({ city: "Waco", id: "mill", name: "Mill" }),
    ],
    roads: [road(), road({ origin: "Austin", destination: "Dallas" })],
    scheduledLegs: ["2026-03-24", "2026-03-27"].flatMap((date) => [
      flight({ id: `out-${date}`, number: `OUT${date}`, date }),
      flight({
        id: `late-${date}`,
        number: `LATE${date}`,
        date,
        departureTime: "18:00",
        arrivalTime: "20:00",
        priceMinor: 60_00,
      }),
      flight({
        id: `back-${date}`,
        number: `BACK${date}`,
        date,
        origin: "Austin",
        destination: "Dallas",
        departureTime: "15:00",
        arrivalTime: "17:00",
      }),
    ]),
  };
}

export const timedWorld: World = memoryWorld(tables(ZONE));
export const untimedWorld: World = memoryWorld(tables(null));

const START = "2026-03-24";
const PEOPLE = 2;

const REQUEST: TripRequest = requestSchema.parse({
  origin: "Dallas",
  destination: { kind: "cities", cities: [{ name: "Austin" }] },
  returnTo: "Dallas",
  dates: { kind: "fixed", start: START, days: 4 },
  people: PEOPLE,
  demands: { transportation: "no self-driving" },
});

/** A flight in, two days of meals and a visit, a flight out, every night at the Inn: a version that breaks nothing. */
export function firstVersion(world: World, given: Partial<TripRequest> = {}): PlanVersion {
  const request = { ...REQUEST, ...given };
  const days = withCountedNights([
    dayOf(1, "Dallas", "Austin", [legStop(world, 1, "late-2026-03-24"), night(world, 1)]),
    dayOf(2, "Austin", "Austin", fullDay(world, 2, "park")),
    dayOf(3, "Austin", "Austin", fullDay(world, 3, "lake")),
    dayOf(4, "Austin", "Dallas", [legStop(world, 4, "back-2026-03-27")]),
  ]);
  const itinerary: Itinerary = {
    ...{ world: { name: "memory", hash: "memory" }, origin: "Dallas", people: PEOPLE },
    ...{ days, cost: costOf(days, "USD") },
  };
  return {
    ...{ number: 1, base: null, cause: { kind: "planned" }, at: "2026-01-01T00:00:00Z", proven: true },
    ...{ request, itinerary, checks: verifyItinerary(request, itinerary, world) },
    ...{ unscheduled: [], keptOnPurpose: [], otherTrips: [] },
  };
}

function dayOf(number: number, from: string, city: string, stops: Stop[]): Day {
  return { number, date: addDays(START, number - 1), from, city, stops };
}

const PLANNED = { reasons: [], alternatives: [], locked: false };

function legStop(world: World, number: number, recordId: string): Stop {
  const day = number === 1 ? dayOf(1, "Dallas", "Austin", []) : dayOf(number, "Austin", "Dallas", []);
  const record = found(legRecords(world, day.from, day.city, day.date), recordId);
  return { ...legFields(world, day, record, PEOPLE), ...PLANNED, id: `day-${number}-leg` };
}

function night(world: World, number: number): Stop {
  const fields = stayFields(world, found(world.lodgings("Austin"), "inn"), partyOf(REQUEST, world.describe()));
  return { ...fields, ...PLANNED, id: `day-${number}-stay`, night: 1, nights: 1 };
}

function fullDay(world: World, number: number, sight: string): Stop[] {
  const day = dayOf(number, "Austin", "Austin", []);
  const at = (stop: MealStop | VisitStop, start: number) =>
    isTimed(world) ? startingAt(world, day, { stop, place: null }, start) : stop;
  const meal = (name: MealName): Stop => {
    const restaurant = found(world.restaurants("Austin"), `${name}-${number - 1}`);
    const fields = mealFields(world, restaurant, name, PEOPLE);
    return at({ ...fields, ...PLANNED, id: `day-${number}-${name}` }, RHYTHM.meals[name].start);
  };
  const visited = visitFields(world, found(world.attractions("Austin"), sight), PEOPLE);
  const visit = at({ ...visited, ...PLANNED, id: `day-${number}-morning` }, RHYTHM.visits.morning.start);
  return [meal("breakfast"), visit, meal("lunch"), meal("dinner"), night(world, number)];
}

function found<Record extends { readonly id: string }>(records: readonly Record[], id: string): Record {
  const record = records.find((each) => each.id === id);
  if (record === undefined) throw new Error(`The world of the test has no ${id}.`);
  return record;
}

/** The version that an edit makes of another, verified. */
export function edited(version: PlanVersion, edit: PlanEdit, world: World): Result<PlanVersion> {
  const outcome = applyEdit(version, edit, world);
  if (!outcome.ok) return outcome;
  const { request, itinerary, unscheduled, keptOnPurpose, otherTrips, text } = outcome.value;
  return ok({
    ...{ number: version.number + 1, base: version.number, cause: { kind: "edited", edit, text }, proven: null },
    ...{ at: version.at, request, itinerary, checks: verifyItinerary(request, itinerary, world) },
    ...{ unscheduled: [...unscheduled], keptOnPurpose: [...keptOnPurpose], otherTrips: [...otherTrips] },
  });
}

/** "8:00 breakfast breakfast 1" for every stop of a day. */
export function linesOf({ itinerary }: Pick<PlanVersion, "itinerary">, day: number): string[] {
  const stops = itinerary.days.find(({ number }) => number === day)?.stops ?? [];
  return stops.map((stop) => {
    const kind = stop.kind === "meal" ? stop.meal : stop.kind;
    const times = stop.start && stop.end ? `${stop.start.time}–${stop.end.time} ` : "";
    return `${times}${kind} ${stop.name}${stop.locked ? " locked" : ""}`;
  });
}
