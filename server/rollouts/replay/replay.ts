import type { BufferedTask, ReplayState, RolloutSettings } from "@/server/views";

/** A task of a step, before it is played. `tries`: of a replay, how often it failed when it was replayed before. */
export interface PlannedTask {
  readonly seed: number;
  readonly source: "fresh" | "replay";
  readonly tries: number;
}

/** What came of a task. */
export interface PlayedTask extends PlannedTask {
  readonly taskId: string;
  readonly failed: boolean;
}

export type ReplayCounts = Readonly<Record<"replayed" | "solved" | "givenUp" | "pushedOut", number>>;

type Limits = Pick<RolloutSettings, "tasksPerStep" | "replayEvery" | "bufferSize" | "replayTries" | "from">;

export function firstState({ from }: Pick<Limits, "from">): ReplayState {
  return { nextSeed: from, buffer: [] };
}

/**
 * The tasks of a step. Every `replayEvery` steps those that wait in the buffer come first, the longest waiting of them before the others
 * (DeepTravel: failed queries are sampled again after every γ steps); what they leave of the step is for tasks that were never played.
 */
export function planStep(step: number, { nextSeed, buffer }: ReplayState, limits: Limits): readonly PlannedTask[] {
  const { tasksPerStep, replayEvery } = limits;
  const replayed = replayEvery > 0 && step % replayEvery === 0 ? buffer.slice(0, tasksPerStep) : [];
  const fresh = Array.from({ length: tasksPerStep - replayed.length }, (_, index) => nextSeed + index);
  return [
    ...replayed.map(({ seed, tries }) => ({ seed, source: "replay" as const, tries })),
    ...fresh.map((seed) => ({ seed, source: "fresh" as const, tries: 0 })),
  ];
}

/**
 * The state after a step whose tasks are these, in their order. A task that failed waits in the buffer, each once; one whose replays failed
 * `replayTries` times is given up, since it may have no solution at all. A full buffer loses the task that waited longest.
 */
export function afterStep(
  { nextSeed, buffer }: ReplayState,
  tasks: readonly PlayedTask[],
  { bufferSize, replayTries }: Limits,
): { readonly state: ReplayState; readonly counts: ReplayCounts } {
  const replays = tasks.filter(({ source }) => source === "replay");
  const failed = tasks
    .filter((task) => task.failed)
    .map(({ taskId, seed, source, tries }) => ({ taskId, seed, tries: source === "replay" ? tries + 1 : 0 }));
  const again = failed.filter(({ tries }) => tries < replayTries);
  const waiting = withoutDoubles([...buffer.filter(({ seed }) => !replays.some((one) => one.seed === seed)), ...again]);
  const kept = waiting.slice(Math.max(0, waiting.length - bufferSize));
  return {
    state: { nextSeed: nextSeed + tasks.length - replays.length, buffer: kept },
    counts: {
      replayed: replays.length,
      solved: replays.filter((task) => !task.failed).length,
      givenUp: failed.length - again.length,
      pushedOut: waiting.length - kept.length,
    },
  };
}

/** Seeds beyond the set's size are its first tasks again. */
function withoutDoubles(tasks: readonly BufferedTask[]): readonly BufferedTask[] {
  return tasks.filter(({ taskId }, index) => tasks.findIndex((other) => other.taskId === taskId) === index);
}
