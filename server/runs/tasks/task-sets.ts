import { asc, desc, eq } from "drizzle-orm";
import { type Database, runs, taskSets, tasks } from "@/db";
import { type Benchmark, type BenchmarkTask, findBenchmark, type TaskFiles } from "@/server/benchmarks";
import { ok, type Result } from "@/server/trip";
import type { TaskSetItem } from "@/server/views";
import { type Read, type Reading, readHere } from "../imports/reading/readings";

export interface ImportedTaskSet extends TaskSetItem {
  /** False: it had been imported before, and nothing changed. */
  readonly isNew: boolean;
}

/** Small enough that one statement holds up nobody on the embedded database. */
const ROWS_AT_A_TIME = 50;

/**
 * Imports a benchmark's tasks, that runs are played on, whole or not at all. The same content again is the same set. Problems name file,
 * line and field.
 */
export async function importTaskSet(
  database: Database,
  benchmark: Benchmark,
  files: TaskFiles,
  name: string,
  read: Read = readHere,
): Promise<Result<ImportedTaskSet>> {
  const tasks = await read("tasks", { benchmark: benchmark.info.name, files });
  return tasks.ok ? ok(await storeTaskSet(database, benchmark, name, tasks.value)) : tasks;
}

/** Stores tasks as a set unless they are there. */
export function storeTaskSet(
  database: Database,
  benchmark: Benchmark,
  name: string,
  { about: { id, ...about }, items: stored }: Reading<"tasks">,
): Promise<ImportedTaskSet> {
  return database.transaction(async (within) => {
    const added = await within
      .insert(taskSets)
      .values({ id, benchmark: benchmark.info.name, name, ...about })
      .onConflictDoNothing()
      .returning({ id: taskSets.id });
    if (added.length > 0) {
      const rows = stored.map((task, position) => ({ ...task, taskSetId: id, position }));
      for (let from = 0; from < rows.length; from += ROWS_AT_A_TIME) {
        await within.insert(tasks).values(rows.slice(from, from + ROWS_AT_A_TIME));
      }
    }
    const [row] = await within.select().from(taskSets).where(eq(taskSets.id, id));
    if (row === undefined) throw new Error(`The task set ${id} is not there although it was stored.`);
    return { ...toItem(row), isNew: added.length > 0 };
  });
}

/** Every set, the newest first. */
export async function listTaskSets(database: Database): Promise<TaskSetItem[]> {
  const rows = await database.select().from(taskSets).orderBy(desc(taskSets.createdAt), asc(taskSets.id));
  return rows.map(toItem);
}

/** A set with its benchmark and its tasks in the order of their file; null where there is none. */
export async function readTaskSet(
  database: Database,
  id: string,
): Promise<{ set: TaskSetItem; benchmark: Benchmark; stored: BenchmarkTask[] } | null> {
  const [row] = await database.select().from(taskSets).where(eq(taskSets.id, id));
  if (row === undefined) return null;
  const benchmark = benchmarkOf(row.benchmark);
  const rows = await database
    .select({ content: tasks.content })
    .from(tasks)
    .where(eq(tasks.taskSetId, id))
    .orderBy(asc(tasks.position));
  return { set: toItem(row), benchmark, stored: rows.map(({ content }) => toTask(benchmark, content)) };
}

/** The tasks of a run's set by their ids. */
export async function readRunTasks(database: Database, runId: string): Promise<ReadonlyMap<string, BenchmarkTask>> {
  const [run] = await database.select({ taskSetId: runs.taskSetId }).from(runs).where(eq(runs.id, runId));
  const set = run === undefined ? null : await readTaskSet(database, run.taskSetId);
  return new Map((set?.stored ?? []).map((task) => [task.id, task]));
}

/** A stored task, checked as it is read. */
export function toTask(benchmark: Benchmark, content: unknown): BenchmarkTask {
  const task = benchmark.readTask(content);
  if (!task.ok) throw new Error(`A stored task of ${benchmark.info.name} cannot be read: ${task.problem.message}`);
  return task.value;
}

/** The benchmark of a stored set. */
export function benchmarkOf(name: string): Benchmark {
  const found = findBenchmark(name);
  if (!found.ok) throw new Error(found.problem.message);
  return found.value;
}

function toItem({ id, name, benchmark, count, createdAt }: typeof taskSets.$inferSelect): TaskSetItem {
  return { id, name, benchmark, count, createdAt: createdAt.toISOString() };
}
