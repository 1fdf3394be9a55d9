import type { RunView } from "@/server/views";
import { type EndedTrial, endedOf } from "../benchmark/figures/ended-trials";
import type { EndedPair } from "./paired-rates";

export interface RunComparison {
  /** Trials that ended in both: the same task, tried the same time. */
  readonly pairs: readonly EndedPair[];
  /** Passed at the left, not at the right. */
  readonly lost: readonly EndedPair[];
  /** The other way round. */
  readonly won: readonly EndedPair[];
  readonly bothPass: number;
  readonly bothFail: number;
  /** Trials that only one of the runs has, or has ended. */
  readonly unpaired: number;
}

/** What became of each trial of one run in another. Tasks of other sets are other tasks, whatever their numbers: nothing is paired then. */
export function compareRuns(left: RunView, right: RunView): RunComparison {
  const isSameSet = left.benchmark.name === right.benchmark.name && left.run.tasks.sha256 === right.run.tasks.sha256;
  const others = new Map(isSameSet ? endedOf(right.trials).map((trial) => [keyOf(trial), trial]) : []);
  const pairs = endedOf(left.trials).flatMap((trial) => {
    const other = others.get(keyOf(trial));
    return other === undefined ? [] : [{ left: trial, right: other }];
  });
  const that = (leftPasses: boolean, rightPasses: boolean) =>
    pairs.filter((pair) => pair.left.result.passed === leftPasses && pair.right.result.passed === rightPasses);
  return {
    pairs,
    lost: that(true, false),
    won: that(false, true),
    bothPass: that(true, true).length,
    bothFail: that(false, false).length,
    unpaired: left.trials.length + right.trials.length - 2 * pairs.length,
  };
}

function keyOf({ taskId, trial }: EndedTrial): string {
  return `${taskId} ${trial}`;
}
