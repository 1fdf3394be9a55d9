import { finish } from "@/server/trip";
import { NO_WHEELCHAIR, STAIRS, WALKING_SPEED } from "../graph";
import { streetSegments } from "../street-segments";
import type { Streets } from "../streets";
import { STAIRS_FACTOR } from "../walkable";

/**
 * Seconds between nodes by Bellman and Ford's rounds over every piece of every way: slow, obviously right, and without
 * the graph's contraction, heap and rows. Nodes are named by coordinates.
 */
export function plainWalks(streets: Streets, wheelchair: boolean) {
  const { nodeCount, latitudes, longitudes, from, to, meters, flags } = finish(streetSegments(streets));
  const nodeAt = new Map(
    Array.from({ length: nodeCount }, (_, node) => [`${latitudes[node]} ${longitudes[node]}`, node]),
  );
  return (latitude: number, longitude: number): ((latitude: number, longitude: number) => number) => {
    const seconds = new Array<number>(nodeCount).fill(Number.POSITIVE_INFINITY);
    const start = nodeAt.get(`${latitude} ${longitude}`);
    if (start !== undefined) seconds[start] = 0;
    for (let changed = true; changed; ) {
      changed = false;
      for (let segment = 0; segment < from.length; segment += 1) {
        const kind = flags[segment] ?? 0;
        if (wheelchair && (kind & NO_WHEELCHAIR) !== 0) continue;
        const cost = ((meters[segment] ?? 0) / WALKING_SPEED) * ((kind & STAIRS) === 0 ? 1 : STAIRS_FACTOR);
        const [a, b] = [from[segment] ?? 0, to[segment] ?? 0];
        for (const [one, other] of [
          [a, b],
          [b, a],
        ] as const) {
          const time = (seconds[one] ?? 0) + cost;
          if (time < (seconds[other] ?? 0) - 1e-9) {
            seconds[other] = time;
            changed = true;
          }
        }
      }
    }
    return (toLatitude, toLongitude) =>
      seconds[nodeAt.get(`${toLatitude} ${toLongitude}`) ?? -1] ?? Number.POSITIVE_INFINITY;
  };
}
