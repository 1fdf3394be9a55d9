import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { formatProblem } from "@/server/trip";
import { listWorlds, openWorld } from "../open-world";
import { type AirFiles, importAir } from "./import-air";
import { AIRPORTS, airportRow, ROUTES, writeAirFiles } from "./testing/air-files";

const scratch = mkdtempSync(join(tmpdir(), "dragoman-air-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const newFolder = () => mkdtempSync(join(scratch, "data-"));

async function imported(files: AirFiles, folder: string) {
  const result = await importAir(files, { name: "air", folder });
  if (!result.ok) throw new Error(formatProblem(result.problem));
  return result.value;
}

async function problemOf(change: Partial<Record<keyof AirFiles, string | Uint8Array>>): Promise<string> {
  const folder = newFolder();
  const files = writeAirFiles(folder);
  for (const [kind, content] of Object.entries(change)) {
    writeFileSync(files[kind as keyof AirFiles] ?? "", content);
  }
  const result = await importAir(files, { name: "air", folder });
  expect(listWorlds(folder)).toEqual([]);
  return result.ok ? "no problem" : formatProblem(result.problem);
}

describe("flights of open data", () => {
  test("join airports that had a direct flight, at times and fares that are estimates", async () => {
    const folder = newFolder();
    const { description, report } = await imported(writeAirFiles(folder), folder);
    expect(report).toMatchObject({
      airports: {
        ...{ read: 9, kept: 4 },
        dropped: {
          closed: 1,
          "no airport for planes on wheels": 1,
          "without scheduled service": 1,
          "without a code of IATA": 1,
          "without a route": 1,
        },
      },
      routes: {
        ...{ read: 9, kept: 4 },
        dropped: {
          "flown by another airline": 1,
          "with a stop": 1,
          "to or from an airport without scheduled service": 1,
          "shorter than 100 km": 1,
        },
      },
      // Three by two airlines, and two by one on each of three routes.
      flights: 9,
    });
    expect(description).toMatchObject({ kind: "air", estimatesPrices: true, complete: false });
    const world = openWorld("air", folder);
    if (!world.ok) throw new Error(formatProblem(world.problem));
    const flights = world.value.scheduledLegs("Town (SEI)", "London (LON)", "2026-07-01");
    // An hour and a quarter, and an hour back on the clocks.
    expect(
      flights.map(({ departureTime, arrivalTime, durationMinutes }) => [departureTime, arrivalTime, durationMinutes]),
    ).toEqual([
      ["10:00", "10:10", 70],
      ["17:00", "17:10", 70],
    ]);
    expect(flights[0]).toMatchObject({
      ...{ number: "SEI–LON", priceMinor: 220_00, details: null },
      openData: { times: { kind: "estimated" }, line: "AA", priceRange: { lowMinor: 50_00, highMinor: 220_00 } },
    });
  });

  test("are the same bytes from the same files, gzipped or not", async () => {
    const [one, other] = [newFolder(), newFolder()];
    const first = await imported(writeAirFiles(one), one);
    const files = writeAirFiles(other);
    const plain = join(other, "routes.dat");
    writeFileSync(plain, ROUTES);
    const packed = join(other, "airports.csv.gz");
    writeFileSync(packed, gzipSync(AIRPORTS));
    expect((await imported({ ...files, routes: plain, airports: packed }, other)).description.hash).toBe(
      first.description.hash,
    );
    const bytes = (folder: string) => readFileSync(join(folder, "worlds/air/timetable.arrow")).toString("base64");
    expect(bytes(other)).toBe(bytes(one));
  });
});

describe("a bad file gets one line with file, line and column, and leaves no world", () => {
  const rows = (...more: string[]) => AIRPORTS.replace(/\n$/, `\n${more.join("\n")}\n`);
  test.each([
    [
      "a pointer of Git LFS",
      { airports: "version https://git-lfs.github.com/spec/v1\noid sha256:1\n" },
      /airports\.csv.*Git LFS pointer/,
    ],
    ["a page of the web", { routes: "<!doctype html><h1>404</h1>" }, /routes\.dat\.gz.*HTML page/],
    ["an empty file", { airports: "" }, /airports\.csv.*empty/],
    ["an archive that is cut off", { routes: gzipSync(ROUTES).subarray(0, 60) }, /routes\.dat\.gz.*damaged or cut off/],
    [
      "a header that lost a column",
      { airports: AIRPORTS.replace('"iata_code",', "") },
      /airports\.csv.*1.*iata_code.*missing/,
    ],
    ["a row that lost a cell", { routes: gzipSync("AA,1,SEI,1,RHO,2,,0\n") }, /routes\.dat\.gz.*line 1.*8 cells/],
    ["a position at 0, 0", { airports: rows(airportRow("ZRO", 0, 0)) }, /airports\.csv.*line 11.*latitude_deg.*0, 0/],
    [
      "swapped coordinates",
      { airports: rows(airportRow("SWP", 104.5, 48)) },
      /airports\.csv.*line 11.*latitude_deg.*-90 to 90/,
    ],
    [
      "a code that is there twice",
      { airports: rows(airportRow("SEI", 48, 2)) },
      /line 11.*iata_code.*SEI is there twice/,
    ],
    [
      "a code that is none",
      { routes: gzipSync("AA,1,Nice,1,RHO,2,,0,320\n") },
      /routes\.dat\.gz.*line 1.*from.*code of an airport/,
    ],
    ["stops that are no number", { routes: gzipSync("AA,1,SEI,1,RHO,2,,none,320\n") }, /line 1.*stops.*none/],
    [
      "routes of other airports",
      { routes: gzipSync("AA,1,AAA,1,BBB,2,,0,320\n") },
      /routes\.dat\.gz.*None of its routes/,
    ],
    ["a row that is cut off", { airports: AIRPORTS.slice(0, -40) }, /airports\.csv/],
  ])("%s", async (_, change, message) => {
    const problem = await problemOf(change);
    expect(problem).toMatch(message);
    expect(problem).not.toContain("\n");
  });

  test("a missing file", async () => {
    const result = await importAir(
      { airports: "nowhere.csv", routes: "nowhere.dat" },
      { name: "air", folder: newFolder() },
    );
    expect(result.ok ? "" : formatProblem(result.problem)).toContain("nowhere.csv");
  });

  test("any bytes at all end in a world or in a line, never in a crash", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 200 }), fc.nat(1_000), async (noise, at) => {
        const damaged = (text: string) => `${text.slice(0, at % text.length)}${noise}${text.slice(at % text.length)}`;
        for (const [airports, routes, name] of [
          [damaged(AIRPORTS), ROUTES, /airports\.csv|routes\.dat\.gz/],
          [AIRPORTS, damaged(ROUTES), /routes\.dat\.gz/],
        ] as const) {
          const folder = newFolder();
          const result = await importAir(writeAirFiles(folder, airports, routes), { name: "air", folder });
          expect(listWorlds(folder)).toHaveLength(result.ok ? 1 : 0);
          if (!result.ok) expect(formatProblem(result.problem)).toMatch(name);
        }
      }),
      { numRuns: 30 },
    );
  });
});
