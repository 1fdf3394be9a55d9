import { join } from "node:path";
import { readJsonLines } from "@/server/episodes";
import { ok, ProblemError, type Result } from "@/server/trip";
import { type Rollout, type RolloutRun, type RolloutStep, rolloutSchema, rolloutStepSchema } from "@/server/views";
import { readRun, stepFile } from "./rollout-folder";
import { readWholeLines } from "./whole-lines";

/** What is finished of a folder; another process may go on with it meanwhile. */
export interface FinishedRollouts {
  readonly run: RolloutRun;
  /** In order. */
  readonly figures: readonly RolloutStep[];
  /** The rollouts of each finished step, read when they are asked for. Throws ProblemError where a file is damaged. */
  steps(): Generator<readonly Rollout[]>;
}

/** Problems: those of the folder's files. */
export function readFinished(path: string): Result<FinishedRollouts> {
  const run = readRun(path);
  if (!run.ok) return run;
  const figures = readWholeLines(join(path, "steps.jsonl"), rolloutStepSchema);
  if (!figures.ok) return figures;
  function* steps(): Generator<readonly Rollout[]> {
    for (const { step } of figures.ok ? figures.value : []) {
      const rollouts = readJsonLines(stepFile(path, step), rolloutSchema);
      if (!rollouts.ok) throw new ProblemError(rollouts.problem);
      yield rollouts.value;
    }
  }
  return ok({ run: run.value, figures: figures.value, steps });
}
