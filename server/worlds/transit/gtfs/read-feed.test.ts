import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { finish, ProblemError } from "@/server/trip";
import { decodeFeed, encodeFeed } from "../encode-feed";
import { csvTable, feedOf, type GtfsTables, SMALL_FEED, zipped } from "../testing/gtfs-files";
import { CsvRows } from "./csv-rows";
import { mergeFeeds } from "./merge-feeds";
import { readFeed } from "./read-feed";
import { readGtfs } from "./read-gtfs";

const folder = mkdtempSync(join(tmpdir(), "dragoman-gtfs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The one line that reading these bytes ends with. */
function problemOf(bytes: Uint8Array): string {
  try {
    finish(readFeed("feed.zip", bytes));
  } catch (error) {
    if (error instanceof ProblemError) return error.message;
    throw error;
  }
  return "none";
}

const changed = (tables: GtfsTables) => zipped({ ...SMALL_FEED, ...tables });
function without(...names: string[]): Uint8Array {
  return zipped(Object.fromEntries(Object.entries(SMALL_FEED).filter(([name]) => !names.includes(name))));
}
const rows = (name: string) => (SMALL_FEED[name] ?? "").trimEnd().split("\n");

describe("a bad feed gets one clear line:", () => {
  test.each<[string, Uint8Array, string]>([
    [
      "a Git LFS pointer",
      Buffer.from("version https://git-lfs.github.com/spec/v1\noid sha256:ab\n"),
      "Git LFS pointer",
    ],
    ["a page named .zip", Buffer.from("\n<!DOCTYPE html><html>Not found"), "HTML page"],
    ["another file", Buffer.from("hello"), "not a zip archive"],
    ["half a download", zipped(SMALL_FEED).subarray(0, 900), "cut off"],
    ["no stop_times", without("stop_times.txt"), "has no stop_times.txt"],
    ["no stops", without("stops.txt"), "has no stops.txt"],
    ["no calendar", without("calendar.txt", "calendar_dates.txt"), "neither calendar.txt nor calendar_dates.txt"],
    [
      "an unknown service",
      changed({ "trips.txt": `${SMALL_FEED["trips.txt"]}r1,summer,t9,,0\n` }),
      'feed.zip/trips.txt, line 6, column service_id: No calendar names the service "summer"',
    ],
    [
      "a lost column",
      changed({ "stops.txt": (SMALL_FEED["stops.txt"] ?? "").replace("stop_lat", "latitude") }),
      "feed.zip/stops.txt, line 1, column stop_lat: The column is missing",
    ],
    [
      "a header that lost a cell",
      changed({ "trips.txt": (SMALL_FEED["trips.txt"] ?? "").replace("trip_headsign,", "") }),
      "feed.zip/trips.txt, line 2: The row has 5 cells, the first line names 4 columns.",
    ],
    [
      "a stop at 0, 0",
      changed({ "stops.txt": `${SMALL_FEED["stops.txt"]}Z,Zero,0,0,0,,1\n` }),
      "line 8, column stop_lat: The stop lies at 0, 0",
    ],
    [
      "coordinates beyond the globe",
      changed({ "stops.txt": `${SMALL_FEED["stops.txt"]}Z,Zero,-122.4,37.7,0,,1\n` }),
      "Write a number from -90 to 90",
    ],
    [
      "a bad time",
      changed({ "stop_times.txt": (SMALL_FEED["stop_times.txt"] ?? "").replace("08:10:00", "8.10") }),
      'column arrival_time: Write a time as HH:MM:SS, not "8.10"',
    ],
    [
      "a stop that is not there",
      changed({ "stop_times.txt": `${SMALL_FEED["stop_times.txt"]}t1,09:00:00,09:00:00,X,9\n` }),
      'column stop_id: stops.txt has no stop "X"',
    ],
    [
      "a quote that does not close",
      changed({ "routes.txt": `${SMALL_FEED["routes.txt"]}r3,1,"T3,Long,0\n` }),
      "feed.zip/routes.txt, line 4: A quote does not close",
    ],
    [
      "an unknown zone",
      changed({ "agency.txt": "agency_name,agency_timezone\nX,Europe/Monte\n" }),
      "No time zone is called",
    ],
    [
      "a bad date",
      changed({ "calendar_dates.txt": "service_id,date,exception_type\nweek,2026-01-14,2\n" }),
      "YYYYMMDD",
    ],
    [
      "text in another encoding",
      zipped({
        ...SMALL_FEED,
        "routes.txt": Buffer.from("route_id,route_type,route_long_name\nr1,0,Caf\u00e9\n", "latin1"),
      }),
      "not in UTF-8",
    ],
  ])("%s", (_, bytes, expected) => {
    expect(problemOf(bytes)).toContain(expected);
  });

  test("damaged bytes", () => {
    const bytes = zipped(SMALL_FEED);
    for (let at = 60; at < 400; at += 7) {
      const damaged = bytes.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 0x55;
      const problem = problemOf(damaged);
      if (problem !== "none") expect(problem).toMatch(/^feed\.zip/);
    }
  });

  test("a missing file", async () => {
    const result = await readGtfs([join(folder, "none.zip")]);
    expect(result).toMatchObject({ ok: false, problem: { code: "not_found" } });
  });
});

describe("a feed", () => {
  test("is read with its quirks", async () => {
    const quirky = {
      ...Object.fromEntries(Object.entries(SMALL_FEED).map(([name, text]) => [`feed/${name}`, text])),
      "feed/agency.txt":
        '\uFEFF"agency_id","agency_name",agency_timezone\r\n"1","City ""Trams""" ,Europe/Paris\r\n\r\n',
      "__MACOSX/feed/._stops.txt": "x",
      "feed/desktop.ini": "[x]",
    };
    const path = join(folder, "quirky.gtfs.zip");
    writeFileSync(path, zipped(quirky));
    const result = await readGtfs([path]);
    if (!result.ok) throw new Error(result.problem.message);
    const { feed } = result.value;
    expect(feed.files).toMatchObject([{ publisher: 'City "Trams"', knowsStopAccess: true, knowsTripAccess: false }]);
    expect(feed.stops.map(({ name, access }) => [name, access])).toEqual([
      ["Alpha", "yes"],
      ["Beta", "yes"],
      ["Gamma", "no"],
      ["Delta", "yes"],
    ]);
    expect(feed.routes.map(({ name, type }) => [name, type])).toEqual([
      ["T1", 0],
      ["Night Bus", 700],
    ]);
    expect(feed.patterns.route.length).toBe(2);
    expect(feed.entrances).toMatchObject([{ station: feed.stops[1]?.station }]);
  });

  test("gets times between timepoints by distance, by great circle or evenly, and leaves bad trips out", () => {
    const tables = {
      ...SMALL_FEED,
      "trips.txt": csvTable(
        "route_id,service_id,trip_id",
        ["d", "g", "back", "one", "open"].map((id) => ["r1", "week", id]),
      ),
      "stop_times.txt": csvTable("trip_id,arrival_time,departure_time,stop_id,stop_sequence,shape_dist_traveled", [
        ["d", "08:00:00", "08:00:00", "A", 1, 0],
        ["d", "", "", "B", 2, 1],
        ["g", "", "08:00:00", "A", 10, ""],
        ["back", "08:00:00", "08:00:00", "A", 1, ""],
        ["d", "08:40:00", "08:40:00", "C", 3, 4],
        ["g", "09:00:00", "", "C", 30, ""],
        ["g", "", "", "B", 20, ""],
        ["back", "07:00:00", "07:00:00", "B", 2, ""],
        ["one", "07:00:00", "07:00:00", "B", 2, ""],
        ["open", "", "", "A", 1, ""],
        ["open", "07:00:00", "07:00:00", "B", 2, ""],
        ["ghost", "07:00:00", "07:00:00", "B", 2, ""],
      ]),
    };
    const { feed, report } = finish(readFeed("feed.zip", zipped(tables)));
    expect(feed.trips.ids).toEqual(["d", "g"]);
    expect([...feed.times.arrivals].map((time) => time / 60)).toEqual([
      480,
      490,
      520,
      480,
      expect.closeTo(510, 0),
      540,
    ]);
    expect(report.dropped).toEqual({
      "trips whose times run backward": 1,
      "trips with fewer than two stops": 1,
      "trips without a first or last time": 1,
      "stop times of unknown trips": 1,
    });
  });

  test("is read from rows in any order", () => {
    const [header = "", ...times] = rows("stop_times.txt");
    const mixed = { ...SMALL_FEED, "stop_times.txt": [header, ...times.toReversed()].join("\n") };
    const [one, other] = [feedOf(SMALL_FEED), feedOf(mixed)];
    expect(other.times).toEqual(one.times);
    expect(other.trips).toEqual(one.trips);
  });

  test("is the same after it was stored", () => {
    const feed = feedOf(SMALL_FEED);
    const bytes = encodeFeed(feed);
    expect(decodeFeed(bytes)).toEqual(feed);
    expect(decodeFeed(Uint8Array.of(0, ...bytes).subarray(1))).toEqual(feed);
    expect(encodeFeed(decodeFeed(bytes))).toEqual(bytes);
    expect(() => decodeFeed(bytes.subarray(0, bytes.length - 8))).toThrow("cut off");
  });

  test("is joined with others of its zone", () => {
    const one = feedOf(SMALL_FEED);
    const later = feedOf({
      ...SMALL_FEED,
      "calendar.txt": (SMALL_FEED["calendar.txt"] ?? "").replaceAll("20260105", "20251229"),
    });
    const both = mergeFeeds([one, later]);
    expect(both.trips.ids).toHaveLength(8);
    expect(both.services).toMatchObject({ first: "2025-12-29" });
    expect(both.stops[4]).toMatchObject({ id: "A", file: 1 });
    expect(new Set(both.stops.map(({ station }) => station)).size).toBe(8);
    const elsewhere = feedOf({ ...SMALL_FEED, "agency.txt": "agency_name,agency_timezone\nX,America/New_York\n" });
    expect(() => mergeFeeds([one, elsewhere])).toThrow("feeds of one world have one zone");
  });
});

test("rows are cut as csv-parse cuts them, in pieces of any length", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", "é", " ", ",", '"', "\n", "7"), maxLength: 6 });
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(table, fc.integer({ min: 1, max: 9 }), fc.constantFrom("\n", "\r\n"), (cells, size, lineBreak) => {
      const text = cells.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(",")).join(lineBreak);
      const bytes = Buffer.from(text);
      const found: string[][] = [];
      const reader = new CsvRows((row) => {
        found.push(
          Array.from({ length: row.count }, (_, index) =>
            row.bytes.toString("utf8", row.starts[index], row.ends[index]).replaceAll('""', '"'),
          ),
        );
      });
      for (let at = 0; at < bytes.length; at += size) reader.push(bytes.subarray(at, at + size), false);
      expect(reader.push(new Uint8Array(0), true)).toBe(true);
      expect(found).toEqual(parse(text, { relax_column_count: true }));
    }),
  );
});
