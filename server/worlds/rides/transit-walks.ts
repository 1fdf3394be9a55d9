import type { Steps } from "@/server/trip";
import type { WalkingGraph } from "../streets/graph";
import type { Point } from "../streets/meters";
import { walkingTable } from "../streets/walking-table";
import type { TransitFeed } from "../transit/feed";
import { footpathsOf, stopWalks } from "../transit/walks";
import type { TransitWalks } from "./transit";

/** A place from which one may ride. */
export interface RidePlace {
  readonly id: string;
  readonly coordinates: Point;
}

/**
 * The walks between places and the stops around them, and between stops, by the streets. A station with doors is reached by
 * them, at the distance × 1.3. In steps of a walk from one stop.
 */
export function* transitWalks(
  feed: TransitFeed,
  places: readonly RidePlace[],
  graph: WalkingGraph | null,
): Steps<TransitWalks> {
  const points = [...places.map(({ coordinates }) => coordinates), ...feed.stops];
  const { minutes } = yield* walkingTable(feed.stops, points, graph);
  const stations = new Set(feed.entrances.map(({ station }) => station));
  const walkSeconds = (stop: number, point: number) => (minutes[stop * points.length + point] ?? 0) * 60;

  const around = stopWalks(feed);
  yield;
  const [stops, seconds] = [[] as number[], [] as number[]];
  const first = new Int32Array(places.length + 1);
  for (const [row, { coordinates }] of places.entries()) {
    for (const walk of around(coordinates)) {
      stops.push(walk.stop);
      seconds.push(stations.has(feed.stops[walk.stop]?.station ?? -1) ? walk.seconds : walkSeconds(walk.stop, row));
    }
    first[row + 1] = stops.length;
  }
  yield;
  const footpaths = footpathsOf(feed, { walkMinutes: (from, to) => walkSeconds(from, places.length + to) / 60 });
  yield;
  return {
    ids: places.map(({ id }) => id),
    first,
    stops: Int32Array.from(stops),
    seconds: Int32Array.from(seconds),
    footpaths,
  };
}
