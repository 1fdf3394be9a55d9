import type { World } from "@/server/worlds";
import { DAY, midnightOf, timeOfDay } from "./clock";
import type { Minute, TimedRules } from "./problem";
import { isClearOf } from "./visit-rules";

/** From one place at one time: when every other place of the city is reached, and from where. Infinity: not at all. */
export interface Reach {
  readonly arrivals: readonly number[];
  readonly steps: readonly (Step | null)[];
}

interface Step {
  readonly from: number;
  readonly departure: number;
}

/** The places of one city and the ways between them, also by way of a third place where that is sooner. */
export class CityMap {
  readonly places: readonly string[];
  private readonly minutes: readonly (readonly number[])[];
  private readonly reaches = new Map<number, Reach>();
  private readonly shortest: readonly (readonly number[])[];

  constructor(
    world: World,
    readonly city: string,
    private readonly rules: TimedRules,
  ) {
    const records = [...world.lodgings(city), ...world.attractions(city)];
    this.places = records.map(({ name }) => name);
    this.minutes = records.map((from) =>
      records.map((to) => world.localTravelMinutes(city, from.id, to.id) ?? Number.POSITIVE_INFINITY),
    );
    this.shortest = shortestWays(this.minutes);
  }

  /** Minutes on the way when no meal and no night is in between: a lower bound. */
  least(from: number, to: number): number {
    return this.shortest[from]?.[to] ?? Number.POSITIVE_INFINITY;
  }

  /** The earliest arrivals from a place left at `time` or later; with outings only those of the same day. */
  from(place: number, time: Minute): { reach: Reach; midnight: Minute } {
    const start = timeOfDay(time);
    const key = place * DAY + start;
    let reach = this.reaches.get(key);
    if (reach === undefined) {
      reach = this.search(place, start);
      this.reaches.set(key, reach);
    }
    return { reach, midnight: midnightOf(time) };
  }

  private search(place: number, start: number): Reach {
    const arrivals = this.places.map(() => Number.POSITIVE_INFINITY);
    const steps = this.places.map((): Step | null => null);
    const done = this.places.map(() => false);
    arrivals[place] = start;
    for (;;) {
      let next = -1;
      for (const [index, arrival] of arrivals.entries()) {
        if (!done[index] && arrival < (arrivals[next] ?? Number.POSITIVE_INFINITY)) next = index;
      }
      const time = arrivals[next];
      if (time === undefined) return { arrivals, steps };
      done[next] = true;
      for (const [to, duration] of (this.minutes[next] ?? []).entries()) {
        if (done[to] || duration <= 0) continue;
        const departure = this.departure(time, duration);
        if (departure + duration >= (arrivals[to] ?? 0)) continue;
        arrivals[to] = departure + duration;
        steps[to] = { from: next, departure };
      }
    }
  }

  /** The earliest departure at or after `time` (from a midnight) for a way of this duration. */
  private departure(time: number, duration: number): number {
    const { meals, outings } = this.rules;
    const candidates = [time, ...[0, DAY].flatMap((day) => meals.map(({ to }) => day + to))];
    if (outings !== null) candidates.push(outings.from);
    // A way past midnight is compared by its times of day, so it can begin within a meal.
    candidates.push(DAY - duration, DAY);
    candidates.sort((one, other) => one - other);
    for (const departure of candidates) {
      if (departure < time || duration === Number.POSITIVE_INFINITY) continue;
      const end = departure + duration;
      if (outings !== null && (departure < outings.from || end > outings.to)) continue;
      if (isClearOf(meals, timeOfDay(departure), timeOfDay(end))) return departure;
    }
    return Number.POSITIVE_INFINITY;
  }
}

function shortestWays(minutes: readonly (readonly number[])[]): number[][] {
  const ways = minutes.map((row, from) => row.map((duration, to) => (from === to ? 0 : duration)));
  for (const [middle, fromMiddle] of ways.entries()) {
    for (const row of ways) {
      const toMiddle = row[middle] ?? Number.POSITIVE_INFINITY;
      for (const [to, rest] of fromMiddle.entries()) {
        if (toMiddle + rest < (row[to] ?? 0)) row[to] = toMiddle + rest;
      }
    }
  }
  return ways;
}
