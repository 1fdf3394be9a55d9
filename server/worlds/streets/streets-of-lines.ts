import { STEPS_PER_DEGREE, STREET_CLASSES, type StreetClass, type StreetLines } from "./street-lines";
import type { Streets, WayTags } from "./streets";

/** What a way of each class is to a walker. */
const TAGS: Record<StreetClass, WayTags> = {
  street: { highway: "residential" },
  steps: { highway: "steps" },
  path: { highway: "footway" },
  inside: { highway: "corridor" },
};
/** Longitudes are at most so many steps from the first. */
const STEPS_AROUND = 360 * STEPS_PER_DEGREE;

/** The lines of a map as streets to walk on: points at one place, to the meter, are one node. */
export function streetsOfLines({ classes, firstPoint, latitudes, longitudes }: StreetLines): Streets {
  const nodeOf = new Map<number, number>();
  const [north, east]: [number[], number[]] = [[], []];
  const node = (point: number) => {
    const [latitude, longitude] = [latitudes[point] ?? 0, longitudes[point] ?? 0];
    const key = latitude * STEPS_AROUND + longitude;
    const known = nodeOf.get(key);
    if (known !== undefined) return known;
    nodeOf.set(key, north.length);
    north.push(latitude / STEPS_PER_DEGREE);
    east.push(longitude / STEPS_PER_DEGREE);
    return north.length - 1;
  };
  const ways = Array.from(classes, (kind, line) => {
    const [first = 0, end = 0] = [firstPoint[line], firstPoint[line + 1]];
    const nodeIds = Array.from({ length: end - first }, (_, index) => node(first + index));
    return { nodeIds, tags: TAGS[STREET_CLASSES[kind] ?? "street"] };
  });
  return {
    nodes: {
      ids: Float64Array.from(north, (_, index) => index),
      latitudes: Float64Array.from(north),
      longitudes: Float64Array.from(east),
    },
    ways,
  };
}
