import {
  estimatedWalkSeconds,
  METERS_PER_DEGREE,
  metersBetween,
  metersPerLongitude,
  type Point,
} from "../streets/meters";
import { accessibleParts } from "./access";
import { CAN_ALIGHT, CAN_BOARD, type TransitFeed } from "./feed";

/** A walk from or to a stop. */
export interface StopWalk {
  readonly stop: number;
  readonly seconds: number;
}

/** Changes between stops: from stop s to stops[first[s]] … stops[first[s + 1] − 1], itself among them. */
export interface Footpaths {
  readonly first: Int32Array;
  readonly stops: Int32Array;
  /** From getting off to getting on: the walk, and the time that a change takes at least. At least 1. */
  readonly seconds: Int32Array;
}

export interface FootpathOptions {
  /** Minutes on foot between two stops (rows of `feed.stops`), null where not known; left out: great circle × 1.3. */
  readonly walkMinutes?: (from: number, to: number) => number | null;
  /** Least time of a change, added to the walk. */
  readonly changeSeconds?: number;
  /** Between stops farther apart than this, by great circle, nobody walks to change. */
  readonly mostMeters?: number;
}

/** Between a station's door and its platform, on top of the way. */
const INSIDE_SECONDS = 60;

/** Walks between stops for changing. What the feed's transfers.txt says of two stops holds, if a walk is not longer. */
export function footpathsOf(feed: TransitFeed, options: FootpathOptions = {}): Footpaths {
  const { changeSeconds = 90, mostMeters = 400, walkMinutes } = options;
  const { stops, transfers } = feed;
  const named = new Map<number, Map<number, number>>();
  for (const [row, from] of transfers.from.entries()) {
    const ofStop = named.get(from) ?? new Map<number, number>();
    named.set(from, ofStop.set(transfers.to[row] ?? 0, transfers.seconds[row] ?? 0));
  }
  const walkSeconds = (from: number, to: number): number => {
    if (from === to) return 0;
    const minutes = walkMinutes?.(from, to) ?? null;
    const [one, other] = [stops[from], stops[to]];
    if (minutes !== null) return minutes * 60;
    return one === undefined || other === undefined
      ? Number.POSITIVE_INFINITY
      : Math.ceil(estimatedWalkSeconds(one, other));
  };
  const first = new Int32Array(stops.length + 1);
  const [to, seconds] = [[] as number[], [] as number[]];
  const near = nearby(stops, mostMeters);
  for (const [from, stop] of stops.entries()) {
    const ofStop = named.get(from);
    for (const other of new Set([from, ...near(stop), ...(ofStop?.keys() ?? [])])) {
      const agreed = ofStop?.get(other);
      if (agreed === -1) continue;
      const walk = walkSeconds(from, other);
      const whole = agreed === undefined ? walk + changeSeconds : Math.max(agreed, walk);
      if (!Number.isFinite(whole)) continue;
      to.push(other);
      seconds.push(Math.max(1, whole));
    }
    first[from + 1] = to.length;
  }
  return { first, stops: Int32Array.from(to), seconds: Int32Array.from(seconds) };
}

export interface StopWalkOptions {
  readonly accessible?: boolean;
  readonly mostMeters?: number;
  /** The nearest so many. */
  readonly most?: number;
  /**
   * Only stops that add a route, a direction, or getting on or off to the nearer ones. For a matrix: a third of the work, and
   * no time gets shorter by it.
   */
  readonly nearestOfRoutes?: boolean;
  /** Minutes on foot to a stop (row of `feed.stops`), null where not known; left out: great circle × 1.3. */
  readonly walkMinutes?: (stop: number) => number | null;
}

/** Finds the stops around a place; made once for a feed. A station with doors is reached by the nearest of them. */
export function stopWalks(feed: TransitFeed, options: StopWalkOptions = {}): (place: Point) => StopWalk[] {
  const { accessible = false, mostMeters = 1_000, most = 10, nearestOfRoutes = false, walkMinutes } = options;
  const usesOf = nearestOfRoutes ? usesByStop(feed) : null;
  const parts = accessible ? accessibleParts(feed) : null;
  const doorsOf = new Map<number, Point[]>();
  for (const { station, access, latitude, longitude } of feed.entrances) {
    if (accessible && access !== "yes") continue;
    doorsOf.set(station, [...(doorsOf.get(station) ?? []), { latitude, longitude }]);
  }
  const near = nearby(feed.stops, mostMeters);
  return (place) =>
    near(place)
      .filter((stop) => parts?.stop(stop) ?? true)
      .flatMap((stop) => {
        const at = feed.stops[stop];
        if (at === undefined) return [];
        const minutes = walkMinutes?.(stop) ?? null;
        if (minutes !== null) return [{ stop, seconds: minutes * 60 }];
        const doors = doorsOf.get(at.station) ?? [];
        const byDoor = doors.map(
          (door) => estimatedWalkSeconds(place, door) + estimatedWalkSeconds(door, at) + INSIDE_SECONDS,
        );
        return [{ stop, seconds: Math.ceil(doors.length > 0 ? Math.min(...byDoor) : estimatedWalkSeconds(place, at)) }];
      })
      .toSorted((one, other) => one.seconds - other.seconds || one.stop - other.stop)
      .filter(addsUse(usesOf))
      .slice(0, most);
}

/** What each stop is good for: a number for every route and direction that one boards there, and that one leaves there. */
function usesByStop({ stops, patterns }: TransitFeed): readonly ReadonlySet<number>[] {
  const uses = stops.map(() => new Set<number>());
  for (const [pattern, route] of patterns.route.entries()) {
    const [first, end] = [patterns.firstStop[pattern] ?? 0, patterns.firstStop[pattern + 1] ?? 0];
    const way = (route * 3 + (patterns.direction[pattern] ?? 0) + 1) * 2;
    for (let place = first; place < end; place += 1) {
      const kind = patterns.stopping[place] ?? 0;
      const ofStop = uses[patterns.stops[place] ?? -1];
      if ((kind & CAN_BOARD) !== 0 && place < end - 1) ofStop?.add(way);
      if ((kind & CAN_ALIGHT) !== 0 && place > first) ofStop?.add(way + 1);
    }
  }
  return uses;
}

/** A filter over walks, nearest first, for stops with a use that none before has; without uses all pass. */
function addsUse(usesOf: readonly ReadonlySet<number>[] | null): (walk: StopWalk) => boolean {
  const seen = new Set<number>();
  return ({ stop }) => {
    if (usesOf === null) return true;
    const before = seen.size;
    for (const use of usesOf[stop] ?? []) seen.add(use);
    return seen.size > before;
  };
}

/** Rows of the points within so many meters. */
function nearby(points: readonly Point[], meters: number): (place: Point) => number[] {
  const height = Math.max(meters, 1) / METERS_PER_DEGREE;
  const width = Math.max(meters, 1) / metersPerLongitude(points[0]?.latitude ?? 0);
  const cells = new Map<string, number[]>();
  const rowOf = ({ latitude }: Point) => Math.floor(latitude / height);
  const columnOf = ({ longitude }: Point) => Math.floor(longitude / width);
  for (const [index, point] of points.entries()) {
    const key = `${rowOf(point)} ${columnOf(point)}`;
    cells.set(key, [...(cells.get(key) ?? []), index]);
  }
  return (place) => {
    const columns = Math.ceil(meters / metersPerLongitude(place.latitude) / width);
    const found: number[] = [];
    for (let row = rowOf(place) - 1; row <= rowOf(place) + 1; row += 1) {
      for (let column = columnOf(place) - columns; column <= columnOf(place) + columns; column += 1) {
        for (const index of cells.get(`${row} ${column}`) ?? []) {
          const { latitude, longitude } = points[index] ?? place;
          if (metersBetween(place.latitude, place.longitude, latitude, longitude) <= meters) found.push(index);
        }
      }
    }
    return found;
  };
}
