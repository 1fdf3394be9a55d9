import { describe, expect, test } from "vitest";
import { finish } from "@/server/trip";
import { decodeStreetLines, encodeStreetLines, streetLinesAround } from "./street-lines";
import { streetMap } from "./street-map";
import type { WayTags } from "./streets";

const PLACES = [
  { latitude: 43.73, longitude: 7.41 },
  { latitude: 43.732, longitude: 7.413 },
];
/** Nodes 0.001° apart, from the place in the west to the east: the box with its margin ends after the seventh. */
const COUNT = 12;

function streetsOf(...ways: readonly WayTags[]) {
  const ids = Array.from({ length: COUNT }, (_, index) => index + 1);
  return {
    nodes: {
      ids: Float64Array.from(ids),
      latitudes: new Float64Array(COUNT).fill(43.730_001_2),
      longitudes: Float64Array.from(ids, (id) => 7.41 + (id - 1) / 1_000),
    },
    ways: ways.map((tags) => ({ nodeIds: ids, tags })),
  };
}

const mapOf = (...ways: readonly WayTags[]) => streetMap(finish(streetLinesAround(PLACES, streetsOf(...ways))));

describe("the streets of a map", () => {
  test("reach as far as the stretch that leaves the box around the places", () => {
    const { features } = mapOf({ highway: "residential" });
    expect(features.map(({ properties }) => properties.street)).toEqual(["street"]);
    const line = features[0]?.geometry.coordinates[0] ?? [];
    expect(line[0]).toEqual([7.41, 43.73]);
    // 300 m are 0.0037° of longitude here.
    expect(line.at(-1)).toEqual([7.417, 43.73]);
  });

  test("are one feature for each class, without what nobody walks and what is not on the ground", () => {
    const { features } = mapOf(
      ...["footway", "pedestrian", "steps", "primary", "motorway", "ferry"].map((highway) => ({ highway })),
    );
    expect(features.map(({ properties, geometry }) => [properties.street, geometry.coordinates.length])).toEqual([
      ["street", 2],
      ["steps", 1],
      ["path", 1],
    ]);
  });

  test("leave the last classes out where there are too many points", () => {
    const streets = streetsOf({ highway: "primary" }, { highway: "steps" }, { highway: "path" });
    const { features } = streetMap(finish(streetLinesAround(PLACES, streets, 20)));
    expect(features.map(({ properties }) => properties.street)).toEqual(["street", "steps"]);
  });

  test("are the same from their bytes", () => {
    const lines = finish(streetLinesAround(PLACES, streetsOf({ highway: "steps" }, { highway: "path" })));
    expect(decodeStreetLines(encodeStreetLines(lines))).toEqual(lines);
  });
});
