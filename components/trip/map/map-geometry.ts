import { geoMercatorRaw } from "d3-geo";
import type { PlaceCoordinates } from "@/server/views";
import { bowedLine, type Point } from "./route-layout";
import type { LegOnMap, StopOnMap } from "./trip-on-map";

const RADIAN = Math.PI / 180;
/** Pixels of the whole world at zoom 0, as MapLibre counts them. */
const WORLD = 512;
/** How far apart a city's stops must stand, corner to corner, to be drawn one by one. */
const APART = 96;
/** Stops that are all at one and the same place are drawn around it, from this zoom on. */
const ONE_PLACE_ZOOM = 10;
const CLOSEST_CITY_ZOOM = 13;

/** Points of a drawn leg. */
const POINTS_OF_LINE = 32;
const FLIGHT_BOW = 0.14;
/** So little that it looks straight, enough for the way back to be next to the way out. */
const ROAD_BOW = 0.04;

export type LongitudeLatitude = [longitude: number, latitude: number];

function projected({ longitude, latitude }: PlaceCoordinates): Point {
  const [x, y] = geoMercatorRaw(longitude * RADIAN, latitude * RADIAN);
  return { x, y };
}

function unprojected({ x, y }: Point): LongitudeLatitude {
  const [longitude, latitude] = geoMercatorRaw.invert?.(x, y) ?? [0, 0];
  return [longitude / RADIAN, latitude / RADIAN];
}

/** A leg as a line over the map, the shorter way around the world: flights bow, roads hardly. */
export function lineOf({ mode, from, to }: LegOnMap): LongitudeLatitude[] {
  const turn = to.longitude - from.longitude;
  const near = Math.abs(turn) > 180 ? { ...to, longitude: to.longitude - Math.sign(turn) * 360 } : to;
  const { at } = bowedLine(projected(from), projected(near), mode === "flight" ? FLIGHT_BOW : ROAD_BOW);
  return Array.from({ length: POINTS_OF_LINE + 1 }, (_, index) => unprojected(at(index / POINTS_OF_LINE)));
}

/** The middle of a leg's line: where its marker is. */
export function middleOfLine(line: readonly LongitudeLatitude[]): PlaceCoordinates {
  const [longitude, latitude] = line[Math.floor(line.length / 2)] ?? [0, 0];
  return { longitude, latitude };
}

/** Pixels between the outermost of some places at zoom 0. */
function extentAtZoomZero(places: readonly PlaceCoordinates[]): number {
  const points = places.map(projected);
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return (Math.hypot(span(points.map(({ x }) => x)), span(points.map(({ y }) => y))) * WORLD) / (2 * Math.PI);
}

/** The zoom from which on the places lie `pixels` apart; infinite for one and the same place. */
export function zoomForExtent(places: readonly PlaceCoordinates[], pixels: number): number {
  return Math.log2(pixels / extentAtZoomZero(places));
}

/** The zoom from which on a city's stops are drawn one by one; before, the city is one marker. */
export function zoomToOpen(stops: readonly StopOnMap[]): number {
  const zoom = zoomForExtent(
    stops.map(({ at }) => at),
    APART,
  );
  return Number.isFinite(zoom) ? Math.min(zoom, CLOSEST_CITY_ZOOM) : ONE_PLACE_ZOOM;
}

/** How near two markers may come, in pixels, before they are moved apart. */
const CLEARANCE = 30;
/** Rounds of moving apart; more change nothing that can be seen. */
const ROUNDS = 24;

/**
 * Pixels by which each stop's marker is moved off its place at a zoom, so that none lies on another and each can be seen and
 * reached. Stops with room around them stay where they are.
 */
export function spreadOut(stops: readonly StopOnMap[], zoom: number): Map<string, Point> {
  const scale = (WORLD / (2 * Math.PI)) * 2 ** zoom;
  const places = stops.map(({ at }) => {
    const { x, y } = projected(at);
    // Pixels grow downwards.
    return { x: x * scale, y: -y * scale };
  });
  const spots = places.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, one] of spots.entries()) {
      for (const [beyond, other] of spots.slice(index + 1).entries()) {
        const distance = Math.hypot(other.x - one.x, other.y - one.y);
        if (distance >= CLEARANCE) continue;
        // Two at one and the same place part in a direction of their own, so that many form a ring.
        const turn = index + 2.4 * (beyond + 1);
        const [dx, dy] =
          distance < 0.01
            ? [Math.sin(turn), -Math.cos(turn)]
            : [(other.x - one.x) / distance, (other.y - one.y) / distance];
        const push = (CLEARANCE - distance) / 2;
        one.x -= dx * push;
        one.y -= dy * push;
        other.x += dx * push;
        other.y += dy * push;
      }
    }
  }
  return new Map(
    stops.map(({ id }, index) => {
      const [spot, place] = [spots[index], places[index]];
      return [id, spot && place ? { x: spot.x - place.x, y: spot.y - place.y } : { x: 0, y: 0 }];
    }),
  );
}
