import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import type { TimedEvent } from "@/server/episodes";
import { programFile } from "@/server/programs";
import type { Problem } from "@/server/trip";
import type { TrialResult } from "@/server/views";
import type { FromRunner, ToRunner, TrialToRun } from "./messages";

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
export interface Runners {
  /** How many trials of the kind can be played at the same time. */
  capacity(kind: Kind): number;
  play(kind: Kind, toPlay: TrialToRun, onEvent: (played: TimedEvent) => void): Playing;
  /** Ends processes that play nothing. */
  rest(): void;
  /** Ends all processes; call it when nothing is played any more. */
  close(): void;
}

/** All in one process, so that a model's limits hold for all of them. */
const SHARED_TRIALS = 16;
const STOP_GRACE_MS = 3_000;

/** `alone`: concurrent trials that each need a core. */
export function createRunners(alone: number): Runners {
  const runners = new Set<Runner>();

  function start(kind: Kind): Runner {
    const runner = new Runner(kind, () => runners.delete(runner));
    runners.add(runner);
    return runner;
  }

  const ofKind = (kind: Kind) => [...runners].filter((runner) => runner.kind === kind && !runner.killed);

  return {
    capacity: (kind) => (kind === "alone" ? alone : alone > 0 ? SHARED_TRIALS : 0),
    play(kind, toPlay, onEvent) {
      const free = ofKind(kind).find((runner) => kind === "shared" || runner.size === 0);
      return (free ?? start(kind)).play(toPlay, onEvent);
    },
    rest() {
      for (const runner of runners) if (runner.size === 0) runner.kill();
    },
    close() {
      for (const runner of runners) runner.kill();
    },
  };
}

interface Running {
  readonly onEvent: (played: TimedEvent) => void;
  readonly end: (outcome: Outcome) => void;
}

/** One process. */
class Runner {
  private readonly child: ChildProcess;
  private readonly running = new Map<string, Running>();
  killed = false;

  constructor(
    readonly kind: Kind,
    onGone: () => void,
  ) {
    // Standard output belongs to the command that started it.
    this.child = fork(programFile("trial-runner"), { execArgv: [], stdio: ["ignore", 2, 2, "ipc"] });
    lowerPriority(this.child.pid);
    const gone = () => {
      onGone();
      for (const trial of this.running.values()) trial.end({ kind: "died", killed: this.killed });
      this.running.clear();
    };
    this.child.on("exit", gone);
    this.child.on("error", gone);
    this.child.on("message", (message: FromRunner) => this.takeAnswer(message));
  }

  get size(): number {
    return this.running.size;
  }

  play(toPlay: TrialToRun, onEvent: (played: TimedEvent) => void): Playing {
    const { episodeId } = toPlay;
    const outcome = new Promise<Outcome>((end) => this.running.set(episodeId, { onEvent, end }));
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
      if (this.running.has(episodeId)) this.kill();
    }, STOP_GRACE_MS).unref();
  }

  private takeAnswer(message: FromRunner): void {
    const trial = this.running.get(message.episodeId);
    if (trial === undefined) return;
    if (message.kind === "event") {
      trial.onEvent(message.played);
    } else {
      this.running.delete(message.episodeId);
      trial.end(message);
    }
  }

  private tell(message: ToRunner): void {
    // One that has gone is reported by its exit.
    if (this.child.connected) this.child.send(message, () => {});
  }
}

/** Where all cores are full, pages and travelers' searches are served first. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, which its exit tells.
  }
}
