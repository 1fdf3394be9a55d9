import { and, asc, count, eq } from "drizzle-orm";
import { type Database, episodeEvents, episodes, runs, type TrialRow, trials } from "@/db";
import { jsonOf } from "@/server/agents";
import { createEpisodeStore, type Event, type EventType } from "@/server/episodes";
import { callTool, createNotebook, type PlanWriter } from "@/server/tools";
import { fail, ok, type Result } from "@/server/trip";
import type { ExternalAnswer, ExternalRunState, ExternalTask, HandedIn } from "@/server/views";
import type { World } from "@/server/worlds";
import { beginAttempt, hasTrialsLeft, lockRun, type PlayedRun, putBack } from "../store/trial-store";
import { describeTask, describeTools } from "./describe-task";
import { endTrial } from "./end-trial";
import { type ExternalStage, type OpenTrial, openTrial, readOpenTrial, stageOf } from "./open-trial";

export interface ExternalSessionsOptions {
  readonly database: Database;
  /** Called after events were appended to an episode. */
  readonly announce: (episodeId: string) => void;
  /** Writes the plans of runs that allow the planner. */
  readonly writePlan: (world: World, signal: AbortSignal) => PlanWriter;
}

export type ExternalSessions = ReturnType<typeof createExternalSessions>;

/**
 * The work of external agents on the trials of a run. All that is known of it is in the database, a trial and its episode, so it outlives
 * this process; each step is taken under the lock of the run's row. A trial whose time is over ends with what was submitted until then.
 * Problems: "not_found" (no such run, or the session has ended), "already_exists" (as many tasks under way as the run allows),
 * "bad_input" (no calls left), "unavailable" (the run has ended, another world or version than it was started with).
 */
export function createExternalSessions({ database, announce, writePlan }: ExternalSessionsOptions) {
  /** Does a step under the lock of the run's row; who follows the episode is told of it. */
  async function step<T>(
    runId: string,
    take: (within: Database, stage: ExternalStage) => Promise<Result<T>>,
    session?: string,
  ): Promise<Result<T>> {
    const found = await readExternalRun(database, runId);
    if (!found.ok) return found;
    const stage = await stageOf(found.value);
    if (!stage.ok) return stage;
    const taken = await database.transaction(async (within) => {
      const run = await lockRun(within, runId);
      if (run === null || !hasTrialsLeft(run)) return fail(hasEnded(run?.status ?? "gone"));
      return take(within, { ...stage.value, run });
    });
    if (session !== undefined) announce(session);
    return taken;
  }

  /** A step on a trial under way. */
  function onTrial<T>(
    runId: string,
    session: string,
    take: (within: Database, trial: OpenTrial) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const onOpen = async (within: Database, stage: ExternalStage): Promise<Result<T>> => {
      const row = await readOpenTrial(within, runId, session);
      if (row === null) return fail(noSession(session));
      const trial = await openTrial(within, stage, row);
      if (!isOver(await startOf(within, row), stage.run)) return take(within, trial);
      await endTrial(within, trial, [], "time limit");
      return fail(noSession(session));
    };
    return step(runId, onOpen, session);
  }

  return {
    async state(runId: string): Promise<Result<ExternalRunState>> {
      const [run] = await database
        .select()
        .from(runs)
        .where(and(eq(runs.id, runId), eq(runs.kind, "external")));
      if (run === undefined) return fail(noRun());
      const open = await runningTrials(database, runId);
      const { name, identity, status, finished, total } = run;
      const sessions = open.flatMap(({ row }) => (row.episodeId === null ? [] : [row.episodeId]));
      return ok({ name, agent: identity?.agent ?? name, status, finished, total, sessions });
    },

    /** The tools that the tasks of a run have. */
    async tools(runId: string): Promise<Result<ExternalTask["tools"]>> {
      const run = await readExternalRun(database, runId);
      if (!run.ok) return run;
      const stage = await stageOf(run.value);
      if (!stage.ok) return stage;
      const [row] = await database.select().from(trials).where(eq(trials.runId, runId)).limit(1);
      if (row === undefined) return ok([]);
      return ok(await describeTools((await openTrial(database, stage.value, row)).tools));
    },

    /** The next task, or that of a session which is under way; null: none is left to take. */
    async next(runId: string, session: string | null): Promise<Result<ExternalTask | null>> {
      if (session !== null) return onTrial(runId, session, async (within, trial) => ok(await described(within, trial)));
      const taken = await step(runId, beginNext);
      // With its last plan the run has ended, and the agent that submitted it asks for the next task.
      return !taken.ok && (await isFinished(database, runId)) ? ok(null) : taken;
    },

    /** Calls a tool of the task; the call and its answer are events, with the times at which they happened. */
    async call(
      runId: string,
      session: string,
      { tool, input }: { readonly tool: string; readonly input: unknown },
      signal: AbortSignal,
    ): Promise<Result<ExternalAnswer>> {
      const begun = await onTrial(runId, session, async (within, trial) => {
        const calls = await countOf(within, session, "toolCalled");
        const callsLeft = callsOf(trial.run) - calls - 1;
        if (callsLeft < 0)
          return fail({ code: "bad_input", message: "No calls are left: submit the plan, or give up." });
        const span = { callId: `call-${calls + 1}`, spanId: `s${calls + 1}` };
        const called: Event = { type: "toolCalled", tool: tool || "none", input: jsonOf(input), ...span };
        await createEpisodeStore(within).append(session, [called]);
        return ok({ trial, span, callsLeft });
      });
      if (!begun.ok) return begun;
      const { trial, span, callsLeft } = begun.value;
      const { world, tools } = trial;
      const context = { world, signal, offered: tools, notebook: createNotebook() };
      const answer = await callTool(tool, input, { ...context, writePlan: writePlan(world, signal) });
      return onTrial(runId, session, async (within) => {
        const answered: Event = { type: "toolAnswered", ok: answer.ok, output: jsonOf(answer.output), ...span };
        await createEpisodeStore(within).append(session, [answered]);
        return ok({ ok: answer.ok, observation: answer.observation, output: answer.output, callsLeft });
      });
    },

    /** Takes a plan, and ends the trial. One whose form is wrong is sent back once, with what is wrong. */
    submit: (runId: string, session: string, text: string): Promise<Result<HandedIn>> =>
      onTrial<HandedIn>(runId, session, async (within, trial) => {
        const { plan, complaint } = trial.kit.readPlan(text);
        if (complaint !== null && (await countOf(within, session, "planWritten")) === 0) {
          const told: Event = { type: "error", code: "bad_input", message: complaint };
          await createEpisodeStore(within).append(session, [plan, told]);
          return ok({ complaint });
        }
        await endTrial(within, trial, [plan], "done");
        return ok({ complaint: null });
      }),

    /** Ends the trial without a plan. */
    giveUp: (runId: string, session: string, reason: string): Promise<Result<null>> =>
      onTrial(runId, session, async (within, trial) => {
        const told: Event[] = reason === "" ? [] : [{ type: "error", code: "gave_up", message: reason }];
        await endTrial(within, trial, told, "agent gave up");
        return ok(null);
      }),

    /** Ends trials whose time is over, and puts back those of runs that were ended; call it now and then. */
    async expire(): Promise<void> {
      for (const { row, run } of await runningTrials(database)) {
        if (run.status !== "running" && run.status !== "queued") await release(run.id, row);
        else if (row.episodeId !== null && isOver(await startOf(database, row), run)) {
          // Any step ends what is over; whether it can be taken is not checked here.
          await onTrial(run.id, row.episodeId, async () => ok(null));
        }
      }
    },
  };

  async function beginNext(within: Database, stage: ExternalStage): Promise<Result<ExternalTask | null>> {
    const { run, world } = stage;
    const open: TrialRow[] = [];
    for (const { row } of await runningTrials(within, run.id)) {
      if (isOver(await startOf(within, row), run))
        await endTrial(within, await openTrial(within, stage, row), [], "time limit");
      else open.push(row);
    }
    if (open.length >= run.limits.concurrency) return fail(tooMany(open));
    const [row] = await within
      .select()
      .from(trials)
      .where(and(eq(trials.runId, run.id), eq(trials.status, "waiting")))
      .orderBy(asc(trials.trial), asc(trials.position))
      .limit(1);
    if (row === undefined) return ok(null);
    // Ending what was over has changed the run's row.
    const fresh = await lockRun(within, run.id);
    if (fresh === null || !hasTrialsLeft(fresh)) return ok(null);
    const episodeId = await beginAttempt(within, fresh, row, world.describe().source);
    const trial = await openTrial(within, { ...stage, run: fresh }, { ...row, episodeId });
    await createEpisodeStore(within).append(episodeId, [{ type: "task", task: trial.asked }]);
    return ok(await described(within, trial));
  }

  function release(runId: string, row: TrialRow): Promise<void> {
    return database.transaction(async (within) => {
      const run = await lockRun(within, runId);
      const isStill = row.episodeId !== null && (await readOpenTrial(within, runId, row.episodeId)) !== null;
      if (run !== null && !hasTrialsLeft(run) && isStill) await putBack(within, run, row, row.attempts - 1);
    });
  }
}

async function described(within: Database, trial: OpenTrial): Promise<ExternalTask> {
  const session = trial.row.episodeId ?? "";
  const endsAt = new Date((await startOf(within, trial.row)) + (trial.run.limits.msPerTrial ?? 0)).toISOString();
  const callsLeft = callsOf(trial.run) - (await countOf(within, session, "toolCalled"));
  return { session, ...(await describeTask(trial)), endsAt, callsLeft };
}

async function readExternalRun(database: Database, runId: string): Promise<Result<PlayedRun>> {
  const [run] = await database
    .select()
    .from(runs)
    .where(and(eq(runs.id, runId), eq(runs.kind, "external")));
  if (run === undefined) return fail(noRun());
  return hasTrialsLeft(run) ? ok(run) : fail(hasEnded(run.status));
}

async function isFinished(database: Database, runId: string): Promise<boolean> {
  const isRun = and(eq(runs.id, runId), eq(runs.kind, "external"), eq(runs.status, "finished"));
  return (await database.select({ id: runs.id }).from(runs).where(isRun)).length > 0;
}

/** The trials that external agents work on, of a run or of all. */
function runningTrials(within: Database, runId?: string) {
  return within
    .select({ row: trials, run: runs })
    .from(trials)
    .innerJoin(runs, eq(runs.id, trials.runId))
    .where(
      and(
        eq(runs.kind, "external"),
        eq(trials.status, "running"),
        runId === undefined ? undefined : eq(runs.id, runId),
      ),
    )
    .orderBy(asc(trials.trial), asc(trials.position));
}

/** When the trial was begun, in milliseconds. */
async function startOf(within: Database, { episodeId }: TrialRow): Promise<number> {
  if (episodeId === null) return 0;
  const [row] = await within.select({ at: episodes.startedAt }).from(episodes).where(eq(episodes.id, episodeId));
  return row?.at.getTime() ?? 0;
}

function isOver(startedAt: number, { limits }: Pick<PlayedRun, "limits"> | { readonly limits: null }): boolean {
  const most = limits?.msPerTrial ?? null;
  return most !== null && Date.now() >= startedAt + most;
}

function callsOf({ limits }: PlayedRun): number {
  return limits.stepsPerTrial ?? 0;
}

async function countOf(within: Database, episodeId: string, type: EventType): Promise<number> {
  const [row] = await within
    .select({ events: count() })
    .from(episodeEvents)
    .where(and(eq(episodeEvents.episodeId, episodeId), eq(episodeEvents.type, type)));
  return row?.events ?? 0;
}

function noRun() {
  return { code: "not_found", message: "There is no run for this token." } as const;
}

function hasEnded(status: string) {
  return { code: "unavailable", message: `The run has ended (${status}): there is nothing more to do.` } as const;
}

function noSession(session: string) {
  const message = `The session ${session.slice(0, 60)} is not running: it was submitted, or its time is over. Take the next task.`;
  return { code: "not_found", message } as const;
}

function tooMany(open: readonly TrialRow[]) {
  const sessions = open.map(({ episodeId }) => episodeId).join(", ");
  const message = `${open.length} tasks are running, as many as this run allows. Submit one, or continue it by its session: ${sessions}.`;
  return { code: "already_exists", message } as const;
}
