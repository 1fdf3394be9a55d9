import { bootstrapMean } from "./bootstrap";
import type { Interval } from "./interval";
import { wilsonInterval } from "./wilson";

/** Trials of one task that have ended, and how many of them passed. */
export interface TaskTally {
  readonly trials: number;
  readonly passed: number;
}

export interface PassPower {
  readonly k: number;
  readonly value: number;
  /** Tasks with at least k trials. */
  readonly tasks: number;
  readonly interval: Interval | null;
}

/**
 * pass^k for k = 1 … `most`: the chance that k trials of a task, drawn without replacement, all pass, C(passed, k) / C(trials, k),
 * averaged over the tasks with at least k trials (tau-bench, section 3). It ends at the first k for which no task has enough trials.
 */
export function passPowerK(tallies: readonly TaskTally[], most: number): number[] {
  return chancesByK(tallies, most).map(meanOf);
}

/** The same with an interval over tasks: bootstrap, or Wilson's where every task has the same chance. */
export function passPowerIntervals(tallies: readonly TaskTally[], most: number): PassPower[] {
  return chancesByK(tallies, most).map((chances, index) => {
    const value = meanOf(chances);
    const interval = bootstrapMean(chances) ?? wilsonInterval(value, chances.length);
    return { k: index + 1, value, tasks: chances.length, interval };
  });
}

/** For k = 1 …, the chance of each task that has enough trials. */
function chancesByK(tallies: readonly TaskTally[], most: number): number[][] {
  const byK: number[][] = [];
  for (let k = 1; k <= most; k++) {
    const enough = tallies.filter(({ trials }) => trials >= k);
    if (enough.length === 0) break;
    byK.push(enough.map((tally) => chanceThatAllPass(tally, k)));
  }
  return byK;
}

/** C(passed, k) / C(trials, k) as a product, which stays exact where factorials would not. */
function chanceThatAllPass({ trials, passed }: TaskTally, k: number): number {
  let chance = 1;
  for (let drawn = 0; drawn < k; drawn++) chance *= Math.max(passed - drawn, 0) / (trials - drawn);
  return chance;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
