import { geoAzimuthalEquidistant } from "d3-geo";
import { kilometresBetween } from "./local-travel";
import type { Coordinates } from "./records";

/** A place this near the middle of its city is downtown; up to `CITY_CENTER_KM` it is in the city center. Kilometers. */
export const DOWNTOWN_KM = 1.2;
export const CITY_CENTER_KM = 2.5;

const SIDES = ["North", "Northeast", "East", "Southeast", "South", "Southwest", "West", "Northwest"] as const;

/** Which part of its city a place is in, seen from the city's middle: "Downtown", "City center", "North side". */
export function areaOf(city: Coordinates, place: Coordinates): string {
  const km = kilometresBetween(city, place);
  if (km <= DOWNTOWN_KM) return "Downtown";
  if (km <= CITY_CENTER_KM) return "City center";
  const [east = 0, south = 0] =
    geoAzimuthalEquidistant().rotate([-city.longitude, -city.latitude]).translate([0, 0])([
      place.longitude,
      place.latitude,
    ]) ?? [];
  const eighths = Math.round((Math.atan2(east, -south) / Math.PI) * 4);
  return `${SIDES[(eighths + SIDES.length) % SIDES.length]} side`;
}
