import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { ProblemError } from "@/server/trip";
import { blob, type PbfContent, pbfBytes } from "../testing/pbf-writer";
import { readPbf } from "./read-pbf";

const folder = mkdtempSync(join(tmpdir(), "dragoman-pbf-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(bytes: Uint8Array, name = "town.osm.pbf"): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

const box = { west: 7, east: 8, south: 43, north: 44 };
const town: PbfContent = {
  box,
  replicatedAt: 1_703_625_682,
  nodes: [
    { id: 1, latitude: 43.5, longitude: 7.5, tags: { amenity: "cafe", name: "Café Rose" }, timestamp: 1_703_500_000 },
    { id: 2, latitude: 43.1, longitude: 7.1 },
    { id: 3, latitude: 43.3, longitude: 7.1 },
    { id: 4, latitude: 43.3, longitude: 7.3 },
    { id: 5, latitude: 42.9, longitude: 7.3, tags: { tourism: "museum", name: "Outside" } },
    { id: 6, latitude: 43.9, longitude: 7.9, tags: { "disused:amenity": "bar", name: "Closed" } },
  ],
  ways: [
    { id: 10, nodeIds: [2, 3, 4, 2], tags: { tourism: "hotel", name: "Hôtel du Port", "addr:country": "MC" } },
    { id: 11, nodeIds: [2, 3, 99, 4, 1], tags: { highway: "steps", wheelchair: "no" } },
    { id: 12, nodeIds: [2, 4], tags: { highway: "motorway" } },
    { id: 13, nodeIds: [2, 4], tags: { highway: "service", access: "private" } },
    { id: 14, nodeIds: [2, 4] },
  ],
  relations: [
    { id: 20, members: [{ type: "way", id: 14 }], tags: { leisure: "park", name: "Jardin" } },
    { id: 21, members: [{ type: "way", id: 77 }], tags: { leisure: "park", name: "Nowhere" } },
  ],
};

async function problemOf(path: string): Promise<string> {
  try {
    await readPbf(path, null);
  } catch (error) {
    if (error instanceof ProblemError) return error.message;
    throw error;
  }
  return "no problem";
}

test("places are nodes, outlines by the mean of their nodes, and relations by their members'", async () => {
  const extract = await readPbf(written(pbfBytes(town)), null);
  expect(
    extract.places.map(({ source, coordinates }) => [source.id, coordinates.latitude, coordinates.longitude]),
  ).toEqual([
    ["node/1", 43.5, 7.5],
    ["relation/20", 43.2, 7.2],
    ["way/10", 43.2333333, 7.1666667],
  ]);
  expect(extract).toMatchObject({
    outside: 1,
    withoutPosition: 1,
    dataUntil: "2023-12-25",
    replicatedAt: "2023-12-26T21:21:22Z",
  });
  expect(extract.votes.winner("addr:country")).toBe("MC");
});

test("streets leave out what nobody may walk on, and are cut where nodes are missing", async () => {
  const { streets } = await readPbf(written(pbfBytes(town)), null);
  expect(streets?.ways).toEqual([
    { id: 11, nodeIds: [2, 3], tags: { highway: "steps", wheelchair: "no" } },
    { id: 11, nodeIds: [4, 1], tags: { highway: "steps", wheelchair: "no" } },
  ]);
  expect([...(streets?.nodes.ids ?? [])]).toEqual([1, 2, 3, 4]);
  expect(streets?.missingNodes).toBe(1);
});

test("a circle clips instead of the header's box", async () => {
  const circle = { center: { latitude: 42.9, longitude: 7.3 }, radiusKm: 2 };
  const extract = await readPbf(written(pbfBytes(town)), circle);
  expect(extract.places.map(({ source }) => source.id)).toEqual(["node/5"]);
});

test("the order of nodes in the file does not matter", async () => {
  const ordered = await readPbf(written(pbfBytes(town)), null);
  const reversed = await readPbf(written(pbfBytes({ ...town, nodes: town.nodes?.toReversed() })), null);
  expect(reversed).toEqual(ordered);
});

describe("a bad file is told in one line that names it", () => {
  const good = pbfBytes(town);
  test.each([
    [
      "an LFS pointer",
      Buffer.from(`version https://git-lfs.github.com/spec/v1\noid sha256:${"0".repeat(64)}\nsize 5\n`),
      "Git LFS",
    ],
    ["an HTML page", Buffer.from("<!DOCTYPE html><html><body>404</body></html>"), "HTML page"],
    ["XML", Buffer.from('<?xml version="1.0"?><osm version="0.6"></osm>'), "XML"],
    ["nothing", Buffer.alloc(0), "empty"],
    ["something else", Buffer.from("PK\u0003\u0004 and so on, which is a zip archive"), "isn't an OpenStreetMap file"],
    ["history", pbfBytes({ ...town, requiredFeatures: ["OsmSchema-V0.6", "HistoricalInformation"] }), "history"],
    ["locations on ways", pbfBytes({ ...town, optionalFeatures: ["LocationsOnWays"] }), "LocationsOnWays"],
    ["another feature", pbfBytes({ ...town, requiredFeatures: ["Magic"] }), "Magic"],
    ["a swapped box", pbfBytes({ ...town, box: { west: 43, east: 44, south: 138, north: 139 } }), "isn't on the map"],
    ["a place at 0, 0", pbfBytes({ nodes: [{ id: 1, latitude: 0, longitude: 0, tags: { amenity: "bar" } }] }), "0, 0"],
    ["a broken block", Buffer.concat([good, blob("OSMData", Buffer.from([0x0a, 0xff]))]), "damaged"],
  ])("%s", async (_, bytes, words) => {
    const problem = await problemOf(written(bytes));
    expect(problem).toContain(words);
    expect(problem).toMatch(/^town\.osm\.pbf: [^\n]+$/);
  });

  test("a missing file and a history file by its name", async () => {
    expect(await problemOf(join(folder, "none.osm.pbf"))).toBe("none.osm.pbf: The file is missing.");
    expect(await problemOf(written(good, "town.osh.pbf"))).toContain("history");
  });

  test("a file that is cut off anywhere between its blocks' ends", async () => {
    const header = blob("OSMHeader", Buffer.alloc(0)).length;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: header + 60, max: good.length - 1 }), async (length) => {
        expect(await problemOf(written(good.subarray(0, length)))).toMatch(/cut off|no problem/);
      }),
      { numRuns: 20 },
    );
    expect(await problemOf(written(good.subarray(0, -1)))).toContain("cut off");
  });
});
