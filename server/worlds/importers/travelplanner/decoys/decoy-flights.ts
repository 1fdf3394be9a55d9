import { groupBy, type LocalDate, minutesOfDay } from "@/server/trip";
import type { ImportedLeg } from "../../../legs/leg-columns";
import { pairKey } from "../../../pair-key";
import type { City, Road, ScheduledLeg } from "../../../records";
import { Random } from "../../../sample/random";
import { clamp } from "../../../sample/rounding";
import { Nearest } from "./nearest";
import { zoneOffsets } from "./zone-offsets";

/** A route and day that the benchmark's reference information talks about, with how many flights it has. */
export interface ListedDay {
  readonly origin: string;
  readonly destination: string;
  readonly date: LocalDate;
  readonly flights: number;
}

export interface DecoyInput {
  readonly seed: number;
  readonly cities: readonly City[];
  readonly roads: readonly Road[];
  readonly listed: readonly ListedDay[];
  /** The flights of the listed days. */
  readonly flights: readonly ScheduledLeg[];
}

/** Listed days that say whether a route of some length is flown and how often, and flights that lend their times and fares. */
const LIKE_DAYS = 60;
const LIKE_FLIGHTS = 40;
const KM_PER_MILE = 1.609344;

/**
 * Invented flights, so that a flight no longer shows that its city belongs to a reference plan. For each listed day they
 * connect every city of the origin's state with every city of the destination's, as a query could ask. Whether a route
 * is flown and how often follows listed days of like distance; each flight takes after a real one of like distance.
 * Listed days stay as they are. Equal input gives equal flights, in the order of their numbers, which lie between the real ones.
 */
export function decoyFlights({ seed, cities, roads, listed, flights }: DecoyInput): ImportedLeg[] {
  const kmOf = roadKilometers(roads);
  const stateOf = new Map(cities.map(({ name, state }) => [name, state]));
  const citiesOf = groupBy(cities, ({ state }) => state);
  const like = new Nearest(
    listed.flatMap(({ origin, destination, flights: count }) => {
      const km = kmOf(origin, destination);
      return km === null ? [] : [[km, count] as const];
    }),
  );
  const donors = new Nearest(
    flights.flatMap((leg) => (leg.distanceKm === null ? [] : [[leg.distanceKm, leg] as const])),
  );
  const airShare = medianAirShare(flights, kmOf);
  const perKm = minutesPerKm(flights);
  const ahead = zoneOffsets(flights, stateOf);
  const zoneOf = (city: string) => ahead.get(stateOf.get(city) ?? "") ?? 0;

  /** A route is flown on all its days or on none, in both directions. */
  function isFlown(origin: string, destination: string, roadKm: number): boolean {
    const days = like.around(roadKm, LIKE_DAYS);
    const share = days.filter((count) => count > 0).length / Math.max(1, days.length);
    return new Random(seed, `route/${[origin, destination].sort().join("/")}`).chance(share);
  }

  function flightsOn(origin: string, destination: string, date: LocalDate): Unnumbered[] {
    const roadKm = kmOf(origin, destination);
    if (roadKm === null || !isFlown(origin, destination, roadKm)) return [];
    const random = new Random(seed, `day/${origin}/${destination}/${date}`);
    const counts = like.around(roadKm, LIKE_DAYS).filter((count) => count > 0);
    const distanceKm = Math.max(1, Math.round((roadKm * airShare) / KM_PER_MILE)) * KM_PER_MILE;
    const lenders = donors.around(distanceKm, LIKE_FLIGHTS);
    if (counts.length === 0 || lenders.length === 0) return [];
    return Array.from({ length: random.pick(counts) }, () => {
      const lender = random.pick(lenders);
      const lentKm = lender.distanceKm ?? distanceKm;
      const departureMinutes = clamp(minutesOfDay(lender.departureTime) + random.integer(-20, 20), 0, 1439);
      const durationMinutes = Math.max(
        20,
        Math.round(lender.durationMinutes + (distanceKm - lentKm) * perKm + random.integer(-3, 3)),
      );
      const arrival = departureMinutes + durationMinutes + zoneOf(destination) - zoneOf(origin);
      const dollars = Math.round(
        (lender.priceMinor / 100) * (distanceKm / Math.max(1, lentKm)) * random.between(0.95, 1.05),
      );
      return {
        ...{ mode: "flight", origin, destination, date, departureMinutes, durationMinutes, distanceKm },
        arrivalMinutes: ((arrival % 1440) + 1440) % 1440,
        arrivalDayOffset: Math.floor(arrival / 1440),
        priceMinor: Math.max(10, dollars) * 100,
      };
    });
  }

  const made = neighborDays(listed, stateOf, citiesOf).flatMap(([origin, destination, date]) =>
    flightsOn(origin, destination, date),
  );
  return numbered(made, flights, new Random(seed, "numbers"));
}

type Unnumbered = Omit<ImportedLeg, "number">;
type RouteDay = readonly [origin: string, destination: string, date: LocalDate];

/** The route days between the same two states on the same dates as listed ones, without these, each once. */
function neighborDays(
  listed: readonly ListedDay[],
  stateOf: ReadonlyMap<string, string>,
  citiesOf: ReadonlyMap<string, readonly City[]>,
): RouteDay[] {
  const keyOf = (day: RouteDay) => JSON.stringify(day);
  const taken = new Set(listed.map(({ origin, destination, date }) => keyOf([origin, destination, date])));
  const days: RouteDay[] = [];
  for (const { origin, destination, date } of listed) {
    for (const { name: from } of citiesOf.get(stateOf.get(origin) ?? "") ?? []) {
      for (const { name: to } of citiesOf.get(stateOf.get(destination) ?? "") ?? []) {
        const day = [from, to, date] as const;
        if (from === to || taken.has(keyOf(day))) continue;
        taken.add(keyOf(day));
        days.push(day);
      }
    }
  }
  return days;
}

/** The shorter way by road, which is the same in both directions; null where none is known. */
function roadKilometers(roads: readonly Road[]): (from: string, to: string) => number | null {
  const first = new Map<string, number>();
  for (const { origin, destination, km } of roads) {
    const pair = pairKey(origin, destination);
    if (km !== null && !first.has(pair)) first.set(pair, km);
  }
  return (from, to) => {
    const ways = [first.get(pairKey(from, to)), first.get(pairKey(to, from))].filter((km) => km !== undefined);
    return ways.length === 0 ? null : Math.min(...ways);
  };
}

function medianAirShare(flights: readonly ScheduledLeg[], kmOf: ReturnType<typeof roadKilometers>): number {
  const shares = flights.flatMap(({ origin, destination, distanceKm }) => {
    const km = kmOf(origin, destination);
    return km === null || km === 0 || distanceKm === null ? [] : [distanceKm / km];
  });
  return shares.sort((one, other) => one - other)[Math.floor(shares.length / 2)] ?? 1;
}

/** The slope of duration over distance by least squares; 0 where all distances are one. */
function minutesPerKm(flights: readonly ScheduledLeg[]): number {
  const points = flights.flatMap(({ distanceKm, durationMinutes }) =>
    distanceKm === null ? [] : [[distanceKm, durationMinutes] as const],
  );
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const meanKm = mean(points.map(([km]) => km));
  const meanMinutes = mean(points.map(([, minutes]) => minutes));
  const spread = points.reduce((sum, [km]) => sum + (km - meanKm) ** 2, 0);
  const together = points.reduce((sum, [km, minutes]) => sum + (km - meanKm) * (minutes - meanMinutes), 0);
  return spread === 0 ? 0 : together / spread;
}

/** Gives the flights numbers that no real one has, drawn from the same range, and sorts by them, as the table is sorted. */
function numbered(made: readonly Unnumbered[], flights: readonly ScheduledLeg[], random: Random): ImportedLeg[] {
  const real = flights.map(({ number }) => Number(number.slice(1))).filter(Number.isSafeInteger);
  const used = new Set(real);
  const low = real.reduce((least, number) => Math.min(least, number), Number.POSITIVE_INFINITY);
  const high = real.reduce((most, number) => Math.max(most, number), low);
  const from = Number.isFinite(low) ? low : 0;
  const to = Math.max(Number.isFinite(high) ? high : 0, from + 4 * (made.length + used.size));
  return made
    .map((leg) => {
      let number = random.integer(from, to);
      while (used.has(number)) number = random.integer(from, to);
      used.add(number);
      return { number, leg };
    })
    .sort((one, other) => one.number - other.number)
    .map(({ number, leg }) => ({ ...leg, number: `F${String(number).padStart(7, "0")}` }));
}
