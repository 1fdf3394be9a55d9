import type { WalkingGraph, WalkingOptions } from "./graph";
import { estimatedWalkSeconds, metersBetween, minutesUp, type Point } from "./meters";
import { approach, type ShortestWalks, shortestWalks } from "./shortest-walks";
import { type Snap, type Snapped, snapper } from "./snap";

/** A walk as it is drawn. */
export interface WalkingRoute {
  readonly minutes: number;
  readonly meters: number;
  /** Longitude, latitude: from the first place along the streets to the second. */
  readonly coordinates: readonly (readonly [longitude: number, latitude: number])[];
  /** A straight line, great circle × 1.3. */
  readonly estimated: boolean;
}

type Line = [longitude: number, latitude: number][];

/** The shortest walk between two places. Pass `snap` (`snapper(graph)`) when several are drawn. */
export function walkingRoute(
  from: Point,
  to: Point,
  graph: WalkingGraph | null,
  options: WalkingOptions & { readonly snap?: Snap } = {},
): WalkingRoute {
  const ends: Line = [
    [from.longitude, from.latitude],
    [to.longitude, to.latitude],
  ];
  const snap = graph === null ? null : (options.snap ?? snapper(graph));
  const [start, end] = [snap?.(from, options) ?? null, snap?.(to, options) ?? null];
  if (graph !== null && start !== null && end !== null) {
    const walks = shortestWalks(graph, start, options);
    const { seconds, vertex } = approach(graph, walks, end);
    if (Number.isFinite(seconds)) {
      const [first, last] = ends;
      const coordinates = [...(first ? [first] : []), ...lineOf(graph, walks, end, vertex), ...(last ? [last] : [])];
      return { minutes: minutesUp(seconds), meters: Math.round(metersOf(coordinates)), coordinates, estimated: false };
    }
  }
  const meters = Math.round(metersOf(ends));
  return { minutes: minutesUp(estimatedWalkSeconds(from, to)), meters, coordinates: ends, estimated: true };
}

function lineOf(graph: WalkingGraph, walks: ShortestWalks, end: Snapped, vertex: number): Line {
  const { origin } = walks;
  if (vertex < 0) return partOfEdge(graph, origin, end);
  const pieces: Line[] = [partToVertex(graph, end, vertex).reverse()];
  let at = vertex;
  while ((walks.parent[at] ?? -1) >= 0) {
    const edge = walks.edgeTo[at] ?? 0;
    const line = pointsOf(graph, graph.edges.firstPoint[edge] ?? 0, (graph.edges.firstPoint[edge + 1] ?? 0) - 1);
    pieces.push(isWalkedForward(graph, walks, at, edge) ? line : line.reverse());
    at = walks.parent[at] ?? -1;
  }
  pieces.push(partToVertex(graph, origin, at));
  return pieces.reverse().flat();
}

function isWalkedForward({ edges }: WalkingGraph, walks: ShortestWalks, vertex: number, edge: number): boolean {
  return edges.to[edge] === vertex && edges.from[edge] === walks.parent[vertex];
}

/** From where a place meets its edge to the vertex at one end, the shorter side when both ends are that vertex. */
function partToVertex(graph: WalkingGraph, place: Snapped, vertex: number): Line {
  const { edges } = graph;
  const backward = edges.from[place.edge] === vertex && (edges.to[place.edge] !== vertex || place.share <= 0.5);
  const line = backward
    ? pointsOf(graph, edges.firstPoint[place.edge] ?? 0, place.point).reverse()
    : pointsOf(graph, place.point + 1, (edges.firstPoint[place.edge + 1] ?? 0) - 1);
  return [[place.longitude, place.latitude], ...line];
}

function partOfEdge(graph: WalkingGraph, start: Snapped, end: Snapped): Line {
  const forward = start.share <= end.share;
  const [one, other] = forward ? [start, end] : [end, start];
  const inside = pointsOf(graph, one.point + 1, other.point);
  const line: Line = [[one.longitude, one.latitude], ...inside, [other.longitude, other.latitude]];
  return forward ? line : line.reverse();
}

function pointsOf({ points }: WalkingGraph, first: number, last: number): Line {
  const line: Line = [];
  for (let point = first; point <= last; point += 1) {
    line.push([points.longitudes[point] ?? 0, points.latitudes[point] ?? 0]);
  }
  return line;
}

function metersOf(line: Line): number {
  let meters = 0;
  let before = line[0];
  for (const point of line) {
    if (before !== undefined) meters += metersBetween(before[1], before[0], point[1], point[0]);
    before = point;
  }
  return meters;
}
