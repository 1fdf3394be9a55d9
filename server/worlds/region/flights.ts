import { addDays, inTurns, minutesOfDay, ok, type Result, type Steps } from "@/server/trip";
import type { ImportedLeg } from "../legs/leg-columns";
import { weeklyTimetable } from "../legs/weekly-timetable";
import { kilometresBetween } from "../local-travel";
import type { City } from "../records";
import type { Attribution } from "../world";
import type { TimetableLeg } from "../world-tables";
import { seatFare } from "./fares";
import { type RegionCity, readWorldOf } from "./read-cities";
import type { RegionDates } from "./trains";

/** Airports within so many kilometers of the middle of a city serve it. */
const AIRPORT_KM = 40;

export interface AirReport {
  readonly world: string;
  /** Airports of each city, the nearest first. */
  readonly airports: Readonly<Record<string, readonly string[]>>;
  /** Flights from city to city, each on its day. */
  readonly legs: number;
}

export interface Flights {
  readonly legs: readonly ImportedLeg[];
  readonly report: AirReport;
  readonly attributions: readonly Attribution[];
}

/** The flights of a world of flights between the cities' airports, on each of the dates. Problems: those of `readWorldOf`. */
export async function flightsBetween(
  name: string,
  cities: readonly RegionCity[],
  dates: RegionDates,
  { currency, folder }: { readonly currency: string; readonly folder: string },
): Promise<Result<Flights>> {
  const air = await readWorldOf("air", name, folder);
  if (!air.ok) return air;
  const { description, tables } = air.value;
  const airportsOf = new Map(cities.map((city) => [city.name, airportsNear(city, tables.cities)]));
  const served = servedPairs(tables.timetable, airportsOf);
  const legs = await inTurns(legsOn(served, cities, dates, currency));
  const airports = Object.fromEntries(
    [...airportsOf].map(([city, near]) => [city, near.flatMap((airport) => airport.airports)]),
  );
  return ok({
    legs,
    report: { world: name, airports, legs: legs.length },
    attributions: description.attributions ?? [],
  });
}

function airportsNear({ coordinates: middle }: RegionCity, airports: readonly City[]): City[] {
  return airports
    .flatMap((airport) => {
      const km = airport.coordinates === null ? AIRPORT_KM + 1 : kilometresBetween(middle, airport.coordinates);
      return km <= AIRPORT_KM ? [{ airport, km }] : [];
    })
    .sort((one, other) => one.km - other.km)
    .map(({ airport }) => airport);
}

/** The timetable from city to city; an airport that serves two cities leads to both. */
function servedPairs(timetable: readonly TimetableLeg[], airportsOf: ReadonlyMap<string, readonly City[]>) {
  const citiesOf = (airport: string) =>
    [...airportsOf].flatMap(([city, near]) => (near.some(({ name }) => name === airport) ? [city] : []));
  return timetable.flatMap((leg) => {
    const [origins, destinations] = [citiesOf(leg.origin), citiesOf(leg.destination)];
    return origins.flatMap((origin) =>
      destinations.flatMap((destination) => (origin === destination ? [] : [{ ...leg, origin, destination }])),
    );
  });
}

function* legsOn(
  served: readonly TimetableLeg[],
  cities: readonly RegionCity[],
  { from, days }: RegionDates,
  currency: string,
): Steps<ImportedLeg[]> {
  const { scheduledLegs } = weeklyTimetable(served, null, cities);
  const pairs = new Set(served.map(({ origin, destination }) => JSON.stringify([origin, destination])));
  const legs: ImportedLeg[] = [];
  for (const origin of cities) {
    for (const destination of cities) {
      if (!pairs.has(JSON.stringify([origin.name, destination.name]))) continue;
      for (let day = 0; day < days; day += 1) {
        for (const leg of scheduledLegs(origin.name, destination.name, addDays(from, day))) {
          const priceRange = seatFare("flight", leg.distanceKm ?? 0, currency);
          const { openData, departureTime, arrivalTime } = leg;
          legs.push({
            ...leg,
            ...{ departureMinutes: minutesOfDay(departureTime), arrivalMinutes: minutesOfDay(arrivalTime) },
            priceMinor: priceRange.highMinor,
            openData: openData && { ...openData, priceRange },
          });
        }
        yield;
      }
    }
  }
  return legs;
}
