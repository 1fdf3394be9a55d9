import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { formatProblem } from "@/server/trip";
import { missingIn } from "../gaps";
import { listWorlds, openWorld } from "../open-world";
import type { World } from "../world";
import { type ImportedPlaces, importPlaces } from "./import-places";
import type { PlaceFiles } from "./read-places";
import type { PbfContent, PbfNode, PbfWay } from "./testing/pbf-writer";
import { CAFE, HOTEL, MUSEUM, places, RESTAURANT, town, townExtract } from "./testing/town";

const scratch = mkdtempSync(join(tmpdir(), "dragoman-import-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const newFolder = () => mkdtempSync(join(scratch, "data-"));
function extract(content: PbfContent): PlaceFiles {
  const path = join(mkdtempSync(join(scratch, "files-")), "town.osm.pbf");
  writeFileSync(path, townExtract(content));
  return { osm: [path] };
}

const about = { name: "town", city: "Town", country: "FR", from: "2026-11-28" } as const;

async function imported(files: PlaceFiles, folder = newFolder()): Promise<ImportedPlaces & { readonly world: World }> {
  const result = await importPlaces(files, { ...about, folder });
  if (!result.ok) throw new Error(formatProblem(result.problem));
  const world = openWorld("town", folder);
  if (!world.ok) throw new Error(formatProblem(world.problem));
  return { ...result.value, world: world.value };
}

async function problemOf(files: PlaceFiles, folder = newFolder()): Promise<string> {
  const result = await importPlaces(files, { ...about, folder });
  return result.ok ? "no problem" : formatProblem(result.problem);
}

/** Every file below a folder, by its path. */
function bytesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length), readFileSync(path).toString("base64")];
    }),
  );
}

describe("an import of places", () => {
  test("becomes a world that avoids unknown hours and says what it rests on", async () => {
    const { description, report, world } = await imported(extract({ nodes: town() }));
    expect(description).toMatchObject({ kind: "places", currency: "EUR", unknownHours: "avoided" });
    expect(description.counts).toMatchObject({ lodgings: 2, restaurants: 6, attractions: 2 });
    // Of eight places to eat and to see, three have no hours.
    expect(description.incompleteBecause).toContain("the hours of 38%");
    expect(report).toMatchObject({ tooFar: 0, kept: { lodgings: 2, restaurants: 6, attractions: 2 } });
    const [from, to] = [world.lodgings("Town")[0], world.attractions("Town")[0]];
    expect(world.localTravelMinutes("Town", from?.id ?? "", to?.id ?? "")).toBeGreaterThan(0);
  });

  test("gives the same bytes from the same files", async () => {
    const [one, other] = [newFolder(), newFolder()];
    const files = extract({ nodes: town() });
    const first = await imported(files, one);
    const second = await imported(files, other);
    expect(second.description.hash).toBe(first.description.hash);
    expect(bytesIn(other)).toEqual(bytesIn(one));
    expect(Object.keys(bytesIn(one)).length).toBeGreaterThan(3);
  });

  test("keeps the streets for the map in a file with a hash", async () => {
    const nodes = [7.41, 7.411].map((longitude, index) => ({ id: 10 + index, latitude: 43.73, longitude }));
    const ways = [{ id: 1, nodeIds: [10, 11], tags: { highway: "residential" } }];
    const folder = newFolder();
    const { description } = await imported(extract({ nodes: [...nodes, ...town()], ways }), folder);
    expect(description.counts.streets).toBe(1);
    const bytes = readFileSync(join(folder, "worlds/town/streets.arrow"));
    const { tables } = JSON.parse(readFileSync(join(folder, "worlds/town/manifest.json"), "utf8"));
    expect(tables.streets).toEqual({
      ...{ rows: 1, bytes: bytes.length },
      sha256: createHash("sha256").update(bytes).digest("hex"),
    });
    const without = await imported(extract({ nodes: town() }));
    expect(without.description.counts.streets).toBeUndefined();
  });

  test("is all or nothing", async () => {
    const files = extract({ nodes: town() });
    const bad = join(scratch, "bad.geojson");
    writeFileSync(bad, "<html>404</html>");
    const empty = newFolder();
    expect(await problemOf({ ...files, sights: [bad] }, empty)).toContain("bad.geojson");
    expect({ files: bytesIn(empty), worlds: listWorlds(empty) }).toEqual({ files: {}, worlds: [] });

    const full = newFolder();
    await imported(files, full);
    const before = bytesIn(full);
    expect(await problemOf({ ...files, sights: [bad] }, full)).toContain("bad.geojson");
    expect(bytesIn(full)).toEqual(before);
  });

  test("is refused where there is nowhere to sleep", async () => {
    const folder = newFolder();
    const nodes = town().filter(({ tags }) => tags?.tourism !== "hotel");
    expect(await problemOf(extract({ nodes }), folder)).toContain("nowhere to sleep");
    expect(listWorlds(folder)).toEqual([]);
  });

  test("keeps one branch of a chain to plan with: one whose hours are known", async () => {
    const branch = (id: number, longitude: number, more = {}) => ({
      id,
      latitude: 43.731,
      longitude,
      tags: { amenity: "fast_food", name: id === 501 ? "Mc Dörfl" : "MC DÖRFL", ...more },
    });
    const branches = [
      branch(501, 7.41),
      branch(502, 7.412, { opening_hours: "Mo-Su 10:00-22:00" }),
      branch(503, 7.414),
    ];
    const { world } = await imported(extract({ nodes: [...town(), ...branches] }));
    const found = world.restaurants("Town").filter(({ id }) => /50\d$/.test(id));
    expect(found.map(({ id, nameResolves }) => [id, nameResolves])).toEqual([
      ["node/501", false],
      ["node/502", true],
      ["node/503", false],
    ]);
  });
});

test("a city of statues alone has no prices to miss: they are known to cost nothing", async () => {
  const statues = places({ historic: "monument" }, 2, 7.414, 600);
  const { world } = await imported(
    extract({ nodes: [...town().filter(({ tags }) => tags?.tourism !== "museum"), ...statues] }),
  );
  expect(world.attractions("Town").map(({ priceMinor }) => priceMinor)).toEqual([0, 0]);
  expect(missingIn(world)).toEqual([]);
});

describe("the middle", () => {
  test("is where most is, and what is far from it is left out", async () => {
    const elsewhere = [...places(HOTEL, 1, 7.45, 600), ...places(CAFE, 2, 7.45, 700)];
    const { world, report } = await imported(extract({ nodes: [...town(), ...elsewhere] }));
    expect(report.tooFar).toBe(3);
    expect(world.lodgings("Town")).toHaveLength(2);
    expect(world.restaurants("Town").every(({ coordinates }) => (coordinates?.longitude ?? 0) < 7.42)).toBe(true);
  });

  test("is never where nobody can sleep", async () => {
    const fair = places(MUSEUM, 30, 7.5, 800);
    const { world, report } = await imported(extract({ nodes: [...town(), ...fair] }));
    expect(report.tooFar).toBe(30);
    expect(world.lodgings("Town")).toHaveLength(2);
  });

  test("counts no more beds and tables than trips need", async () => {
    const canteens = [...places(HOTEL, 1, 7.35, 1_000), ...places(RESTAURANT, 100, 7.35, 2_000)];
    const sights = [
      ...places(HOTEL, 1, 7.45, 3_000),
      ...places(RESTAURANT, 20, 7.45, 4_000),
      ...places(MUSEUM, 20, 7.45, 5_000),
    ];
    const { description } = await imported(extract({ nodes: [...canteens, ...sights] }));
    expect(description.counts).toMatchObject({ lodgings: 1, restaurants: 20, attractions: 20 });
  });

  test("is where the sights of note are that open, and not where most statues stand", async () => {
    const square = [...places(HOTEL, 1, 7.35, 1_000), ...places({ historic: "memorial" }, 30, 7.35, 2_000)];
    const palace = { tourism: "museum", wikidata: "Q1", opening_hours: "10:00-18:00" };
    const rock = [...places(HOTEL, 1, 7.45, 3_000), ...places(palace, 3, 7.45, 4_000)];
    const { report, world } = await imported(extract({ nodes: [...square, ...rock] }));
    expect({ tooFar: report.tooFar, lodgings: world.lodgings("Town").map(({ id }) => id) }).toEqual({
      tooFar: 31,
      lodgings: ["node/3000"],
    });
  });

  test("counts ways along the streets, not as the crow flies", async () => {
    // Two roads on either side of a river, joined far in the east.
    const road = (latitude: number, first: number): PbfNode[] =>
      Array.from({ length: 11 }, (_, index) => ({ id: first + index, latitude, longitude: 7.4 + index / 200 }));
    const [south, north] = [road(43.73, 10), road(43.734, 30)];
    const ids = [...south.map(({ id }) => id), ...north.map(({ id }) => id).reverse()];
    const ways: PbfWay[] = [{ id: 1, nodeIds: ids, tags: { highway: "residential" } }];
    const across = { id: 900, latitude: 43.734, longitude: 7.412, tags: { ...RESTAURANT, name: "Across the river" } };
    const { report, world } = await imported(extract({ nodes: [...south, ...north, ...town(), across], ways }));
    expect(report.tooFar).toBe(1);
    expect(world.restaurants("Town").map(({ name }) => name)).not.toContain("Across the river");
  });
});
