import type { Database } from "@/db";
import { findBenchmark } from "@/server/benchmarks";
import { ok, type Result } from "@/server/trip";
import type { Imported, ImportOrder } from "@/server/views";
import { importTaskSet } from "../tasks/task-sets";
import { importRun } from "./import-run";
import { importSubmission } from "./import-submission";
import { type Read, readHere } from "./reading/readings";

/**
 * Carries an import out, whole or not at all: the one way by which commands and servers do it. A server reads in a process of its own
 * (`readApart`). Problems name file, line and field.
 */
export async function performImport(
  database: Database,
  order: ImportOrder,
  read: Read = readHere,
): Promise<Result<Imported>> {
  if (order.kind === "run") {
    const run = await importRun(database, order.folder, order.name, read);
    return run.ok ? ok({ kind: "run", ...run.value }) : run;
  }
  if (order.kind === "submission") return importSubmission(database, order, read);
  const benchmark = findBenchmark(order.benchmark);
  if (!benchmark.ok) return benchmark;
  const set = await importTaskSet(database, benchmark.value, order.options, order.name, read);
  return set.ok ? ok({ kind: "tasks", ...set.value }) : set;
}
