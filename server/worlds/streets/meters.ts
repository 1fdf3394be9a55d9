import { DETOUR, WALKING_SPEED } from "./graph";

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const RADIANS = Math.PI / 180;
const EARTH_METERS = 6_371_000;
export const METERS_PER_DEGREE = EARTH_METERS * RADIANS;

/** Great-circle distance in meters. */
export function metersBetween(latitude: number, longitude: number, toLatitude: number, toLongitude: number): number {
  const rise = Math.sin(((toLatitude - latitude) * RADIANS) / 2);
  const run = Math.sin(((toLongitude - longitude) * RADIANS) / 2);
  const half = rise * rise + Math.cos(latitude * RADIANS) * Math.cos(toLatitude * RADIANS) * run * run;
  return 2 * EARTH_METERS * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Seconds to walk between two points whose streets are not known: great circle × 1.3 at 4.5 km/h. */
export function estimatedWalkSeconds(from: Point, to: Point): number {
  const meters = metersBetween(from.latitude, from.longitude, to.latitude, to.longitude);
  return (meters * DETOUR) / WALKING_SPEED;
}

/** Whole minutes, rounded up; what rounding of sums adds is not a minute. */
export function minutesUp(seconds: number): number {
  return Math.ceil(seconds / 60 - 1e-6);
}

/** Meters of a degree of longitude there. */
export function metersPerLongitude(latitude: number): number {
  return METERS_PER_DEGREE * Math.max(0.01, Math.cos(latitude * RADIANS));
}
