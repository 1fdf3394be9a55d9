import { join } from "node:path";
import { fail, ok, type Result } from "@/server/trip";
import { publishedRelations } from "./importers/itinerarybench/published-relations";
import { RELATION_OF_TABLE, recordRelations } from "./relations/record-relations";
import type { Relation } from "./relations/relation";
import { dataFolder, worldsFolder } from "./snapshot/folders";
import { worldNameSchema } from "./snapshot/manifest";
import { readSnapshotRecords, type SnapshotRecords } from "./snapshot/read-snapshot";
import type { WorldDescription } from "./world";

/** A world's tables, for readers that go through all of them. */
export interface WorldRelations {
  readonly hash: string;
  readonly relations: readonly Relation[];
  /** Rows of each relation that is too large. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/** Worlds whose database was published under columns of its own; the others show their records. */
const PUBLISHED: Partial<Record<WorldDescription["kind"], (records: SnapshotRecords) => readonly Relation[]>> = {
  itinerarybench: publishedRelations,
};

/**
 * Reads the tables of a world from disk, those of more than `mostRows` rows left out. Problems: `not_found`, `bad_file` as
 * for `openWorld`.
 */
export function openRelations(name: string, mostRows: number, folder = dataFolder()): Result<WorldRelations> {
  if (!worldNameSchema.safeParse(name).success) {
    return fail({ code: "not_found", message: `There is no world "${name}".` });
  }
  const records = readSnapshotRecords(join(worldsFolder(folder), name), mostRows);
  if (!records.ok) return records;
  const { description, leftOut } = records.value;
  const relations = (PUBLISHED[description.kind] ?? recordRelations)(records.value);
  return ok({
    hash: description.hash,
    relations,
    leftOut: new Map([...leftOut].map(([table, rows]) => [RELATION_OF_TABLE[table] ?? table, rows])),
  });
}
