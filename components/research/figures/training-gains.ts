import type { ShownRun } from "../runs/run";

/** Questions after which policies are compared: the paper's budget of attention, and a column of every table. */
export const GAIN_ROUND = 8;
/** Without training: the network a policy starts from, and a list by how often entries are critical. */
export const BASELINES = ["untrained", "static"] as const;
type Baseline = (typeof BASELINES)[number];

/** A difference of two means, in shares of the critical entries. */
export interface Gain {
  readonly difference: number;
  /** Of two independent samples; the travelers are the same, so the paired error is smaller. */
  readonly standardError: number;
}

export interface TrainedRun {
  readonly run: ShownRun;
  /** Critical accuracy after `GAIN_ROUND` questions, 0 to 1. */
  readonly critical: number;
  readonly over: Readonly<Record<Baseline, Gain>>;
}

/** What training gained in each trained run over the baselines with the same travelers; none where a baseline is not among the runs. */
export function trainingGains(runs: readonly ShownRun[]): TrainedRun[] {
  return runs.flatMap((run) => {
    const { training } = run.summary;
    const own = criticalOf(run);
    if (training === null || training.shuffledRewards || own === null) return [];
    const gainOver = (baseline: Baseline): Gain | null => {
      const other = runs.find(({ summary }) => summary.policy === baseline && isComparable(summary, run.summary));
      const theirs = other === undefined ? null : criticalOf(other);
      if (theirs === null) return null;
      return {
        difference: own.mean - theirs.mean,
        standardError: Math.hypot(own.standardError, theirs.standardError),
      };
    };
    const [untrained, fixedList] = [gainOver("untrained"), gainOver("static")];
    if (untrained === null || fixedList === null) return [];
    return [{ run, critical: own.mean, over: { untrained, static: fixedList } }];
  });
}

/** At least two standard errors above zero. */
export const isAhead = ({ difference, standardError }: Gain) => difference > 0 && difference >= 2 * standardError;

function criticalOf({ summary }: ShownRun) {
  return summary.spread.criticalAt.find(({ round }) => round === GAIN_ROUND) ?? null;
}

function isComparable(a: ShownRun["summary"], b: ShownRun["summary"]): boolean {
  return a.travelers === b.travelers && a.seed === b.seed && a.vague === b.vague;
}
