import { ProblemError, type Result } from "@/server/trip";
import { openWorld, type World } from "@/server/worlds";
import { findBenchmark } from "../../../registry";
import { recordTrial } from "../record-trial";
import type { Slice, ThreadTrial } from "./messages";

const AT_A_TIME = 10;

/** Executes the trials of a slice one after the other and gives some at a time. Throws ProblemError where one cannot be executed. */
export async function executeSlice(
  { worldName, trials, options, ...slice }: Slice,
  onExecuted: (trials: readonly ThreadTrial[]) => void,
  world: World = required(openWorld(worldName)),
): Promise<void> {
  const benchmark = required(findBenchmark(slice.benchmark));
  const run = { ...slice, benchmark, world, agent: required(benchmark.findAgent(slice.agent, options)) };
  const { signal } = new AbortController();
  for (let at = 0; at < trials.length; at += AT_A_TIME) {
    const executed: ThreadTrial[] = [];
    for (const { content, trial } of trials.slice(at, at + AT_A_TIME)) {
      const task = required(benchmark.readTask(content));
      const episode = required(await recordTrial(run, task, trial, null, [], signal));
      executed.push({ taskId: task.id, trial, episode });
    }
    onExecuted(executed);
  }
}

function required<T>(result: Result<T>): T {
  if (!result.ok) throw new ProblemError(result.problem);
  return result.value;
}
