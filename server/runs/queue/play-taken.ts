import type { EpisodeStore, Event } from "@/server/episodes";
import type { TrialResult } from "@/server/trip";
import { createEventWriter, type EventWriter } from "../play/event-writer";
import type { TrialLimits } from "../play/limits";
import type { Kind, Outcome, Players } from "../play/players";
import { resultOf } from "../play/result-of";
import type { TakenTrial, TrialStore } from "../store/trial-store";
import type { Turn } from "./job-queue";

/** A trial that this worker plays. */
export interface HeldTrial {
  readonly turn: Turn;
  /** Whether the trial needs no further turn. Rejects where the database does not answer. */
  readonly over: Promise<boolean>;
  /** Ends it unfinished: it was cancelled, given to another worker, or this one stops. */
  stop(): void;
}

interface Stage {
  readonly trial: TakenTrial;
  readonly kind: Kind;
  readonly turn: Turn;
  readonly players: Players;
  readonly store: TrialStore;
  readonly episodes: EpisodeStore;
}

/** The agent is given so long to end by itself once its time is over. */
const TIME_GRACE_MS = 5_000;

/** Plays a taken trial in a process of its own and stores what comes of it. */
export function playTaken(stage: Stage): HeldTrial {
  const { trial, kind, turn, players, episodes } = stage;
  const limits = limitsOf(trial);
  const toPlay = {
    episodeId: trial.episodeId,
    identity: trial.identity,
    task: trial.task,
    trial: trial.trial,
    limits,
  };
  let outOfTime = false;
  const writer = createEventWriter(
    (events) => episodes.append(trial.episodeId, events),
    () => playing.stop(),
  );
  const playing = players.play(kind, toPlay, writer.add);
  const timer = limits.msPerTrial === null ? undefined : setTimeout(endLate, limits.msPerTrial + TIME_GRACE_MS);

  function endLate(): void {
    outOfTime = true;
    playing.stop();
  }

  async function settle(): Promise<boolean> {
    const outcome = await playing.outcome;
    clearTimeout(timer);
    return outOfTime ? storeLate(stage, writer, limits) : store(stage, writer, outcome);
  }
  return { turn, over: settle(), stop: playing.stop };
}

/** A limit of the run that is nearer than that of the trial is the trial's. */
function limitsOf({ limits, dollarsLeft }: TakenTrial): TrialLimits {
  const costs = [limits.costUsdPerTrial, dollarsLeft].filter((cost) => cost !== null);
  return { ...limits, costUsdPerTrial: costs.length === 0 ? null : Math.min(...costs) };
}

async function store({ trial, store }: Stage, writer: EventWriter, outcome: Outcome): Promise<boolean> {
  if (outcome.kind === "ended") {
    if (isRunsLimit(trial, outcome.result)) {
      await store.stopRun(
        trial.runId,
        `The run has used up its limit of $${trial.limits.costUsd}. What is finished stays.`,
      );
      return giveBack({ trial, store }, writer, false);
    }
    return store.finish(trial, await writer.close(), outcome.result);
  }
  if (outcome.kind === "problem" && outcome.problem.code !== "cancelled") {
    await store.stopRun(trial.runId, outcome.problem.message);
  }
  // What died by itself was begun: a trial that kills its processes must not be begun for ever.
  return giveBack({ trial, store }, writer, outcome.kind === "died" && !outcome.killed);
}

/** Not over: if its run has not ended, the trial is to be begun again. */
async function giveBack({ trial, store }: Pick<Stage, "trial" | "store">, writer: EventWriter, counts: boolean) {
  // What could not be appended is removed with the rest.
  await writer.close().catch(() => []);
  await store.release(trial, { counts });
  return false;
}

/** The trial ended at what the run had left, not at a limit of its own. */
function isRunsLimit({ limits, dollarsLeft }: TakenTrial, { endReason }: TrialResult): boolean {
  if (endReason !== "cost limit" || dollarsLeft === null) return false;
  return limits.costUsdPerTrial === null || dollarsLeft < limits.costUsdPerTrial;
}

/** An agent that did not end when its time was over was stopped: nothing was delivered. */
async function storeLate({ trial, store }: Stage, writer: EventWriter, limits: TrialLimits): Promise<boolean> {
  const end: Event[] = [
    { type: "scored", scorer: "travelplanner", value: 0, parts: {}, evidence: ["No plan was delivered."] },
    { type: "failureFound", kind: "limit", side: "agent", detail: "The time limit was reached." },
    { type: "ended", reason: "time limit" },
  ];
  const last = await writer.close();
  // A process that stopped at the very end may have told of it.
  const isBefore = ({ type }: Event) => !end.some((event) => event.type === type);
  const result = resultOf([...writer.events.filter(isBefore), ...end], limits.msPerTrial ?? 0);
  await store.finish(trial, [...last.filter(isBefore), ...end], result);
  return true;
}
