import type { OpenedDatabase } from "@/db";
import { findAgent } from "@/server/agents";
import { createEpisodeStore } from "@/server/episodes";
import { listWorlds } from "@/server/worlds";
import { createPlayers, type Kind, type PlayerProgram } from "../play/players";
import { readIdentity } from "../store/read-runs";
import { createTrialStore } from "../store/trial-store";
import { type JobQueue, openJobQueue, type Turn } from "./job-queue";
import { type HeldTrial, playTaken } from "./play-taken";

export interface WorkerOptions {
  readonly opened: OpenedDatabase;
  /** Trials at a time that each fill a core; 0: this process plays none. */
  readonly players: number;
  /** What they run; from source where it is left out. */
  readonly program?: PlayerProgram;
  /** Faults that are nobody's answer. */
  readonly report: (error: unknown) => void;
}

/** Plays the trials of the database's runs, beside the other workers of the same database. */
export interface Worker {
  /** Looks for trials at once: a run was started. */
  wake(): void;
  /** Gives back what is under way, and ends. */
  stop(): Promise<void>;
}

const LOOK_MS = 500;
/** Where nothing is to be played; other processes may start runs. */
const LOOK_IDLE_MS = 3_000;
/** Between two looks for trials without a turn. */
const REFILL_MS = 3_000;
const SIGN_OF_LIFE_MS = 3_000;
const KINDS: readonly Kind[] = ["alone", "shared"];

/** Starts a worker. On the embedded database it is the only one, so what a killed process left is taken up at once. */
export function startWorker({ opened, players: alone, program, report }: WorkerOptions): Worker {
  const store = createTrialStore(opened.database);
  const episodes = createEpisodeStore(opened.database);
  const players = createPlayers(alone, program);
  const held = new Map<string, HeldTrial>();
  const handling = new Set<Promise<void>>();
  const alarm = createAlarm();
  let queue: JobQueue | undefined;
  let stopped = false;
  let refilledAt = 0;

  const signs = setInterval(() => void showLife().catch(report), SIGN_OF_LIFE_MS);
  signs.unref();
  const looking = alone > 0 ? look() : Promise.resolve();

  async function look(): Promise<void> {
    while (!stopped) {
      try {
        await alarm.sleep(await step());
      } catch (error) {
        report(error);
        await alarm.sleep(LOOK_IDLE_MS);
      }
    }
  }

  /** Begins as many trials as there is room for; how long nothing else need be looked for. */
  async function step(): Promise<number> {
    if (held.size === 0 && !(await store.hasOpenRuns())) {
      players.rest();
      return LOOK_IDLE_MS;
    }
    queue ??= await openQueue();
    let begun = 0;
    for (const kind of KINDS) {
      const room = players.room(kind) - waitingOf(kind);
      if (room <= 0 || stopped) continue;
      for (const turn of await queue.fetch(kind, room)) {
        begun += 1;
        track(turn, queue);
      }
    }
    if (begun === 0 && Date.now() - refilledAt > REFILL_MS) {
      refilledAt = Date.now();
      await refill(queue);
      return 0;
    }
    return LOOK_MS;
  }

  /** Adds turns at the trials that are to be played next. */
  async function refill(turns: JobQueue): Promise<void> {
    await turns.add((await store.next()).map(({ agent, ...trial }) => ({ ...trial, kind: kindOf(agent) })));
  }

  /** Turns that were fetched and do not play yet. */
  const preparing = new Map<Turn, Kind>();
  const waitingOf = (kind: Kind) => [...preparing.values()].filter((each) => each === kind).length;

  function track(turn: Turn, turns: JobQueue): void {
    preparing.set(turn, turn.kind);
    const done = handle(turn, turns)
      .catch(async (error: unknown) => {
        report(error);
        await turns.later(turn).catch(report);
      })
      .finally(() => {
        preparing.delete(turn);
        handling.delete(done);
        alarm.ring();
      });
    handling.add(done);
  }

  async function handle(turn: Turn, turns: JobQueue): Promise<void> {
    const world = await worldOf(turn);
    if (world === "run is gone") return turns.done(turn);
    if (world.source === null) {
      await store.stopRun(turn.key.runId, noWorld(world.name));
      return turns.done(turn);
    }
    const taking = await store.take(turn.key, world.source);
    if (taking.kind === "over") return turns.done(turn);
    if (taking.kind === "busy") return turns.later(turn);
    const { trial } = taking;
    const playing = playTaken({ trial, kind: turn.kind, turn, players, store, episodes });
    held.set(trial.episodeId, playing);
    preparing.delete(turn);
    if (stopped) playing.stop();
    try {
      const isOver = await playing.over;
      await (isOver ? turns.done(turn) : turns.later(turn));
      if (isOver && !stopped) await refill(turns);
    } finally {
      held.delete(trial.episodeId);
    }
  }

  async function worldOf({ key }: Turn) {
    const identity = await readIdentity(opened.database, key.runId);
    if (identity === null) return "run is gone" as const;
    const { name, hash } = identity.world;
    const here = listWorlds().find((world) => world.name === name && world.hash === hash);
    return { name, source: here?.source ?? null };
  }

  async function openQueue(): Promise<JobQueue> {
    const turns = await openJobQueue(opened, report);
    if (opened.kind === "embedded") {
      await turns.clear();
      await store.releaseAll();
    }
    return turns;
  }

  async function showLife(): Promise<void> {
    const trials = [...held.entries()];
    if (trials.length === 0) return;
    await queue?.touch(trials.map(([, { turn }]) => turn));
    const wanted = await store.stillWanted(trials.map(([episodeId]) => episodeId));
    for (const [episodeId, trial] of trials) if (!wanted.has(episodeId)) trial.stop();
  }

  return {
    wake() {
      refilledAt = 0;
      alarm.ring();
    },
    async stop() {
      stopped = true;
      alarm.ring();
      await looking;
      for (const trial of held.values()) trial.stop();
      await Promise.all(handling);
      clearInterval(signs);
      players.close();
      await queue?.stop();
    },
  };
}

/** An agent that nobody knows any more is told of by whoever tries to play it. */
function kindOf(name: string): Kind {
  const agent = findAgent(name);
  return agent.ok && agent.value.needsModel ? "shared" : "alone";
}

function noWorld(name: string): string {
  return `The world "${name}" is not here as it was when the run was started. Import the same files on every machine that plays trials, then start the run again.`;
}

/** A sleep that can be cut short, also by what happened just before it. */
function createAlarm() {
  let rung = false;
  let end: (() => void) | undefined;
  return {
    ring(): void {
      rung = true;
      end?.();
    },
    sleep: (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(done, rung ? 0 : ms);
        function done() {
          clearTimeout(timer);
          rung = false;
          end = undefined;
          resolve();
        }
        end = done;
      }),
  };
}
