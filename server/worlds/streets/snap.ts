import { finish, type Steps } from "@/server/trip";
import type { WalkingOptions } from "./graph";
import {
  barredFlags,
  CONNECTED,
  CONNECTED_WHEELCHAIR,
  SNAP_METERS,
  WALKING_SPEED,
  type WalkingGraph,
  WHEELCHAIR_SNAP_METERS,
} from "./graph";
import { METERS_PER_DEGREE, metersBetween, metersPerLongitude, type Point } from "./meters";

/** Where a place meets the streets. */
export interface Snapped {
  readonly edge: number;
  /** From the edge's first vertex, 0 to 1 of its length. */
  readonly share: number;
  /** Index of the point that begins the piece of the edge. */
  readonly point: number;
  readonly latitude: number;
  readonly longitude: number;
  /** To walk from the place to the street. */
  readonly seconds: number;
}

const CELL_METERS = 150;

/** Finds the nearest street of a point; made once for a graph. */
export type Snap = (place: Point, options?: WalkingOptions) => Snapped | null;

const EDGES_OF_A_STEP = 2_000;

/** `snapping` in one go. */
export function snapper(graph: WalkingGraph): Snap {
  return finish(snapping(graph));
}

/** A grid over the drawn pieces of the edges, and the search in it, in steps. Only streets of a large connected part are found. */
export function* snapping({ edges, points }: WalkingGraph): Steps<Snap> {
  const south = points.latitudes.reduce((least, value) => Math.min(least, value), 90);
  const west = points.longitudes.reduce((least, value) => Math.min(least, value), 180);
  const cellHeight = CELL_METERS / METERS_PER_DEGREE;
  const cellWidth = CELL_METERS / metersPerLongitude(south);
  const rowOf = (latitude: number) => Math.floor((latitude - south) / cellHeight);
  const columnOf = (longitude: number) => Math.floor((longitude - west) / cellWidth);
  const cells = new Map<number, number[]>();
  const keyOf = (row: number, column: number) => row * 1_000_003 + column;
  const edgeOf = new Int32Array(points.latitudes.length).fill(-1);

  for (let edge = 0; edge < edges.from.length; edge += 1) {
    if (edge % EDGES_OF_A_STEP === 0) yield;
    for (let point = edges.firstPoint[edge] ?? 0; point < (edges.firstPoint[edge + 1] ?? 0) - 1; point += 1) {
      edgeOf[point] = edge;
      const [rowA, rowB] = [rowOf(points.latitudes[point] ?? 0), rowOf(points.latitudes[point + 1] ?? 0)];
      const [columnA, columnB] = [columnOf(points.longitudes[point] ?? 0), columnOf(points.longitudes[point + 1] ?? 0)];
      for (let row = Math.min(rowA, rowB); row <= Math.max(rowA, rowB); row += 1) {
        for (let column = Math.min(columnA, columnB); column <= Math.max(columnA, columnB); column += 1) {
          const key = keyOf(row, column);
          const cell = cells.get(key);
          if (cell === undefined) cells.set(key, [point]);
          else cell.push(point);
        }
      }
    }
  }

  /** Nearest point of the piece that begins at `point`: meters away, and the share of the piece. A degree of longitude is `wide` meters. */
  function nearest(place: Point, point: number, wide: number): { meters: number; share: number } {
    const latitude = points.latitudes[point] ?? 0;
    const longitude = points.longitudes[point] ?? 0;
    const dx = ((points.longitudes[point + 1] ?? 0) - longitude) * wide;
    const dy = ((points.latitudes[point + 1] ?? 0) - latitude) * METERS_PER_DEGREE;
    const px = (place.longitude - longitude) * wide;
    const py = (place.latitude - latitude) * METERS_PER_DEGREE;
    const square = dx * dx + dy * dy;
    const share = square === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / square));
    const [x, y] = [px - share * dx, py - share * dy];
    return { meters: Math.sqrt(x * x + y * y), share };
  }

  return (place, options = {}) => {
    const { wheelchair = false } = options;
    const barred = barredFlags(options);
    const wanted = wheelchair ? CONNECTED_WHEELCHAIR : CONNECTED;
    const rows = Math.ceil(SNAP_METERS / CELL_METERS);
    const wide = metersPerLongitude(place.latitude);
    const columns = Math.ceil(SNAP_METERS / wide / cellWidth);
    let best = { meters: SNAP_METERS, share: 0, point: -1 };
    let nearestOnFoot = SNAP_METERS;
    for (let row = -rows; row <= rows; row += 1) {
      for (let column = -columns; column <= columns; column += 1) {
        const key = keyOf(rowOf(place.latitude) + row, columnOf(place.longitude) + column);
        for (const point of cells.get(key) ?? []) {
          const flags = edges.flags[edgeOf[point] ?? 0] ?? 0;
          const isPassable = (flags & barred) === 0 && (flags & wanted) !== 0;
          if (!isPassable && !(wheelchair && (flags & CONNECTED) !== 0)) continue;
          const found = nearest(place, point, wide);
          nearestOnFoot = Math.min(nearestOnFoot, found.meters);
          if (isPassable && found.meters < best.meters) best = { ...found, point };
        }
      }
    }
    const isTooFar = wheelchair && best.meters > nearestOnFoot + WHEELCHAIR_SNAP_METERS;
    return best.point < 0 || isTooFar ? null : snappedAt(best);
  };

  function snappedAt({ meters, share, point }: { meters: number; share: number; point: number }): Snapped {
    const edge = edgeOf[point] ?? 0;
    let before = 0;
    for (let other = edges.firstPoint[edge] ?? 0; other < point; other += 1) before += pieceMeters(other);
    const along = before + share * pieceMeters(point);
    const total = edges.meters[edge] ?? 0;
    return {
      edge,
      point,
      share: total === 0 ? 0 : Math.min(1, along / total),
      latitude: between(points.latitudes, point, share),
      longitude: between(points.longitudes, point, share),
      seconds: meters / WALKING_SPEED,
    };
  }

  function pieceMeters(point: number): number {
    const { latitudes, longitudes } = points;
    const [toLatitude, toLongitude] = [latitudes[point + 1] ?? 0, longitudes[point + 1] ?? 0];
    return metersBetween(latitudes[point] ?? 0, longitudes[point] ?? 0, toLatitude, toLongitude);
  }
}

function between(values: Float64Array, at: number, share: number): number {
  const start = values[at] ?? 0;
  return start + share * ((values[at + 1] ?? 0) - start);
}
