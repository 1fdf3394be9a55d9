import { replacedInTrials, sumOrUnknown } from "@/server/benchmarks";
import { passPowerK, sampleDeviation } from "@/server/statistics";
import { inTurns } from "@/server/trip";
import { type BenchmarkInfo, basesInSteps, type RunMetrics, ratesOf, type TrialResult } from "@/server/views";

/** A trial that has ended. */
export interface EndedTrial {
  readonly taskId: string;
  readonly trial: number;
  readonly result: TrialResult;
}

/**
 * The figures of a run over the trials that have ended: the benchmark's rates over all of them, pass^k over tasks, and the spread over
 * trials. Trials of one run only: figures of different identities are never put together. `tasks`: how many the run has. Lets other
 * work of the process go on in between.
 */
export async function metricsOf(
  { rates }: Pick<BenchmarkInfo, "rates">,
  ended: readonly EndedTrial[],
  tasks: number,
  trialsPerTask: number,
): Promise<RunMetrics> {
  const replaced = replacedInTrials(ended.map(({ result }) => result));
  const tallied = ended.map(({ taskId, result: { tallies } }) => ({ taskId, tallies }));
  return {
    finished: ended.length,
    rates:
      ended.length === 0
        ? null
        : ratesOf(
            rates,
            tallied.map(({ tallies }) => tallies),
          ),
    bases: ended.length === 0 ? null : await inTurns(basesInSteps(rates, tallied)),
    passPowerK: passPowerK(talliesOf(ended), trialsPerTask),
    spread: sampleDeviation(passRatesOfTrials(ended, tasks, trialsPerTask)),
    costUsd: sumOrUnknown(ended.map(({ result }) => result.costUsd)),
    ...(replaced && { replaced }),
  };
}

function talliesOf(ended: readonly EndedTrial[]) {
  const tallies = new Map<string, { trials: number; passed: number }>();
  for (const { taskId, result } of ended) {
    const { trials, passed } = tallies.get(taskId) ?? { trials: 0, passed: 0 };
    tallies.set(taskId, { trials: trials + 1, passed: passed + (result.passed ? 1 : 0) });
  }
  return [...tallies.values()];
}

/** The share that passes of each trial that has ended for every task: shares of different tasks do not vary for the same reason. */
function passRatesOfTrials(ended: readonly EndedTrial[], tasks: number, trialsPerTask: number): number[] {
  return Array.from({ length: trialsPerTask }, (_, trial) => ended.filter((each) => each.trial === trial))
    .filter((ofTrial) => ofTrial.length === tasks)
    .map((ofTrial) => ofTrial.filter(({ result }) => result.passed).length / tasks);
}
