import type { PlaceCoordinates } from "@/server/views";
import { bowedLine, type Point } from "../../trip/map/route-layout";
import { mercator, rounded } from "./mercator";

export interface RouteLines {
  /** x, y, width and height of what the picture shows. */
  readonly viewBox: string;
  readonly origin: Point;
  /** The cities visited, each once. */
  readonly stops: readonly Point[];
  /** One for each part of the way, in the order of travel. */
  readonly paths: readonly string[];
  /** How large a point of the screen is, for dots and lines of one size in every picture. */
  readonly unit: number;
}

/** Of the picture, empty around the route. */
const MARGIN = 0.18;
/** Some 200 km: nearer than this the outlines turn coarse. */
const LEAST_WIDTH = 24;

/**
 * The route laid out in a picture of this many points of the screen; cities in the order of travel, the origin first.
 * Null when a city has no place.
 */
export function routeLines(
  route: readonly string[],
  placeOf: (city: string) => PlaceCoordinates | null,
  size: { width: number; height: number },
): RouteLines | null {
  const places = route.map(placeOf);
  if (places.length < 2 || !places.every((place) => place !== null)) return null;
  const points = places.map(mercator);
  const [origin] = points;
  if (origin === undefined) return null;
  const frame = frameOf(points, size);
  const unit = rounded(frame.width / size.width);
  const paths = points.slice(1).map((point, index) => bowedLine(points[index] ?? origin, point).path);
  const stops = new Map(route.slice(1).map((city, index) => [city, points[index + 1] ?? origin]));
  stops.delete(route[0] ?? "");
  return {
    viewBox: [frame.x, frame.y, frame.width, frame.height].map(rounded).join(" "),
    origin,
    stops: [...stops.values()],
    paths,
    unit,
  };
}

/** The smallest picture of the wanted shape that holds the points with a margin, the points in its middle. */
export function frameOf(points: readonly Point[], { width, height }: { width: number; height: number }) {
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const room = 1 - 2 * MARGIN;
  const shape = width / height;
  const needed = Math.max((right - left) / room, ((bottom - top) / room) * shape, LEAST_WIDTH);
  return {
    x: (left + right) / 2 - needed / 2,
    y: (top + bottom) / 2 - needed / shape / 2,
    width: needed,
    height: needed / shape,
  };
}
