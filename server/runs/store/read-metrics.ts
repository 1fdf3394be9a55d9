import { and, asc, eq, gt, isNotNull, max } from "drizzle-orm";
import { type Database, type RunRow, trials } from "@/db";
import type { RunMetrics } from "@/server/views";
import { type EndedTrial, metricsOf } from "../figures/metrics";
import { benchmarkOf } from "../tasks/task-sets";

/** How many runs' ended trials a process keeps, of those whose figures are not stored yet. */
const MOST_KEPT = 20;
/** Rows of one statement: the embedded database answers within the process, which is held up meanwhile. */
const ROWS_AT_A_TIME = 500;
const EVERY_REVISION = -1;

interface PlacedTrial extends EndedTrial {
  readonly position: number;
}

/** What was read of a run until one of its revisions. */
interface Kept {
  readonly revision: number;
  /** By task and trial. */
  readonly ended: ReadonlyMap<string, PlacedTrial>;
  readonly standing: RunMetrics;
}

// Those who follow a run ask again at each change: what they were told before is not read again.
const keptBy = new WeakMap<Database, Map<string, Kept>>();

/** The figures of a run: those stored with its end, else made of the trials that have ended. Reads only what changed since it was last asked. */
export async function readMetrics(database: Database, row: RunRow, benchmark: string): Promise<RunMetrics> {
  const runs = keptBy.get(database) ?? new Map<string, Kept>();
  keptBy.set(database, runs);
  if (row.standing !== null) {
    runs.delete(row.id);
    return row.standing;
  }
  const kept = runs.get(row.id);
  if (kept?.revision === row.revision) return kept.standing;

  const ended = new Map(kept?.ended);
  for (const trial of await endedSince(database, row.id, kept?.revision ?? EVERY_REVISION)) {
    ended.set(`${trial.trial} ${trial.taskId}`, trial);
  }
  // Intervals depend on the order of the tasks: it is that of the run, whichever ended first.
  const inOrder = [...ended.values()].sort((a, b) => a.position - b.position || a.trial - b.trial);
  const trialsEach = await trialsPerTask(database, row);
  const standing = await metricsOf(benchmarkOf(benchmark).info, inOrder, row.total / trialsEach, trialsEach);
  // The one asked for longest ago goes first.
  runs.delete(row.id);
  runs.set(row.id, { revision: row.revision, ended, standing });
  const [oldest] = runs.keys();
  if (runs.size > MOST_KEPT && oldest !== undefined) runs.delete(oldest);
  return standing;
}

/** A submission may answer its tasks several times, each as often as the others. */
export async function trialsPerTask(database: Database, { id, identity }: RunRow): Promise<number> {
  if (identity !== null) return identity.trials;
  const [last] = await database
    .select({ trial: max(trials.trial) })
    .from(trials)
    .where(eq(trials.runId, id));
  return (last?.trial ?? 0) + 1;
}

/** Trials that have ended, of those that changed after a revision. */
async function endedSince(database: Database, runId: string, revision: number): Promise<PlacedTrial[]> {
  const ended: PlacedTrial[] = [];
  for (let offset = 0; ; offset += ROWS_AT_A_TIME) {
    const rows = await database
      .select({ taskId: trials.taskId, trial: trials.trial, position: trials.position, result: trials.result })
      .from(trials)
      .where(and(eq(trials.runId, runId), gt(trials.revision, revision), isNotNull(trials.result)))
      .orderBy(asc(trials.revision), asc(trials.position), asc(trials.trial))
      .offset(offset)
      .limit(ROWS_AT_A_TIME);
    for (const { result, ...trial } of rows) if (result !== null) ended.push({ ...trial, result });
    if (rows.length < ROWS_AT_A_TIME) return ended;
  }
}
