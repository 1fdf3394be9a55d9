import type { SearchControl } from "../search-control";
import type { CityMap } from "./city-map";
import { DAY, timeOfDay } from "./clock";
import { type Estimate, leastTour } from "./estimate";
import type { Visit, VisitMap } from "./map-of-visits";
import type { Minute, TimedProblem } from "./problem";
import type { Journey, Timetable } from "./timetable";

/** A place where one can be: of a visit, or a hotel (or the start) with null. */
interface Node {
  readonly city: CityMap;
  readonly place: number;
  readonly visit: Visit | null;
  readonly isHotel: boolean;
}

interface Move {
  readonly to: Int16Array;
  readonly base: number;
  readonly gain: number;
  /** Whether the place counts as begun. */
  readonly begins: boolean;
  /** By train: only when all of the city is done. */
  readonly leaves: boolean;
}

interface Jump {
  readonly minutes: number;
  readonly work: number;
}

/**
 * A lower bound on the end of plans that may interrupt visits as often and at any minute. The minutes of all visits are one pool:
 * wherever one is, one works off the pool while the rules of that place allow it, at most as much as the places begun so far
 * ask for; all places have to be begun, and a city is left when all of it is done (what returning to one takes is a bound of its own). A visit through hours that a shorter one may not touch brings at most the minutes of its
 * place. Every real plan is one of these. Found by dynamic programming over minutes: the most work done by (time, place, places
 * begun).
 */
export class WorkBound {
  private readonly nodes: readonly Node[];
  private readonly all: number;
  private readonly total: number;
  /** By set of visits: the minutes that they ask for, and the least minutes on the way to those outside. */
  private readonly asked: readonly number[];
  private readonly ways: readonly number[];
  private readonly jumps = new Map<number, readonly Jump[]>();
  private readonly slices = new Map<Minute, Int16Array>();
  /** Trains that count: beyond so many, one more makes no difference. */
  private top = 0;
  private once: Minute = Number.NEGATIVE_INFINITY;
  private returning: Minute = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly problem: TimedProblem,
    private readonly map: VisitMap,
    private readonly timetable: Timetable,
    estimate: Estimate,
    private readonly control: SearchControl,
  ) {
    const { visits } = map;
    const sets = Array.from({ length: 1 << visits.length }, (_, set) => set);
    const sumOver = (value: (index: number) => number) => (set: number) =>
      visits.reduce((sum, _, index) => sum + ((set & (1 << index)) === 0 ? 0 : value(index)), 0);
    this.all = sets.length - 1;
    this.asked = sets.map(sumOver((index) => visits[index]?.minutes ?? 0));
    this.ways = sets.map((set) => sumOver((index) => estimate.way(index))(this.all & ~set));
    this.total = this.asked[this.all] ?? 0;
    this.nodes = nodesOf(map);
  }

  /** No plan ends before this; grows while it runs. */
  get reached(): Minute {
    return Math.min(this.once, this.returning);
  }

  /** Finds the earliest end before `limit`, or that there is none, and leaves it (or `limit`) in `reached`. */
  run(limit: Minute): void {
    const { start } = this.problem;
    const least = start.time + this.total + (this.ways[0] ?? 0) + this.leastReturn();
    this.returning = Math.min(limit, least);
    this.advance(limit, null, (time) => {
      this.once = time;
    });
    if (least >= limit) return;
    const cities = new Set(this.map.visits.map(({ city }) => city.city));
    cities.delete(this.map.start.city.city);
    this.advance(limit, cities.size + 1, (time) => {
      this.returning = Math.max(this.returning, time);
    });
  }

  /**
   * Goes forward minute by minute to the earliest end. With `rides` null, plans never return to a city that they left unfinished;
   * else they take at least so many trains, as all that return do.
   */
  private advance(limit: Minute, rides: number | null, onReached: (time: Minute) => void): void {
    const { start } = this.problem;
    const sets = this.all + 1;
    this.slices.clear();
    this.top = rides ?? 0;
    const origin = this.nodes.findIndex(({ city, place, visit }) => visit === null && this.isStart(city, place));
    const first = this.slice(start.time);
    first[origin * sets] = 0;
    const rests = this.nodes.map((node, index) => this.rests(node, index));
    for (let time = start.time; time < limit; time++) {
      onReached(time);
      const slice = this.slices.get(time);
      if (slice === undefined) continue;
      this.slices.delete(time - 1);
      this.control.look();
      for (let index = 0; index < this.nodes.length * (this.top + 1); index++) {
        const node = index % this.nodes.length;
        const layer = Math.floor(index / this.nodes.length);
        const at = this.nodes[node];
        if (at === undefined) continue;
        const offset = index * sets;
        const rest = rests[node] ?? [];
        const bit = at.visit === null ? 0 : 1 << node;
        const here = this.visitsIn(at.city);
        let moves: readonly Move[] | null = null;
        for (let set = 0; set < sets; set++) {
          const work = slice[offset + set] ?? -1;
          if (work < 0) continue;
          if (set === this.all && work >= this.total && layer === this.top) return;
          if (time + (rest[set] ?? 0) - work >= limit) continue;
          moves ??= this.moves(time, at, node, layer);
          const mayLeave = rides !== null || ((set & here) === here && work >= (this.asked[set] ?? 0));
          for (const { to, base, gain, begins, leaves } of moves) {
            if (leaves && !mayLeave) continue;
            const next = begins ? set | bit : set;
            const done = Math.min(work + gain, this.asked[next] ?? 0);
            if ((to[base + next] ?? 0) < done) to[base + next] = done;
          }
        }
      }
    }
    onReached(limit);
  }

  private isStart(city: CityMap, place: number): boolean {
    return city === this.map.start.city && place === this.map.start.place;
  }

  /** All that can be done next at a place and time, whatever was done before. */
  private moves(time: Minute, at: Node, node: number, layer: number): Move[] {
    const { visit } = at;
    const moves: Move[] = [];
    const add = (arrival: Minute, to: number, gain: number, begins: boolean, leaves = false) =>
      moves.push({ to: this.slice(arrival), base: this.base(to, leaves ? layer + 1 : layer), gain, begins, leaves });
    if (visit?.rules.allowsMinute(time)) add(time + 1, node, 1, true);
    else if (this.mayWait(at, time)) add(time + 1, node, 0, false);
    if (visit !== null) {
      for (const { minutes, work } of this.jumpsFrom(visit, node, time)) add(time + minutes, node, work, true);
    }
    const { reach, midnight } = at.city.from(at.place, time);
    for (const [other, { city, place }] of this.nodes.entries()) {
      if (city !== at.city || other === node) continue;
      const arrival = place === at.place ? time : midnight + (reach.arrivals[place] ?? Number.POSITIVE_INFINITY);
      if (arrival !== Number.POSITIVE_INFINITY && (arrival > time || other > node)) add(arrival, other, 0, false);
    }
    for (const { to, arrival } of this.departing(at, time)) add(arrival, to, 0, false, true);
    return moves;
  }

  private mayWait({ isHotel }: Node, time: Minute): boolean {
    const { outings } = this.problem.rules;
    return outings === null || isHotel || (timeOfDay(time) < outings.to && timeOfDay(time) >= outings.from);
  }

  /** Visits from here on that shorter ones cannot make up: they pass through minutes at which nothing could begin and end. */
  private jumpsFrom({ rules, minutes }: Visit, node: number, time: Minute): readonly Jump[] {
    const key = node * DAY + timeOfDay(time);
    let jumps = this.jumps.get(key);
    if (jumps !== undefined) return jumps;
    const found: Jump[] = [];
    if (!rules.mayBegin(time)) return found;
    let isBroken = false;
    for (let end = time + 1; end <= time + minutes + DAY; end++) {
      isBroken ||= !rules.allowsMinute(end - 1);
      if (!isBroken && end >= time + minutes) break;
      if (!isBroken || !rules.allows(time, end)) continue;
      found.push({ minutes: end - time, work: Math.min(end - time, minutes) });
      if (end - time >= minutes) break;
    }
    jumps = found;
    this.jumps.set(key, jumps);
    return jumps;
  }

  /** Journeys whose first train leaves just now; to wait for a later one is to wait first. */
  private departing(at: Node, time: Minute): { to: number; arrival: Minute }[] {
    const cities = new Set(this.map.visits.map(({ city }) => city.city));
    if (cities.size === 1 && cities.has(at.city.city)) return [];
    const journeys = this.timetable.journeys(at.city.city, time, false, Number.POSITIVE_INFINITY);
    return this.nodes.flatMap(({ city, isHotel }, to) => {
      if (!isHotel || city === at.city || !cities.has(city.city)) return [];
      const journey = journeys.get(city.city)?.[0];
      return journey !== undefined && firstDeparture(journey) === time ? [{ to, arrival: journey.arrival }] : [];
    });
  }

  /** By set of visits begun: the least minutes from this place to the end, had no work been done. */
  private rests({ city, visit }: Node, node: number): number[] {
    return this.ways.map((way, set) => {
      const isNotBegun = (index: number) => (set & (1 << index)) === 0;
      const ahead = new Set(this.map.visits.filter((_, index) => isNotBegun(index)).map((other) => other.city.city));
      ahead.delete(city.city);
      const tour = leastTour(city.city, ahead, null, (from) => this.timetable.fastest(from));
      const here = visit !== null && isNotBegun(node) ? way - (this.ways[set | (1 << node)] ?? 0) : 0;
      return this.total + way - here + tour;
    });
  }

  private base(node: number, layer: number): number {
    return (Math.min(layer, this.top) * this.nodes.length + node) * (this.all + 1);
  }

  private visitsIn(city: CityMap): number {
    return this.map.visits.reduce((set, visit, index) => (visit.city === city ? set | (1 << index) : set), 0);
  }

  /** The least minutes aboard trains of a plan that leaves a city with visits, goes to another and comes back. */
  private leastReturn(): number {
    const cities = [...new Set(this.map.visits.map(({ city }) => city.city))];
    const fast = (from: string, to: string) => this.timetable.fastest(from).get(to) ?? Number.POSITIVE_INFINITY;
    const returns = cities.flatMap((city) =>
      cities.filter((other) => other !== city).map((other) => fast(city, other) + fast(other, city)),
    );
    return Math.min(
      ...returns.map((minutes, index) => {
        const city = cities[Math.floor(index / (cities.length - 1))] ?? "";
        return minutes + fast(this.map.start.city.city, city);
      }),
    );
  }

  private slice(time: Minute): Int16Array {
    let slice = this.slices.get(time);
    if (slice === undefined) {
      slice = new Int16Array(this.nodes.length * (this.top + 1) * (this.all + 1)).fill(-1);
      this.slices.set(time, slice);
    }
    return slice;
  }
}

function nodesOf({ visits, hotels, start }: VisitMap): Node[] {
  const nodes: Node[] = visits.map((visit) => {
    const isHotel = hotels.get(visit.city.city) === visit.place;
    return { city: visit.city, place: visit.place, visit, isHotel };
  });
  const stops = [start, ...visits.map(({ city }) => ({ city, place: hotels.get(city.city) ?? -1 }))];
  for (const { city, place } of stops) {
    const isKnown = nodes.some((node) => node.visit === null && node.city === city && node.place === place);
    if (!isKnown && place >= 0) nodes.push({ city, place, visit: null, isHotel: hotels.get(city.city) === place });
  }
  return nodes;
}

function firstDeparture(journey: Journey): Minute {
  return journey.before === null ? journey.train.departure : firstDeparture(journey.before);
}
