import type { Demands } from "@/server/trip";
import type { Frame } from "./frame";
import type { LegVariant } from "./leg-variants";
import { RouteBound } from "./route-bound";
import type { SearchControl } from "./search-control";
import type { Stay } from "./stay-slots";
import { type StayChoice, StayTable } from "./stay-table";
import { END, ORIGIN, TravelTable } from "./travel-table";
import { pinnedWeight, type Weights } from "./weights";

/** A complete trip in outline: the stays in order, each with what it covers of what is wanted, and the legs between them. */
export interface Route {
  readonly driving: boolean;
  readonly weight: number;
  readonly stays: readonly { stay: Stay; covers: number }[];
  readonly legs: readonly { day: number; variant: LegVariant }[];
}

/** Entries of the table of states already searched; beyond it the search goes on without remembering. */
const REMEMBERED_STATES = 1_000_000;

/** How much lighter a route must be to count as better; floating-point sums differ by less. */
export const TOLERANCE = 1e-7;

/**
 * The lightest trip for one way to travel, by depth-first branch and bound over (day, city, visited cities, what is covered,
 * slots of the day). Children are tried by their bound, ties in file order; a state reached before with no more weight
 * is not searched again.
 */
export class RouteSearch {
  private readonly stayTable: StayTable;
  private readonly travel: TravelTable;
  private readonly bound: RouteBound;
  private readonly visited: boolean[];
  /** What is in every trip. */
  private readonly pinned: number;
  private readonly reached = new Map<string, number>();
  private readonly stays: { stay: Stay; covers: number }[] = [];
  private readonly legs: { day: number; variant: LegVariant }[] = [];
  private excluded: ReadonlySet<string> = new Set();
  /** The lightest route found so far; it is kept when the search is stopped. */
  best: Route | null = null;
  private below = Number.POSITIVE_INFINITY;

  constructor(
    private readonly frame: Frame,
    demands: Demands,
    private readonly driving: boolean,
    weights: Weights,
    private readonly control: SearchControl,
  ) {
    this.stayTable = new StayTable(frame, demands, weights);
    this.pinned = pinnedWeight(frame, weights);
    this.travel = new TravelTable(frame, driving, weights);
    this.bound = new RouteBound(frame, this.stayTable, this.travel, control);
    this.visited = frame.cities.map(() => false);
  }

  /** No trip weighs less than this; Infinity when there is none. */
  leastBound(): number {
    if (this.frame.withinCity)
      return this.pinned + this.bound.onArrival(0, 1, 0, this.frame.dayPlan(1).slots.length, 0);
    return Math.min(...this.starts().map(({ bound }) => bound), Number.POSITIVE_INFINITY);
  }

  /** Looks for a route lighter than `below` whose cities and way to travel are not excluded (by `routeKey`); the result is in `best`. */
  run(below: number, excluded: ReadonlySet<string>): void {
    this.below = below;
    this.excluded = excluded;
    this.best = null;
    this.reached.clear();
    if (this.frame.withinCity) {
      this.arrive(0, 1, 0, this.frame.dayPlan(1).slots.length, 0, this.pinned);
      return;
    }
    for (const { leg, city, bound } of this.starts()) {
      if (bound >= this.below - TOLERANCE) break;
      this.take(1, leg, () =>
        this.arrive(this.frame.visits - 1, 1 + leg.option.nights, city, leg.after, 0, this.pinned + leg.weight),
      );
    }
  }

  choose({ stay, covers }: { stay: Stay; covers: number }): StayChoice {
    return this.stayTable.choose(stay, covers);
  }

  private starts() {
    const first = this.frame.ordered ? [0] : [...this.frame.cities.keys()];
    return first
      .flatMap((city) =>
        this.travel.between(ORIGIN, city, 1).map((leg) => ({
          leg,
          city,
          bound:
            this.pinned +
            leg.weight +
            this.bound.onArrival(this.frame.visits - 1, 1 + leg.option.nights, city, leg.after, 0),
        })),
      )
      .sort((a, b) => a.bound - b.bound);
  }

  private arrive(remaining: number, day: number, city: number, after: number, covered: number, weight: number): void {
    this.control.step();
    this.visited[city] = true;
    if (!this.seenLighter(day, city, after, covered, weight)) {
      for (const child of this.children(remaining, day, city, after, covered, weight)) {
        if (child.bound >= this.below - TOLERANCE) break;
        this.control.look();
        const limit = this.below - weight - child.rest;
        const total = weight + this.stayTable.exact(child.stay, child.covers, limit);
        // What is still to come may weigh less than nothing.
        if (!(total + child.rest < this.below - TOLERANCE)) continue;
        this.stays.push(child);
        if (child.ends) this.finish(total);
        else this.leave(remaining, child.stay, covered | child.covers, total);
        this.stays.pop();
      }
    }
    this.visited[city] = false;
  }

  private children(remaining: number, day: number, city: number, after: number, covered: number, weight: number) {
    const open = (this.stayTable.sets - 1) & ~covered;
    const children: { stay: Stay; covers: number; ends: boolean; rest: number; bound: number }[] = [];
    for (const { day: leaveDay, before, ends } of this.bound.leavings(remaining, day, city)) {
      const nights = leaveDay - day;
      const stay: Stay = { city, day, nights, fullDays: ends ? nights : nights - 1, before, after };
      const here = this.stayTable.bound(stay);
      for (let covers = open; ; covers = (covers - 1) & open) {
        const rest = ends
          ? covers === open
            ? 0
            : Number.POSITIVE_INFINITY
          : this.bound.onDeparture(remaining, leaveDay, city, before, covered | covers);
        const bound = weight + (here[covers] ?? Number.POSITIVE_INFINITY) + rest;
        if (bound < this.below - TOLERANCE) children.push({ stay, covers, ends, rest, bound });
        if (covers === 0) break;
      }
    }
    return children.sort((a, b) => a.bound - b.bound);
  }

  private leave(remaining: number, stay: Stay, covered: number, weight: number): void {
    const day = stay.day + stay.nights;
    if (remaining === 0) {
      for (const leg of this.travel.between(stay.city, END, day)) {
        const total = weight + leg.weight;
        if (leg.before === stay.before && total < this.below - TOLERANCE) {
          this.take(day, leg, () => this.finish(total));
        }
      }
      return;
    }
    const children = this.bound
      .onward(day, stay.city, stay.before)
      .filter(({ next }) => !this.visited[next])
      .map(({ next, leg }) => ({
        leg,
        next,
        bound:
          weight + leg.weight + this.bound.onArrival(remaining - 1, day + leg.option.nights, next, leg.after, covered),
      }))
      .filter(({ bound }) => bound < this.below - TOLERANCE)
      .sort((a, b) => a.bound - b.bound);
    for (const { leg, next, bound } of children) {
      if (bound >= this.below - TOLERANCE) break;
      this.take(day, leg, () =>
        this.arrive(remaining - 1, day + leg.option.nights, next, leg.after, covered, weight + leg.weight),
      );
    }
  }

  private take(day: number, variant: LegVariant, then: () => void): void {
    this.legs.push({ day, variant });
    then();
    this.legs.pop();
  }

  private finish(weight: number): void {
    if (this.excluded.size > 0) {
      const cities = this.stays.map(({ stay }) => this.frame.cities[stay.city]?.name ?? "");
      if (this.excluded.has(routeKey(this.driving, cities))) return;
    }
    this.below = weight;
    this.best = { driving: this.driving, weight, stays: [...this.stays], legs: [...this.legs] };
  }

  /** Whether this state was reached before with no more weight; remembers it otherwise. */
  private seenLighter(day: number, city: number, after: number, covered: number, weight: number): boolean {
    const visited = this.stays.map(({ stay }) => stay.city).sort((a, b) => a - b);
    const key = `${city},${day},${after},${covered}:${visited.join(",")}`;
    const before = this.reached.get(key);
    if (before !== undefined && before <= weight) return true;
    if (before !== undefined || this.reached.size < REMEMBERED_STATES) this.reached.set(key, weight);
    return false;
  }
}

/** Names what makes two trips different: the way to travel and the set of cities. */
export function routeKey(driving: boolean, cities: readonly string[]): string {
  return JSON.stringify([driving, ...[...cities].sort()]);
}
