import { geoPath, geoTransform } from "d3-geo";
import { feature, mesh } from "topojson-client";
import states from "us-atlas/states-10m.json";
import countries from "world-atlas/countries-110m.json";
import { mercator } from "./mercator";

/** Mercator knows no poles; nobody travels beyond these latitudes. */
const FARTHEST = 84;

/** Units beyond every picture, in all directions. */
const BEYOND = 6_000;

/**
 * An SVG whose only part, `#map`, lies under every route's picture: coarse, and as small as a photo. It is drawn with what refers to
 * it: the sea in its color, land with its fill, coasts and the borders of states with its stroke.
 */
export function landOutline(): string {
  const projection = geoTransform({
    point(longitude, latitude) {
      const { x, y } = mercator({ longitude, latitude: Math.max(-FARTHEST, Math.min(FARTHEST, latitude)) });
      this.stream.point(x, y);
    },
  });
  const path = geoPath(projection).digits(0);
  const land = feature(countries, countries.objects.land);
  const nation = feature(states, states.objects.nation);
  const borders = mesh(states, states.objects.states, (one, other) => one !== other);
  const sea = `<rect x="${-BEYOND}" y="${-BEYOND}" width="${2 * BEYOND}" height="${2 * BEYOND}" fill="currentColor" stroke="none"/>`;
  const outlines = `<path d="${path(land)}${path(nation)}"/><path d="${path(borders)}" fill="none"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg"><g id="map">${sea}${outlines}</g></svg>`;
}
