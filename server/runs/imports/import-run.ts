import { existsSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { asc, eq } from "drizzle-orm";
import { type Database, taskSets } from "@/db";
import { type Benchmark, type BenchmarkTask, findBenchmark, RunFolder, tasksIdentity } from "@/server/benchmarks";
import { parseJson, readTextFile } from "@/server/episodes";
import { fail, ok, type Result } from "@/server/trip";
import type { RunIdentity } from "@/server/views";
import { identityHash } from "../identity";
import { importTaskSet, readTaskSet } from "../tasks/task-sets";
import { type Read, readHere } from "./reading/readings";
import { storePlayed } from "./store-played";

export interface ImportedRun {
  readonly id: string;
  readonly name: string;
  readonly agent: string;
  readonly trials: number;
  /** False: it had been brought in before, and nothing changed. */
  readonly isNew: boolean;
}

/**
 * Imports a folder of `bench` into the database, whole or not at all. Its tasks tell what each episode was about: those of files must be there
 * already, others are made again. Problems: "bad_input" (not finished, unknown tasks), "bad_file" with file, line and field.
 */
export async function importRun(
  database: Database,
  path: string,
  name = basename(resolve(path)),
  read: Read = readHere,
): Promise<Result<ImportedRun>> {
  if (!existsSync(path)) {
    return fail({ code: "bad_input", message: "There is no such folder.", where: { file: path } });
  }
  if (existsSync(join(path, "dialogs.jsonl")) && !existsSync(join(path, "run.json"))) {
    const message =
      "This folder has dialogs and no run.json: an earlier version of `bench` wrote it, or it is of `train policy`. Play the policy again (`bench elicitation --agent POLICY --out DIR`), and import that folder.";
    return fail({ code: "bad_input", message, where: { file: path } });
  }
  if (!existsSync(join(path, "summary.json"))) {
    const message = "The run is not finished: it has no summary.json. Start `bench` again to finish it.";
    return fail({ code: "bad_input", message, where: { file: path } });
  }
  const opened = RunFolder.read(path);
  if (!opened.ok) return opened;
  const { folder, identity, startedAt, taskOptions } = opened.value;
  const benchmark = findBenchmark(identity.taskSet.benchmark);
  if (!benchmark.ok) return benchmark;
  const report = readReport(benchmark.value, path);
  if (!report.ok) return report;
  if (taskOptions !== undefined) await makeTaskSet(database, benchmark.value, identity, taskOptions, read);
  const set = await findTaskSet(database, benchmark.value, identity);
  if (set === null) {
    const message = `The tasks that the run was played on (${identity.taskSet.name}) are not here. Import them first: tasks import ${identity.taskSet.benchmark} FILE.`;
    return fail({ code: "bad_input", message, where: { file: path } });
  }
  const taskIds = set.stored.map((task) => task.id);
  const of = { benchmark: benchmark.value.info.name, taskIds, trials: identity.trials };
  const played = await read("episodes", { folder: path, ...of });
  if (!played.ok) return played;
  const run = {
    id: folder.runId,
    name,
    kind: "run",
    taskSetId: set.id,
    identity,
    identityHash: identityHash(identity),
    sees: benchmark.value.sees(identity),
    createdAt: new Date(startedAt),
    report: report.value,
  } as const;
  const isNew = await storePlayed(database, benchmark.value.info.name, run, played.value.items);
  return ok({ id: folder.runId, name, agent: identity.agent, trials: played.value.items.length, isNew });
}

/** What the benchmark reports of the run; null where it reports nothing. */
function readReport({ reportSchema }: Benchmark, path: string): Result<unknown> {
  const file = join(path, "report.json");
  if (reportSchema === null || !existsSync(file)) return ok(null);
  const text = readTextFile(file);
  return text.ok ? parseJson(text.value, reportSchema, { file }) : text;
}

/** Stores the tasks that are made of options, unless these make others by now. */
async function makeTaskSet(
  database: Database,
  benchmark: Benchmark,
  { taskSet, settings }: RunIdentity,
  options: Readonly<Record<string, string>>,
  read: Read,
): Promise<void> {
  const made = benchmark.importTasks(options);
  if (!made.ok) return;
  const played = tasksIdentity(benchmark, made.value.slice(0, taskSet.count), settings);
  if (played.sha256 === taskSet.sha256) await importTaskSet(database, benchmark, options, taskSet.name, read);
}

/** A set whose first tasks are those of the run. */
async function findTaskSet(
  database: Database,
  benchmark: Benchmark,
  { taskSet, settings }: RunIdentity,
): Promise<{ id: string; stored: readonly BenchmarkTask[] } | null> {
  const ofBenchmark = eq(taskSets.benchmark, benchmark.info.name);
  const sets = await database.select().from(taskSets).where(ofBenchmark).orderBy(asc(taskSets.createdAt));
  for (const { id, count } of sets) {
    if (count < taskSet.count) continue;
    const stored = (await readTaskSet(database, id))?.stored.slice(0, taskSet.count) ?? [];
    if (tasksIdentity(benchmark, stored, settings).sha256 === taskSet.sha256) return { id, stored };
  }
  return null;
}
