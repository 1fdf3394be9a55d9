import { type Benchmark, findings, resultOf, type TrialLimits } from "@/server/benchmarks";
import type { EpisodeStore, Event, StoredSkill, Tracing } from "@/server/episodes";
import type { TrialResult } from "@/server/views";
import { openWorld } from "@/server/worlds";
import { createEventWriter, type EventWriter } from "../execute/event-writer";
import type { Kind, Outcome, Runners } from "../execute/runners";
import type { ClaimedTrial, TrialStore } from "../store/trial-store";
import { benchmarkOf } from "../tasks/task-sets";
import { tracedEpisode } from "./traced-episode";

interface Stage {
  readonly trial: ClaimedTrial;
  /** What agents learned in trials of the run that have ended. */
  readonly skills: readonly StoredSkill[];
  readonly kind: Kind;
  readonly runners: Runners;
  readonly store: TrialStore;
  readonly episodes: EpisodeStore;
  /** Called after events were appended to an episode. */
  readonly announce: (episodeId: string) => void;
  readonly tracing: Tracing;
}

/** The agent is given so long to end by itself once its time is over. */
const TIME_GRACE_MS = 5_000;

/**
 * Plays a taken trial in a process of its own and stores what comes of it. The signal ends it unfinished: it was cancelled, given to
 * another worker, or this one stops. Rejects where the database does not answer.
 */
export async function runClaimed(stage: Stage, signal: AbortSignal): Promise<void> {
  const { trial, skills, kind, runners, episodes, announce, tracing } = stage;
  const limits = limitsOf(trial);
  const toPlay = {
    episodeId: trial.episodeId,
    identity: trial.identity,
    task: trial.task,
    trial: trial.trial,
    limits,
    skills,
  };
  let outOfTime = false;
  let beganAt: number | undefined;
  const writer = createEventWriter(
    async (played) => {
      await episodes.append(trial.episodeId, played);
      announce(trial.episodeId);
    },
    () => playing.stop(),
  );
  const playing = runners.play(kind, toPlay, (played) => {
    beganAt ??= Date.now() - played.atMs;
    writer.add(played);
  });
  const timer = limits.msPerTrial === null ? undefined : setTimeout(endLate, limits.msPerTrial + TIME_GRACE_MS);
  if (signal.aborted) playing.stop();
  else signal.addEventListener("abort", playing.stop, { once: true });

  function endLate(): void {
    outOfTime = true;
    playing.stop();
  }

  const outcome = await playing.outcome;
  clearTimeout(timer);
  await (outOfTime ? storeLate(stage, writer, limits) : store(stage, writer, outcome));
  announce(trial.episodeId);
  const isOver = outOfTime || outcome.kind === "ended";
  if (isOver && beganAt !== undefined) tracing.send(tracedEpisode(trial, beganAt, writer.played));
}

/** A limit of the run that is nearer than that of the trial is the trial's. */
function limitsOf({ limits, dollarsLeft }: ClaimedTrial): TrialLimits {
  const costs = [limits.costUsdPerTrial, dollarsLeft].filter((cost) => cost !== null);
  return { ...limits, costUsdPerTrial: costs.length === 0 ? null : Math.min(...costs) };
}

async function store({ trial, store }: Stage, writer: EventWriter, outcome: Outcome): Promise<void> {
  if (outcome.kind === "ended") {
    if (isRunsLimit(trial, outcome.result)) {
      await store.stopRun(
        trial.runId,
        `The run has used up its limit of $${trial.limits.costUsd}. Finished trials stay.`,
      );
      return giveBack({ trial, store }, writer, false);
    }
    return store.finish(trial, await writer.close(), outcome.result);
  }
  if (outcome.kind === "problem" && outcome.problem.code !== "cancelled") {
    await store.stopRun(trial.runId, outcome.problem.message);
  }
  // What died by itself was begun: a trial that kills its processes must not be begun forever.
  return giveBack({ trial, store }, writer, outcome.kind === "died" && !outcome.killed);
}

/** If its run has not ended, the trial is to be begun again. */
async function giveBack(
  { trial, store }: Pick<Stage, "trial" | "store">,
  writer: EventWriter,
  counts: boolean,
): Promise<void> {
  // What could not be appended is removed with the rest.
  await writer.close().catch(() => []);
  await store.release(trial, { counts });
}

/** The trial ended at what the run had left, not at a limit of its own. */
function isRunsLimit({ limits, dollarsLeft }: ClaimedTrial, { endReason }: TrialResult): boolean {
  if (endReason !== "cost limit" || dollarsLeft === null) return false;
  return limits.costUsdPerTrial === null || dollarsLeft < limits.costUsdPerTrial;
}

/** An agent that did not end when its time was over was stopped: what it did until then is scored. */
async function storeLate({ trial, store }: Stage, writer: EventWriter, limits: TrialLimits): Promise<void> {
  const last = await writer.close();
  const benchmark = benchmarkOf(trial.identity.taskSet.benchmark);
  // A process that stopped at the very end may have sent some of it.
  const isWork = ({ type }: Event) => type !== "ended" && type !== "scored" && type !== "failureFound";
  const worked = writer.events.filter(isWork);
  const end: Event = { type: "ended", reason: "time limit" };
  const found = await findingsOf(benchmark, trial, [...worked, end]);
  const result = resultOf(benchmark.scorer, [...worked, ...found, end], limits.msPerTrial ?? 0);
  await store.finish(trial, [...last.filter(({ event }) => isWork(event)), ...found, end], result);
}

async function findingsOf(benchmark: Benchmark, { task, identity }: ClaimedTrial, events: Event[]): Promise<Event[]> {
  const world = openWorld(identity.world.name);
  if (!world.ok) throw new Error(world.problem.message);
  const asked = benchmark.input(task, identity.settings, world.value);
  if (!asked.ok) throw new Error(asked.problem.message);
  return findings(benchmark, task, asked.value, events, { world: world.value });
}
