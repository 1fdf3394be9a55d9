import { minutesOfDay } from "@/server/trip";
import { arrivalOf } from "../legs/arrival";
import type { CityFacts } from "./cities";
import { Random } from "./random";

/** One departure of a pair of cities, on some weekdays of every week. */
export interface Departure {
  /** Minutes from midnight at the origin. */
  readonly minutes: number;
  readonly weekdays: readonly number[];
  /** Leaves late in the evening and arrives the next morning. */
  readonly redEye: boolean;
}

const everyDay = [0, 1, 2, 3, 4, 5, 6] as const;

/** By day, flights leave from 06:00 to 21:00 and arrive before half past midnight. */
const day = { first: 6 * 60, last: 21 * 60, arrival: 24.5 * 60 };
/** By night, they leave from 21:30 to 23:55 and arrive from 05:00 on. */
const night = { first: 21.5 * 60, last: 24 * 60 - 5, arrival: 29 * 60 };

/** The week's departures of a pair in one direction: spread over the day, and at night where the clock allows it. */
export function departuresOf(
  origin: CityFacts,
  destination: CityFacts,
  km: number,
  durationMinutes: number,
  seed: number,
  random: Random,
): Departure[] {
  const perDay = departuresPerDay(origin, destination, km, seed);
  /** Minutes on the destination's clock between departure and arrival, next to the origin's. */
  const clockMinutes = durationMinutes + clockShift(origin, destination);
  const last = Math.min(day.last, day.arrival - clockMinutes);
  const slots = Math.ceil(perDay);
  const departures = Array.from({ length: slots }, (_, slot) => {
    const share = Math.min(1, perDay - slot);
    return {
      minutes: inSteps(day.first + ((last - day.first) / slots) * (slot + random.between(0.05, 0.95))),
      weekdays:
        share === 1
          ? everyDay
          : random
              .shuffled(everyDay)
              .slice(0, Math.round(share * 7))
              .sort(),
      redEye: false,
    };
  });
  const firstAtNight = Math.max(night.first, night.arrival - clockMinutes);
  if (perDay >= 2 && km > 2400 && firstAtNight <= night.last && random.chance(0.85)) {
    departures.push({ minutes: inSteps(random.between(firstAtNight, night.last)), weekdays: everyDay, redEye: true });
  }
  return departures;
}

/** Departures a day, in sevenths: the product of the cities' sizes decides, both directions alike. */
function departuresPerDay(origin: CityFacts, destination: CityFacts, km: number, seed: number): number {
  const random = new Random(seed, `frequency/${[origin.name, destination.name].sort().join("/")}`);
  const perWeek = departuresPerWeek(origin.size * destination.size, random);
  const far = km > 4500 && perWeek > 7 ? 0.5 : 1;
  const near = km < 300 && perWeek > 14 ? 0.6 : 1;
  return Math.round(perWeek * far * near) / 7;
}

function departuresPerWeek(product: number, random: Random): number {
  if (product >= 16) return 7 * random.integer(4, 6);
  if (product >= 12) return 7 * random.integer(2, 4);
  if (product >= 8) return 7 * random.integer(1, 3);
  if (product >= 6) return random.integer(7, 14);
  if (product >= 3) return random.integer(5, 10);
  return random.chance(product === 2 ? 0.5 : 0.1) ? random.integer(3, 6) : 0;
}

/** How far the destination's clock is ahead, in minutes, in winter. */
export function clockShift(origin: CityFacts, destination: CityFacts): number {
  const { arrivalTime, arrivalDayOffset } = arrivalOf("2026-01-14", "12:00", 0, origin.zone, destination.zone);
  return minutesOfDay(arrivalTime) + arrivalDayOffset * 1440 - 12 * 60;
}

function inSteps(minutes: number): number {
  return Math.round(minutes / 5) * 5;
}
