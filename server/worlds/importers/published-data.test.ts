import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { formatProblem, type Result } from "@/server/trip";
import { openWorld } from "../open-world";
import { worldConformance } from "../testing";
import type { World, WorldDescription } from "../world";
import type { ImportOptions } from "./import-options";
import { importItinerarybench } from "./itinerarybench/import-itinerarybench";
import { importTravelplanner } from "./travelplanner/import-travelplanner";

const published = "../shared/data";
const absent = !existsSync(published);
if (absent) console.log(`The published data are not at ${published}; what is stated of them is not checked.`);

const querySchema = z.object({
  org: z.string(),
  dest: z.string(),
  date: z.array(z.string()),
  visiting_city_number: z.number(),
});

const folder = mkdtempSync(join(tmpdir(), "dragoman-published-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Import = (source: string, options: ImportOptions) => Promise<Result<WorldDescription>>;

async function imported(run: Import, name: string): Promise<World> {
  const result = await run(join(published, name, "database"), { folder });
  if (!result.ok) throw new Error(formatProblem(result.problem));
  const world = openWorld(name, folder);
  if (!world.ok) throw new Error(formatProblem(world.problem));
  return world.value;
}

/** The file's rows by a reader of its own. */
function publishedRows(file: string): Record<string, string>[] {
  return parse(readFileSync(join(published, "travelplanner", "database", file)), { columns: true });
}

describe.skipIf(absent)("the published TravelPlanner database", () => {
  let world: World;
  beforeAll(async () => {
    world = await imported(importTravelplanner, "travelplanner");
  });

  worldConformance("the import", () => world);

  test("has the stated numbers of rows", () => {
    expect(world.describe().counts).toMatchObject({
      "accommodations.csv": 5047,
      lodgings: 4285,
      attractions: 5302,
      restaurants: 9551,
      roads: 17602,
      cities: 312,
      "scheduled-legs": 2011,
      "flights_index.csv": 671,
    });
    expect(world.describe().complete).toBe(false);
  });

  test("keeps every name and city as written, also of cities that the list of cities lacks", () => {
    const rows = publishedRows("accommodations.csv").filter((row) => !Object.values(row).includes(""));
    const cities = new Set(rows.map((row) => row.city ?? ""));
    expect([...cities].filter((city) => world.gazetteer.city(city) === undefined)).toHaveLength(43);
    for (const city of cities) {
      expect(world.lodgings(city).map((lodging) => lodging.name)).toEqual(
        rows.filter((row) => row.city === city).map((row) => row.NAME),
      );
    }
    const names = rows.map((row) => row.NAME ?? "");
    for (const oddity of [/\n/, /^ | $/, / {2}/, /;/, /"/]) expect(names.some((name) => oddity.test(name))).toBe(true);
  });

  test("takes the first row of each pair of cities", () => {
    const first = new Map<string, Record<string, string>>();
    const repeated = new Set<string>();
    for (const row of publishedRows("distances.csv")) {
      const pair = `${row.origin}>${row.destination}`;
      if (first.has(pair)) repeated.add(pair);
      else first.set(pair, row);
    }
    expect(repeated.size).toBe(1382);
    for (const { origin = "", destination = "", duration, distance } of first.values()) {
      const road = world.road(origin, destination);
      expect(road).toMatchObject({ durationText: duration, distanceText: distance });
      expect(road?.minutes === null).toBe(duration === "" || distance === "" || duration?.includes("day"));
    }
  });

  test("keeps odd states and the two arrivals at 24:00", () => {
    expect(world.gazetteer.city("St. Petersburg")?.state).toBe("Saint Petersburg");
    expect(world.gazetteer.city("Devils Lake")?.state).toBe("Wisconsin");
    expect(world.gazetteer.city("Marquette")?.state).toBe("Wisconsin");
    const numbers = publishedRows("flights.csv").map((row) => row["Flight Number"] ?? "");
    const arrivals = numbers.map((number) => world.legByNumber(number)?.arrivalTime);
    expect(arrivals.filter((time) => time === "24:00")).toHaveLength(2);
  });
});

describe.skipIf(absent)("flights as a way to the reference plan", () => {
  const queries = absent
    ? []
    : readFileSync(join(published, "travelplanner", "queries", "validation-dev.jsonl"), "utf8")
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map((line) => querySchema.parse(JSON.parse(line)))
        .filter((query) => query.visiting_city_number > 1);

  /** Of the queries for several cities, how many have flights on the first day to none, one and more cities of the state. */
  function reachable(world: World) {
    const counts = { none: 0, one: 0, more: 0 };
    for (const { org, dest, date } of queries) {
      const cities = world.gazetteer.citiesOf(dest);
      const reached = cities.filter(({ name }) => world.scheduledLegs(org, name, date[0] ?? "").length > 0).length;
      counts[reached === 0 ? "none" : reached === 1 ? "one" : "more"] += 1;
    }
    return counts;
  }

  test("the published table shows one city or none, the table with decoys several", async () => {
    expect(reachable(await imported(importTravelplanner, "travelplanner"))).toEqual({ none: 26, one: 34, more: 0 });
    const decoys = await importTravelplanner(join(published, "travelplanner", "database"), {
      folder,
      name: "decoys",
      decoys: 1,
    });
    const world = openWorld("decoys", folder);
    if (!decoys.ok || !world.ok) throw new Error("The world with decoys could not be made.");
    expect(reachable(world.value)).toEqual({ none: 1, one: 5, more: 54 });
    const { source, decoys: made, counts } = world.value.describe();
    expect(source).toContain("with decoys, seed 1, 126453 rows");
    expect(counts["scheduled-legs"]).toBe(2011 + (made?.rows ?? 0));
    expect(world.value.legByNumber("F3489076")?.id).toBe("leg-0");
    const ids = queries.flatMap(({ org, dest, date }) =>
      world.value.gazetteer
        .citiesOf(dest)
        .flatMap(({ name }) => world.value.scheduledLegs(org, name, date[0] ?? "").map(({ id }) => id.split("-")[0])),
    );
    expect(new Set(ids)).toEqual(new Set(["leg", "decoy"]));
  });
});

describe.skipIf(absent)("the published ItineraryBench database", () => {
  let world: World;
  beforeAll(async () => {
    world = await imported(importItinerarybench, "itinerarybench");
  });

  worldConformance("the import", () => world);

  test("has the stated numbers of rows", () => {
    expect(world.describe().counts).toMatchObject({
      "scheduled-legs": 3903,
      attractions: 89,
      lodgings: 30,
      "local-travel-times": 846,
      cities: 15,
    });
  });
});
