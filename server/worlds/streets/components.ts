import { CONNECTED, CONNECTED_WHEELCHAIR, NO_WHEELCHAIR } from "./graph";

/** A part smaller than this share of the largest leads nowhere: a path that the map does not join to the streets. */
const LEAST_SHARE = 0.1;

/** The flags with `CONNECTED` and `CONNECTED_WHEELCHAIR` where an edge belongs to a large part. */
export function withConnected(
  vertexCount: number,
  from: Int32Array,
  to: Int32Array,
  meters: Float64Array,
  flags: Uint8Array,
): Uint8Array {
  const marked = flags.slice();
  for (const [barred, mark] of [
    [0, CONNECTED],
    [NO_WHEELCHAIR, CONNECTED_WHEELCHAIR],
  ] as const) {
    const rootOf = joined(vertexCount, from, to, flags, barred);
    const lengths = new Float64Array(vertexCount);
    for (let edge = 0; edge < from.length; edge += 1) {
      if (((flags[edge] ?? 0) & barred) !== 0) continue;
      const root = rootOf(from[edge] ?? 0);
      lengths[root] = (lengths[root] ?? 0) + (meters[edge] ?? 0);
    }
    const least = lengths.reduce((most, length) => Math.max(most, length), 0) * LEAST_SHARE;
    for (let edge = 0; edge < from.length; edge += 1) {
      const passable = ((flags[edge] ?? 0) & barred) === 0;
      if (passable && (lengths[rootOf(from[edge] ?? 0)] ?? 0) >= least) marked[edge] = (marked[edge] ?? 0) | mark;
    }
  }
  return marked;
}

/** The representative of each vertex's connected part. */
function joined(vertexCount: number, from: Int32Array, to: Int32Array, flags: Uint8Array, barred: number) {
  const parent = Int32Array.from({ length: vertexCount }, (_, vertex) => vertex);
  function rootOf(vertex: number): number {
    let at = vertex;
    for (let above = parent[at] ?? at; above !== at; above = parent[at] ?? at) {
      parent[at] = parent[above] ?? above;
      at = above;
    }
    return at;
  }
  for (let edge = 0; edge < from.length; edge += 1) {
    if (((flags[edge] ?? 0) & barred) === 0) parent[rootOf(from[edge] ?? 0)] = rootOf(to[edge] ?? 0);
  }
  return rootOf;
}
