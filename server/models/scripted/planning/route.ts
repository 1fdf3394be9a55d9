import { daysBetween, isLocalDate } from "@/server/trip";
import type { Facts, ReadLeg } from "../reading/facts";
import type { Wish } from "../reading/wish";

/** A city of the trip, with the days of arrival and departure, from 1. */
export interface Visit {
  readonly city: string;
  readonly arrival: number;
  readonly departure: number;
}

/**
 * The cities to visit, in order, with their days: a round trip over ways that were looked for, each of them found where that can
 * be had. Null where what was read holds no round trip.
 */
export function findRoute(wish: Wish, facts: Facts): Visit[] | null {
  const searched = distinctWays(facts.legs);
  const found = distinctWays([...facts.flights, ...facts.roads]);
  const inOrder = searched.filter((way) => found.some((other) => isSameWay(way, other)));
  const cities = roundTrip(wish, inOrder) ?? roundTrip(wish, searched);
  return cities === null ? null : withDays(cities, wish, facts.legs);
}

type Way = Pick<ReadLeg, "origin" | "destination">;

function isSameWay(one: Way, other: Way): boolean {
  return one.origin === other.origin && one.destination === other.destination;
}

function distinctWays(ways: readonly Way[]): Way[] {
  return ways.filter((way, index) => ways.findIndex((other) => isSameWay(way, other)) === index);
}

function roundTrip({ origin, destinations, cityCount }: Wish, ways: readonly Way[]): string[] | null {
  const from = (place: string) => ways.filter((way) => way.origin === place).map((way) => way.destination);
  const extend = (cities: readonly string[]): string[] | null => {
    const last = cities.at(-1) ?? origin;
    if (cities.length === cityCount) return from(last).includes(origin) ? [...cities] : null;
    for (const next of from(last)) {
      if (next === origin || cities.includes(next)) continue;
      if (destinations.length > 0 && !destinations.includes(next)) continue;
      const whole = extend([...cities, next]);
      if (whole !== null) return whole;
    }
    return null;
  };
  return extend([]);
}

/** Arrival days are those of the flights that were looked for, else the days are shared out evenly. */
function withDays(cities: readonly string[], wish: Wish, legs: readonly ReadLeg[]): Visit[] {
  const nights = Math.max(wish.days - 1, cities.length);
  const shared = cities.map((_, index) => 1 + Math.ceil((index * nights) / cities.length));
  const dated = cities.map((city, index) => {
    const before = cities[index - 1] ?? wish.origin;
    const date = legs.find((leg) => leg.date !== null && isSameWay(leg, { origin: before, destination: city }))?.date;
    if (!date || !isLocalDate(date) || !isLocalDate(wish.start)) return null;
    return daysBetween(wish.start, date) + 1;
  });
  const isUsable = dated.every((day, index) => {
    return day !== null && (index === 0 ? day === 1 : day > (dated[index - 1] ?? 0)) && day < wish.days;
  });
  const arrivals = shared.map((day, index) => (isUsable ? (dated[index] ?? day) : day));
  return cities.map((city, index) => ({
    city,
    arrival: arrivals[index] ?? 1,
    departure: arrivals[index + 1] ?? wish.days,
  }));
}
