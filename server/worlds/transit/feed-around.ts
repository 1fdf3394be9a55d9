import { METERS_PER_DEGREE, metersPerLongitude, type Point } from "../streets/meters";
import type { TransitFeed } from "./feed";

/** So far from the places nobody gets on or changes. */
const REACH_METERS = 1_500;

/** What of a feed is of use between places: trips between stops around them, from the first such stop to the last. */
export function feedAround(feed: TransitFeed, places: readonly Point[]): TransitFeed {
  const near = nearStops(feed, places);
  const { patterns, trips, times, frequencies, transfers } = feed;
  const spanOf = Array.from(patterns.route, (_, pattern) => nearSpan(feed, pattern, near));
  const stopRows = new NewRows();
  const routeRows = new NewRows();
  const patternRows = new NewRows();
  const tripRows = new NewRows();
  const kept = { firstStop: [0], stops: [] as number[], stopping: [] as number[] };
  for (const [pattern, span] of spanOf.entries()) {
    if (span === null) continue;
    patternRows.of(pattern);
    routeRows.of(patterns.route[pattern] ?? 0);
    for (let at = span.from; at <= span.to; at += 1) {
      kept.stops.push(stopRows.of(patterns.stops[at] ?? 0));
      kept.stopping.push(patterns.stopping[at] ?? 0);
    }
    kept.firstStop.push(kept.stops.length);
  }

  const firstTime: number[] = [];
  const [arrivals, departures] = [[] as number[], [] as number[]];
  /** What a trip's first departure is later than that of the whole trip. */
  const later: number[] = [];
  for (const [trip, pattern] of trips.pattern.entries()) {
    const span = spanOf[pattern] ?? null;
    if (span === null) continue;
    tripRows.of(trip);
    const whole = trips.firstTime[trip] ?? 0;
    const start = whole + span.from - (patterns.firstStop[pattern] ?? 0);
    firstTime.push(arrivals.length);
    later.push((times.departures[start] ?? 0) - (times.departures[whole] ?? 0));
    for (let at = start; at <= start + span.to - span.from; at += 1) {
      arrivals.push(times.arrivals[at] ?? 0);
      departures.push(times.departures[at] ?? 0);
    }
  }

  const stops = stopRows.pick(feed.stops);
  const stations = new Set(stops.map(({ station }) => station));
  const repeats = rowsWhere(frequencies.trip, (trip) => tripRows.has(trip));
  const delayed = (row: number) => later[tripRows.of(frequencies.trip[row] ?? 0)] ?? 0;
  const changes = rowsWhere(transfers.from, (from, row) => stopRows.has(from) && stopRows.has(transfers.to[row] ?? -1));
  return {
    ...feed,
    stops,
    entrances: feed.entrances.filter(({ station }) => stations.has(station)),
    routes: routeRows.pick(feed.routes),
    patterns: {
      route: Int32Array.from(patternRows.pick([...patterns.route]), (route) => routeRows.of(route)),
      direction: Int8Array.from(patternRows.pick([...patterns.direction])),
      firstStop: Int32Array.from(kept.firstStop),
      stops: Int32Array.from(kept.stops),
      stopping: Uint8Array.from(kept.stopping),
    },
    trips: {
      ids: tripRows.pick(trips.ids),
      shortNames: tripRows.pick(trips.shortNames),
      headsigns: tripRows.pick(trips.headsigns),
      access: Uint8Array.from(tripRows.pick([...trips.access])),
      pattern: Int32Array.from(tripRows.pick([...trips.pattern]), (pattern) => patternRows.of(pattern)),
      service: Int32Array.from(tripRows.pick([...trips.service])),
      firstTime: Int32Array.from(firstTime),
    },
    times: { arrivals: Int32Array.from(arrivals), departures: Int32Array.from(departures) },
    frequencies: {
      trip: Int32Array.from(repeats, (row) => tripRows.of(frequencies.trip[row] ?? 0)),
      from: Int32Array.from(repeats, (row) => (frequencies.from[row] ?? 0) + delayed(row)),
      to: Int32Array.from(repeats, (row) => (frequencies.to[row] ?? 0) + delayed(row)),
      headway: Int32Array.from(repeats, (row) => frequencies.headway[row] ?? 0),
    },
    transfers: {
      from: Int32Array.from(changes, (row) => stopRows.of(transfers.from[row] ?? 0)),
      to: Int32Array.from(changes, (row) => stopRows.of(transfers.to[row] ?? 0)),
      seconds: Int32Array.from(changes, (row) => transfers.seconds[row] ?? 0),
    },
  };
}

/** Gives rows that are kept their new numbers, in the order in which they are asked for. */
class NewRows {
  readonly #rows = new Map<number, number>();

  has(row: number): boolean {
    return this.#rows.has(row);
  }

  of(row: number): number {
    const known = this.#rows.get(row) ?? this.#rows.size;
    this.#rows.set(row, known);
    return known;
  }

  pick<Value>(values: readonly Value[]): Value[] {
    return [...this.#rows.keys()].flatMap((row) => values.slice(row, row + 1));
  }
}

/** By stop: whether it lies in the box around the places. */
function nearStops({ stops }: TransitFeed, places: readonly Point[]): boolean[] {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const height = REACH_METERS / METERS_PER_DEGREE;
  const width = REACH_METERS / metersPerLongitude(north);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  return stops.map(
    ({ latitude, longitude }) =>
      latitude >= south - height &&
      latitude <= north + height &&
      longitude >= west - width &&
      longitude <= east + width,
  );
}

/** The places of a pattern's first and last near stop; null with fewer than two. */
function nearSpan({ patterns }: TransitFeed, pattern: number, near: readonly boolean[]) {
  let [from, to] = [-1, -1];
  for (let at = patterns.firstStop[pattern] ?? 0; at < (patterns.firstStop[pattern + 1] ?? 0); at += 1) {
    if (near[patterns.stops[at] ?? -1] !== true) continue;
    if (from < 0) from = at;
    to = at;
  }
  return to > from ? { from, to } : null;
}

function rowsWhere(column: Int32Array, isKept: (value: number, row: number) => boolean): number[] {
  return [...column.keys()].filter((row) => isKept(column[row] ?? 0, row));
}
