import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fail, finish, ok, type Problem, ProblemError, type Result, type Steps } from "@/server/trip";
import { assembleWorld } from "../assemble-world";
import { columnarLegs } from "../legs/columnar-legs";
import type { LegColumns } from "../legs/leg-columns";
import { listedLegs } from "../legs/listed-legs";
import { weeklyTimetable } from "../legs/weekly-timetable";
import type { City } from "../records";
import { findRidesOf } from "../rides/find-rides";
import { decodeSureRides, joinedSights, NO_SURE_RIDES, sureRideMinutesOf } from "../rides/sure-rides";
import {
  decodeTransitWalks,
  NO_WALKS,
  type SureRides,
  type TransitWalks,
  transitTableNames,
  type WorldTransit,
} from "../rides/transit";
import { decodeStreetLines, type StreetLines, streetLinesTableName } from "../streets/street-lines";
import { decodeFeed } from "../transit/encode-feed";
import type { TransitFeed } from "../transit/feed";
import { type CityWalks, decodeWalks, stepFreeWalksTableName, walksTableName } from "../walks";
import type { World, WorldDescription } from "../world";
import { noTables, type WorldFormulas, type WorldTables } from "../world-tables";
import { decodeRecords } from "./columns";
import { decodeLegs, legTableName } from "./leg-table";
import { type Manifest, manifestFile, manifestSchema, snapshotFormat, tableFile } from "./manifest";
import {
  attractionsTable,
  citiesTable,
  localTravelTimesTable,
  lodgingsTable,
  type RecordTable,
  restaurantsTable,
  roadsTable,
  timetableTable,
} from "./record-tables";

/** The manifest in a world's folder. Problem `bad_file` when it is missing, damaged or of another format. */
export function readManifest(folder: string): Result<Manifest> {
  const file = join(folder, manifestFile);
  try {
    const content: unknown = JSON.parse(readFileSync(file, "utf8"));
    const manifest = manifestSchema.safeParse(content);
    if (manifest.success) return ok(manifest.data);
    const field = manifest.error.issues[0]?.path.join(".");
    const message =
      field === "format"
        ? `This world was written by another version of Dragoman (format ${snapshotFormat} is read here).`
        : "The manifest is damaged.";
    return fail({ code: "bad_file", message: `${message} ${howToMend}`, where: { file, field } });
  } catch {
    return fail({ code: "bad_file", message: `The manifest cannot be read. ${howToMend}`, where: { file } });
  }
}

const howToMend = "Import or generate the world again.";

/** What the files of a snapshot hold, in file order. */
export interface SnapshotRecords {
  readonly description: WorldDescription;
  readonly formulas: WorldFormulas;
  readonly tables: Omit<WorldTables, "scheduledLegs">;
  /** Dated legs; null where there are none. */
  readonly legs: LegColumns | null;
  readonly transits: readonly WorldTransit[];
  /** Rows of each table that was not read because it has more than were wanted. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/**
 * Opens the world in a folder, in steps: every file is read and checked against its hash, small tables become records, dated
 * legs stay columns. Problem `bad_file` names the file that is missing, truncated or changed.
 */
export function* readSnapshot(folder: string): Steps<Result<World>> {
  const records = yield* readSnapshotRecords(folder, { withTransit: true });
  if (!records.ok) return records;
  const { description, formulas, tables, legs, transits } = records.value;
  const source =
    tables.timetable.length > 0
      ? weeklyTimetable(tables.timetable, formulas.monthlyFareFactors, tables.cities)
      : legs === null
        ? listedLegs([])
        : columnarLegs(legs, description.decoys?.rows);
  yield;
  const world = assembleWorld(description, { ...noTables, ...tables }, formulas, source);
  if (transits.length === 0) return ok(world);
  const riding = {
    rides: yield* findRidesOf(transits, world.localTravelMinutes),
    sureRideMinutes: sureRideMinutesOf(transits),
    isJoinedOn: joinedSights(transits),
  };
  const { stepFree } = world;
  if (stepFree === undefined) return ok({ ...world, ...riding });
  const ridingStepFree = {
    rides: yield* findRidesOf(transits, stepFree.localTravelMinutes, { accessible: true }),
    sureRideMinutes: sureRideMinutesOf(transits, { accessible: true }),
    isJoinedOn: joinedSights(transits, { accessible: true }),
  };
  return ok({ ...world, ...riding, stepFree: { ...stepFree, ...ridingStepFree } });
}

/**
 * The records themselves, checked in the same way; tables of more than `mostRows` rows are left out, and public transport unless it is
 * asked for.
 */
export function* readSnapshotRecords(
  folder: string,
  { mostRows = Number.POSITIVE_INFINITY, withTransit = false } = {},
): Steps<Result<SnapshotRecords>> {
  const manifest = readManifest(folder);
  if (!manifest.ok) return manifest;
  const { description, formulas, tables: files } = manifest.value;
  const leftOut = new Map<string, number>();

  function* read<Value>(table: string, decode: (bytes: Uint8Array) => Steps<Value>, none: Value): Steps<Value> {
    const expected = files[table];
    if (expected === undefined) return none;
    if (expected.rows > mostRows) {
      leftOut.set(table, expected.rows);
      return none;
    }
    try {
      const bytes = checkedBytes(folder, table, expected);
      yield;
      return yield* decode(bytes);
    } catch (error) {
      throw new ProblemError(damaged(folder, table, error));
    }
  }
  function readRecords<Row extends object>(table: RecordTable<Row>): Steps<readonly Row[]> {
    return read(table.name, (bytes) => decodeRecords(table, bytes), []);
  }

  try {
    const tables = {
      cities: yield* readRecords(citiesTable),
      lodgings: yield* readRecords(lodgingsTable),
      restaurants: yield* readRecords(restaurantsTable),
      attractions: yield* readRecords(attractionsTable),
      roads: yield* readRecords(roadsTable),
      localTravelTimes: yield* readRecords(localTravelTimesTable),
      timetable: yield* readRecords(timetableTable),
      walks: yield* read<readonly CityWalks[]>(walksTableName, inOneStep(decodeWalks), []),
      stepFreeWalks: yield* read<readonly CityWalks[]>(stepFreeWalksTableName, inOneStep(decodeWalks), []),
    };
    const legs = yield* read<LegColumns | null>(legTableName, inOneStep(decodeLegs), null);
    const transits: WorldTransit[] = [];
    const readWalks = (table: string) => read<TransitWalks | null>(table, inOneStep(decodeTransitWalks), null);
    const readSure = (table: string) => read<SureRides>(table, inOneStep(decodeSureRides), NO_SURE_RIDES);
    for (let place = 0; withTransit; place += 1) {
      const names = transitTableNames(place);
      const feed = yield* read<TransitFeed | null>(names.feed, inOneStep(decodeFeed), null);
      const walks = yield* readWalks(names.walks);
      if (feed === null || walks === null) break;
      transits.push({
        ...{ feed, walks, stepFreeWalks: (yield* readWalks(names.stepFreeWalks)) ?? NO_WALKS },
        ...{ sure: yield* readSure(names.sure), stepFreeSure: yield* readSure(names.stepFreeSure) },
      });
    }
    return ok({ description, formulas, tables, legs, transits, leftOut });
  } catch (error) {
    if (error instanceof ProblemError) return fail(error.problem);
    throw error;
  }
}

/** The bytes of a table. @throws where they are not those that were written. */
function checkedBytes(folder: string, table: string, expected: Manifest["tables"][string]): Uint8Array {
  const bytes = readFileSync(join(folder, tableFile(table)));
  if (createHash("sha256").update(bytes).digest("hex") !== expected.sha256) {
    throw new Error(`${bytes.length} bytes that are not the ${expected.bytes} bytes written`);
  }
  return bytes;
}

function damaged(folder: string, table: string, error: unknown): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  const file = join(folder, tableFile(table));
  return { code: "bad_file", message: `The table is damaged (${reason}). ${howToMend}`, where: { file } };
}

/** The lines of a world's streets, which only the map reads; null where it has none. Problem `bad_file` names a damaged file. */
export function readStreetLines(folder: string, { tables }: Manifest): Result<StreetLines | null> {
  const expected = tables[streetLinesTableName];
  if (expected === undefined) return ok(null);
  try {
    return ok(decodeStreetLines(checkedBytes(folder, streetLinesTableName, expected)));
  } catch (error) {
    return fail(damaged(folder, streetLinesTableName, error));
  }
}

/** A world's cities alone. Problem `bad_file` names a damaged file. */
export function readCities(folder: string, { tables }: Manifest): Result<readonly City[]> {
  const expected = tables[citiesTable.name];
  if (expected === undefined) return ok([]);
  try {
    return ok(finish(decodeRecords(citiesTable, checkedBytes(folder, citiesTable.name, expected))));
  } catch (error) {
    return fail(damaged(folder, citiesTable.name, error));
  }
}

/** Columns and arrays are looked at where they lie: there is nothing to be made of each row. The longest, a large city's timetable, takes some 30 ms. */
function inOneStep<Value>(decode: (bytes: Uint8Array) => Value): (bytes: Uint8Array) => Steps<Value> {
  // biome-ignore lint/correctness/useYield: it has no part that takes long.
  return function* (bytes) {
    return decode(bytes);
  };
}
