import type { Frame } from "./frame";
import type { LegVariant } from "./leg-variants";
import type { SearchControl } from "./search-control";
import type { StayTable } from "./stay-table";
import { END, type TravelTable } from "./travel-table";

/** A way to leave a stay: the day, and how many slots of that day are still spent in the city. */
export interface Leaving {
  readonly day: number;
  readonly before: number;
  /** The trip ends here, without a leg. */
  readonly ends: boolean;
}

/** A leg to a city that may come next. */
export interface OnwardLeg {
  readonly next: number;
  readonly leg: LegVariant;
}

/**
 * Least weight of finishing a trip from a point on, if cities could be visited again and places had no hours: dynamic
 * programming backwards, computed where the search asks. Never more than the true weight, so the search may prune by it.
 */
export class RouteBound {
  private readonly arrivals = new Map<number, Float64Array>();
  private readonly departures = new Map<number, Float64Array>();
  private readonly leavingsOf = new Map<number, readonly Leaving[]>();
  private readonly legsOf = new Map<number, readonly OnwardLeg[]>();

  constructor(
    private readonly frame: Frame,
    private readonly stays: StayTable,
    private readonly travel: TravelTable,
    private readonly control: SearchControl,
  ) {}

  /** From arriving in `city` on `day` with `after` slots of it, `remaining` more cities to come and `covered` cuisines eaten. */
  onArrival(remaining: number, day: number, city: number, after: number, covered: number): number {
    const { sets } = this.stays;
    const values = this.table(this.arrivals, remaining, day, city);
    const at = after * sets + covered;
    let value = values[at] ?? Number.NaN;
    if (Number.isNaN(value)) {
      value = this.computeArrival(remaining, day, city, after, covered);
      values[at] = value;
    }
    return value;
  }

  /** From leaving `city` on `day` by a leg that leaves `before` slots of the day. */
  onDeparture(remaining: number, day: number, city: number, before: number, covered: number): number {
    const { sets } = this.stays;
    const values = this.table(this.departures, remaining, day, city);
    const at = before * sets + covered;
    let value = values[at] ?? Number.NaN;
    if (Number.isNaN(value)) {
      value = this.computeDeparture(remaining, day, city, before, covered);
      values[at] = value;
    }
    return value;
  }

  /** Every day and way to leave a city reached on `day`. */
  leavings(remaining: number, day: number, city: number): readonly Leaving[] {
    const key = this.key(remaining, day, city);
    let leavings = this.leavingsOf.get(key);
    if (leavings === undefined) {
      leavings = this.findLeavings(remaining, day, city);
      this.leavingsOf.set(key, leavings);
    }
    return leavings;
  }

  /** The legs from a city to the next one (whichever that is) on a day that leave `before` slots. */
  onward(day: number, city: number, before: number): readonly OnwardLeg[] {
    const key = this.key(before, day, city);
    let legs = this.legsOf.get(key);
    if (legs === undefined) {
      legs = this.nextCities(city).flatMap((next) =>
        this.travel
          .between(city, next, day)
          .filter((leg) => leg.before === before)
          .map((leg) => ({ next, leg })),
      );
      this.legsOf.set(key, legs);
    }
    return legs;
  }

  private findLeavings(remaining: number, day: number, city: number): Leaving[] {
    const { frame } = this;
    const wanted = frame.cities[city];
    if (wanted === undefined || (wanted.arriveOnDay !== null && wanted.arriveOnDay !== day)) return [];
    const fits = (nights: number) => nights >= 1 && (wanted.nights === null || wanted.nights === nights);
    if (remaining === 0) {
      if (frame.endsAt === null || frame.endsAt === wanted.name) {
        return fits(frame.days - day) ? [{ day: frame.days, before: 0, ends: true }] : [];
      }
      // The last leg arrives on the last day; a night train leaves before it.
      return Array.from({ length: frame.days - day }, (_, index) => frame.days - index)
        .filter((leave) => fits(leave - day))
        .flatMap((leave) => this.befores(city, [END], leave).map((before) => ({ day: leave, before, ends: false })));
    }
    const leavings: Leaving[] = [];
    for (let leave = day + 1; leave <= frame.days - remaining; leave++) {
      if (!fits(leave - day)) continue;
      for (const before of this.befores(city, this.nextCities(city), leave)) {
        leavings.push({ day: leave, before, ends: false });
      }
    }
    return leavings;
  }

  /** Cities that may follow `city`, visited ones aside. */
  private nextCities(city: number): number[] {
    if (this.frame.ordered) return city + 1 < this.frame.cities.length ? [city + 1] : [];
    return [...this.frame.cities.keys()].filter((other) => other !== city);
  }

  private computeArrival(remaining: number, day: number, city: number, after: number, covered: number): number {
    this.control.step();
    const { sets } = this.stays;
    const open = (sets - 1) & ~covered;
    let least = Number.POSITIVE_INFINITY;
    for (const leaving of this.leavings(remaining, day, city)) {
      const nights = leaving.day - day;
      const fullDays = leaving.ends ? nights : nights - 1;
      const bound = this.stays.bound({ city, day, nights, fullDays, before: leaving.before, after });
      if (leaving.ends) {
        least = Math.min(least, bound[open] ?? Number.POSITIVE_INFINITY);
        continue;
      }
      // Every subset of the cuisines still open may be eaten here.
      for (let set = open; ; set = (set - 1) & open) {
        const here = bound[set] ?? Number.POSITIVE_INFINITY;
        if (here < Number.POSITIVE_INFINITY) {
          least = Math.min(least, here + this.onDeparture(remaining, leaving.day, city, leaving.before, covered | set));
        }
        if (set === 0) break;
      }
    }
    return least;
  }

  private computeDeparture(remaining: number, day: number, city: number, before: number, covered: number): number {
    this.control.step();
    let least = Number.POSITIVE_INFINITY;
    if (remaining === 0) {
      if (covered !== this.stays.sets - 1) return least;
      for (const leg of this.travel.between(city, END, day)) {
        if (leg.before === before) least = Math.min(least, leg.weight);
      }
      return least;
    }
    for (const { next, leg } of this.onward(day, city, before)) {
      least = Math.min(
        least,
        leg.weight + this.onArrival(remaining - 1, day + leg.option.nights, next, leg.after, covered),
      );
    }
    return least;
  }

  private befores(city: number, next: readonly number[], day: number): number[] {
    const befores = new Set<number>();
    for (const to of next) for (const leg of this.travel.between(city, to, day)) befores.add(leg.before);
    return [...befores].sort((a, b) => b - a);
  }

  private table(tables: Map<number, Float64Array>, remaining: number, day: number, city: number): Float64Array {
    const key = this.key(remaining, day, city);
    let values = tables.get(key);
    if (values === undefined) {
      values = new Float64Array((this.frame.mostSlots + 1) * this.stays.sets).fill(Number.NaN);
      tables.set(key, values);
    }
    return values;
  }

  private key(first: number, day: number, city: number): number {
    return (first * (this.frame.days + 1) + day) * this.frame.cities.length + city;
  }
}
