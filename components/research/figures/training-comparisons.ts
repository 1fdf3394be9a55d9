import { groupBy } from "@/server/trip";
import type { ListedRun } from "../runs/run";

type Training = NonNullable<ListedRun["means"]["training"]>;
interface TrainedRun extends ListedRun {
  readonly training: Training;
}

/** The mean over runs (seeds of training), and their standard deviation; null for a single run. */
export interface OverSeeds {
  readonly mean: number;
  readonly deviation: number | null;
}

export function overSeeds(values: readonly number[]): OverSeeds {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (values.length < 2) return { mean, deviation: null };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / (values.length - 1)) };
}

/** Runs of one training, differing in α alone (and in seeds), by rising α; null while there are not two values of α. */
export interface AlphaSweep {
  /** What was trained, in words. */
  readonly of: string;
  readonly steps: readonly { readonly alpha: number; readonly runs: readonly ListedRun[] }[];
}

/** Of the trainings with the most values of α the last, which is the highest iteration. */
export function alphaSweep(runs: readonly ListedRun[]): AlphaSweep | null {
  const candidates = trained(runs).filter(({ training }) => training.method === "dpo" && training.alpha !== null);
  const groups = groupBy(
    candidates,
    ({ training }) => `DPO, ${iterationOf(training)}, ${training.reference ?? "no"} reference`,
  );
  const sweeps = [...groups].map(([of, group]) => ({
    of,
    steps: [...groupBy(group, ({ training }) => training.alpha ?? 0)]
      .map(([alpha, own]) => ({ alpha, runs: own }))
      .toSorted((a, b) => a.alpha - b.alpha),
  }));
  const best = sweeps.toSorted(
    (a, b) => a.steps.length - b.steps.length || a.of.localeCompare(b.of, "en", { numeric: true }),
  );
  const sweep = best.at(-1);
  return sweep !== undefined && sweep.steps.length > 1 ? sweep : null;
}

export interface Pair {
  /** What both have in common, in words. */
  readonly of: string;
  readonly first: readonly ListedRun[];
  readonly second: readonly ListedRun[];
}

/** The last DPO iteration that was trained with a fixed reference (first) and with a recursive one (second), at the same α. */
export function referencePair(runs: readonly ListedRun[]): Pair | null {
  const candidates = trained(runs).filter(({ training }) => training.method === "dpo");
  const groups = groupBy(candidates, ({ training }) => `DPO, ${iterationOf(training)}, α = ${training.alpha}`);
  const pairs = [...groups].map(([of, group]) => ({
    of,
    first: group.filter(({ training }) => training.reference === "fixed"),
    second: group.filter(({ training }) => training.reference === "recursive"),
  }));
  return lastWhole(pairs);
}

/** The SFT policy without (first) and with (second) what it thinks before it asks. */
export function thinkPair(runs: readonly ListedRun[]): Pair | null {
  const candidates = usual(runs).filter(({ training }) => training.method === "sft");
  return lastWhole([
    {
      of: "SFT",
      first: candidates.filter(({ training }) => !training.think),
      second: candidates.filter(({ training }) => training.think),
    },
  ]);
}

function lastWhole(pairs: readonly Pair[]): Pair | null {
  const whole = pairs.filter(({ first, second }) => first.length > 0 && second.length > 0);
  return whole.toSorted((a, b) => a.of.localeCompare(b.of, "en", { numeric: true })).at(-1) ?? null;
}

function iterationOf({ iteration }: Training): string {
  return iteration === null ? "mixed iterations" : `iteration ${iteration}`;
}

/** Trained policies, the control left out. */
function usual(runs: readonly ListedRun[]): TrainedRun[] {
  return runs.flatMap((run) => {
    const { training } = run.means;
    return training === null || training.shuffledRewards ? [] : [{ ...run, training }];
  });
}

/** Those of them that think, too. */
function trained(runs: readonly ListedRun[]): TrainedRun[] {
  return usual(runs).filter(({ training }) => training.think);
}
