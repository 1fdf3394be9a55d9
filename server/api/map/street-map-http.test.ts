import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { formatProblem } from "@/server/trip";
import { importPlaces } from "@/server/worlds";
import { type PbfNode, pbfBytes } from "@/server/worlds/testing";
import { handleStreetMap } from "./street-map-http";

const folder = mkdtempSync(join(tmpdir(), "dragoman-street-map-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});
beforeEach(() => {
  vi.stubEnv("DRAGOMAN_DATA", folder);
  vi.stubEnv("DRAGOMAN_WORLD", "town");
});

const ask = (query = "", headers: Record<string, string> = {}) =>
  handleStreetMap(new Request(`http://localhost/api/map/streets${query}`, { headers }));

async function imported(): Promise<string> {
  const at = (id: number, tags?: Record<string, string>): PbfNode => ({
    ...{ id, latitude: 43.73, longitude: 7.41 + id / 1_000 },
    ...(tags && { tags: { ...tags, name: `Place ${id}` } }),
  });
  const nodes = [at(1), at(2), at(3, { tourism: "hotel" }), at(4, { amenity: "cafe" }), at(5, { tourism: "museum" })];
  const ways = [{ id: 1, nodeIds: [1, 2], tags: { highway: "residential" } }];
  const path = join(folder, "town.osm.pbf");
  writeFileSync(path, pbfBytes({ box: { west: 7.3, east: 7.6, south: 43.7, north: 43.8 }, nodes, ways }));
  const about = { name: "town", city: "Town", country: "FR", from: "2026-11-28", folder } as const;
  const result = await importPlaces({ osm: [path] }, about);
  if (!result.ok) throw new Error(formatProblem(result.problem));
  return result.value.description.hash;
}

test.each(["elsewhere", "../worlds/town", "x".repeat(3_000)])(
  "there is nothing to draw where there is no world",
  async (name) => {
    const answer = ask(`?world=${encodeURIComponent(name)}`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual({ type: "FeatureCollection", features: [] });
  },
);

test("the streets of a world, whichever is the usual one, are kept by its hash", async () => {
  const hash = await imported();
  vi.stubEnv("DRAGOMAN_WORLD", "elsewhere,town");
  const answer = ask(`?world=town&hash=${hash}`);
  expect(answer.headers.get("content-type")).toBe("application/geo+json");
  expect(answer.headers.get("cache-control")).toContain("max-age=604800");
  expect(await answer.json()).toMatchObject({
    features: [
      {
        properties: { street: "street" },
        geometry: {
          type: "MultiLineString",
          coordinates: [
            [
              [7.411, 43.73],
              [7.412, 43.73],
            ],
          ],
        },
      },
    ],
  });
  expect(ask("?world=town&hash=another").headers.get("cache-control")).toContain("no-cache");
  vi.stubEnv("DRAGOMAN_WORLD", "town");
  const known = ask("", { "if-none-match": answer.headers.get("etag") ?? "" });
  expect([known.status, await known.text()]).toEqual([304, ""]);
});
