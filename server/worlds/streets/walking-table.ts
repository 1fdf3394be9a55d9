import type { Steps } from "@/server/trip";
import type { WalkingGraph, WalkingOptions } from "./graph";
import { estimatedWalkSeconds, minutesUp, type Point } from "./meters";
import { approach, shortestWalks, targetsOf } from "./shortest-walks";
import { type Snap, snapping } from "./snap";

/** Minutes on foot, row by row: from origin o to destination d at o × destinations + d. */
export interface WalkingTable {
  readonly origins: number;
  readonly destinations: number;
  /** Rounded up, at most 65,534. */
  readonly minutes: Uint16Array;
  /** 1: great circle × 1.3, since the streets do not join the two (or there are none). */
  readonly estimated: Uint8Array;
}

const LONGEST = 65_534;

/**
 * Minutes to walk from each origin to each destination at 4.5 km/h, in steps of one origin (some milliseconds). Without a graph
 * all are estimates. A place more than 300 m from any street is an estimate too.
 */
export function* walkingTable(
  origins: readonly Point[],
  destinations: readonly Point[],
  graph: WalkingGraph | null,
  options: WalkingOptions = {},
): Steps<WalkingTable> {
  const snap: Snap = graph === null ? () => null : yield* snapping(graph);
  yield;
  const ends = destinations.map((place) => snap(place, options));
  const targets = graph === null ? null : targetsOf(graph, ends);
  yield;
  const minutes = new Uint16Array(origins.length * destinations.length);
  const estimated = new Uint8Array(minutes.length);
  for (const [row, from] of origins.entries()) {
    const start = snap(from, options);
    const walks = graph === null || start === null ? null : shortestWalks(graph, start, options, targets);
    for (const [column, to] of destinations.entries()) {
      const place = row * destinations.length + column;
      if (from.latitude === to.latitude && from.longitude === to.longitude) continue;
      const end = ends[column] ?? null;
      const found =
        graph === null || walks === null || end === null
          ? Number.POSITIVE_INFINITY
          : approach(graph, walks, end).seconds;
      const known = Number.isFinite(found);
      estimated[place] = known ? 0 : 1;
      minutes[place] = Math.min(LONGEST, minutesUp(known ? found : estimatedWalkSeconds(from, to)));
    }
    yield;
  }
  return { origins: origins.length, destinations: destinations.length, minutes, estimated };
}

/** Minutes to walk between all places, as `walkingTable`. */
export function walkingMatrix(
  places: readonly Point[],
  graph: WalkingGraph | null,
  options: WalkingOptions = {},
): Steps<WalkingTable> {
  return walkingTable(places, places, graph, options);
}
