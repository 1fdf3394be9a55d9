import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { type Database, type RunRow, runs, taskSets } from "@/db";
import { benchmarks, type ReportedTask } from "@/server/benchmarks";
import { benchmarkOf } from "../tasks/task-sets";
import { trialsWithEvents } from "./trial-events";

/** A run whose benchmark says more of it than its rates. */
export interface ReportedRun {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  /** By the schema of its benchmark. */
  readonly report: unknown;
}

const REPORTING = benchmarks.filter(({ reportSchema }) => reportSchema !== null).map(({ info }) => info.name);

/**
 * The finished runs with a report, the newest first; with `ids`, those alone. The report of a run that was played here is
 * made of its episodes when it is first asked for, and stored with the run.
 */
export async function readReports(database: Database, ids?: readonly string[]): Promise<ReportedRun[]> {
  const rows = await database
    .select({ row: runs, benchmark: taskSets.benchmark })
    .from(runs)
    .innerJoin(taskSets, eq(taskSets.id, runs.taskSetId))
    .where(
      and(
        eq(runs.status, "finished"),
        isNotNull(runs.identity),
        inArray(taskSets.benchmark, REPORTING),
        ids === undefined ? undefined : inArray(runs.id, [...ids]),
      ),
    )
    .orderBy(desc(runs.createdAt), runs.id);
  const reported: ReportedRun[] = [];
  for (const { row, benchmark } of rows) {
    const report = row.report ?? (await makeReport(database, row, benchmark));
    const { id, name, createdAt } = row;
    if (report !== null) reported.push({ id, name, createdAt: createdAt.toISOString(), report });
  }
  return reported;
}

async function makeReport(database: Database, { id, identity }: RunRow, benchmark: string): Promise<unknown> {
  if (identity === null) return null;
  const ended: ReportedTask[] = [];
  for await (const { task, events, result } of trialsWithEvents(database, id)) {
    if (result !== null) ended.push({ task, events, ms: result.ms });
  }
  const report = await benchmarkOf(benchmark).report(identity, ended, null);
  if (report !== null) await database.update(runs).set({ report }).where(eq(runs.id, id));
  return report;
}
