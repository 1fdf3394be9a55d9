import { geoMercatorRaw } from "d3-geo";
import type { PlaceCoordinates } from "@/server/views";

/** Units of the pictures for a degree at the equator; the outline of land is as fine as one of them. */
const UNITS_PER_RADIAN = 573;

/** Where a place lies in the pictures, y downwards. */
export function mercator({ latitude, longitude }: PlaceCoordinates): { x: number; y: number } {
  const radian = Math.PI / 180;
  const [x, y] = geoMercatorRaw(longitude * radian, latitude * radian);
  return { x: rounded(x * UNITS_PER_RADIAN), y: rounded(-y * UNITS_PER_RADIAN) };
}

/** Server and browser reckon logarithms to different last digits; what they draw must be the same. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
