import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { formatProblem } from "@/server/trip";
import { type MemoryWorldTables, memoryWorld } from "../memory-world";
import { listWorlds, openWorld } from "../open-world";
import { worldConformance } from "../testing";
import { datedTables, legColumns, weeklyTables } from "../testing/small-world";
import type { World } from "../world";
import { writeSnapshot } from "./write-snapshot";

const folder = mkdtempSync(join(tmpdir(), "dragoman-worlds-"));
afterEach(() => rmSync(join(folder, "worlds"), { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(tables: MemoryWorldTables, name = "small", source = "Made for a test."): string {
  const { scheduledLegs, description: _, monthlyFareFactors, localTravel, ...others } = tables;
  const written = writeSnapshot(
    {
      description: {
        name,
        kind: "travelplanner",
        source,
        complete: true,
        incompleteBecause: null,
        currency: "USD",
        movesWithToday: false,
        counts: { skipped: 3 },
      },
      tables: others,
      legs: scheduledLegs === undefined ? null : legColumns(scheduledLegs),
      formulas: { monthlyFareFactors: monthlyFareFactors ?? null, localTravel: localTravel ?? null },
    },
    folder,
  );
  if (!written.ok) throw new Error(formatProblem(written.problem));
  return written.value.hash;
}

function open(name = "small"): World {
  const world = openWorld(name, folder);
  if (!world.ok) throw new Error(formatProblem(world.problem));
  return world.value;
}

/** Every answer that a small world can give. */
function answers(world: World): unknown {
  const cities = [...world.gazetteer.cities.map((city) => city.name), "Nowhere Listed"];
  const dates = ["2022-03-01", "2022-03-10", "2022-03-12", "2022-07-13", "2022-03-13"];
  const pairs = cities.flatMap((from) => cities.map((to) => [from, to] as const));
  return {
    cities: world.gazetteer.cities,
    states: world.gazetteer.states,
    places: cities.map((city) => [world.lodgings(city), world.restaurants(city), world.attractions(city)]),
    roads: pairs.map(([from, to]) => world.road(from, to)),
    dates: pairs.map(([from, to]) => world.scheduledDates(from, to)),
    legs: pairs.map(([from, to]) => dates.map((date) => world.scheduledLegs(from, to, date))),
    numbers: ["F1", "F2", "G7", "Ü-12", "F3"].map((number) => world.legByNumber(number)),
    minutes: cities.map((city) => {
      const places = [...world.lodgings(city), ...world.attractions(city)];
      return places.map((from) => places.map((to) => world.localTravelMinutes(city, from.id, to.id)));
    }),
  };
}

describe.each([
  ["with dates", datedTables()],
  ["with a timetable", weeklyTables()],
])("a snapshot %s", (_, tables) => {
  test("answers as the world in memory does", () => {
    write(tables);
    expect(answers(open())).toEqual(answers(memoryWorld(tables)));
  });

  test("has a hash that follows from the content alone", () => {
    const first = write(tables, "first", "One sentence.");
    expect(write(tables, "second", "Another sentence.")).toBe(first);
    expect(write({ ...tables, roads: [] }, "third")).not.toBe(first);
  });

  worldConformance("a snapshot", () => {
    write(tables);
    return open();
  });
});

test("counts its rows and keeps what the importer counted", () => {
  write(datedTables());
  expect(open().describe().counts).toMatchObject({ "scheduled-legs": 5, lodgings: 3, skipped: 3 });
  expect(open().describe().dates).toEqual({ from: "2022-03-01", to: "2022-03-12" });
});

test("is opened once, and again when it was replaced", () => {
  write(datedTables());
  const world = open();
  expect(open()).toBe(world);
  write({ ...datedTables(), roads: [] });
  expect(open().road("Dallas", "Austin")).toBeUndefined();
  expect(world.road("Dallas", "Austin")).toBeDefined();
});

test("a world that does not exist names those that do", () => {
  write(datedTables(), "one");
  write(datedTables(), "two");
  expect(listWorlds(folder).map((world) => world.name)).toEqual(["one", "two"]);
  for (const name of ["three", "", "..", "../worlds/one", "a/b"]) {
    const opened = openWorld(name, folder);
    expect(opened).toMatchObject({ ok: false, problem: { code: "not_found" } });
    if (!opened.ok) expect(opened.problem.message).toContain("one, two");
  }
});

test("a name that cannot be a folder's is refused", () => {
  for (const name of ["", "..", "a/b", ".hidden", "x".repeat(65)]) {
    const { scheduledLegs: __, ...tables } = datedTables();
    expect(
      writeSnapshot(
        {
          description: { ...memoryWorld(tables).describe(), name },
          tables: {},
          legs: null,
          formulas: { monthlyFareFactors: null, localTravel: null },
        },
        folder,
      ),
    ).toMatchObject({ ok: false, problem: { code: "bad_input" } });
  }
});

describe("damage", () => {
  const damage: [string, (file: string) => void][] = [
    ["cut short", (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2))],
    ["emptied", (file) => truncateSync(file, 0)],
    ["removed", (file) => rmSync(file)],
    ["overwritten", (file) => writeFileSync(file, "not a table")],
    [
      "changed in one bit",
      (file) => {
        const bytes = readFileSync(file);
        const middle = bytes.length >> 1;
        bytes[middle] = (bytes[middle] ?? 0) ^ 1;
        writeFileSync(file, bytes);
      },
    ],
  ];
  test.each(damage)("a table that is %s is a problem that names the file", (_, spoil) => {
    write(datedTables());
    const world = join(folder, "worlds", "small");
    for (const file of readdirSync(world).filter((name) => name.endsWith(".arrow"))) {
      write(datedTables());
      spoil(join(world, file));
      const opened = openWorld("small", folder);
      expect(opened).toMatchObject({ ok: false, problem: { code: "bad_file", where: { file: join(world, file) } } });
    }
  });

  test.each(["", "{", "[]", '{"format": 1}', '{"format": 999}'])("a manifest that reads %j is a problem", (text) => {
    write(datedTables());
    writeFileSync(join(folder, "worlds", "small", "manifest.json"), text);
    expect(openWorld("small", folder)).toMatchObject({ ok: false, problem: { code: "bad_file" } });
    expect(listWorlds(folder)).toEqual([]);
  });
});

test("what a killed writer left is never listed, and removed when it is old", () => {
  const worlds = join(folder, "worlds");
  for (const leftover of [".unfinished-old", ".unfinished-new"]) mkdirSync(join(worlds, leftover), { recursive: true });
  const longAgo = new Date(Date.now() - 86_400_000);
  utimesSync(join(worlds, ".unfinished-old"), longAgo, longAgo);
  write(datedTables());
  expect(listWorlds(folder).map((world) => world.name)).toEqual(["small"]);
  expect(readdirSync(worlds).sort()).toEqual([".unfinished-new", "small"]);
});
