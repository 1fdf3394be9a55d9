import { kilometresBetween } from "../../local-travel";
import type { Coordinates } from "../../records";
import type { Box } from "./pbf-header";

/** What is read of a file: a box, or a circle; null is all of it. */
export type Area = { readonly box: Box } | { readonly center: Coordinates; readonly radiusKm: number } | null;

/** Whether the point lies in the area, its edge included; `marginKm` widens a circle. */
export function isInArea(area: Area, point: Coordinates, marginKm = 0): boolean {
  if (area === null) return true;
  if ("center" in area) return kilometresBetween(area.center, point) <= area.radiusKm + marginKm;
  const { west, east, south, north } = area.box;
  return point.longitude >= west && point.longitude <= east && point.latitude >= south && point.latitude <= north;
}

/** The middle of the area; null where there is none. */
export function centerOf(area: Area): Coordinates | null {
  if (area === null) return null;
  if ("center" in area) return area.center;
  const { west, east, south, north } = area.box;
  return { latitude: rounded((south + north) / 2), longitude: rounded((west + east) / 2) };
}

/** The mean of points; null of none. */
export function meanOf(points: readonly Coordinates[]): Coordinates | null {
  if (points.length === 0) return null;
  const sum = points.reduce(
    (so, { latitude, longitude }) => ({ latitude: so.latitude + latitude, longitude: so.longitude + longitude }),
    { latitude: 0, longitude: 0 },
  );
  return { latitude: rounded(sum.latitude / points.length), longitude: rounded(sum.longitude / points.length) };
}

/** To the centimeter, as OpenStreetMap has them. */
const rounded = (degrees: number) => Math.round(degrees * 1e7) / 1e7;
