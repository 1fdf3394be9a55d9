import { createHash } from "node:crypto";
import { asc, count, desc, eq, getTableColumns } from "drizzle-orm";
import { z } from "zod";
import { type Database, taskSets, tasks } from "@/db";
import { type LegsFile, type ReferenceLegs, readLegsOf, readQueries, tasksIdentity } from "@/server/benchmarks";
import { type TravelplannerQuery, travelplannerQuerySchema } from "@/server/scoring";
import { localDateSchema, ok, type Result, type TaskSetItem } from "@/server/trip";

/** One task as it is played. */
export interface StoredTask {
  readonly query: TravelplannerQuery;
  /** Null where the set has no reference legs. */
  readonly legs: ReferenceLegs | null;
}

export interface TaskFiles {
  /** Published queries, JSON Lines. */
  readonly queries: string;
  /** reference_legs.csv; null: none. */
  readonly legs: LegsFile | null;
  readonly name: string;
}

export interface ImportedTaskSet extends TaskSetItem {
  /** False: it had been brought in before, and nothing changed. */
  readonly isNew: boolean;
}

/** Small enough that one statement holds up nobody on the embedded database. */
const ROWS_AT_A_TIME = 50;
const ID_LENGTH = 16;

const legsSchema = z
  .array(z.object({ origin: z.string(), destination: z.string(), date: localDateSchema }))
  .min(1)
  .nullable();

/**
 * Brings queries, and the reference legs beside them, in as tasks that runs are played on, whole or not at all. The same content again
 * is the same set. Problems name file, line and field.
 */
export async function importTaskSet(database: Database, files: TaskFiles): Promise<Result<ImportedTaskSet>> {
  const read = readTaskFiles(files);
  return read.ok ? ok(await storeTaskSet(database, files.name, read.value)) : read;
}

/** The tasks of the files, which nothing is stored of. */
export function readTaskFiles(files: TaskFiles): Result<StoredTask[]> {
  const queries = readQueries(files.queries);
  if (!queries.ok) return queries;
  const legs = files.legs === null ? null : readLegsOf(queries.value, files.legs);
  if (legs !== null && !legs.ok) return legs;
  return ok(queries.value.map((query) => ({ query, legs: legs?.value.get(query.idx) ?? null })));
}

/** Stores tasks as a set unless they are there. */
export function storeTaskSet(
  database: Database,
  name: string,
  stored: readonly StoredTask[],
): Promise<ImportedTaskSet> {
  const id = taskSetId(stored);
  const about = tasksIdentity(stored, null);
  return database.transaction(async (within) => {
    const added = await within
      .insert(taskSets)
      .values({ id, benchmark: "travelplanner", name, ...about })
      .onConflictDoNothing()
      .returning({ id: taskSets.id });
    if (added.length > 0) {
      const rows = stored.map((task, position) => taskRow(id, position, task));
      for (let from = 0; from < rows.length; from += ROWS_AT_A_TIME) {
        await within.insert(tasks).values(rows.slice(from, from + ROWS_AT_A_TIME));
      }
    }
    const [row] = await within.select().from(taskSets).where(eq(taskSets.id, id));
    if (row === undefined) throw new Error(`The task set ${id} is not there although it was stored.`);
    const withLegs = stored.filter(({ legs }) => legs !== null).length;
    return { ...toItem(row, withLegs), isNew: added.length > 0 };
  });
}

/** The same tasks are the same set. */
export function taskSetId(stored: readonly StoredTask[]): string {
  return createHash("sha256").update(JSON.stringify(stored)).digest("hex").slice(0, ID_LENGTH);
}

/** Every set, the newest first. */
export async function listTaskSets(database: Database): Promise<TaskSetItem[]> {
  const rows = await database
    .select({ ...getTableColumns(taskSets), withLegs: count(tasks.legs) })
    .from(taskSets)
    .innerJoin(tasks, eq(tasks.taskSetId, taskSets.id))
    .groupBy(taskSets.id)
    .orderBy(desc(taskSets.createdAt), asc(taskSets.id));
  return rows.map(({ withLegs, ...row }) => toItem(row, withLegs));
}

/** The tasks of a set in the order of its file. */
export async function readTasks(database: Database, taskSetId: string): Promise<StoredTask[]> {
  const rows = await database
    .select({ query: tasks.query, legs: tasks.legs })
    .from(tasks)
    .where(eq(tasks.taskSetId, taskSetId))
    .orderBy(asc(tasks.position));
  return rows.map(toTask);
}

/** A row's task, checked as it is read. */
export function toTask({ query, legs }: { query: unknown; legs: unknown }): StoredTask {
  return { query: travelplannerQuerySchema.parse(query), legs: legsSchema.parse(legs) };
}

function taskRow(taskSetId: string, position: number, { query, legs }: StoredTask): typeof tasks.$inferInsert {
  const { idx, level, days } = query;
  return { taskSetId, idx, position, level, days, text: query.query, query, legs };
}

function toItem(row: typeof taskSets.$inferSelect, withLegs: number): TaskSetItem {
  const { id, name, benchmark, createdAt } = row;
  return { id, name, benchmark, count: row.count, withLegs, createdAt: createdAt.toISOString() };
}
