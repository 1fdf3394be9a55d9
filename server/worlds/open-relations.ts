import { join } from "node:path";
import { fail, finish, ok, type Result } from "@/server/trip";
import { importers } from "./importers/registry";
import { RELATION_OF_TABLE, recordRelations } from "./relations/record-relations";
import type { Relation } from "./relations/relation";
import { dataFolder, worldsFolder } from "./snapshot/folders";
import { worldNameSchema } from "./snapshot/manifest";
import { readSnapshotRecords } from "./snapshot/read-snapshot";

/** A world's tables, for readers that go through all of them. */
export interface WorldRelations {
  readonly hash: string;
  readonly relations: readonly Relation[];
  /** Rows of each relation that is too large. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/**
 * Reads the tables of a world from disk, those of more than `mostRows` rows left out. Problems: `not_found`, `bad_file` as
 * for `openWorld`.
 */
export function openRelations(name: string, mostRows: number, folder = dataFolder()): Result<WorldRelations> {
  if (!worldNameSchema.safeParse(name).success) {
    return fail({ code: "not_found", message: `There is no world "${name}".` });
  }
  const records = finish(readSnapshotRecords(join(worldsFolder(folder), name), { mostRows }));
  if (!records.ok) return records;
  const { description, leftOut } = records.value;
  const relations = (publishedAs(description.kind) ?? recordRelations)(records.value);
  return ok({
    hash: description.hash,
    relations,
    leftOut: new Map([...leftOut].map(([table, rows]) => [RELATION_OF_TABLE[table] ?? table, rows])),
  });
}

/** How the tables of worlds of this kind were published; null where they show their records. */
function publishedAs(kind: string) {
  return importers.find(({ name }) => name === kind)?.relations ?? null;
}
