/** Trials of one task that have ended, and how many of them passed. */
export interface TaskTally {
  readonly trials: number;
  readonly passed: number;
}

/**
 * pass^k for k = 1 … `most`: the chance that k trials of a task, drawn without replacement, all pass, C(passed, k) / C(trials, k),
 * averaged over the tasks with at least k trials (tau-bench, section 3). It ends at the first k for which no task has enough trials.
 */
export function passPowerK(tallies: readonly TaskTally[], most: number): number[] {
  const values: number[] = [];
  for (let k = 1; k <= most; k++) {
    const enough = tallies.filter(({ trials }) => trials >= k);
    if (enough.length === 0) break;
    values.push(enough.reduce((sum, tally) => sum + chanceThatAllPass(tally, k), 0) / enough.length);
  }
  return values;
}

/** C(passed, k) / C(trials, k) as a product, which stays exact where factorials would not. */
function chanceThatAllPass({ trials, passed }: TaskTally, k: number): number {
  let chance = 1;
  for (let drawn = 0; drawn < k; drawn++) chance *= Math.max(passed - drawn, 0) / (trials - drawn);
  return chance;
}

/** The sample standard deviation of some figures (divisor n − 1); null for fewer than two. */
export function sampleDeviation(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}
