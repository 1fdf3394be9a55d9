import type { Steps } from "@/server/trip";
import { type Adjacency, adjacencyOf } from "./adjacency";
import { withConnected } from "./components";
import { STAIRS, WALKING_SPEED, type WalkingGraph } from "./graph";
import { type StreetSegments, streetSegments } from "./street-segments";
import type { Streets } from "./streets";
import { STAIRS_FACTOR } from "./walkable";

const EDGES_OF_A_STEP = 5_000;

/** The walking graph of the streets, in steps. Nodes with two neighbors and one kind of way become part of an edge. */
export function* buildWalkingGraph(streets: Streets): Steps<WalkingGraph> {
  const segments = yield* streetSegments(streets);
  const adjacency = adjacencyOf(segments.nodeCount, segments.from, segments.to);
  yield;
  const vertexOf = verticesOf(segments, adjacency);
  yield;
  return yield* contracted(segments, adjacency, vertexOf);
}

/** Numbers of the nodes that stay vertices, in order; −1 for those inside an edge. */
function verticesOf({ nodeCount, flags }: StreetSegments, { first, edgeAt }: Adjacency): Int32Array {
  const vertexOf = new Int32Array(nodeCount).fill(-1);
  let count = 0;
  for (let node = 0; node < nodeCount; node += 1) {
    const start = first[node] ?? 0;
    const inside = (first[node + 1] ?? 0) - start === 2 && flags[edgeAt[start] ?? 0] === flags[edgeAt[start + 1] ?? 0];
    if (inside) continue;
    vertexOf[node] = count;
    count += 1;
  }
  return vertexOf;
}

function* contracted(segments: StreetSegments, adjacency: Adjacency, vertexOf: Int32Array): Steps<WalkingGraph> {
  const { latitudes, longitudes, flags } = segments;
  const { first, edgeAt, vertexAt } = adjacency;
  const used = new Uint8Array(flags.length);
  const [from, to, meters, edgeFlags]: [number[], number[], number[], number[]] = [[], [], [], []];
  const firstPoint = [0];
  const [pointLatitudes, pointLongitudes]: [number[], number[]] = [[], []];
  let vertexCount = vertexOf.reduce((most, vertex) => Math.max(most, vertex), -1) + 1;

  function addPoint(node: number): void {
    pointLatitudes.push(latitudes[node] ?? 0);
    pointLongitudes.push(longitudes[node] ?? 0);
  }

  /** Follows the segment at `place` of the adjacency from a vertex to the next one. */
  function addEdge(start: number, place: number): void {
    let segment = edgeAt[place] ?? 0;
    let node = vertexAt[place] ?? 0;
    let length = segments.meters[segment] ?? 0;
    addPoint(start);
    addPoint(node);
    used[segment] = 1;
    while ((vertexOf[node] ?? 0) < 0) {
      const one = first[node] ?? 0;
      const onward = edgeAt[one] === segment ? one + 1 : one;
      segment = edgeAt[onward] ?? 0;
      node = vertexAt[onward] ?? 0;
      length += segments.meters[segment] ?? 0;
      used[segment] = 1;
      addPoint(node);
    }
    from.push(vertexOf[start] ?? 0);
    to.push(vertexOf[node] ?? 0);
    meters.push(length);
    edgeFlags.push(flags[segment] ?? 0);
    firstPoint.push(pointLatitudes.length);
  }

  function addEdgesFrom(node: number): void {
    for (let place = first[node] ?? 0; place < (first[node + 1] ?? 0); place += 1) {
      if (used[edgeAt[place] ?? 0] === 0) addEdge(node, place);
    }
  }

  for (let node = 0; node < vertexOf.length; node += 1) {
    if ((vertexOf[node] ?? -1) >= 0) addEdgesFrom(node);
    if (node % EDGES_OF_A_STEP === 0) yield;
  }
  // A ring that no other way touches has no crossing: one of its nodes becomes a vertex.
  for (let segment = 0; segment < flags.length; segment += 1) {
    if (used[segment] !== 0) continue;
    const node = segments.from[segment] ?? 0;
    vertexOf[node] = vertexCount;
    vertexCount += 1;
    addEdgesFrom(node);
  }
  yield;
  const ends = { from: Int32Array.from(from), to: Int32Array.from(to), meters: Float64Array.from(meters) };
  const seconds = ends.meters.map(
    (length, edge) => (length / WALKING_SPEED) * (((edgeFlags[edge] ?? 0) & STAIRS) === 0 ? 1 : STAIRS_FACTOR),
  );
  const rows = adjacencyOf(vertexCount, ends.from, ends.to);
  yield;
  return {
    vertexCount,
    edges: {
      ...ends,
      seconds,
      flags: withConnected(vertexCount, ends.from, ends.to, ends.meters, Uint8Array.from(edgeFlags)),
      firstPoint: Int32Array.from(firstPoint),
    },
    points: { latitudes: Float64Array.from(pointLatitudes), longitudes: Float64Array.from(pointLongitudes) },
    firstEdge: rows.first,
    edgeAt: rows.edgeAt,
    vertexAt: rows.vertexAt,
  };
}
