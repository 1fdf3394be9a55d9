import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { finish, formatProblem } from "@/server/trip";
import { HoursReader } from "./hours/read-hours";
import { kindsOf } from "./kinds";
import { readGeojson } from "./osm/read-geojson";
import { readPbf } from "./osm/read-pbf";
import type { Place } from "./place";
import { type PlaceFiles, type PlaceOptions, type PlacesRead, readPlaces } from "./read-places";

const published = "../shared/data/real";
const absent = !existsSync(published);
if (absent) console.log(`The published places are not at ${published}; what is stated of them is not checked.`);

const PATIENCE_MS = 300_000;
const at = (path: string) => join(published, path);

/** The extract in the folder whose name begins so. */
function extractOf(area: string): string {
  const folder = readdirSync(published).find((name) => name.startsWith(area)) ?? "";
  return join(published, folder, readdirSync(at(folder)).find((name) => name.endsWith(".osm.pbf")) ?? "");
}

function countKinds(places: readonly Place[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { tags } of places) {
    for (const kind of Object.values(kindsOf(tags) ?? {})) if (kind !== null) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

async function read(files: PlaceFiles, options: PlaceOptions): Promise<PlacesRead> {
  const result = await readPlaces({ ...files, cities: at("geonames/cities15000.zip") }, options);
  if (!result.ok) throw new Error(formatProblem(result.problem));
  return result.value;
}

describe.skipIf(absent)("published extracts", { timeout: PATIENCE_MS }, () => {
  test.each([
    ["monaco", "2023-12-25", { restaurant: 108, cafe: 23, hotel: 20, museum: 9 }],
    ["andorra", "2021-10-28", { restaurant: 200, museum: 16 }],
    ["liechtenstein", "2022-07-23", { restaurant: 75, museum: 12 }],
    ["helsinki", "2019-04-21", { restaurant: 214, hotel: 27 }],
    ["berlin", "2022-02-22", { restaurant: 33, cafe: 39 }],
    ["vancouver", "2015-05-01", { restaurant: 444, cafe: 268 }],
    ["baltimore", "2015-02-27", { restaurant: 99 }],
    ["new-york", "2015-02-06", { restaurant: 17 }],
  ])("%s has the stated places and date", async (area, dataUntil, counts) => {
    const extract = await readPbf(extractOf(area), null);
    expect(countKinds(extract.places)).toMatchObject(counts);
    expect(extract.dataUntil).toBe(dataUntil);
  });

  test("Washington's eateries", async () => {
    const { places } = await readGeojson(at("washington-dc/osm-eateries.geojson.gz"), null);
    expect(places).toHaveLength(2332);
    expect(countKinds(places)).toMatchObject({ restaurant: 1081, cafe: 364, fast_food: 585, bar: 237, pub: 65 });
    expect(places.filter(({ tags }) => tags.opening_hours !== undefined)).toHaveLength(1128);
  });

  test("Portland's has streets only", async () => {
    const files = { osm: [at("portland/portland-central-streets.osm.pbf")] };
    const result = await readPlaces(files, { dates: { from: "2021-10-17", to: "2021-10-30" } });
    expect(result.ok ? null : formatProblem(result.problem)).toContain("streets only");
  });

  test("Monaco becomes a city", async () => {
    const dates = { from: "2025-12-20", to: "2026-02-13" };
    const { location, drafts, report } = await read({ osm: [at("monaco/monaco.osm.pbf")] }, { dates });
    expect(location).toMatchObject({ city: "Monaco", country: "MC", zone: "Europe/Monaco", currency: "EUR" });
    expect(drafts.lodgings.filter(({ stars }) => stars !== null)).toHaveLength(11);
    expect(report.dropped).toMatchObject({ outside: 0, withoutPosition: 0 });
    expect(
      drafts.restaurants.every(({ name, coordinates }) => name !== "" && (coordinates?.latitude ?? 0) > 43.72),
    ).toBe(true);
  });

  test("Washington becomes a city with its own list of hotels", async () => {
    const files = {
      geojson: [at("washington-dc/osm-eateries.geojson.gz")],
      hotels: [at("washington-dc/dcgov-hotel-locations.geojson.gz")],
    };
    const { location, drafts } = await read(files, { dates: { from: "2026-04-29", to: "2026-06-27" } });
    expect(location).toMatchObject({ city: "Washington", region: "District of Columbia", zone: "America/New_York" });
    expect(drafts.lodgings.length).toBeGreaterThan(140);
    expect(drafts.lodgings.reduce((sum, { rooms }) => sum + (rooms ?? 0), 0)).toBe(30_013);
  });

  test("Washington has its museums and memorials, and Paris its museums, from the cities' lists", async () => {
    const dates = { from: "2026-04-29", to: "2026-05-05" };
    const lists = ["dcgov-museums-in-dc", "dcgov-memorials-in-dc"].map((name) =>
      at(`washington-dc/${name}.geojson.gz`),
    );
    const washington = await read({ sights: lists }, { dates, country: "US" });
    const { attractions } = washington.drafts;
    expect(attractions.filter(({ kind }) => kind === "museum")).toHaveLength(57);
    expect(attractions.filter(({ hoursText }) => hoursText === "Outdoors").length).toBeGreaterThan(220);
    const paris = await read({ sights: [at("paris/paris-musees.geojson.gz")] }, { dates, country: "FR" });
    expect(paris.report).toMatchObject({ kept: { attractions: 44 }, dropped: { closed: 11 }, hours: { known: 0 } });
  });

  test("Paris' hotels have stars", async () => {
    const { drafts, location } = await read(
      { hotels: [at("paris/idf-hotels.geojson.gz")] },
      { dates: { from: "2026-05-01", to: "2026-05-31" }, country: "FR" },
    );
    expect(location).toMatchObject({ city: "Paris", zone: "Europe/Paris" });
    expect(drafts.lodgings.filter(({ stars }) => stars === 5).length).toBeGreaterThan(40);
  });
});

const valueSchema = z.object({ value: z.string(), uses: z.int() });

test.skipIf(absent)("over nine tenths of the published opening hours are understood", { timeout: PATIENCE_MS }, () => {
  const lines = gunzipSync(readFileSync(at("opening-hours/osm-values.jsonl.gz")))
    .toString("utf8")
    .trim()
    .split("\n");
  const values = lines.map((line) => valueSchema.parse(JSON.parse(line)));
  expect(values).toHaveLength(2107);
  const reader = new HoursReader({
    zone: "Europe/Berlin",
    country: "DE",
    region: "Berlin",
    coordinates: { latitude: 52.5, longitude: 13.4 },
    dates: { from: "2026-05-04", to: "2026-05-17" },
  });
  const known = values.filter(({ value }) => finish(reader.read(value)).kind === "known").length;
  expect(known / values.length).toBeGreaterThan(0.9);
});
