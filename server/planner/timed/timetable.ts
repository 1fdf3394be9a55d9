import { onceForEach } from "@/server/trip";
import type { World } from "@/server/worlds";
import { DAY, minuteOf } from "./clock";
import type { Minute } from "./problem";
import { Queue } from "./queue";

export interface Train {
  readonly number: string;
  readonly from: string;
  readonly to: string;
  readonly departure: Minute;
  readonly arrival: Minute;
  readonly priceMinor: number;
}

/** One or more trains to another city, changing only at stations. */
export interface Journey {
  readonly to: string;
  readonly arrival: Minute;
  readonly priceMinor: number;
  /** The last train, and what came before it. */
  readonly train: Train;
  readonly before: Journey | null;
}

/** All trains of a world's listed dates, by city of departure and in order of departure. */
export class Timetable {
  private readonly byOrigin = new Map<string, readonly Train[]>();
  private readonly journeysByKey = new Map<string, ReadonlyMap<string, readonly Journey[]>>();
  private readonly cheapestByCity = new Map<string, ReadonlyMap<string, number>>();
  private readonly fastestByCity = new Map<string, ReadonlyMap<string, number>>();

  constructor(world: World) {
    const names = world.gazetteer.cities.map((city) => city.name);
    for (const from of names) {
      const trains = names.flatMap((to) =>
        (world.scheduledDates(from, to) ?? []).flatMap((date) => world.scheduledLegs(from, to, date).map(trainOf)),
      );
      if (trains.length > 0)
        this.byOrigin.set(
          from,
          trains.sort((one, other) => one.departure - other.departure),
        );
    }
  }

  /** Trains that leave the city at `from` or later. */
  departures(city: string, from: Minute): readonly Train[] {
    const trains = this.byOrigin.get(city) ?? [];
    return trains.slice(firstAtOrAfter(trains, from));
  }

  /**
   * Journeys from the city, leaving at `from` or later, to each other city: those that no other beats by arrival and price; by
   * arrival alone where `pricesCount` is false. The first train leaves at `firstBy` at the latest.
   */
  journeys(city: string, from: Minute, pricesCount: boolean, firstBy: Minute): ReadonlyMap<string, readonly Journey[]> {
    const trains = this.byOrigin.get(city) ?? [];
    const key = `${city},${firstAtOrAfter(trains, from)},${pricesCount},${firstAtOrAfter(trains, firstBy + 1)}`;
    let journeys = this.journeysByKey.get(key);
    if (journeys === undefined) {
      journeys = this.search(city, from, pricesCount, firstBy);
      this.journeysByKey.set(key, journeys);
    }
    return journeys;
  }

  /** The least price of going from the city to each other, at any time. */
  cheapest(city: string): ReadonlyMap<string, number> {
    return this.least(city, this.cheapestByCity, (train) => train.priceMinor);
  }

  /** The least minutes aboard trains from the city to each other, at any time. */
  fastest(city: string): ReadonlyMap<string, number> {
    return this.least(city, this.fastestByCity, (train) => train.arrival - train.departure);
  }

  private least(
    city: string,
    cache: Map<string, ReadonlyMap<string, number>>,
    weigh: (train: Train) => number,
  ): ReadonlyMap<string, number> {
    const known = cache.get(city);
    if (known !== undefined) return known;
    const least = new Map<string, number>();
    const queue = new Queue<{ city: string; weight: number }>((one, other) => one.weight < other.weight);
    queue.push({ city, weight: 0 });
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (least.has(next.city)) continue;
      least.set(next.city, next.weight);
      for (const train of this.byOrigin.get(next.city) ?? []) {
        if (!least.has(train.to)) queue.push({ city: train.to, weight: next.weight + weigh(train) });
      }
    }
    cache.set(city, least);
    return least;
  }

  private search(city: string, from: Minute, pricesCount: boolean, firstBy: Minute): Map<string, Journey[]> {
    const found = new Map<string, Journey[]>();
    const queue = new Queue<Journey>(
      (one, other) =>
        one.arrival < other.arrival || (one.arrival === other.arrival && one.priceMinor < other.priceMinor),
    );
    const board = (at: string, time: Minute, before: Journey | null) => {
      for (const train of this.departures(at, time)) {
        if (before === null && train.departure > firstBy) break;
        if (train.to === city) continue;
        const priceMinor = (before?.priceMinor ?? 0) + train.priceMinor;
        if (isBeaten(found.get(train.to), priceMinor, pricesCount)) continue;
        queue.push({ to: train.to, arrival: train.arrival, priceMinor, train, before });
      }
    };
    board(city, from, null);
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const known = found.get(next.to);
      if (isBeaten(known, next.priceMinor, pricesCount)) continue;
      if (known === undefined) found.set(next.to, [next]);
      else known.push(next);
      board(next.to, next.arrival, next);
    }
    return found;
  }
}

/** Those found arrive no later. */
function isBeaten(found: readonly Journey[] | undefined, priceMinor: number, pricesCount: boolean): boolean {
  const last = found?.at(-1);
  return last !== undefined && (!pricesCount || last.priceMinor <= priceMinor);
}

function firstAtOrAfter(trains: readonly Train[], time: Minute): number {
  let [low, high] = [0, trains.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((trains[middle]?.departure ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

function trainOf(leg: ReturnType<World["scheduledLegs"]>[number]): Train {
  const departure = minuteOf(leg.date, leg.departureTime);
  const arrival = minuteOf(leg.date, leg.arrivalTime) + leg.arrivalDayOffset * DAY;
  const { number, origin: from, destination: to, priceMinor } = leg;
  return { number, from, to, departure, arrival, priceMinor };
}

/** The timetable of a world, made once. */
export const timetableOf = onceForEach((world: World) => new Timetable(world));
