import { meanWithError, mixedTaskReward, taskReward } from "@/server/scoring/apec";
import type { DialogRecord } from "@/server/views";

/** What the task reward is mixed with: from the judge's scores alone to the task alone. */
export const ALPHAS = [0, 0.25, 0.5, 0.75, 1] as const;
/** Questions after which critical accuracy is reported. */
export const AFTER = [5, 8, 12] as const;

type Estimate = ReturnType<typeof meanWithError>;

/** What one policy reaches, over dialogs; each with its standard error. */
export interface PolicyFigures {
  readonly policy: string;
  readonly dialogs: number;
  readonly rounds: number;
  /** The paper's R, with its α = 0.1. */
  readonly paper: Estimate;
  /** The judge's scores together, of 15. */
  readonly agentic: number;
  /** The task reward T. */
  readonly task: Estimate;
  /** R(α) = α·T + (1 − α)·Ra/15, in the order of `ALPHAS`. */
  readonly mixed: readonly number[];
  /** In the order of `AFTER`. */
  readonly critical: readonly Estimate[];
}

export function figuresOf(policy: string, records: readonly DialogRecord[]): PolicyFigures {
  return {
    policy,
    dialogs: records.length,
    rounds: meanWithError(records.map(({ rounds }) => rounds)).mean,
    paper: meanWithError(records.map(({ reward }) => reward)),
    agentic: meanWithError(records.map(({ agentic }) => agentic.total)).mean,
    task: meanWithError(records.map(taskReward)),
    mixed: ALPHAS.map((alpha) => meanWithError(records.map((record) => mixedTaskReward(record, alpha))).mean),
    critical: AFTER.map((round) => meanWithError(records.map((record) => criticalAfter(record, round)))),
  };
}

/** What one policy has more than another with the same travelers; the standard errors are those of the paired differences. */
export interface Difference {
  readonly policy: string;
  readonly than: string;
  readonly paper: Estimate;
  readonly task: Estimate;
  readonly critical: readonly Estimate[];
}

/** `one` and `other` are the records of two policies with the same travelers in the same order. */
export function differenceOf(
  [policy, one]: readonly [string, readonly DialogRecord[]],
  [than, other]: readonly [string, readonly DialogRecord[]],
): Difference {
  const paired = (figure: (record: DialogRecord) => number) =>
    meanWithError(
      one.flatMap((record, index) => {
        const same = other[index];
        return same === undefined ? [] : [figure(record) - figure(same)];
      }),
    );
  return {
    policy,
    than,
    paper: paired(({ reward }) => reward),
    task: paired(taskReward),
    critical: AFTER.map((round) => paired((record) => criticalAfter(record, round))),
  };
}

function criticalAfter({ byRound }: DialogRecord, round: number): number {
  return byRound[round]?.critical ?? 0;
}
