import { type Episode, EpisodeRecorder, type LearnedSkill } from "@/server/episodes";
import type { Models } from "@/server/models";
import { ok, type Result } from "@/server/trip";
import type { RunIdentity } from "@/server/views";
import type { BenchmarkTask } from "../../benchmark";
import { executeTrial, NO_LIMITS, type RunParts } from "../execute-trial";

/** A run in a folder, wherever its trials are executed. */
export interface RecordedRun extends RunParts {
  readonly runId: string;
  readonly identity: Pick<RunIdentity, "seed" | "trials">;
}

/** Executes one trial and gives its episode, with the times at which things happened. */
export async function recordTrial(
  run: RecordedRun,
  task: BenchmarkTask,
  trial: number,
  open: ((seed: number) => Models) | null,
  skills: readonly LearnedSkill[],
  signal: AbortSignal,
): Promise<Result<Episode>> {
  const { runId, identity, agent, world } = run;
  const seed = identity.seed + trial;
  const { name, source, hash } = world.describe();
  const recorder = new EpisodeRecorder({
    id: `${runId}-${task.id}${identity.trials > 1 ? `-${trial}` : ""}`,
    runId,
    agent: agent.agent.name,
    world: { name, source, hash },
    seed,
  });
  const executed = await executeTrial(
    run,
    { task, seed, models: open?.(seed) ?? null, limits: NO_LIMITS, skills },
    signal,
    ({ event, atMs }) => recorder.record(event, atMs),
  );
  return executed.ok ? ok(recorder.episode()) : executed;
}
