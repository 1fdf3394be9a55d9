import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { formatProblem } from "@/server/trip";
import { addressOf, pathOf } from "./addresses";
import { getFiles, lookUpDownloads } from "./get-files";
import { type PlaceToGet, readPlacesTable } from "./places-table";
import { startFileServer } from "./testing/file-server";

const scratch = mkdtempSync(join(tmpdir(), "dragoman-get-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let server: Awaited<ReturnType<typeof startFileServer>>;
beforeEach(async () => {
  server = await startFileServer();
});
afterEach(() => server.stop());

const BYTES = "an extract";
const md5 = createHash("md5").update(BYTES).digest("hex");
const sha256 = createHash("sha256").update(BYTES).digest("hex");
const wait = async () => {};

function town(more: object = {}): PlaceToGet {
  const url = `${server.address}/town.osm.pbf`;
  return { name: "town", title: "Town", files: [{ kind: "osm", url, license: "ODbL 1.0", ...more }] };
}

/** Looks up and fetches; a problem as its sentence. */
async function got(place: PlaceToGet, folder = mkdtempSync(join(scratch, "data-")), mirror?: string) {
  const downloads = await lookUpDownloads(place, { folder, mirror, wait });
  if (!downloads.ok) return { problem: formatProblem(downloads.problem) };
  const files = await getFiles(downloads.value, { mirror, wait });
  if (!files.ok) return { problem: formatProblem(files.problem), downloads: downloads.value };
  return { problem: null, downloads: downloads.value, files: files.value };
}

test("a size is told before, and a file that is here is not fetched again", async () => {
  server.put("/town.osm.pbf", BYTES);
  const folder = mkdtempSync(join(scratch, "data-"));
  const first = await got(town({ sha256 }), folder);
  expect(first).toMatchObject({ problem: null, downloads: [{ size: 10, here: 0, isHere: false }] });
  expect(readFileSync(first.files?.osm?.[0] ?? "", "utf8")).toBe(BYTES);
  const again = await got(town({ sha256 }), folder);
  expect(again).toMatchObject({ problem: null, downloads: [{ size: 10, here: 10, isHere: true }] });
  expect(server.requests.filter((request) => request.startsWith("GET"))).toHaveLength(1);
  server.put("/town.osm.pbf", "another one", { etag: '"2"' });
  expect(await got(town(), folder)).toMatchObject({ downloads: [{ isHere: false }] });
  expect(readFileSync(first.files?.osm?.[0] ?? "", "utf8")).toBe("another one");
});

test("a sum next to the file is checked, and a file with another sum is deleted", async () => {
  server.put("/town.osm.pbf", BYTES);
  const place = town({ md5Url: `${server.address}/town.osm.pbf.md5` });
  server.put("/town.osm.pbf.md5", `${md5}  town.osm.pbf\n`);
  expect((await got(place)).problem).toBeNull();
  server.put("/town.osm.pbf.md5", `${"0".repeat(32)}  town.osm.pbf\n`);
  const { problem, downloads } = await got(place);
  expect(problem).toContain(`town.osm.pbf: Its checksum is ${md5}`);
  expect(existsSync(downloads?.[0]?.path ?? "")).toBe(false);
  server.put("/town.osm.pbf.md5", "<html>");
  expect((await got(place)).problem).toContain("no MD5 sum");
  expect((await got(town({ sha256: "1".repeat(64) }))).problem).toContain("Its checksum is");
});

test("servers that answer no question about a file send it all the same", async () => {
  server.put("/town.osm.pbf", BYTES, { refusesHead: true });
  expect(await got(town())).toMatchObject({ problem: null, downloads: [{ size: null }] });
  const none = { kind: "osm", url: `${server.address}/none`, license: "none" } as const;
  expect((await got({ ...town(), files: [none] })).problem).toContain("/none: There is no file at this address (404)");
});

test("a mirror has host and path of the published address", async () => {
  const published = "https://download.geofabrik.de/europe/monaco-latest.osm.pbf";
  expect(addressOf(published, "http://mirror.lan/data/")).toBe(
    "http://mirror.lan/data/download.geofabrik.de/europe/monaco-latest.osm.pbf",
  );
  expect(addressOf(published, undefined)).toBe(published);
  server.put("/download.geofabrik.de/europe/monaco-latest.osm.pbf", BYTES);
  server.put("/download.geofabrik.de/europe/monaco-latest.osm.pbf.md5", md5);
  server.put("/download.geonames.org/export/dump/cities15000.zip", "a zip");
  const table = readPlacesTable();
  const monaco = table.ok ? table.value.find(({ name }) => name === "monaco") : undefined;
  if (monaco === undefined) throw new Error("the table has no Monaco");
  const { problem, files } = await got(monaco, undefined, server.address);
  expect(problem).toBeNull();
  expect(files?.cities).toMatch(/downloads\/download\.geonames\.org\/export\/dump\/cities15000\.zip$/);
});

test("no address leads out of the folder of downloads", () => {
  for (const path of ["/../../etc/passwd", "/%2e%2e/%2e%2e/x", "/a/..%2f..%2fb", "/.hidden", "/a?b=../../c"]) {
    expect(pathOf(`https://host${path}`, "/data/downloads")).toMatch(/^\/data\/downloads\/host\//);
  }
});

test("every place of the table has an extract, and each file a license", () => {
  const table = readPlacesTable();
  if (!table.ok) throw new Error(formatProblem(table.problem));
  const path = join(scratch, "table.json");
  writeFileSync(path, JSON.stringify({ places: table.value }));
  expect(readPlacesTable(path)).toEqual(table);
  expect(new Set(table.value.map(({ name }) => name)).size).toBe(table.value.length);
});

test.each([
  ["{", "table.json: This is not JSON"],
  ['{"places":[]}', "table.json, field places:"],
  ['{"places":[{"name":"a b"}]}', "field places.0.name: Name a world"],
  [
    '{"places":[{"name":"a","title":"A","files":[{"kind":"osm","url":"ftp://a/b","license":"x"}]}]}',
    "field places.0.files.0.url: Write an address that begins",
  ],
  [
    '{"places":[{"name":"a","title":"A","files":[{"kind":"gtfs","url":"http://a/b","license":"x"}]}]}',
    "field places.0.files: Name at least one file of the kind osm.",
  ],
])("a table that reads %s is refused by field", (text, sentence) => {
  const path = join(scratch, "table.json");
  writeFileSync(path, text);
  const table = readPlacesTable(path);
  expect(table.ok ? "fine" : formatProblem(table.problem)).toContain(sentence);
});
