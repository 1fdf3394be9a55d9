import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { formatProblem } from "@/server/trip";
import { listWorlds, openWorld } from "../../open-world";
import { worldConformance } from "../../testing";
import { type CsvFiles, csvLines, travelplannerFiles, writeCsvFiles } from "../../testing/csv-files";
import type { World } from "../../world";
import { importTravelplanner } from "./import-travelplanner";

const folder = mkdtempSync(join(tmpdir(), "dragoman-travelplanner-"));
const source = join(folder, "source");
afterEach(() => {
  for (const used of ["source", "worlds"]) rmSync(join(folder, used), { recursive: true, force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function imported(files: CsvFiles): Promise<World> {
  writeCsvFiles(source, files);
  return importedFromSource();
}

async function importedFromSource(): Promise<World> {
  const result = await importTravelplanner(source, { folder });
  if (!result.ok) throw new Error(formatProblem(result.problem));
  const world = openWorld("travelplanner", folder);
  if (!world.ok) throw new Error(formatProblem(world.problem));
  return world.value;
}

/** The generated files with some of them given. */
function files(given: CsvFiles = {}): CsvFiles {
  const [made] = fc.sample(travelplannerFiles, { seed: 7, numRuns: 1 });
  return { ...made, ...given };
}

worldConformance("an import of generated files", () => {
  const [made = {}] = fc.sample(travelplannerFiles, { seed: 11, numRuns: 1 });
  return imported(made);
});

test("every row comes back as it was written, whatever its text", async () => {
  await fc.assert(
    fc.asyncProperty(travelplannerFiles, async (made) => {
      const world = await imported(made);
      const column = (file: string, name: string) => {
        const { header, rows } = made[file] ?? { header: [], rows: [] };
        return rows.map((cells) => cells[header.indexOf(name)] ?? "");
      };
      const cities = new Set([...column("accommodations.csv", "city"), ...column("restaurants.csv", "City")]);
      const lodgings = [...cities].flatMap((city) => world.lodgings(city));
      expect(lodgings.map((row) => row.name).sort()).toEqual(column("accommodations.csv", "NAME").sort());
      expect(lodgings.map((row) => row.priceMinor).sort()).toEqual(
        column("accommodations.csv", "price")
          .map((price) => Number(price) * 100)
          .sort(),
      );
      const restaurants = [...cities].flatMap((city) => world.restaurants(city));
      expect(restaurants.map((row) => row.name).sort()).toEqual(column("restaurants.csv", "Name").sort());
      for (const number of column("flights.csv", "Flight Number")) {
        const row = column("flights.csv", "Flight Number").indexOf(number);
        expect(world.legByNumber(number)).toMatchObject({
          origin: column("flights.csv", "OriginCityName")[row],
          date: column("flights.csv", "FlightDate")[row],
          departureTime: column("flights.csv", "DepTime")[row],
          arrivalTime: column("flights.csv", "ArrTime")[row],
          priceMinor: Number(column("flights.csv", "Price")[row]) * 100,
        });
      }
    }),
    { numRuns: 40 },
  );
});

test("the first row of a pair of cities counts, one direction each", async () => {
  const header = ["origin", "destination", "cost", "duration", "distance"];
  const world = await imported(
    files({
      "distances.csv": {
        header,
        rows: [
          ["A", "B", "", "1 hour 2 mins", "1,234.5 km"],
          ["A", "B", "", "9 hours", "9 km"],
          ["B", "A", "", "1 day 3 hours", "2,000 km"],
          ["A", "C", "", "", "5 km"],
          ["A", "D", "", "5 mins", ""],
        ],
      },
    }),
  );
  expect(world.road("A", "B")).toMatchObject({ minutes: 62, km: 1234.5, distanceText: "1,234.5 km" });
  expect(world.road("B", "A")).toMatchObject({ minutes: null, km: 2000, durationText: "1 day 3 hours" });
  expect(world.road("A", "C")).toMatchObject({ minutes: null, km: 5 });
  expect(world.road("A", "D")).toMatchObject({ minutes: null, km: null, durationText: "5 mins" });
});

test("rows with an empty cell are left out and counted, and distances keep theirs", async () => {
  const made = files();
  const lodgings = made["accommodations.csv"] ?? { header: [], rows: [] };
  const [first = []] = lodgings.rows;
  const without = (column: string) => first.map((cell, index) => (lodgings.header[index] === column ? "" : cell));
  const world = await imported({
    ...made,
    "accommodations.csv": { ...lodgings, rows: [without("house_rules"), without("NAME"), without(""), first] },
  });
  expect(world.describe().counts).toMatchObject({
    "accommodations.csv": 4,
    lodgings: 1,
    "left out for an empty cell": 3,
  });
});

test("arrivals on another day are told by departure and duration, over zones", async () => {
  const header = files()["flights.csv"]?.header ?? [];
  const flight = (number: string, depart: string, arrive: string, elapsed: string) => [
    number,
    "100",
    depart,
    arrive,
    elapsed,
    "2022-03-05",
    "Austin",
    "Dallas",
    "2218.0",
  ];
  const world = await imported(
    files({
      "flights.csv": {
        header,
        rows: [
          flight("F1", "19:27", "22:30", "6 hours 3 minutes"),
          flight("F2", "23:00", "01:00", "5 hours 0 minutes"),
          flight("F3", "22:00", "24:00", "2 hours 0 minutes"),
          flight("F4", "00:10", "23:50", "0 hours 40 minutes"),
        ],
      },
    }),
  );
  expect(world.scheduledLegs("Austin", "Dallas", "2022-03-05").map((leg) => leg.arrivalDayOffset)).toEqual([
    0, 1, 0, -1,
  ]);
  expect(world.legByNumber("F3")?.arrivalTime).toBe("24:00");
  expect(world.legByNumber("F1")?.distanceKm).toBeCloseTo(3569.525);
});

test("with an index of the flights the world is incomplete and says so, else it is complete", async () => {
  expect((await imported(files())).describe()).toMatchObject({ complete: true, incompleteBecause: null });
  const index = {
    header: ["OriginCityName", "DestCityName", "FlightDate", "NumFlights", "Source"],
    rows: [["Austin", "Dallas", "2022-03-10", "0", "train"]],
  };
  expect((await imported(files({ "flights_index.csv": index }))).describe()).toMatchObject({
    complete: false,
    incompleteBecause: expect.stringContaining("reference information"),
  });
});

test("columns may stand in any order, along with further ones", async () => {
  const made = files();
  const turned = Object.entries(made).map(([file, { header, rows }]) => [
    file,
    {
      header: ["further", ...header.toReversed()],
      rows: rows.map((cells) => ["x", ...cells.toReversed()]),
    },
  ]);
  const hash = (await imported(made)).describe().hash;
  expect((await imported(Object.fromEntries(turned))).describe().hash).toBe(hash);
});

test("a byte order mark and Windows line ends are read", async () => {
  const made = files({ "cities.csv": { header: ["city", "state"], rows: [["Austin", "Texas"]] } });
  writeCsvFiles(source, made);
  writeFileSync(join(source, "cities.csv"), "\uFEFFcity,state\r\nAustin,Texas\r\nSão Paulo,\uFFFD\r\n");
  expect((await importedFromSource()).gazetteer.cities.map((city) => city.state)).toEqual(["Texas", "\uFFFD"]);
});

describe("a broken folder leaves no world", () => {
  async function problemOf(): Promise<unknown> {
    const result = await importTravelplanner(source, { folder });
    expect(listWorlds(folder)).toEqual([]);
    expect(existsSync(join(folder, "worlds")) ? readdirSync(join(folder, "worlds")) : []).toEqual([]);
    return result.ok ? "imported" : { code: result.problem.code, ...result.problem.where };
  }

  test("that is not there", async () => {
    expect(await problemOf()).toEqual({ code: "not_found", file: source });
  });

  test.each(Object.keys(files()))("without %s", async (file) => {
    writeCsvFiles(source, files());
    rmSync(join(source, file));
    expect(await problemOf()).toEqual({ code: "not_found", file });
  });

  test.each(Object.keys(files()))("with %s empty, or with its first line alone", async (file) => {
    writeCsvFiles(source, files());
    writeFileSync(join(source, file), "");
    expect(await problemOf()).toMatchObject({ code: "bad_file", file, line: 1 });
    writeFileSync(join(source, file), csvLines({ header: files()[file]?.header ?? [], rows: [] }).join(""));
    expect(await problemOf()).toMatchObject({ code: "bad_file", file, line: 1 });
  });

  test.each(Object.entries(files()))("with %s without one of its columns, or with one twice", async (file, table) => {
    const unread = ["", "cost"];
    for (const [index, column] of table.header.entries()) {
      if (unread.includes(column)) continue;
      for (const columns of [[], [column, column]]) {
        const header = table.header.toSpliced(index, 1, ...columns);
        writeCsvFiles(source, files({ [file]: { header, rows: table.rows } }));
        expect(await problemOf()).toEqual({ code: "bad_file", file, line: 1, column });
      }
    }
  });

  test("with a file cut off anywhere but between two rows", async () => {
    const made = files();
    for (const [file, table] of Object.entries(made)) {
      const lines = csvLines(table).map((line) => Buffer.from(line));
      const header = lines[0]?.length ?? 0;
      const whole = Buffer.concat(lines);
      const ends = new Set(lines.map((_, index) => Buffer.concat(lines.slice(0, index + 1)).length));
      for (let length = header + 1; length < whole.length; length += 7) {
        if (ends.has(length)) continue;
        writeCsvFiles(source, made);
        writeFileSync(join(source, file), whole.subarray(0, length));
        expect(await problemOf()).toMatchObject({
          code: "bad_file",
          file,
          line: expect.any(Number),
          column: expect.any(String),
        });
      }
    }
  });

  test("and an older world of the name stays", async () => {
    const { hash } = (await imported(files())).describe();
    writeFileSync(join(source, "cities.csv"), "city\nAustin\n");
    expect((await importTravelplanner(source, { folder })).ok).toBe(false);
    expect(listWorlds(folder).map((world) => world.hash)).toEqual([hash]);
  });
});

test("the first twenty problems are reported at once", async () => {
  const rows = Array.from({ length: 30 }, (_, index) => ["A", "B", "", "45 mins", `${index} miles`]);
  writeCsvFiles(
    source,
    files({ "distances.csv": { header: ["origin", "destination", "cost", "duration", "distance"], rows } }),
  );
  const result = await importTravelplanner(source, { folder });
  const text = result.ok ? "" : formatProblem(result.problem);
  expect(text.match(/distances\.csv, line \d+, column distance/g)).toHaveLength(20);
  expect(text).toMatch(/^distances\.csv, line 2, column distance: Write a distance/);
});
