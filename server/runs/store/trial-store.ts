import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { type Database, episodeEvents, type RunRow, runs, type TrialRow, taskSets, tasks, trials } from "@/db";
import { type BenchmarkTask, resultOf } from "@/server/benchmarks";
import { type Appended, createEpisodeStore, type EndReason, type Event } from "@/server/episodes";
import { ProblemError } from "@/server/trip";
import type { RunIdentity, RunLimits, TrialResult } from "@/server/views";
import { openWorld } from "@/server/worlds";
import type { TrialJob, TrialKey, TrialQueues } from "../queue/trial-queues";
import { benchmarkOf, toTask } from "../tasks/task-sets";
import { readMetrics } from "./read-metrics";
import { removeAttempt, spendingOf } from "./run-spending";

/** A trial that this process plays, for as long as it holds the trial's job. */
export interface ClaimedTrial extends TrialKey {
  readonly job: TrialJob;
  readonly episodeId: string;
  readonly identity: RunIdentity;
  readonly limits: RunLimits;
  readonly task: BenchmarkTask;
  /** US dollars that the run's limit leaves; null: no limit. */
  readonly dollarsLeft: number | null;
}

/** Beyond this many beginnings a trial has failed: it seems to kill its workers. */
const MOST_ATTEMPTS = 5;

/** A trial whose model cannot be reached is begun so often; trials in a row that end like this stop their run. */
const ATTEMPTS_WITHOUT_MODEL = 3;
const TRIALS_WITHOUT_MODEL = 3;
const MODEL_GONE: EndReason = "model unavailable";

const isOpen = inArray(runs.status, ["queued", "running"]);
/** External agents take their tasks themselves. */
const isForWorkers = and(isOpen, eq(runs.kind, "run"));

export type TrialStore = ReturnType<typeof createTrialStore>;

/**
 * Trials in the database, and their jobs. A run has as many jobs as it may play trials at the same time: with the end of one, the next
 * trial's job is added. Each step of a trial settles its job in the same transaction, under the lock of the run's row, so that a trial
 * is finished once, by the worker that holds its job.
 */
export function createTrialStore(database: Database, queues: TrialQueues) {
  return {
    /** Begins what a job is for; `source`: of the world, for the episode's header. Null: there is nothing to play, or not now. */
    begin: (job: TrialJob, source: string): Promise<ClaimedTrial | null> =>
      database.transaction(async (within) => {
        const key = job.data;
        const run = await lockRun(within, key.runId);
        const row = await readTrial(within, key);
        if (!(await queues.isHeld(job, within))) return null;
        if (run === null || row === null || !isPlayed(run) || row.result !== null) {
          await queues.complete(job, within);
          // Its worker died, and then its run was ended.
          if (run !== null && row?.status === "running") await putBack(within, run, row, row.attempts);
          return null;
        }
        await removeAttempt(within, run.id, row.episodeId);
        if (row.attempts >= MOST_ATTEMPTS) {
          await queues.complete(job, within);
          await setResult(within, run, row, null, await givenUp(within, run, row.taskId));
          await sendNext(within, run.id);
          return null;
        }
        const dollarsLeft = await dollarsLeftOf(within, run.id, run.limits);
        if (dollarsLeft === "none") {
          await queues.complete(job, within);
          await endRun(within, run.id, "stopped", costSentence(run.limits.costUsd));
          return null;
        }
        if (dollarsLeft === "none meanwhile") {
          await queues.fail(job, within);
          return null;
        }
        const episodeId = await beginAttempt(within, run, row, source);
        const task = await readTask(within, run, key.taskId);
        return { ...key, job, episodeId, identity: run.identity, limits: run.limits, task, dollarsLeft };
      }),

    /** Which of these runs are still to be played. One that spent more than it may is stopped. */
    async stillOpen(runIds: readonly string[]): Promise<Set<string>> {
      if (runIds.length === 0) return new Set();
      for (const id of runIds) await stopOverBudget(database, id);
      const open = await database
        .select({ id: runs.id })
        .from(runs)
        .where(and(inArray(runs.id, [...runIds]), isOpen));
      return new Set(open.map(({ id }) => id));
    },

    /**
     * Stores the end of an attempt, unless its job was given to another worker meanwhile. A trial whose model could not be reached is
     * tried again; a run whose models stay away is stopped.
     */
    finish: (taken: ClaimedTrial, lastEvents: readonly Appended[], result: TrialResult): Promise<void> =>
      database.transaction(async (within) => {
        const run = await lockRun(within, taken.runId);
        const row = await readTrial(within, taken);
        if (run === null || row === null) return;
        if (result.endReason === MODEL_GONE && row.attempts < ATTEMPTS_WITHOUT_MODEL) {
          if (await queues.fail(taken.job, within)) await putBack(within, run, row, row.attempts);
          return;
        }
        if (!(await queues.complete(taken.job, within))) return;
        await createEpisodeStore(within).append(taken.episodeId, lastEvents);
        await setResult(within, run, row, taken.episodeId, result);
        if (await hasLostItsModels(within, run.id)) {
          await endRun(within, run.id, "stopped", modelGoneSentence(await lastErrorOf(within, taken.episodeId)));
        }
        await sendNext(within, run.id);
      }),

    /** Gives an attempt back, its episode removed: for another one, or for none where its run has ended. `counts`: as begun. */
    release: (taken: ClaimedTrial, { counts }: { readonly counts: boolean }): Promise<void> =>
      database.transaction(async (within) => {
        const run = await lockRun(within, taken.runId);
        const row = await readTrial(within, taken);
        if (run === null || row === null) return;
        const settle = isPlayed(run) ? queues.fail : queues.complete;
        if (!(await settle(taken.job, within))) return;
        await putBack(within, run, row, counts ? row.attempts : row.attempts - 1);
      }),

    /** Ends a run before its end, with the reason in a sentence, unless it has ended. */
    stopRun: (runId: string, problem: string): Promise<void> =>
      database.transaction(async (within) => {
        await lockRun(within, runId);
        await endRun(within, runId, "stopped", problem);
      }),

    /** Adds the jobs that open runs lack: of runs that were just started or let go on. */
    async sendMissing(): Promise<void> {
      const open = await database
        .select({ id: runs.id })
        .from(runs)
        .where(isForWorkers)
        .orderBy(runs.createdAt, runs.id);
      for (const { id } of open) {
        await database.transaction(async (within) => {
          await lockRun(within, id);
          await sendNext(within, id);
        });
      }
    },

    /** Whether any run is to be played. */
    async hasOpenRuns(): Promise<boolean> {
      const rows = await database.select({ id: runs.id }).from(runs).where(isForWorkers).limit(1);
      return rows.length > 0;
    },
  };

  /** Gives the run, whose row is locked, as many jobs as it may have: trials under way keep theirs, then come those that wait, in order. */
  async function sendNext(within: Database, id: string): Promise<void> {
    const [run] = await within.select().from(runs).where(eq(runs.id, id));
    if (run === undefined || !isPlayed(run)) return;
    const { concurrency } = run.limits;
    const running = await trialsOf(within, id, "running", concurrency);
    const waiting = await trialsOf(within, id, "waiting", concurrency - running.length);
    await queues.send(run.identity.agent, [...running, ...waiting], within);
  }
}

function trialsOf(within: Database, runId: string, status: "running" | "waiting", most: number): Promise<TrialKey[]> {
  return within
    .select({ runId: trials.runId, taskId: trials.taskId, trial: trials.trial })
    .from(trials)
    .where(and(eq(trials.runId, runId), eq(trials.status, status)))
    .orderBy(asc(trials.trial), asc(trials.position))
    .limit(Math.max(0, most));
}

export type PlayedRun = RunRow & { readonly identity: RunIdentity; readonly limits: RunLimits };

/** Whether trials of it may be begun. */
export function hasTrialsLeft(run: RunRow): run is PlayedRun {
  return run.identity !== null && run.limits !== null && (run.status === "queued" || run.status === "running");
}

function isPlayed(run: RunRow): run is PlayedRun {
  return run.kind === "run" && hasTrialsLeft(run);
}

export async function lockRun(within: Database, id: string): Promise<RunRow | null> {
  const [row] = await within.select().from(runs).where(eq(runs.id, id)).for("update");
  return row ?? null;
}

const isTrial = ({ runId, taskId, trial }: TrialKey) =>
  and(eq(trials.runId, runId), eq(trials.taskId, taskId), eq(trials.trial, trial));

async function readTrial(within: Database, key: TrialKey): Promise<TrialRow | null> {
  const [row] = await within.select().from(trials).where(isTrial(key));
  return row ?? null;
}

export async function readTask(
  within: Database,
  { taskSetId, identity }: PlayedRun,
  taskId: string,
): Promise<BenchmarkTask> {
  const [row] = await within
    .select({ content: tasks.content })
    .from(tasks)
    .where(and(eq(tasks.taskSetId, taskSetId), eq(tasks.id, taskId)));
  if (row === undefined)
    throw new ProblemError({ code: "not_found", message: `The task ${taskId} of the run is gone.` });
  return toTask(benchmarkOf(identity.taskSet.benchmark), row.content);
}

/**
 * What the run's limit in dollars leaves; null without one. "none meanwhile": what is under way has spent the rest, and ends it.
 */
async function dollarsLeftOf(
  within: Database,
  id: string,
  { costUsd }: RunLimits,
): Promise<number | null | "none" | "none meanwhile"> {
  if (costUsd === null) return null;
  // Read again: removing an attempt has changed the row.
  const run = await lockRun(within, id);
  if (run === null) return "none";
  const { settled, running } = await spendingOf(within, run);
  if (settled >= costUsd) return "none";
  return settled + running >= costUsd ? "none meanwhile" : costUsd - settled - running;
}

/** Trials at the same time may spend the same rest: each keeps to it alone, and here they do together. */
async function stopOverBudget(database: Database, id: string): Promise<void> {
  await database.transaction(async (within) => {
    const run = await lockRun(within, id);
    const limit = run?.limits?.costUsd ?? null;
    if (run === null || limit === null) return;
    const { settled, running } = await spendingOf(within, run);
    if (settled + running > limit) await endRun(within, id, "stopped", costSentence(limit));
  });
}

export async function beginAttempt(within: Database, run: PlayedRun, row: TrialRow, source: string): Promise<string> {
  const { identity } = run;
  const episodeId = randomUUID();
  const world = { name: identity.world.name, source, hash: identity.world.hash };
  const seed = identity.seed + row.trial;
  await createEpisodeStore(within).begin({ id: episodeId, runId: run.id, agent: identity.agent, world, seed }, []);
  const revision = await nextRevision(within, run, { status: "running", startedAt: run.startedAt ?? new Date() });
  await within
    .update(trials)
    .set({ status: "running", attempts: row.attempts + 1, episodeId, revision })
    .where(isTrial(row));
  return episodeId;
}

/** Whether the last trials that were finished all ended for want of a model. */
async function hasLostItsModels(within: Database, runId: string): Promise<boolean> {
  const last = await within
    .select({ result: trials.result })
    .from(trials)
    .where(and(eq(trials.runId, runId), isNotNull(trials.finishedAt)))
    .orderBy(desc(trials.finishedAt))
    .limit(TRIALS_WITHOUT_MODEL);
  return last.length === TRIALS_WITHOUT_MODEL && last.every(({ result }) => result?.endReason === MODEL_GONE);
}

export async function putBack(within: Database, run: RunRow, row: TrialRow, attempts: number): Promise<void> {
  await removeAttempt(within, run.id, row.episodeId);
  const revision = await nextRevision(within, run, {});
  await within.update(trials).set({ status: "waiting", attempts, episodeId: null, revision }).where(isTrial(row));
}

/** Stores what came of a trial, and the end of the run with its last one. */
export async function setResult(
  within: Database,
  run: RunRow,
  row: TrialRow,
  episodeId: string | null,
  result: TrialResult,
): Promise<void> {
  const revision = await nextRevision(within, run, {
    finished: run.finished + 1,
    spentUsd: run.spentUsd + result.meteredUsd,
  });
  const status = episodeId === null ? "failed" : "finished";
  await within.update(trials).set({ status, episodeId, result, finishedAt: new Date(), revision }).where(isTrial(row));
  if (run.finished + 1 < run.total) return;
  await endRun(within, run.id, "finished", null);
  const standing = await readMetrics(within, run, await benchmarkNameOf(within, run));
  await within.update(runs).set({ standing }).where(eq(runs.id, run.id));
}

async function nextRevision(within: Database, run: RunRow, also: Partial<typeof runs.$inferInsert>): Promise<number> {
  const [row] = await within
    .update(runs)
    .set({ ...also, revision: sql`${runs.revision} + 1` })
    .where(eq(runs.id, run.id))
    .returning({ revision: runs.revision });
  return row?.revision ?? run.revision;
}

async function endRun(
  within: Database,
  id: string,
  status: "finished" | "stopped",
  problem: string | null,
): Promise<void> {
  await within
    .update(runs)
    .set({ status, problem, endedAt: new Date(), revision: sql`${runs.revision} + 1` })
    .where(and(eq(runs.id, id), isOpen));
}

/** What the last `error` of an episode says; null where there is none. */
async function lastErrorOf(within: Database, episodeId: string): Promise<string | null> {
  const [row] = await within
    .select({ message: sql<string | null>`${episodeEvents.event} ->> 'message'` })
    .from(episodeEvents)
    .where(and(eq(episodeEvents.episodeId, episodeId), eq(episodeEvents.type, "error")))
    .orderBy(desc(episodeEvents.sequence))
    .limit(1);
  return row?.message ?? null;
}

/** `because`: what the last trial was told; it names the server and what to check. */
function modelGoneSentence(because: string | null): string {
  return `The model gave no answer in several trials in a row. ${because === null ? "" : `${because} `}Finished trials stay; resume the run when it answers again.`;
}

function costSentence(costUsd: number | null): string {
  return `The run has used up its limit of $${costUsd ?? 0}. Finished trials stay; start a run with a higher limit to continue.`;
}

/** A trial whose workers died again and again: nothing was delivered, and not by the agent's fault. */
async function givenUp(within: Database, run: PlayedRun, taskId: string): Promise<TrialResult> {
  const benchmark = benchmarkOf(run.identity.taskSet.benchmark);
  const task = await readTask(within, run, taskId);
  const world = openWorld(run.identity.world.name);
  if (!world.ok) throw new ProblemError(world.problem);
  const failed: Event = { type: "failureFound", kind: "internal", side: "environment", detail: "Its workers died." };
  const scored = benchmark.scoredEvents(task, [], world.value);
  const result = resultOf(benchmark.scorer, [failed, ...scored, { type: "ended", reason: "internal" }], 0);
  return { ...result, tokens: "unknown", costUsd: "unknown" };
}

async function benchmarkNameOf(within: Database, { taskSetId }: RunRow): Promise<string> {
  const [set] = await within.select({ benchmark: taskSets.benchmark }).from(taskSets).where(eq(taskSets.id, taskSetId));
  return set?.benchmark ?? "";
}
