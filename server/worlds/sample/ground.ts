import { timeOfMinutes } from "@/server/trip";
import { arrivalOf } from "../legs/arrival";
import type { Road } from "../records";
import type { TimetableLeg } from "../world-tables";
import type { CityFacts } from "./cities";
import { clockShift } from "./departures";
import { Random } from "./random";
import { clamp, dollars } from "./rounding";

/** How a kind of ground transport runs; lengths are those of the road next to it. */
interface Line {
  readonly mode: "train" | "bus";
  readonly prefix: string;
  /** Longer ways are not served. */
  readonly longestKm: number;
  /** Kilometers an hour between stations. */
  readonly speed: number;
  /** Out of one city and into the other, with stops. */
  readonly fixedMinutes: number;
  /** Dollars for a seat: for boarding, and for each kilometer. */
  readonly fare: readonly [boarding: number, perKm: number];
  /** Departures a day from a product of the two cities' sizes on, the largest first. */
  readonly perDay: readonly (readonly [product: number, departures: number])[];
}

const LINES: readonly Line[] = [
  {
    mode: "train",
    prefix: "T",
    longestKm: 800,
    speed: 92,
    fixedMinutes: 20,
    fare: [11, 0.1],
    perDay: [
      [9, 4],
      [6, 3],
      [3, 2],
      [1, 1],
    ],
  },
  {
    mode: "bus",
    prefix: "B",
    longestKm: 520,
    speed: 78,
    fixedMinutes: 25,
    fare: [7, 0.065],
    perDay: [
      [8, 4],
      [4, 3],
      [1, 2],
    ],
  },
];
/** By day they leave between these hours, and arrive before midnight. */
const DAY = { first: 6 * 60 + 30, last: 20 * 60, arrival: 23 * 60 + 30 };

/** Trains slept on: one each evening between larger cities that are too far for the day. They arrive in the morning, by the clocks a little later or earlier. */
const NIGHT = {
  shortestKm: 800,
  longestKm: 1500,
  leastProduct: 4,
  speed: 88,
  earliest: 14 * 60,
  latest: 22 * 60,
} as const;

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/**
 * Trains and buses along the roads of the sample world, every day of the week. Each pair of cities has a stream of random numbers of its
 * own, so that flights and places stay as they are.
 */
export function generateGround(cities: readonly CityFacts[], roads: readonly Road[], seed: number): TimetableLeg[] {
  const byName = new Map(cities.map((city) => [city.name, city]));
  let number = 100;
  return roads.flatMap(({ origin, destination, km }) => {
    const [from, to] = [byName.get(origin), byName.get(destination)];
    if (from === undefined || to === undefined || km === null) return [];
    const shift = clockShift(from, to);
    const random = new Random(seed, `ground/${origin}/${destination}`);
    const leg = (mode: Line["mode"], prefix: string, minutes: number, duration: number, fare: number): TimetableLeg => {
      const departureTime = timeOfMinutes(minutes);
      number += 1;
      return {
        id: `${prefix}-${number}`,
        mode,
        number: `${prefix}${number}`,
        origin,
        destination,
        weekdays: EVERY_DAY,
        departureTime,
        ...arrivalOf(WRITTEN_FOR, departureTime, duration, from.zone, to.zone),
        durationMinutes: duration,
        distanceKm: km,
        priceMinor: dollars(fare * random.between(0.9, 1.1)),
        details: null,
      };
    };
    const byDay = LINES.filter(({ longestKm }) => km <= longestKm).flatMap(
      ({ mode, prefix, speed, fixedMinutes, fare: [boarding, perKm], perDay }) => {
        const duration = inSteps(fixedMinutes + (60 * km) / speed);
        const count = perDay.find(([product]) => from.size * to.size >= product)?.[1] ?? 0;
        const last = Math.max(DAY.first, Math.min(DAY.last, DAY.arrival - duration - shift));
        return Array.from({ length: count }, (_, index) => {
          const share = (index + random.between(0.1, 0.9)) / count;
          return leg(mode, prefix, inSteps(DAY.first + (last - DAY.first) * share), duration, boarding + perKm * km);
        });
      },
    );
    const isByNight = km > NIGHT.shortestKm && km <= NIGHT.longestKm && from.size * to.size >= NIGHT.leastProduct;
    if (!isByNight) return byDay;
    const duration = inSteps(30 + (60 * km) / NIGHT.speed);
    const arrival = (24 + random.between(7, 10)) * 60;
    const departure = clamp(inSteps(arrival - duration - shift), NIGHT.earliest, NIGHT.latest);
    return [...byDay, leg("train", "N", departure, duration, 35 + 0.09 * km)];
  });
}

/** Any date will do for the arrival that is written: the world recomputes it for the date of travel. */
const WRITTEN_FOR = "2026-01-14";

function inSteps(minutes: number): number {
  return Math.round(minutes / 5) * 5;
}
