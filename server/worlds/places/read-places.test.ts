import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { formatProblem } from "@/server/trip";
import { type PlaceFiles, type PlaceOptions, type PlacesRead, readPlaces } from "./read-places";
import { pbfBytes } from "./testing/pbf-writer";

const folder = mkdtempSync(join(tmpdir(), "dragoman-places-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(name: string, content: Uint8Array | string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

type Row = readonly [properties: Readonly<Record<string, unknown>>, coordinates: readonly number[]];

const collection = (rows: readonly Row[], more: object = {}) =>
  JSON.stringify({
    type: "FeatureCollection",
    ...more,
    features: rows.map(([properties, coordinates]) => ({
      type: "Feature",
      properties,
      geometry: { type: "Point", coordinates },
    })),
  });

const rows: readonly Row[] = [
  [
    {
      "@id": "node/2",
      amenity: "restaurant",
      name: "Chez Adèle",
      cuisine: "french",
      opening_hours: "Tu-Su 12:00-14:30",
      wheelchair: "limited",
      "addr:street": "Rue Grimaldi",
      "addr:housenumber": "5",
      "addr:city": "Monaco",
      "addr:country": "MC",
      "contact:phone": "+377 1;+377 2",
      website: "javascript:alert(1)",
    },
    [7.42, 43.735],
  ],
  [
    { "@id": "way/1", tourism: "hotel", name: "Hôtel du Port", stars: "4", rooms: "80", wheelchair: "yes" },
    [7.421, 43.736],
  ],
  [
    { "@id": "node/3", tourism: "museum", name: "Musée", fee: "yes", website: "musee.mc", wikidata: "Q1" },
    [7.422, 43.737],
  ],
  [{ "@id": "node/4", leisure: "park", name: "Jardin", opening_hours: "dawn till dusk or so" }, [7.423, 43.738]],
  [{ "@id": "node/5", amenity: "bar" }, [7.424, 43.738]],
];
const options: PlaceOptions = { dates: { from: "2025-12-20", to: "2026-01-16" } };
const geojson = (
  content = collection(rows, { timestamp: "2025-11-19T01:04:21Z" }),
  name = "town.geojson",
): PlaceFiles => ({
  geojson: [written(name, content)],
});

async function read(files: PlaceFiles, more: Partial<PlaceOptions> = {}): Promise<PlacesRead> {
  const result = await readPlaces(files, { ...options, ...more });
  if (!result.ok) throw new Error(formatProblem(result.problem));
  return result.value;
}

async function problemOf(files: PlaceFiles, more: Partial<PlaceOptions> = {}): Promise<string> {
  const result = await readPlaces(files, { ...options, ...more });
  return result.ok ? "no problem" : formatProblem(result.problem);
}

describe("a town of Overpass", () => {
  test("becomes drafts that mark each estimate", async () => {
    const { drafts, location } = await read(geojson());
    expect(location).toMatchObject({ city: "Monaco", country: "MC", zone: "Europe/Monaco", currency: "EUR" });
    expect(drafts.lodgings).toMatchObject([
      {
        id: "way/1",
        name: "Hôtel du Port",
        stars: 4,
        rooms: 80,
        roomType: "Private room",
        wheelchair: "yes",
        hours: { kind: "unknown" },
        details: { disabilityAccess: true },
        source: { dataset: "OpenStreetMap", id: "way/1", asOf: "2025-11-19" },
      },
    ]);
    const [hotel] = drafts.lodgings;
    expect(hotel?.priceMinor).toBe(hotel?.estimate.price?.highMinor);
    expect(drafts.restaurants).toMatchObject([
      {
        cuisines: "French",
        cuisineText: "french",
        address: "5 Rue Grimaldi, Monaco",
        phone: "+377 1",
        website: "",
        wheelchair: "limited",
        hoursText: "Tu-Su 12:00-14:30",
        hours: { kind: "known", hours: { week: [[[720, 870]], [], ...Array.from({ length: 5 }, () => [[720, 870]])] } },
        details: { disabilityAccess: false, reservations: null },
      },
    ]);
    expect(drafts.attractions).toMatchObject([
      { id: "node/3", website: "https://musee.mc/", estimate: { minutes: true }, details: { popularity: "Medium" } },
      { id: "node/4", priceMinor: 0, estimate: { price: null }, hours: { kind: "not understood" } },
    ]);
  });

  test("is reported", async () => {
    const { report } = await read(geojson());
    expect(report).toMatchObject({
      files: [{ file: "town.geojson", read: 5, places: 5, dataUntil: "2025-11-19" }],
      kept: { lodgings: 1, restaurants: 1, attractions: 2 },
      dropped: { withoutName: 1, duplicate: 0, outside: 0, withoutPosition: 0 },
      hours: { known: 1, unknown: 1, notUnderstood: 1 },
      licenses: [{ license: "ODbL 1.0", attribution: "© OpenStreetMap contributors" }],
    });
  });

  test("is the same whatever the order of its features, packed or not", async () => {
    const plain = await read(geojson());
    const other = written(
      "town.geojson.gz",
      gzipSync(collection(rows.toReversed(), { timestamp: "2025-11-19T01:04:21Z" })),
    );
    const packed = await read({ geojson: [other] });
    expect(JSON.stringify(packed.drafts)).toBe(JSON.stringify(plain.drafts));
  });
});

test("official lists of hotels become lodging", async () => {
  const washington = collection([
    [
      { NAME: "ADAMS INN", ADDRESS: "1746 LANIER PLACE NW", ZIP: "20009", NUMROOMS: 26, GIS_ID: "Htl_2", WEB_URL: "" },
      [-77.04, 38.92],
    ],
  ]);
  const paris = collection([
    [
      {
        nom_commercial: "QUEEN'S",
        classement: "3 étoiles",
        nombre_de_chambres: "17",
        adresse: "4 rue B",
        date_de_classement: "2012-10-09",
      },
      [-77.05, 38.93],
    ],
  ]);
  const files = { hotels: [written("a.geojson", washington), written("b.geojson", paris)] };
  const { drafts, location } = await read(files, { city: "Washington", country: "US", region: "District of Columbia" });
  expect(location).toMatchObject({ zone: "America/New_York", currency: "USD" });
  expect(drafts.lodgings).toMatchObject([
    {
      name: "ADAMS INN",
      rooms: 26,
      stars: null,
      address: "1746 LANIER PLACE NW, Washington 20009",
      source: { id: "a/2", asOf: null },
    },
    { name: "QUEEN'S", rooms: 17, stars: 3, source: { dataset: "b.geojson", id: "b/1", asOf: "2012-10-09" } },
  ]);
});

describe("a bad file or option is told in one line", () => {
  const bar = { "@id": "node/1", amenity: "bar", name: "Bar" };
  test.each([
    ["an HTML page", "<html><body>404</body></html>", "HTML page"],
    ["an LFS pointer", "version https://git-lfs.github.com/spec/v1\n", "Git LFS"],
    ["a cut file", collection(rows).slice(0, 300), "cut off"],
    ["other JSON", "[]", "isn't a GeoJSON FeatureCollection"],
    ["features without ids", collection([[{ amenity: "bar", name: "Bar" }, [7.4, 43.7]]]), "@id"],
    ["a point at 0, 0", collection([[bar, [0, 0]]]), "0, 0"],
    ["swapped coordinates beyond the map", collection([[bar, [38.9, -97]]]), "swapped"],
    ["swapped coordinates at sea", collection([[bar, [38.9, -77]]]), "swapped"],
    [
      "coordinates that are texts",
      collection([]).replace("[]", '[{"properties":{"@id":"node/1"},"geometry":{"type":"Point","coordinates":"x"}}]'),
      "aren't numbers",
    ],
    ["no places", collection([[{ "@id": "node/1", highway: "stop" }, [7.4, 43.7]]]), "no places"],
  ])("%s", async (_, content, words) => {
    const problem = await problemOf(geojson(content, "bad.geojson"), { city: "Monaco", country: "MC" });
    expect(problem).toContain(words);
    expect(problem).not.toContain("\n");
  });

  test("streets only, and with places from elsewhere", async () => {
    const nodes = [
      { id: 1, latitude: 43.73, longitude: 7.41 },
      { id: 2, latitude: 43.74, longitude: 7.43 },
    ];
    const ways = [{ id: 1, nodeIds: [1, 2], tags: { highway: "footway" } }];
    const osm = [written("streets.osm.pbf", pbfBytes({ nodes, ways }))];
    expect(await problemOf({ osm })).toContain("streets.osm.pbf: It has streets only");
    expect((await read({ osm, ...geojson() })).streets?.ways).toHaveLength(1);
  });

  test("another town's, or with swapped coordinates", async () => {
    const center = { latitude: 43.735, longitude: 7.42 };
    const osm = [written("box.osm.pbf", pbfBytes({ box: { west: 7.4, east: 7.5, south: 43.7, north: 43.8 } }))];
    const swapped = collection(rows.map(([properties, [east = 0, north = 0]]) => [properties, [north, east]]));
    expect(await problemOf({ osm, ...geojson(swapped) })).toContain("swapped");
    expect(await problemOf({ osm, ...geojson(collection([[bar, [2.3, 48.8]]])) })).toContain("lies in the area");
    const nowhere = { circle: { center: { latitude: center.longitude, longitude: center.latitude }, radiusKm: 5 } };
    expect(await problemOf(geojson(), nowhere)).toContain("latitude");
  });

  test("options", async () => {
    const center = { latitude: 143, longitude: 7 };
    expect(await problemOf(geojson(), { circle: { center, radiusKm: 5 } })).toContain("latitude first");
    expect(await problemOf(geojson(), { dates: { from: "2026-02-01", to: "2026-01-01" } })).toContain("dates");
    expect(await problemOf(geojson(collection([[bar, [7.4, 43.7]]])), {})).toContain("Name the city");
    expect(await problemOf({ osm: [join(folder, "none.osm.pbf")] })).toBe("none.osm.pbf: The file is missing.");
  });
});
