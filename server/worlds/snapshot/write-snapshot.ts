import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fail, ok, type Result } from "@/server/trip";
import { datesOf, type LegColumns } from "../legs/leg-columns";
import { encodeSureRides } from "../rides/sure-rides";
import { encodeTransitWalks, transitTableNames, type WorldTransit } from "../rides/transit";
import { encodeStreetLines, type StreetLines, streetLinesTableName } from "../streets/street-lines";
import { encodeFeed } from "../transit/encode-feed";
import { encodeWalks, stepFreeWalksTableName, walksTableName } from "../walks";
import type { WorldDescription } from "../world";
import { noTables, type WorldFormulas, type WorldTables } from "../world-tables";
import { encodeRecords } from "./columns";
import { dataFolder, replaceFolder, worldsFolder } from "./folders";
import { encodeLegs, legTableName } from "./leg-table";
import { type Manifest, manifestFile, manifestSchema, snapshotFormat, tableFile, worldNameSchema } from "./manifest";
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

/** What a snapshot is made of; a table that is left out is empty. */
export interface SnapshotContent {
  /** Hash and dates follow from the content; the tables' own counts are added to `counts`. */
  readonly description: Omit<WorldDescription, "hash" | "dates">;
  readonly tables: Partial<Omit<WorldTables, "scheduledLegs">>;
  /** Dated legs; null for a world with a weekly timetable. */
  readonly legs: LegColumns | null;
  readonly formulas: WorldFormulas;
  /** Of each city that has any. Left out: none. */
  readonly transits?: readonly WorldTransit[];
  /** For the map. Left out: none. */
  readonly streets?: StreetLines;
}

/**
 * Writes `<folder>/worlds/<name>/`: all of it or nothing. A world of the same name is replaced; readers that have it
 * open keep it. Problems: `bad_input` for a name that cannot be a folder's, `unavailable` when the disk refuses.
 */
export function writeSnapshot(content: SnapshotContent, folder = dataFolder()): Result<WorldDescription> {
  const name = worldNameSchema.safeParse(content.description.name);
  if (!name.success) {
    return fail({ code: "bad_input", message: name.error.issues[0]?.message ?? "", where: { field: "name" } });
  }
  const target = join(worldsFolder(folder), name.data);
  try {
    return ok(replaceFolder(target, worldsFolder(folder), (unfinished) => writeFiles(content, unfinished)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail({ code: "unavailable", message: `The world could not be written: ${reason}`, where: { file: target } });
  }
}

function writeFiles(content: SnapshotContent, folder: string): WorldDescription {
  const files: Manifest["tables"] = {};
  function write(table: string, rows: number, encode: () => Uint8Array): void {
    if (rows === 0) return;
    const bytes = encode();
    writeFileSync(join(folder, tableFile(table)), bytes);
    files[table] = { rows, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  }
  function writeRecords<Row>(table: RecordTable<Row>, rows: readonly Row[]): void {
    write(table.name, rows.length, () => encodeRecords(table, rows));
  }

  const { legs, formulas, transits = [], streets } = content;
  const tables = { ...noTables, ...content.tables };
  writeRecords(citiesTable, tables.cities);
  writeRecords(lodgingsTable, tables.lodgings);
  writeRecords(restaurantsTable, tables.restaurants);
  writeRecords(attractionsTable, tables.attractions);
  writeRecords(roadsTable, tables.roads);
  writeRecords(localTravelTimesTable, tables.localTravelTimes);
  writeRecords(timetableTable, tables.timetable);
  if (tables.walks.length > 0) write(walksTableName, tables.walks.length, () => encodeWalks(tables.walks));
  if (tables.stepFreeWalks.length > 0) {
    write(stepFreeWalksTableName, tables.stepFreeWalks.length, () => encodeWalks(tables.stepFreeWalks));
  }
  const running = transits.filter(({ feed }) => feed.trips.ids.length > 0);
  for (const [place, { feed, walks, stepFreeWalks, sure, stepFreeSure }] of running.entries()) {
    const names = transitTableNames(place);
    write(names.feed, feed.trips.ids.length, () => encodeFeed(feed));
    write(names.walks, walks.ids.length, () => encodeTransitWalks(walks));
    if (stepFreeWalks.ids.length > 0) {
      write(names.stepFreeWalks, stepFreeWalks.ids.length, () => encodeTransitWalks(stepFreeWalks));
    }
    write(names.sure, sure.stops.length, () => encodeSureRides(sure));
    write(names.stepFreeSure, stepFreeSure.stops.length, () => encodeSureRides(stepFreeSure));
  }
  if (streets !== undefined) write(streetLinesTableName, streets.classes.length, () => encodeStreetLines(streets));
  if (legs !== null) write(legTableName, legs.fileRow.length, () => encodeLegs(legs));

  const manifest = manifestSchema.parse({
    format: snapshotFormat,
    description: {
      ...content.description,
      hash: createHash("sha256")
        .update(JSON.stringify([files, formulas]))
        .digest("hex"),
      dates: legs === null ? null : datesOf(legs),
      counts: {
        ...Object.fromEntries(Object.entries(files).map(([table, { rows }]) => [table, rows])),
        ...content.description.counts,
      },
    },
    formulas,
    tables: files,
  });
  writeFileSync(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest.description;
}
