import { randomUUID } from "node:crypto";
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { type Database, episodeEvents, type RunRow, runs, type TrialRow, tasks, trials } from "@/db";
import { createEpisodeStore, type EndReason, type Event } from "@/server/episodes";
import { ProblemError, type RunIdentity, type RunLimits, type TrialResult } from "@/server/trip";
import type { StoredTask } from "../tasks/task-sets";
import { toTask } from "../tasks/task-sets";
import { standingOfRow } from "./read-runs";
import { removeAttempt, spendingOf } from "./run-spending";

/** Which trial of which run. */
export interface TrialKey {
  readonly runId: string;
  readonly idx: number;
  readonly trial: number;
}

/** A trial that this process may play: until `episodeId` no longer is the trial's, it is nobody else's. */
export interface TakenTrial extends TrialKey {
  readonly episodeId: string;
  readonly identity: RunIdentity;
  readonly limits: RunLimits;
  readonly task: StoredTask;
  /** US dollars that the run's limit leaves; null: no limit. */
  readonly dollarsLeft: number | null;
}

/**
 * taken: play it. over: there is nothing to play (it is finished, or its run has ended). busy: another worker plays it, or as many as
 * the run allows are being played.
 */
export type Taking =
  | { readonly kind: "taken"; readonly trial: TakenTrial }
  | { readonly kind: "over" }
  | { readonly kind: "busy" };

/** A worker that has been silent for this long is taken for dead. */
const SILENT_SECONDS = 15;
/** Beyond this many beginnings a trial has failed: it seems to kill its workers. */
const MOST_ATTEMPTS = 5;

/** A trial whose model cannot be reached is begun so often; trials in a row that end like this stop their run. */
const ATTEMPTS_WITHOUT_MODEL = 3;
const TRIALS_WITHOUT_MODEL = 3;
const MODEL_GONE: EndReason = "model unavailable";

const isAlive = sql`${trials.aliveAt} > now() - ${SILENT_SECONDS} * interval '1 second'`;
const isOpen = inArray(runs.status, ["queued", "running"]);

export type TrialStore = ReturnType<typeof createTrialStore>;

/**
 * Trials in the database. What is finished is decided here and nowhere else: a trial is taken, and finished with the last events of its
 * episode, in one transaction under the lock of its run's row. So it is finished once, whatever becomes of workers and jobs.
 */
export function createTrialStore(database: Database) {
  return {
    /** `source`: of the world, for the episode's header. */
    take: (key: TrialKey, source: string): Promise<Taking> =>
      database.transaction(async (within) => {
        const run = await lockRun(within, key.runId);
        const row = await readTrial(within, key);
        if (run === null || row === null || !isPlayed(run) || row.result !== null) return { kind: "over" };
        if (await isBusy(within, run, row)) return { kind: "busy" };
        await removeAttempt(within, run.id, row.episodeId);
        if (row.attempts >= MOST_ATTEMPTS) {
          await setResult(within, run, row, null, givenUp());
          return { kind: "over" };
        }
        const dollarsLeft = await dollarsLeftOf(within, run.id, run.limits);
        if (dollarsLeft === "none") {
          await endRun(within, run.id, "stopped", costSentence(run.limits.costUsd));
          return { kind: "over" };
        }
        if (dollarsLeft === "none meanwhile") return { kind: "busy" };
        const episodeId = await beginAttempt(within, run, row, source);
        const task = await readTask(within, run.taskSetId, key.idx);
        return {
          kind: "taken",
          trial: { ...key, episodeId, identity: run.identity, limits: run.limits, task, dollarsLeft },
        };
      }),

    /** Which of these attempts still are to go on; shows others that they do. A run that spent more than it may is stopped. */
    async stillWanted(episodeIds: readonly string[]): Promise<Set<string>> {
      if (episodeIds.length === 0) return new Set();
      const alive = await database
        .update(trials)
        .set({ aliveAt: sql`now()` })
        .where(and(inArray(trials.episodeId, [...episodeIds]), eq(trials.status, "running")))
        .returning({ runId: trials.runId, episodeId: trials.episodeId });
      if (alive.length === 0) return new Set();
      const ids = [...new Set(alive.map(({ runId }) => runId))];
      for (const id of ids) await stopWhereTooDear(database, id);
      const open = await database
        .select({ id: runs.id })
        .from(runs)
        .where(and(inArray(runs.id, ids), isOpen));
      const openIds = new Set(open.map(({ id }) => id));
      return new Set(
        alive.flatMap(({ runId, episodeId }) => (episodeId !== null && openIds.has(runId) ? [episodeId] : [])),
      );
    },

    /**
     * Stores the end of an attempt; false where the trial is not over: it was given to another worker meanwhile, or its model could not be
     * reached and is to be tried again. A run whose models stay away is stopped.
     */
    finish: (taken: TakenTrial, lastEvents: readonly Event[], result: TrialResult): Promise<boolean> =>
      database.transaction(async (within) => {
        const run = await lockRun(within, taken.runId);
        const row = await readTrial(within, taken);
        if (run === null || row === null || !isMine(row, taken)) return false;
        if (result.endReason === MODEL_GONE && row.attempts < ATTEMPTS_WITHOUT_MODEL) {
          await removeAttempt(within, run.id, taken.episodeId);
          await putBack(within, run, row, row.attempts);
          return false;
        }
        await createEpisodeStore(within).append(taken.episodeId, lastEvents);
        await setResult(within, run, row, taken.episodeId, result);
        if (await hasLostItsModels(within, run.id)) {
          await endRun(within, run.id, "stopped", modelGoneSentence(await lastErrorOf(within, taken.episodeId)));
        }
        return true;
      }),

    /** Gives an attempt back, its episode removed: for another one, or for none where its run has ended. `counts`: as begun. */
    release: (taken: TakenTrial, { counts }: { readonly counts: boolean }): Promise<void> =>
      database.transaction(async (within) => {
        const run = await lockRun(within, taken.runId);
        const row = await readTrial(within, taken);
        if (run === null || row === null || !isMine(row, taken)) return;
        await removeAttempt(within, run.id, taken.episodeId);
        await putBack(within, run, row, counts ? row.attempts : row.attempts - 1);
      }),

    /** Gives back what dead processes left: on the embedded database, which one process has, that is all that is under way at its start. */
    async releaseAll(): Promise<void> {
      const left = await database.select().from(trials).where(eq(trials.status, "running"));
      for (const row of left) {
        await database.transaction(async (within) => {
          const run = await lockRun(within, row.runId);
          if (run === null) return;
          await removeAttempt(within, run.id, row.episodeId);
          await putBack(within, run, row, row.attempts);
        });
      }
    },

    /** Ends a run before its end, with the reason in a sentence, unless it has ended. */
    stopRun: (runId: string, problem: string): Promise<void> =>
      database.transaction(async (within) => {
        await lockRun(within, runId);
        await endRun(within, runId, "stopped", problem);
      }),

    /** Of each run that has not ended, as many trials to play next as may be played at the same time; those under way are among them. */
    async next(): Promise<(TrialKey & { readonly agent: string })[]> {
      const open = await database.select().from(runs).where(isOpen).orderBy(runs.createdAt, runs.id);
      const next: (TrialKey & { readonly agent: string })[] = [];
      for (const run of open.filter(isPlayed)) {
        const rows = await database
          .select({ runId: trials.runId, idx: trials.idx, trial: trials.trial })
          .from(trials)
          .where(and(eq(trials.runId, run.id), isNull(trials.result)))
          // Those under way first: what follows them is what there is room for.
          .orderBy(asc(trials.status), asc(trials.trial), asc(trials.position))
          .limit(run.limits.concurrency);
        next.push(...rows.map((row) => ({ ...row, agent: run.identity.agent })));
      }
      return next;
    },

    /** Whether any run is to be played. */
    async hasOpenRuns(): Promise<boolean> {
      const rows = await database.select({ id: runs.id }).from(runs).where(isOpen).limit(1);
      return rows.length > 0;
    },
  };
}

type PlayedRun = RunRow & { readonly identity: RunIdentity; readonly limits: RunLimits };

function isPlayed(run: RunRow): run is PlayedRun {
  return run.identity !== null && run.limits !== null && (run.status === "queued" || run.status === "running");
}

function isMine(row: TrialRow, { episodeId }: TakenTrial): boolean {
  return row.status === "running" && row.episodeId === episodeId;
}

async function lockRun(within: Database, id: string): Promise<RunRow | null> {
  const [row] = await within.select().from(runs).where(eq(runs.id, id)).for("update");
  return row ?? null;
}

const isTrial = ({ runId, idx, trial }: TrialKey) =>
  and(eq(trials.runId, runId), eq(trials.idx, idx), eq(trials.trial, trial));

async function readTrial(within: Database, key: TrialKey): Promise<TrialRow | null> {
  const [row] = await within.select().from(trials).where(isTrial(key));
  return row ?? null;
}

async function readTask(within: Database, taskSetId: string, idx: number): Promise<StoredTask> {
  const [row] = await within
    .select({ query: tasks.query, legs: tasks.legs })
    .from(tasks)
    .where(and(eq(tasks.taskSetId, taskSetId), eq(tasks.idx, idx)));
  if (row === undefined) throw new ProblemError({ code: "not_found", message: `The task ${idx} of the run is gone.` });
  return toTask(row);
}

/** Whether a living worker plays the trial, or as many trials of the run as it allows. */
async function isBusy(within: Database, run: PlayedRun, row: TrialRow): Promise<boolean> {
  const playing = and(eq(trials.runId, run.id), eq(trials.status, "running"), isAlive);
  const [itself] = await within
    .select({ n: count() })
    .from(trials)
    .where(and(playing, isTrial(row)));
  if ((itself?.n ?? 0) > 0) return true;
  const [others] = await within.select({ n: count() }).from(trials).where(playing);
  return (others?.n ?? 0) >= run.limits.concurrency;
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
  // Read anew: removing an attempt has changed the row.
  const run = await lockRun(within, id);
  if (run === null) return "none";
  const { settled, underWay } = await spendingOf(within, run);
  if (settled >= costUsd) return "none";
  return settled + underWay >= costUsd ? "none meanwhile" : costUsd - settled - underWay;
}

/** Trials at the same time may spend the same rest: each keeps to it alone, and here they do together. */
async function stopWhereTooDear(database: Database, id: string): Promise<void> {
  await database.transaction(async (within) => {
    const run = await lockRun(within, id);
    const limit = run?.limits?.costUsd ?? null;
    if (run === null || limit === null) return;
    const { settled, underWay } = await spendingOf(within, run);
    if (settled + underWay > limit) await endRun(within, id, "stopped", costSentence(limit));
  });
}

async function beginAttempt(within: Database, run: PlayedRun, row: TrialRow, source: string): Promise<string> {
  const { identity } = run;
  const episodeId = randomUUID();
  const world = { name: identity.world.name, source, hash: identity.world.hash };
  const seed = identity.seed + row.trial;
  await createEpisodeStore(within).begin({ id: episodeId, runId: run.id, agent: identity.agent, world, seed }, []);
  const revision = await nextRevision(within, run, { status: "running", startedAt: run.startedAt ?? new Date() });
  await within
    .update(trials)
    .set({ status: "running", attempts: row.attempts + 1, episodeId, aliveAt: sql`now()`, revision })
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

async function putBack(within: Database, run: RunRow, row: TrialRow, attempts: number): Promise<void> {
  const revision = await nextRevision(within, run, {});
  await within
    .update(trials)
    .set({ status: "waiting", attempts, episodeId: null, aliveAt: null, revision })
    .where(isTrial(row));
}

/** Stores what came of a trial, and the end of the run with its last one. */
async function setResult(
  within: Database,
  run: RunRow,
  row: TrialRow,
  episodeId: string | null,
  result: TrialResult,
): Promise<void> {
  const revision = await nextRevision(within, run, {});
  const status = episodeId === null ? "failed" : "finished";
  await within
    .update(trials)
    .set({ status, episodeId, result, aliveAt: null, finishedAt: new Date(), revision })
    .where(isTrial(row));
  const [open] = await within
    .select({ n: count() })
    .from(trials)
    .where(and(eq(trials.runId, run.id), isNull(trials.result)));
  if ((open?.n ?? 0) > 0) return;
  await endRun(within, run.id, "finished", null);
  const standing = await standingOfRow(within, run);
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
  return `The model gave no answer, trial after trial. ${because === null ? "" : `${because} `}What is finished stays; let the run go on when it answers again.`;
}

function costSentence(costUsd: number | null): string {
  return `The run has used up its limit of $${costUsd ?? 0}. What is finished stays; start a run with a higher limit to go further.`;
}

/** A trial whose workers died again and again: nothing was delivered, and not by the agent's fault. */
function givenUp(): TrialResult {
  return {
    delivered: false,
    final: false,
    checks: {},
    failures: [{ kind: "internal", side: "environment" }],
    endReason: "internal",
    ms: 0,
    steps: 0,
    modelCalls: 0,
    retries: 0,
    tokens: "unknown",
    costUsd: "unknown",
    toolCalls: {},
  };
}
