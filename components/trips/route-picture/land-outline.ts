import { geoPath, geoTransform } from "d3-geo";
import { feature } from "topojson-client";
import states from "us-atlas/states-10m.json";
import countries from "world-atlas/countries-110m.json";
import { mercator } from "./mercator";

/** Mercator knows no poles; nobody travels beyond these latitudes. */
const FARTHEST = 84;

/** An SVG whose only part, `#land`, is the outline of land under every route's picture: coarse, and as small as a photo. */
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
  return `<svg xmlns="http://www.w3.org/2000/svg"><path id="land" d="${path(land)}${path(nation)}"/></svg>`;
}
