import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { afterAll, describe, expect, test } from "vitest";
import { finish, formatProblem, minutesOfDay } from "@/server/trip";
import { openWorld } from "../open-world";
import { type CityFiles, type ImportedPlaces, importPlaces } from "../places/import-places";
import { pbfBytes } from "../places/testing/pbf-writer";
import { readSnapshotRecords } from "../snapshot/read-snapshot";
import { CAN_ALIGHT, CAN_BOARD } from "../transit/feed";
import { readGtfs } from "../transit/gtfs/read-gtfs";
import { SMALL_FEED, zipped } from "../transit/testing/gtfs-files";
import { allRuns, naiveJourneys } from "../transit/testing/naive-journeys";
import type { World } from "../world";
import type { RideLeg } from "./ride";
import type { TransitWalks } from "./transit";

const folder = mkdtempSync(join(tmpdir(), "dragoman-rides-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(name: string, content: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function imported(name: string, files: CityFiles): Promise<ImportedPlaces> {
  const result = await importPlaces(files, {
    ...{ name, folder, from: "2026-01-05", city: "Monaco", country: "MC", zone: "Europe/Monaco", currency: "EUR" },
  });
  if (!result.ok) throw new Error(formatProblem(result.problem));
  return result.value;
}

function opened(name: string): World {
  const world = openWorld(name, folder);
  if (!world.ok) throw new Error(formatProblem(world.problem));
  return world.value;
}

/** A hotel, a restaurant and a museum at the stops Alpha, Beta and Gamma, on one straight street. */
function smallTown(): CityFiles {
  const town = pbfBytes({
    box: { west: 7.4, east: 7.45, south: 43.72, north: 43.75 },
    nodes: [
      { id: 1, latitude: 43.73, longitude: 7.41, tags: { tourism: "hotel", name: "Hôtel Alpha" } },
      { id: 2, latitude: 43.731, longitude: 7.42, tags: { amenity: "restaurant", name: "Chez Beta" } },
      { id: 3, latitude: 43.732, longitude: 7.43, tags: { tourism: "museum", name: "Musée Gamma" } },
    ],
    ways: [{ id: 9, nodeIds: [1, 2, 3], tags: { highway: "residential" } }],
  });
  return { osm: [written("town.osm.pbf", town)], gtfs: [written("trams.zip", zipped(SMALL_FEED))] };
}

describe("a town with a tram", () => {
  test("has its rides on dates of the timetable, and says which they are", async () => {
    const { description, report } = await imported("town", smallTown());
    expect(report.timetable).toMatchObject({ stops: 4, routes: 2, trips: 4, from: "2026-01-05", to: "2026-01-30" });
    expect(description.incompleteBecause).toContain("Public transport is known from 5 Jan 2026 to 30 Jan 2026 only.");
    expect(description.attributions).toContainEqual(
      expect.objectContaining({ text: "Timetable: City Trams, 5 Jan 2026 to 30 Jan 2026" }),
    );
    const world = opened("town");
    const ride = (date: string, minutes: number) => world.rides?.("Monaco", "node/1", "node/3", date, minutes);
    expect(world.localTravelMinutes("Monaco", "node/1", "node/3")).toBe(22);
    expect(ride("2026-01-13", 7 * 60 + 58)).toEqual({
      legs: [
        {
          ...{ line: "T1", kind: "tram", from: "Alpha", to: "Gamma", departure: "08:00", arrival: "08:10" },
          ...{ headwayMinutes: 10, minutesOnFootBefore: 0 },
          stops: [
            { latitude: 43.73, longitude: 7.41 },
            { latitude: 43.731, longitude: 7.42 },
            { latitude: 43.732, longitude: 7.43 },
          ],
        },
      ],
      ...{ minutesOnFootAfter: 0, waitMinutes: 2, minutes: 10 },
    });
    // Walking is as fast as waiting; no trams at weekends; the timetable is over.
    expect(ride("2026-01-13", 7 * 60 + 48)).toBeNull();
    expect(ride("2026-01-17", 7 * 60 + 58)).toBeNull();
    expect(ride("2026-02-03", 7 * 60 + 58)).toBeNull();
    expect(world.rides?.("Monaco", "node/1", "nowhere", "2026-01-13", 478)).toBeNull();
  });

  test("is the same world from the same files, another one without its timetable, and damaged when that changes", async () => {
    const files = smallTown();
    const hashOf = async (name: string, of: CityFiles) => (await imported(name, of)).description.hash;
    expect(await hashOf("one", files)).toBe(await hashOf("two", files));
    expect(await hashOf("walks", { osm: files.osm })).not.toBe(await hashOf("one", files));
    expect(opened("walks").rides).toBeUndefined();
    writeFileSync(join(folder, "worlds", "two", "transit.arrow"), "damaged");
    const damaged = openWorld("two", folder);
    expect(damaged.ok ? "" : formatProblem(damaged.problem)).toContain("transit.arrow");
  });

  test("names a bad file and leaves no world", async () => {
    const files = { ...smallTown(), gtfs: [written("bad.zip", new TextEncoder().encode("no zip"))] };
    const result = await importPlaces(files, {
      name: "bad",
      from: "2026-01-05",
      folder,
      city: "Monaco",
      country: "MC",
    });
    expect(result.ok ? "" : formatProblem(result.problem)).toContain("bad.zip");
    expect(existsSync(join(folder, "worlds", "bad"))).toBe(false);
  });
});

const published = "../shared/data/real";
const absent = !existsSync(published);
if (absent) console.log(`Monaco's files are not at ${published}; its rides are not checked.`);

test.skipIf(absent)("rides in Monaco run as its timetable says, and arrive first", async () => {
  const gtfs = [`${published}/monaco/cam-monaco.gtfs.zip`];
  await imported("monaco", { osm: [`${published}/monaco/monaco.osm.pbf`], gtfs });
  const world = opened("monaco");
  const kept = finish(readSnapshotRecords(join(folder, "worlds", "monaco"), { withTransit: true }));
  const raw = await readGtfs(gtfs);
  const transit = kept.ok ? kept.value.transits[0] : undefined;
  if (!raw.ok || transit === undefined) throw new Error("the timetable is missing");
  const { feed, walks } = transit;
  const date = "2026-01-14";
  const naive = naiveJourneys(allRuns(feed, date), walks.footpaths);
  const rawRuns = allRuns(raw.value.feed, date);
  const stops = raw.value.feed.stops;

  /** Whether the publisher's own table has this trip. */
  function runs({ from, to, departure, arrival }: RideLeg): boolean {
    const minute = (seconds: number) => Math.floor(seconds / 60) % 1440;
    return rawRuns.some((calls) => {
      const board = calls.findIndex(
        (call) =>
          stops[call.stop]?.name === from &&
          minute(call.departure) === minutesOfDay(departure) &&
          (call.stopping & CAN_BOARD) !== 0,
      );
      const after = board < 0 ? [] : calls.slice(board + 1);
      return after.some(
        (call) =>
          stops[call.stop]?.name === to &&
          minute(call.arrival) === minutesOfDay(arrival) &&
          (call.stopping & CAN_ALIGHT) !== 0,
      );
    });
  }

  const random = xoroshiro128plus(11);
  const place = () => walks.ids[uniformInt(random, 0, walks.ids.length - 1)] ?? "";
  let found = 0;
  for (let pair = 0; pair < 200; pair += 1) {
    const [from, to, asked] = [place(), place(), uniformInt(random, 6 * 60, 22 * 60)];
    const walk = world.localTravelMinutes("Monaco", from, to) ?? 0;
    const query = { departure: asked * 60, access: around(walks, from), egress: around(walks, to) };
    const arrival = naive(query);
    const expected = arrival === null ? null : Math.ceil((arrival - asked * 60) / 60);
    const ride = world.rides?.("Monaco", from, to, date, asked) ?? null;
    expect(ride === null ? null : ride.waitMinutes + ride.minutes).toBe(
      expected === null || expected >= walk ? null : expected,
    );
    if (ride === null) continue;
    found += 1;
    expect(ride.legs.filter((leg) => !runs(leg))).toEqual([]);
  }
  expect(found).toBeGreaterThan(20);
  expect(world.rides?.("Monaco", walks.ids[0] ?? "", walks.ids[1] ?? "", "2026-02-14", 600)).toBeNull();
});

function around({ ids, first, stops, seconds }: TransitWalks, id: string) {
  const row = ids.indexOf(id);
  const [begin, end] = [first[row] ?? 0, first[row + 1] ?? 0];
  return [...stops.subarray(begin, end)].map((stop, at) => ({ stop, seconds: seconds[begin + at] ?? 0 }));
}
