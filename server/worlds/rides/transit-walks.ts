import type { Steps } from "@/server/trip";
import type { WalkingGraph, WalkingOptions } from "../streets/graph";
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
 * them, at the distance × 1.3. In a wheelchair only accessible stops are, and none to which the streets show no way. In steps of a
 * walk from one stop.
 */
export function* transitWalks(
  feed: TransitFeed,
  places: readonly RidePlace[],
  graph: WalkingGraph | null,
  options: WalkingOptions = {},
): Steps<TransitWalks> {
  const { wheelchair = false } = options;
  const points = [...places.map(({ coordinates }) => coordinates), ...feed.stops];
  const { minutes, estimated } = yield* walkingTable(feed.stops, points, graph, options);
  const stations = new Set(feed.entrances.map(({ station }) => station));
  const walkSeconds = (stop: number, point: number) => {
    const at = stop * points.length + point;
    return wheelchair && estimated[at] === 1 ? Number.POSITIVE_INFINITY : (minutes[at] ?? 0) * 60;
  };

  const around = stopWalks(feed, { accessible: wheelchair });
  yield;
  const [stops, seconds] = [[] as number[], [] as number[]];
  const first = new Int32Array(places.length + 1);
  for (const [row, { coordinates }] of places.entries()) {
    for (const walk of around(coordinates)) {
      const byDoor = stations.has(feed.stops[walk.stop]?.station ?? -1);
      const way = byDoor ? walk.seconds : walkSeconds(walk.stop, row);
      if (!Number.isFinite(way)) continue;
      stops.push(walk.stop);
      seconds.push(way);
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
