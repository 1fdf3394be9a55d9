import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fail, ok, ProblemError, type Result } from "@/server/trip";
import { assembleWorld } from "../assemble-world";
import { columnarLegs } from "../legs/columnar-legs";
import { listedLegs } from "../legs/listed-legs";
import { weeklyTimetable } from "../legs/weekly-timetable";
import type { World } from "../world";
import { noTables } from "../world-tables";
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

/**
 * Opens the world in a folder: every file is read and checked against its hash, small tables become records, dated
 * legs stay columns. Problem `bad_file` names the file that is missing, truncated or changed.
 */
export function readSnapshot(folder: string): Result<World> {
  const manifest = readManifest(folder);
  if (!manifest.ok) return manifest;
  const { description, formulas, tables: files } = manifest.value;

  function read<Value>(table: string, decode: (bytes: Uint8Array) => Value, none: Value): Value {
    const expected = files[table];
    if (expected === undefined) return none;
    const file = join(folder, tableFile(table));
    try {
      const bytes = readFileSync(file);
      if (createHash("sha256").update(bytes).digest("hex") !== expected.sha256) {
        throw new Error(`${bytes.length} bytes that are not the ${expected.bytes} bytes written`);
      }
      return decode(bytes);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ProblemError({
        code: "bad_file",
        message: `The table is damaged (${reason}). ${howToMend}`,
        where: { file },
      });
    }
  }
  function readRecords<Row>(table: RecordTable<Row>): readonly Row[] {
    return read(table.name, (bytes) => decodeRecords(table, bytes), []);
  }

  try {
    const tables = {
      ...noTables,
      cities: readRecords(citiesTable),
      lodgings: readRecords(lodgingsTable),
      restaurants: readRecords(restaurantsTable),
      attractions: readRecords(attractionsTable),
      roads: readRecords(roadsTable),
      localTravelTimes: readRecords(localTravelTimesTable),
      timetable: readRecords(timetableTable),
    };
    const legs =
      tables.timetable.length > 0
        ? weeklyTimetable(tables.timetable, formulas.monthlyFareFactors, tables.cities)
        : read(legTableName, (bytes) => columnarLegs(decodeLegs(bytes)), listedLegs([]));
    return ok(assembleWorld(description, tables, formulas, legs));
  } catch (error) {
    if (error instanceof ProblemError) return fail(error.problem);
    throw error;
  }
}
