import type { Feature, FeatureCollection, Geometry, Position } from "geojson";
import { feature, mesh } from "topojson-client";
import states from "us-atlas/states-10m.json";
import countries from "world-atlas/countries-50m.json";

/** What an outline is of; the map's layers choose by it. */
export type Outline = "land" | "country border" | "state border";
export type Basemap = FeatureCollection<Geometry, { outline: Outline }>;

/** Two digits are about a kilometre: finer than the outlines themselves. */
const DIGITS = 2;

/**
 * Land, country borders and the borders of the United States' states as GeoJSON, from files that come with the app. The
 * United States are drawn twice: their own atlas knows the coast better than the world's.
 */
export function basemap(): Basemap {
  const ofLand = [
    ...feature(countries, countries.objects.land).features,
    ...feature(states, states.objects.nation).features,
  ];
  return {
    type: "FeatureCollection",
    features: [
      ...ofLand.map(({ geometry }) => outline("land", geometry)),
      outline("country border", mesh(countries, countries.objects.countries, isBetween)),
      outline("state border", mesh(states, states.objects.states, isBetween)),
    ],
  };
}

/** Borders lie between two; what has one side only is coast. */
function isBetween(one: unknown, other: unknown): boolean {
  return one !== other;
}

function outline(kind: Outline, geometry: Geometry): Feature<Geometry, { outline: Outline }> {
  return { type: "Feature", properties: { outline: kind }, geometry: rounded(geometry) };
}

function rounded(geometry: Geometry): Geometry {
  switch (geometry.type) {
    case "Polygon":
      return { ...geometry, coordinates: ringsOf(geometry.coordinates) };
    case "MultiPolygon":
      return {
        ...geometry,
        coordinates: geometry.coordinates.map(ringsOf).filter((rings) => rings.length > 0),
      };
    case "MultiLineString":
      return { ...geometry, coordinates: geometry.coordinates.map(pointsOf).filter(({ length }) => length > 1) };
    case "GeometryCollection":
      return { ...geometry, geometries: geometry.geometries.map(rounded) };
    default:
      return geometry;
  }
}

/** Rings that still enclose something once they are rounded. */
function ringsOf(rings: readonly Position[][]): Position[][] {
  return rings.map(pointsOf).filter(({ length }) => length > 3);
}

/** The points rounded, those left out that fall on the one before. */
function pointsOf(points: readonly Position[]): Position[] {
  const kept: Position[] = [];
  for (const [longitude = 0, latitude = 0] of points) {
    const [x, y] = [Number(longitude.toFixed(DIGITS)), Number(latitude.toFixed(DIGITS))];
    const last = kept.at(-1);
    if (last === undefined || last[0] !== x || last[1] !== y) kept.push([x, y]);
  }
  return kept;
}
