import { and, asc, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import { type Database, type RunRow, runs, taskSets, tasks, trials } from "@/db";
import { usesScripted } from "@/server/benchmarks";
import {
  PACED_BY,
  type RunChange,
  type RunFilter,
  type RunIdentity,
  type RunListItem,
  type RunView,
  secondsLeft,
  type Trial,
} from "@/server/views";
import { benchmarkOf } from "../tasks/task-sets";
import { readMetrics, trialsPerTask } from "./read-metrics";
import { commandOf, externalCommandOf } from "./run-words";

const MOST_RUNS = 500;
/** The set that a run's tasks are of. */
type SetOfRun = Pick<typeof taskSets.$inferSelect, "name" | "sha256" | "count" | "benchmark">;
const setOfRun = {
  name: taskSets.name,
  sha256: taskSets.sha256,
  count: taskSets.count,
  benchmark: taskSets.benchmark,
};

/** Runs and submissions that pass the filter, the newest first. */
export async function listRuns(database: Database, filter: RunFilter): Promise<RunListItem[]> {
  const rows = await database
    .select({ row: runs, set: setOfRun })
    .from(runs)
    .innerJoin(taskSets, eq(taskSets.id, runs.taskSetId))
    .where(
      and(
        filter.status === null ? undefined : eq(runs.status, filter.status),
        filter.agent === null ? undefined : sql`${runs.identity}->>'agent' = ${filter.agent}`,
        filter.text === null || filter.text.trim() === ""
          ? undefined
          : sql`position(lower(${filter.text.trim()}) in lower(${runs.name})) > 0`,
      ),
    )
    .orderBy(desc(runs.createdAt), asc(runs.id))
    .limit(MOST_RUNS);
  const items: RunListItem[] = [];
  for (const { row, set } of rows) if (isOfModel(row, filter.model)) items.push(await toItem(database, row, set));
  return items;
}

/** A run with all that its page shows; null when there is none. */
export async function readRun(database: Database, id: string): Promise<RunView | null> {
  const found = await readRow(database, id);
  if (found === null) return null;
  const { row, set } = found;
  const run = await toItem(database, row, set);
  const standing = await readMetrics(database, row, set.benchmark);
  return {
    run,
    benchmark: benchmarkOf(set.benchmark).info,
    limits: row.limits,
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    problem: row.problem,
    spread: standing.spread,
    command: row.identity === null ? null : wordsOf(row)(row.name, row.taskSetId, row.identity, row.limits),
    trials: await readTrials(database, row, -1),
  };
}

/** The state of a run, and its trials that changed after a revision; null when there is no such run. */
export async function readChange(
  database: Database,
  id: string,
  after: number,
): Promise<(RunChange & { readonly revision: number }) | null> {
  const found = await readRow(database, id);
  if (found === null) return null;
  const { row, set } = found;
  const changed = await readTrials(database, row, after);
  return { run: await toItem(database, row, set), trials: changed, revision: row.revision };
}

/** The revisions of runs, the newest runs first: what has changed is told by these. */
export function readRevisions(database: Database): Promise<{ id: string; revision: number; status: string }[]> {
  return database
    .select({ id: runs.id, revision: runs.revision, status: runs.status })
    .from(runs)
    .orderBy(desc(runs.createdAt), asc(runs.id))
    .limit(MOST_RUNS);
}

export async function revisionOf(database: Database, id: string): Promise<number | null> {
  const [row] = await database.select({ revision: runs.revision }).from(runs).where(eq(runs.id, id));
  return row?.revision ?? null;
}

/** The identity of a run that is played here; null where there is none. */
export async function readIdentity(database: Database, id: string): Promise<RunIdentity | null> {
  const [row] = await database.select({ identity: runs.identity }).from(runs).where(eq(runs.id, id));
  return row?.identity ?? null;
}

const wordsOf = ({ kind }: RunRow) => (kind === "external" ? externalCommandOf : commandOf);

async function readRow(database: Database, id: string): Promise<{ row: RunRow; set: SetOfRun } | null> {
  const [found] = await database
    .select({ row: runs, set: setOfRun })
    .from(runs)
    .innerJoin(taskSets, eq(taskSets.id, runs.taskSetId))
    .where(eq(runs.id, id));
  return found ?? null;
}

async function toItem(database: Database, row: RunRow, set: SetOfRun): Promise<RunListItem> {
  const { finished, rates, bases, passPowerK, costUsd, replaced } = await readMetrics(database, row, set.benchmark);
  return {
    id: row.id,
    name: row.name,
    benchmark: set.benchmark,
    kind: row.kind,
    identity: row.identity,
    tasks: { name: set.name, count: await tasksPlayed(database, row), of: set.count, sha256: set.sha256 },
    sees: row.sees,
    scripted: row.identity !== null && usesScripted(row.identity.models),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    finished,
    total: row.total,
    rates,
    bases,
    passPowerK,
    costUsd,
    ...(replaced && { replaced }),
    secondsLeft: row.status === "running" ? await secondsLeftOf(database, row, finished) : null,
  };
}

/** Runs are played on the first tasks of their set. */
async function tasksPlayed(database: Database, row: RunRow): Promise<number> {
  return row.total / (await trialsPerTask(database, row));
}

async function secondsLeftOf(database: Database, { id, total }: RunRow, finished: number): Promise<number | null> {
  const rows = await database
    .select({ finishedAt: trials.finishedAt })
    .from(trials)
    .where(and(eq(trials.runId, id), isNotNull(trials.finishedAt)))
    .orderBy(desc(trials.finishedAt))
    .limit(PACED_BY);
  return secondsLeft(
    rows.flatMap(({ finishedAt }) => (finishedAt === null ? [] : [finishedAt])),
    total - finished,
  );
}

async function readTrials(database: Database, { id, taskSetId }: RunRow, after: number): Promise<Trial[]> {
  const rows = await database
    .select({
      taskId: trials.taskId,
      trial: trials.trial,
      status: trials.status,
      episodeId: trials.episodeId,
      facets: tasks.facets,
      counts: tasks.counts,
      text: tasks.text,
      result: trials.result,
      attempts: trials.attempts,
    })
    .from(trials)
    .innerJoin(tasks, and(eq(tasks.taskSetId, taskSetId), eq(tasks.id, trials.taskId)))
    .where(and(eq(trials.runId, id), after < 0 ? undefined : gt(trials.revision, after)))
    .orderBy(asc(trials.position), asc(trials.trial));
  return rows.map(({ counts, ...trial }) => ({ ...trial, counts: [...counts] }));
}

function isOfModel({ identity }: RunRow, model: string | null): boolean {
  if (model === null) return true;
  return identity !== null && Object.values(identity.models).some(({ name }) => name === model);
}
