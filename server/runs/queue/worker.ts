import type { OpenedDatabase } from "@/db";
import { createEpisodeStore, openTracing } from "@/server/episodes";
import { consume, createAlarm, type Job, type Jobs } from "@/server/jobs";
import { listWorlds } from "@/server/worlds";
import { createRunners, KINDS, type Kind } from "../execute/runners";
import { learnedSkills } from "../store/learned-skills";
import { readIdentity } from "../store/read-runs";
import { createTrialStore } from "../store/trial-store";
import { runClaimed } from "./run-claimed";
import { openTrialQueues, type TrialKey } from "./trial-queues";

export interface WorkerOptions {
  readonly opened: OpenedDatabase;
  /** Of the opened database. */
  readonly jobs: Jobs;
  /** Trials at a time that each fill a core; 0: this process plays none. */
  readonly runners: number;
  /** Called after events were appended to an episode, so that those of this process who follow it look at once. */
  readonly announce?: (episodeId: string) => void;
  /** Faults that are nobody's answer. */
  readonly report: (error: unknown) => void;
}

/** Plays the trials of the database's runs, alongside the other workers of the same database. */
export interface Worker {
  /** Looks for trials at once: a run was started. */
  wake(): void;
  /** Gives back what is under way, and ends. */
  stop(): Promise<void>;
}

/** Between two looks for runs that were started, or have ended while their trials are played. */
const LOOK_MS = 3_000;

/** Starts a worker. */
export async function startWorker({
  opened,
  jobs,
  runners: alone,
  announce = () => {},
  report,
}: WorkerOptions): Promise<Worker> {
  const queues = await openTrialQueues(jobs);
  const store = createTrialStore(opened.database, queues);
  const episodes = createEpisodeStore(opened.database);
  const runners = createRunners(alone);
  const tracing = openTracing(report);
  const alarm = createAlarm();
  let stopped = false;

  const consumers = KINDS.filter((kind) => runners.capacity(kind) > 0).map((kind) =>
    consume({
      queue: queues.of[kind],
      capacity: runners.capacity(kind),
      handle: (job, signal) => handle(kind, job, signal),
      report,
    }),
  );
  const looking = consumers.length > 0 ? look() : Promise.resolve();

  async function look(): Promise<void> {
    while (!stopped) {
      await lookAtRuns().catch(report);
      await alarm.sleep(LOOK_MS);
    }
  }

  async function lookAtRuns(): Promise<void> {
    const playing = new Set(consumers.flatMap((each) => each.atWork().map(({ runId }) => runId)));
    if (playing.size === 0 && !(await store.hasOpenRuns())) return runners.rest();
    await store.sendMissing();
    for (const consumer of consumers) consumer.wake();
    const open = await store.stillOpen([...playing]);
    for (const consumer of consumers) consumer.abort(({ runId }) => playing.has(runId) && !open.has(runId));
  }

  async function handle(kind: Kind, { data, ...claim }: Job<TrialKey>, signal: AbortSignal): Promise<void> {
    const job = { ...claim, data, kind };
    const world = await worldOf(data.runId);
    if (world !== null && world.source === null) await store.stopRun(data.runId, noWorld(world.name));
    // A run that is gone or has ended is noticed there.
    const trial = await store.begin(job, world?.source ?? "");
    if (trial === null) return;
    const skills = await learnedSkills(opened.database, episodes, trial);
    await runClaimed({ trial, skills, kind, runners, store, episodes, announce, tracing }, signal);
    for (const consumer of consumers) consumer.wake();
  }

  async function worldOf(runId: string) {
    const identity = await readIdentity(opened.database, runId);
    if (identity === null) return null;
    const { name, hash } = identity.world;
    const here = listWorlds().find((world) => world.name === name && world.hash === hash);
    return { name, source: here?.source ?? null };
  }

  return {
    wake: () => alarm.ring(),
    async stop() {
      stopped = true;
      alarm.ring();
      await looking;
      await Promise.all(consumers.map((consumer) => consumer.stop()));
      await tracing.close();
      runners.close();
    },
  };
}

function noWorld(name: string): string {
  return `The world "${name}" is not here as it was when the run was started. Import the same files on every machine that executes trials, then start the run again.`;
}
