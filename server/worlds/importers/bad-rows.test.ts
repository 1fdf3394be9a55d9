import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import type { Result } from "@/server/trip";
import { type CsvFiles, csvLines, itinerarybenchFiles, travelplannerFiles, writeCsvFiles } from "../testing/csv-files";
import type { WorldDescription } from "../world";
import type { ImportOptions } from "./import-options";
import { importItinerarybench } from "./itinerarybench/import-itinerarybench";
import { importTravelplanner } from "./travelplanner/import-travelplanner";

/** What can be wrong with the cell of a row, in the bytes of the file. */
interface Damage {
  readonly name: string;
  /** The line with the cell at `index` spoilt. */
  readonly spoil: (cells: readonly string[], index: number) => Buffer;
  /** Whether the problem is told of the cell itself, or of the row's last column. */
  readonly column: "own" | "last";
}

const line = (cells: readonly string[]) => csvLines({ header: cells, rows: [] }).join("");

function written(name: string, text: string): Damage {
  return { name, column: "own", spoil: (cells, index) => Buffer.from(line(cells.with(index, text))) };
}

function inBytes(name: string, bytes: Buffer): Damage {
  const mark = "@@@@";
  return {
    name,
    column: "own",
    spoil(cells, index) {
      const [before = "", after = ""] = line(cells.with(index, mark)).split(mark);
      return Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)]);
    },
  };
}

/** Whatever the column holds; each column meets a few of them. */
const anywhere: readonly Damage[] = [
  inBytes("Latin-1 bytes", Buffer.from("Caf\xe9", "latin1")),
  inBytes("a cut UTF-8 character", Buffer.from([0x41, 0xe2, 0x98])),
  inBytes("a NUL character", Buffer.from("A\0B")),
  inBytes("a quote inside", Buffer.from('A"B')),
  inBytes("text behind the closing quote", Buffer.from('"A"B')),
  inBytes("a quote that is never closed", Buffer.from('"A')),
  { name: "a missing cell", column: "last", spoil: (cells, index) => Buffer.from(line(cells.toSpliced(index, 1))) },
  {
    name: "a cell too many",
    column: "last",
    spoil: (cells, index) => Buffer.from(line(cells.toSpliced(index, 0, "1"))),
  },
];

const notNumbers = ["abc", "-1000", "1e99", "NaN", "1,5", " 12", "0x10", "1.2.3", "$12", "99999999999"].map((text) =>
  written(`the number ${JSON.stringify(text)}`, text),
);
const fractions = [written("a fraction", "1.5")];
const notDates = ["2022-02-30", "2022-3-5", "03/05/2022", "2022-13-01", "20220305", "today"].map((text) =>
  written(`the date ${text}`, text),
);
const notTimes = ["25:00", "7:05", "07:60", "24:01", "0705", "noon"].map((text) => written(`the time ${text}`, text));
const notMoments = [
  "2023-07-01",
  "2023-07-01 08:09",
  "2023-02-30 08:09:00",
  "2023-07-01 24:00:00",
  "2023-07-01 08:09:30",
  "soon",
].map((text) => written(`the moment ${text}`, text));
const notElapsed = ["6 hours", "6:03", "6 hours 3", "3 minutes", "six hours"].map((text) =>
  written(`the elapsed time ${text}`, text),
);
const notDurations = ["10 hours 55", "ten hours", "655", "day"].map((text) => written(`the duration ${text}`, text));
const notDistances = ["285", "285 miles", "1,14 km", "far"].map((text) => written(`the distance ${text}`, text));
const empty = [written("an empty cell", "")];

type Kinds = Readonly<Record<string, Readonly<Record<string, readonly Damage[]>>>>;

const travelplannerKinds: Kinds = {
  "cities.csv": { city: empty, state: empty },
  "accommodations.csv": {
    NAME: [],
    "room type": [],
    price: notNumbers,
    "minimum nights": [...notNumbers, ...fractions],
    "review rate number": notNumbers,
    house_rules: [],
    "maximum occupancy": [...notNumbers, ...fractions, written("room for nobody", "0")],
    city: [],
  },
  "restaurants.csv": { Name: [], City: [], Cuisines: [], "Average Cost": notNumbers, "Aggregate Rating": notNumbers },
  "attractions.csv": {
    Name: [],
    Latitude: notNumbers,
    Longitude: notNumbers,
    Address: [],
    Phone: [],
    Website: [],
    City: [],
  },
  "distances.csv": { origin: empty, destination: empty, duration: notDurations, distance: notDistances },
  "flights.csv": {
    "Flight Number": [],
    Price: notNumbers,
    DepTime: notTimes,
    ArrTime: notTimes,
    ActualElapsedTime: notElapsed,
    FlightDate: notDates,
    OriginCityName: [],
    DestCityName: [],
    Distance: notNumbers,
  },
};

const itinerarybenchKinds: Kinds = {
  "place.csv": {
    name: empty,
    city: empty,
    type: [...empty, written("another type", "inn")],
    opening_hours_begin: [...notNumbers, ...fractions],
    opening_hours_end: [...notNumbers, ...fractions],
  },
  "in_city_transport.csv": {
    origin: [...empty, written("an unknown place", "Atlantis")],
    destination: [...empty, written("an unknown place", "Atlantis")],
    duration: [...notNumbers, ...fractions],
  },
  "railway.csv": {
    number: empty,
    origin: empty,
    destination: empty,
    departure_time: notMoments,
    arrival_time: notMoments,
    duration: [...notNumbers, ...fractions, written("another duration than the times'", "1")],
    price: notNumbers,
  },
};

const folder = mkdtempSync(join(tmpdir(), "dragoman-bad-rows-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Import = (source: string, options: ImportOptions) => Promise<Result<WorldDescription>>;

/** Spoils one cell of one row of good generated files and imports them. */
async function expectProblem(run: Import, made: CsvFiles, file: string, column: string, row: number, damage: Damage) {
  const table = made[file] ?? { header: [], rows: [] };
  const spoilt = row % table.rows.length;
  const index = table.header.indexOf(column);
  const lines = csvLines(table).map((text) => Buffer.from(text));
  const before = Buffer.concat(lines.slice(0, spoilt + 1));
  const bad = damage.spoil(table.rows[spoilt] ?? [], index);
  const source = join(folder, "source");
  writeCsvFiles(source, made);
  writeFileSync(join(source, file), Buffer.concat([before, bad, ...lines.slice(spoilt + 2)]));

  const result = await run(source, { folder });
  expect(result.ok ? "imported" : { code: result.problem.code, ...result.problem.where }).toEqual({
    code: "bad_file",
    file,
    line: before.toString().split("\n").length,
    column: damage.column === "own" ? column : table.header.at(-1),
  });
  const worlds = join(folder, "worlds");
  expect(existsSync(worlds) ? readdirSync(worlds) : []).toEqual([]);
}

const ANYWHERE_A_COLUMN = 3;

function kindsOf(kinds: Kinds): [file: string, column: string, damages: readonly Damage[]][] {
  const columns = Object.entries(kinds).flatMap(([file, own]) =>
    Object.entries(own).map(([column, damages]) => ({ file, column, damages })),
  );
  return columns.map(({ file, column, damages }, index) => {
    const first = index * ANYWHERE_A_COLUMN;
    const some = Array.from({ length: ANYWHERE_A_COLUMN }, (_, at) => anywhere.at((first + at) % anywhere.length));
    return [file, column, [...damages, ...some.filter((damage) => damage !== undefined)]];
  });
}

describe("a bad row is reported with its file, line and column, and leaves no world", () => {
  test.each(kindsOf(travelplannerKinds))("%s, %s", async (file, column, damages) => {
    for (const damage of damages) {
      const property = fc.asyncProperty(travelplannerFiles, fc.nat(), (made, row) =>
        expectProblem(importTravelplanner, made, file, column, row, damage),
      );
      await fc.assert(property, { numRuns: 1 });
    }
  });

  test.each(kindsOf(itinerarybenchKinds))("%s, %s", async (file, column, damages) => {
    for (const damage of damages) {
      const property = fc.asyncProperty(itinerarybenchFiles, fc.nat(), (made, row) =>
        expectProblem(importItinerarybench, made, file, column, row, damage),
      );
      await fc.assert(property, { numRuns: 1 });
    }
  });

  test("in more than two hundred kinds", () => {
    const kinds = [...kindsOf(travelplannerKinds), ...kindsOf(itinerarybenchKinds)];
    expect(kinds.reduce((sum, [, , damages]) => sum + damages.length, 0)).toBeGreaterThan(200);
  });
});
