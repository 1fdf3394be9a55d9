import { timeOfMinutes } from "@/server/trip";
import { arrivalOf } from "../legs/arrival";
import { kilometresBetween } from "../local-travel";
import type { TimetableLeg } from "../world-tables";
import { AIRLINES, type Airline } from "./airlines";
import type { CityFacts } from "./cities";
import { faresOf } from "./fares";
import { Random } from "./random";

/** Fares of each month, January first, as a factor of the timetable's fare: dear in summer and in December. */
export const MONTHLY_FARE_FACTORS: readonly number[] = [
  0.92, 0.92, 1.04, 1.0, 1.02, 1.12, 1.15, 1.06, 0.94, 0.97, 1.02, 1.1,
];

/** Nobody flies shorter ways than this. */
const shortestFlightKm = 160;
const everyDay = [0, 1, 2, 3, 4, 5, 6] as const;

/** Departure of one flight, the same on each of its weekdays. */
export interface Flight {
  readonly airline: Airline;
  readonly number: string;
  readonly origin: CityFacts;
  readonly destination: CityFacts;
  readonly weekdays: readonly number[];
  /** Minutes from midnight at the origin. */
  readonly departure: number;
  readonly durationMinutes: number;
  readonly km: number;
  readonly redEye: boolean;
  /** Departures of the pair and direction in a week, which bring the fare down. */
  readonly departuresPerWeek: number;
}

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
  const daily = departuresPerDay(origin, destination, km, seed);
  const departures: { minutes: number; weekdays: readonly number[] }[] = [];
  for (let index = 0; index < Math.floor(daily); index++) {
    departures.push({ minutes: departureTime(index, Math.ceil(daily), random), weekdays: everyDay });
  }
  const daysOfLast = Math.round((daily - Math.floor(daily)) * 7);
  if (daysOfLast > 0) {
    departures.push({
      minutes: departureTime(Math.floor(daily), Math.ceil(daily), random),
      weekdays: random.shuffled(everyDay).slice(0, daysOfLast).sort(),
    });
  }
  const redEye = daily >= 2 && fliesOvernight(origin, destination, km) && random.chance(0.85);
  if (redEye) departures.push({ minutes: random.integer(258, 286) * 5, weekdays: everyDay });
  const departuresPerWeek = departures.reduce((sum, { weekdays }) => sum + weekdays.length, 0);

  return departures.map(({ minutes, weekdays }, index) => {
    const airline = random.weighted(AIRLINES.map((candidate) => [candidate, presence(candidate, origin, destination)]));
    return {
      airline,
      number: nextNumber(airline),
      origin,
      destination,
      weekdays,
      departure: minutes,
      durationMinutes: blockMinutes(origin, destination, km, random),
      km,
      redEye: redEye && index === departures.length - 1,
      departuresPerWeek,
    };
  });
}

/** The product of the cities' sizes decides; both directions alike. */
function departuresPerDay(origin: CityFacts, destination: CityFacts, km: number, seed: number): number {
  const random = new Random(seed, `frequency/${[origin.name, destination.name].sort().join("/")}`);
  const product = origin.size * destination.size;
  const usual =
    product >= 16
      ? random.integer(4, 6)
      : product >= 12
        ? random.integer(2, 4)
        : product >= 8
          ? random.integer(1, 3)
          : product >= 6
            ? random.integer(7, 14) / 7
            : product === 4
              ? random.integer(5, 11) / 7
              : product === 3
                ? random.integer(3, 8) / 7
                : random.chance(product === 2 ? 0.5 : 0.1)
                  ? random.integer(2, 5) / 7
                  : 0;
  const far = km > 4500 && usual > 1 ? 0.5 : 1;
  const near = km < 300 && usual > 2 ? 0.6 : 1;
  return Math.round(usual * far * near * 7) / 7;
}

/** Five-minute steps between 06:00 and 21:00, the day's departures spread over it. */
function departureTime(index: number, departures: number, random: Random): number {
  const from = 6 * 60;
  const span = (15 * 60) / departures;
  return Math.round((from + span * (index + random.between(0.05, 0.95))) / 5) * 5;
}

function fliesOvernight(origin: CityFacts, destination: CityFacts, km: number): boolean {
  return km > 2400 && destination.coordinates.longitude - origin.coordinates.longitude > 18;
}

function presence(airline: Airline, origin: CityFacts, destination: CityFacts): number {
  const hubs = [origin, destination].filter((city) => airline.hubs.has(city.name)).length;
  return [0.35, 4, 6][hubs] ?? 0;
}

/** Gate to gate: 816 km/h and 35 minutes, eastward with the wind, westward against it. */
function blockMinutes(origin: CityFacts, destination: CityFacts, km: number, random: Random): number {
  const degreesEast = destination.coordinates.longitude - origin.coordinates.longitude;
  const minutes = 35 + km / 13.6 - 0.45 * degreesEast + random.between(-4, 4);
  return Math.round(minutes / 5) * 5;
}

/** Any date will do for the arrival that is written: the world works it out anew for the date of travel. */
const writtenFor = "2026-01-14";

function rowsOf(flight: Flight, random: Random): TimetableLeg[] {
  const departureTime = timeOfMinutes(flight.departure);
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
