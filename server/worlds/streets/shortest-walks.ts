import { barredFlags, type WalkingGraph, type WalkingOptions } from "./graph";
import type { Snapped } from "./snap";
import { VertexHeap } from "./vertex-heap";

/** Seconds from one place to every vertex; infinite where it isn't reached. */
export interface ShortestWalks {
  readonly origin: Snapped;
  readonly seconds: Float64Array;
  /** Place in the graph's adjacency by which a vertex was reached from `parent`; −1 for the ends of the origin's edge. */
  readonly edgeTo: Int32Array;
  readonly parent: Int32Array;
}

/** Vertices that a search is for: it ends once each is reached. */
interface Targets {
  readonly isTarget: Uint8Array;
  readonly count: number;
}

/** The ends of the streets that places meet. */
export function targetsOf({ edges, vertexCount }: WalkingGraph, places: readonly (Snapped | null)[]): Targets {
  const isTarget = new Uint8Array(vertexCount);
  for (const place of places) {
    if (place === null) continue;
    for (const ends of [edges.from, edges.to]) isTarget[ends[place.edge] ?? 0] = 1;
  }
  return { isTarget, count: isTarget.reduce((sum, one) => sum + one, 0) };
}

/**
 * Dijkstra's search from where a place meets the streets to all vertices, or until the targets are reached: vertices farther away than these may
 * have a time that is too long then, or none.
 */
export function shortestWalks(
  graph: WalkingGraph,
  origin: Snapped,
  options: WalkingOptions = {},
  targets: Targets | null = null,
): ShortestWalks {
  const { edges, firstEdge, edgeAt, vertexAt } = graph;
  const barred = barredFlags(options);
  const seconds = new Float64Array(graph.vertexCount).fill(Number.POSITIVE_INFINITY);
  const edgeTo = new Int32Array(graph.vertexCount).fill(-1);
  const parent = new Int32Array(graph.vertexCount).fill(-1);
  const heap = new VertexHeap(seconds);
  function reach(vertex: number, time: number, by: number, edge: number): void {
    if (time >= (seconds[vertex] ?? 0)) return;
    seconds[vertex] = time;
    parent[vertex] = by;
    edgeTo[vertex] = edge;
    heap.put(vertex);
  }
  const whole = edges.seconds[origin.edge] ?? 0;
  reach(edges.from[origin.edge] ?? 0, origin.seconds + whole * origin.share, -1, -1);
  reach(edges.to[origin.edge] ?? 0, origin.seconds + whole * (1 - origin.share), -1, -1);
  let open = targets?.count ?? -1;
  for (let vertex = heap.take(); vertex >= 0; vertex = heap.take()) {
    if (targets?.isTarget[vertex] === 1) open -= 1;
    if (open === 0) break;
    const time = seconds[vertex] ?? 0;
    for (let place = firstEdge[vertex] ?? 0; place < (firstEdge[vertex + 1] ?? 0); place += 1) {
      const edge = edgeAt[place] ?? 0;
      if (((edges.flags[edge] ?? 0) & barred) !== 0) continue;
      reach(vertexAt[place] ?? 0, time + (edges.seconds[edge] ?? 0), vertex, edge);
    }
  }
  return { origin, seconds, edgeTo, parent };
}

/** How a walk reaches a place: along one edge, or by an end of the place's edge. */
export interface Approach {
  readonly seconds: number;
  /** −1: along the edge that both places lie at. */
  readonly vertex: number;
}

/** The shortest walk from the origin to where another place meets the streets; infinite when there is none. */
export function approach(graph: WalkingGraph, walks: ShortestWalks, place: Snapped): Approach {
  const { edges } = graph;
  const whole = edges.seconds[place.edge] ?? 0;
  const [start, end] = [edges.from[place.edge] ?? 0, edges.to[place.edge] ?? 0];
  const ways: Approach[] = [
    { seconds: (walks.seconds[start] ?? 0) + whole * place.share, vertex: start },
    { seconds: (walks.seconds[end] ?? 0) + whole * (1 - place.share), vertex: end },
  ];
  if (walks.origin.edge === place.edge) {
    ways.push({ seconds: walks.origin.seconds + whole * Math.abs(walks.origin.share - place.share), vertex: -1 });
  }
  const best = ways.reduce((one, other) => (other.seconds < one.seconds ? other : one));
  return { ...best, seconds: best.seconds + place.seconds };
}
