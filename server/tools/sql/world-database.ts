import initSqlJs, { type Database } from "sql.js";
import type { Relation, WorldRelations } from "@/server/worlds";
import { ENGINE_BYTES, STATEMENT_BYTES } from "./limits";

/** A world in SQLite, in memory and read-only from here on. */
export interface WorldDatabase {
  readonly database: Database;
  readonly relations: WorldRelations;
}

const PAGE = 64 * 2 ** 10;

/** WebAssembly memory has no limit of its own below 4 GB: where it cannot grow, SQLite says that it is out of memory. */
export function limitWasmMemory(bytes: number): void {
  const { prototype } = WebAssembly.Memory;
  const grow = prototype.grow;
  prototype.grow = function limitedGrow(pages) {
    if (this.buffer.byteLength + pages * PAGE > bytes) throw new RangeError("The memory is full.");
    return grow.call(this, pages);
  };
}

/** Makes the database of a world: no index, so that rows come in file order where a statement does not order them. */
export async function worldDatabase(relations: WorldRelations): Promise<WorldDatabase> {
  const { Database } = await initSqlJs();
  const database = new Database();
  database.run("BEGIN");
  for (const relation of relations.relations) insert(database, relation);
  database.run("COMMIT");
  const { pages, pageSize } = sizeOf(database);
  database.run("PRAGMA query_only = ON");
  database.run(`PRAGMA hard_heap_limit = ${Math.min(pages * pageSize + STATEMENT_BYTES, ENGINE_BYTES)}`);
  return { database, relations };
}

function insert(database: Database, { name, columns, rows }: Relation): void {
  const declared = columns.map((column) => `"${column.name}" ${column.type.toUpperCase()}`);
  database.run(`CREATE TABLE "${name}" (${declared.join(", ")})`);
  const statement = database.prepare(`INSERT INTO "${name}" VALUES (${columns.map(() => "?").join(", ")})`);
  for (const row of rows) statement.run([...row]);
  statement.free();
}

function sizeOf(database: Database): { pages: number; pageSize: number } {
  const pragma = (name: string) => Number(database.exec(`PRAGMA ${name}`)[0]?.values[0]?.[0] ?? 0);
  return { pages: pragma("page_count"), pageSize: pragma("page_size") };
}
