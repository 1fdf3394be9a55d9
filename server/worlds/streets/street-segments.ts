import type { Steps } from "@/server/trip";
import { NO_WHEELCHAIR, STAIRS } from "./graph";
import { metersBetween } from "./meters";
import type { Streets } from "./streets";
import { wayOnFoot } from "./walkable";

/** Every piece of a walkable way between two neighboring nodes; nodes are numbered by their first use. */
export interface StreetSegments {
  readonly nodeCount: number;
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly meters: Float64Array;
  /** Of `STAIRS` and `NO_WHEELCHAIR`. */
  readonly flags: Uint8Array;
}

const WAYS_OF_A_STEP = 1_000;
const NODES_OF_A_STEP = 50_000;

/** The walkable pieces of the streets. A way is cut where the extract lacks a node. */
export function* streetSegments({ nodes, ways }: Streets): Steps<StreetSegments> {
  const rowOf = new Map<number, number>();
  for (let row = 0; row < nodes.ids.length; row += 1) {
    rowOf.set(nodes.ids[row] ?? 0, row);
    if (row % NODES_OF_A_STEP === 0) yield;
  }
  const vertexOf = new Int32Array(nodes.ids.length).fill(-1);
  const rows: number[] = [];
  const [from, to, flags]: [number[], number[], number[]] = [[], [], []];
  for (const [index, way] of ways.entries()) {
    if (index % WAYS_OF_A_STEP === 0) yield;
    const walked = wayOnFoot(way.tags);
    if (walked === null) continue;
    const wayFlags = (walked.stairs ? STAIRS : 0) | (walked.wheelchair ? 0 : NO_WHEELCHAIR);
    let before = -1;
    for (const id of way.nodeIds) {
      const row = rowOf.get(id);
      let vertex = row === undefined ? -1 : (vertexOf[row] ?? -1);
      if (row !== undefined && vertex < 0) {
        vertex = rows.length;
        vertexOf[row] = vertex;
        rows.push(row);
      }
      if (before >= 0 && vertex >= 0 && vertex !== before) {
        from.push(before);
        to.push(vertex);
        flags.push(wayFlags);
      }
      before = vertex;
    }
  }
  const latitudes = Float64Array.from(rows, (row) => nodes.latitudes[row] ?? 0);
  const longitudes = Float64Array.from(rows, (row) => nodes.longitudes[row] ?? 0);
  yield;
  const meters = Float64Array.from(from, (start, index) => {
    const end = to[index] ?? 0;
    return metersBetween(latitudes[start] ?? 0, longitudes[start] ?? 0, latitudes[end] ?? 0, longitudes[end] ?? 0);
  });
  return {
    nodeCount: rows.length,
    latitudes,
    longitudes,
    from: Int32Array.from(from),
    to: Int32Array.from(to),
    meters,
    flags: Uint8Array.from(flags),
  };
}
