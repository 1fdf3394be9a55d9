import type { FeatureCollection, MultiLineString, Position } from "geojson";
import { STEPS_PER_DEGREE, STREET_CLASSES, type StreetClass, type StreetLines } from "./street-lines";

/** Streets as a map draws them: one feature for each class that there is and that lies outdoors. */
export type StreetMap = FeatureCollection<MultiLineString, { readonly street: Exclude<StreetClass, "inside"> }>;

/** The lines as GeoJSON, in the order of `STREET_CLASSES`. */
export function streetMap(lines: StreetLines): StreetMap {
  const coordinates = STREET_CLASSES.map((): Position[][] => []);
  for (const [line, kind] of lines.classes.entries()) coordinates[kind]?.push(positionsOf(lines, line));
  return {
    type: "FeatureCollection",
    features: STREET_CLASSES.flatMap((street, index) => {
      const drawn = coordinates[index] ?? [];
      if (drawn.length === 0 || street === "inside") return [];
      return [{ type: "Feature", properties: { street }, geometry: { type: "MultiLineString", coordinates: drawn } }];
    }),
  };
}

function positionsOf({ firstPoint, latitudes, longitudes }: StreetLines, line: number): Position[] {
  const [first = 0, end = 0] = [firstPoint[line], firstPoint[line + 1]];
  return Array.from({ length: end - first }, (_, index) => [
    (longitudes[first + index] ?? 0) / STEPS_PER_DEGREE,
    (latitudes[first + index] ?? 0) / STEPS_PER_DEGREE,
  ]);
}
