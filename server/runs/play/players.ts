import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { resolve } from "node:path";
import type { TimedEvent } from "@/server/episodes";
import type { Problem, TrialResult } from "@/server/trip";
import type { FromPlayer, ToPlayer, TrialToPlay } from "./messages";

/** died: the process ended under the trial; `killed` where that was done on purpose, perhaps for another trial's sake. */
export type Outcome =
  | { readonly kind: "ended"; readonly result: TrialResult }
  | { readonly kind: "problem"; readonly problem: Problem }
  | { readonly kind: "died"; readonly killed: boolean };

/** A trial under way. */
export interface Playing {
  /** Never rejects. */
  readonly outcome: Promise<Outcome>;
  /** Asks the agent to stop; its process is killed where it does not. */
  stop(): void;
}

/** alone: it fills a core. shared: it mostly waits for a model. */
export type Kind = "alone" | "shared";
export const KINDS: readonly Kind[] = ["alone", "shared"];

/** Processes that play trials: each one by itself where it fills a core, many in one process where they wait for models. */
export interface Players {
  /** How many trials of the kind can be played at the same time. */
  capacity(kind: Kind): number;
  play(kind: Kind, toPlay: TrialToPlay, onEvent: (played: TimedEvent) => void): Playing;
  /** Ends processes that play nothing. */
  rest(): void;
  /** Ends all processes; call it when nothing is played any more. */
  close(): void;
}

/** All in one process, so that a model's limits hold for all of them. */
const SHARED_TRIALS = 16;
const STOP_GRACE_MS = 3_000;

/** What a player's process runs. */
export interface PlayerProgram {
  readonly file: string;
  readonly execArgv: readonly string[];
}

/** What plays is what the checkout says, whatever bundle started it. */
const FROM_SOURCE: PlayerProgram = { file: "server/runs/play/player.ts", execArgv: ["--import", "tsx"] };

/** `alone`: trials at a time that each fill a core. */
export function createPlayers(alone: number, program = FROM_SOURCE): Players {
  const players = new Set<Player>();

  function start(kind: Kind): Player {
    const player = new Player(kind, program, () => players.delete(player));
    players.add(player);
    return player;
  }

  const ofKind = (kind: Kind) => [...players].filter((player) => player.kind === kind && !player.killed);

  return {
    capacity: (kind) => (kind === "alone" ? alone : alone > 0 ? SHARED_TRIALS : 0),
    play(kind, toPlay, onEvent) {
      const free = ofKind(kind).find((player) => kind === "shared" || player.size === 0);
      return (free ?? start(kind)).play(toPlay, onEvent);
    },
    rest() {
      for (const player of players) if (player.size === 0) player.kill();
    },
    close() {
      for (const player of players) player.kill();
    },
  };
}

interface UnderWay {
  readonly onEvent: (played: TimedEvent) => void;
  readonly end: (outcome: Outcome) => void;
}

/** One process. */
class Player {
  private readonly child: ChildProcess;
  private readonly underWay = new Map<string, UnderWay>();
  killed = false;

  constructor(
    readonly kind: Kind,
    program: PlayerProgram,
    onGone: () => void,
  ) {
    // The planner takes a thread's code from the bundle where this variable says that there is one.
    const { NEXT_RUNTIME: _, ...env } = process.env;
    this.child = fork(resolve(/* turbopackIgnore: true */ program.file), {
      execArgv: [...program.execArgv],
      env,
      // Standard output belongs to the command that started it.
      stdio: ["ignore", 2, 2, "ipc"],
    });
    giveWayToPages(this.child.pid);
    const gone = () => {
      onGone();
      for (const trial of this.underWay.values()) trial.end({ kind: "died", killed: this.killed });
      this.underWay.clear();
    };
    this.child.on("exit", gone);
    this.child.on("error", gone);
    this.child.on("message", (message: FromPlayer) => this.hear(message));
  }

  get size(): number {
    return this.underWay.size;
  }

  play(toPlay: TrialToPlay, onEvent: (played: TimedEvent) => void): Playing {
    const { episodeId } = toPlay;
    const outcome = new Promise<Outcome>((end) => this.underWay.set(episodeId, { onEvent, end }));
    this.tell({ kind: "play", toPlay });
    return { outcome, stop: () => this.stop(episodeId) };
  }

  kill(): void {
    this.killed = true;
    this.child.kill("SIGKILL");
  }

  private stop(episodeId: string): void {
    this.tell({ kind: "abort", episodeId });
    setTimeout(() => {
      if (this.underWay.has(episodeId)) this.kill();
    }, STOP_GRACE_MS).unref();
  }

  private hear(message: FromPlayer): void {
    const trial = this.underWay.get(message.episodeId);
    if (trial === undefined) return;
    if (message.kind === "event") {
      trial.onEvent(message.played);
    } else {
      this.underWay.delete(message.episodeId);
      trial.end(message);
    }
  }

  private tell(message: ToPlayer): void {
    // One that has gone is told of by its exit.
    if (this.child.connected) this.child.send(message, () => {});
  }
}

/** Where all cores are full, pages and travelers' searches are served first. */
function giveWayToPages(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, which its exit tells.
  }
}
