import type { Database } from "@/db";
import { findBenchmark } from "@/server/benchmarks";
import { ok, type Result } from "@/server/trip";
import type { Imported, ImportOrder } from "@/server/views";
import { storeTaskSet } from "../tasks/task-sets";
import { type Read, readHere } from "./reading/readings";
import { storePlayed } from "./store-played";

/**
 * Scores plans of another system by the benchmark's rules and imports them next to the runs, whole or not at all: each plan as an episode
 * of its own. The same plans under the same name again change nothing. Problems name file, line and field.
 */
export async function importSubmission(
  database: Database,
  {
    benchmark: benchmarkName,
    name,
    sees,
    world,
    taskSet,
    plans,
    options,
  }: Omit<ImportOrder & { kind: "submission" }, "kind">,
  read: Read = readHere,
): Promise<Result<Imported & { kind: "submission" }>> {
  const benchmark = findBenchmark(benchmarkName);
  if (!benchmark.ok) return benchmark;
  const tasks = await read("tasks", { benchmark: benchmarkName, files: options });
  if (!tasks.ok) return tasks;
  const files = { benchmark: benchmarkName, submission: plans, tasks: options, name, world };
  const scored = await read("submission", files);
  if (!scored.ok) return scored;
  const { about, items } = scored.value;
  const set = await storeTaskSet(database, benchmark.value, taskSet, tasks.value);
  const run = { id: about.id, name, kind: "submission", taskSetId: set.id, identity: null, sees } as const;
  const isNew = await storePlayed(database, benchmarkName, { ...run, createdAt: new Date() }, items);
  const passed = items.filter(({ result }) => result.passed).length;
  return ok({ kind: "submission", name, ...about, notes: [...about.notes], passed, isNew });
}
