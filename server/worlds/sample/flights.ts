import { timeOfMinutes } from "@/server/trip";
import { arrivalOf } from "../legs/arrival";
import { kilometresBetween } from "../local-travel";
import type { TimetableLeg } from "../world-tables";
import { AIRLINES, type Airline } from "./airlines";
import type { CityFacts } from "./cities";
import { departuresOf } from "./departures";
import { type Flight, faresOf } from "./fares";
import { Random } from "./random";

/** Fares of each month, January first, as a factor of the timetable's fare: dear in summer and in December. */
export const MONTHLY_FARE_FACTORS: readonly number[] = [
  0.92, 0.92, 1.04, 1.0, 1.02, 1.12, 1.15, 1.06, 0.94, 0.97, 1.02, 1.1,
];

/** Nobody flies shorter ways than this. */
const shortestFlightKm = 160;

/** The weekly timetable: a row for each fare of each flight, once for the dear and once for the cheap weekdays. */
export function generateTimetable(cities: readonly CityFacts[], seed: number): TimetableLeg[] {
  const flightsByAirline = new Map<string, number>();
  function nextNumber(airline: Airline): string {
    const index = flightsByAirline.get(airline.code) ?? 0;
    flightsByAirline.set(airline.code, index + 1);
    // 7919 is prime, so that the numbers look mixed and none comes twice in 9,800.
    return `${airline.code}${100 + ((index * 7919) % 9800)}`;
  }
  return cities.flatMap((origin) =>
    cities.flatMap((destination) => {
      const km = Math.round(kilometresBetween(origin.coordinates, destination.coordinates));
      if (origin === destination || km < shortestFlightKm) return [];
      const random = new Random(seed, `flights/${origin.name}/${destination.name}`);
      return flightsOf(origin, destination, km, nextNumber, seed, random).flatMap((flight) => rowsOf(flight, random));
    }),
  );
}

function flightsOf(
  origin: CityFacts,
  destination: CityFacts,
  km: number,
  nextNumber: (airline: Airline) => string,
  seed: number,
  random: Random,
): Flight[] {
  const durationMinutes = blockMinutes(origin, destination, km);
  const departures = departuresOf(origin, destination, km, durationMinutes, seed, random);
  const departuresPerWeek = departures.reduce((sum, { weekdays }) => sum + weekdays.length, 0);
  return departures.map((departure) => {
    const airline = random.weighted(AIRLINES.map((candidate) => [candidate, presence(candidate, origin, destination)]));
    return {
      airline,
      number: nextNumber(airline),
      origin,
      destination,
      departure,
      durationMinutes: durationMinutes + 5 * random.integer(-1, 1),
      km,
      departuresPerWeek,
    };
  });
}

function presence(airline: Airline, origin: CityFacts, destination: CityFacts): number {
  const hubs = [origin, destination].filter((city) => airline.hubs.has(city.name)).length;
  return [0.35, 4, 6][hubs] ?? 0;
}

/** Gate to gate: 816 km/h and 35 minutes, eastward with the wind, westward against it. */
function blockMinutes(origin: CityFacts, destination: CityFacts, km: number): number {
  const degreesEast = destination.coordinates.longitude - origin.coordinates.longitude;
  const minutes = 35 + km / 13.6 - 0.45 * degreesEast;
  return Math.round(minutes / 5) * 5;
}

/** Any date will do for the arrival that is written: the world recomputes it for the date of travel. */
const writtenFor = "2026-01-14";

function rowsOf(flight: Flight, random: Random): TimetableLeg[] {
  const departureTime = timeOfMinutes(flight.departure.minutes);
  const leg = {
    mode: "flight" as const,
    number: flight.number,
    origin: flight.origin.name,
    destination: flight.destination.name,
    departureTime,
    ...arrivalOf(writtenFor, departureTime, flight.durationMinutes, flight.origin.zone, flight.destination.zone),
    durationMinutes: flight.durationMinutes,
    distanceKm: flight.km,
  };
  return faresOf(flight, random).map(({ name, weekdays, priceMinor, details }) => ({
    id: `F-${flight.number}-${name}`,
    ...leg,
    weekdays,
    priceMinor,
    details,
  }));
}
