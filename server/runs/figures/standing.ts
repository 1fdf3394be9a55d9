import { passPowerK, sampleDeviation, sumOrUnknown } from "@/server/benchmarks";
import { type CountedVerdict, summariseTravelplanner, type TravelplannerQuery } from "@/server/scoring";
import { COMMONSENSE_CHECKS, HARD_CONSTRAINTS, type RunStanding, type TrialResult } from "@/server/trip";

/** A trial that has ended. */
export interface EndedTrial {
  readonly idx: number;
  readonly trial: number;
  readonly result: TrialResult;
}

/** What is asked of each task of the run, by its idx. */
export type AskedOf = ReadonlyMap<number, Pick<TravelplannerQuery, "local_constraint">>;

/**
 * The figures of a run over the trials that have ended: the published rates (TravelPlanner, section 3.4) over all of them, pass^k over
 * tasks, and the spread over trials. Trials of one run only: figures of different identities are never put together.
 */
export function standingOf(ended: readonly EndedTrial[], asked: AskedOf, trialsPerTask: number): RunStanding {
  const rated = ended.flatMap(({ idx, result }) => {
    const query = asked.get(idx);
    return query === undefined ? [] : [{ query, verdict: verdictOf(result) }];
  });
  const rates = summariseTravelplanner(
    rated.map(({ verdict }) => verdict),
    rated.map(({ query }) => query),
  );
  return {
    finished: ended.length,
    rates: ended.length === 0 ? null : rates,
    passPowerK: passPowerK(talliesOf(ended), trialsPerTask),
    spread: sampleDeviation(passRatesOfTrials(ended, asked.size, trialsPerTask)),
    costUsd: sumOrUnknown(ended.map(({ result }) => result.costUsd)),
  };
}

/** What of the verdict the rates count, from the checks by their published names. */
function verdictOf({ delivered, checks, final }: TrialResult): CountedVerdict {
  const commonsense = among(checks, COMMONSENSE_CHECKS);
  const hard = among(checks, HARD_CONSTRAINTS);
  return {
    delivered,
    final,
    commonsense,
    hard,
    commonsensePass: commonsense !== null && Object.values(commonsense).every(({ pass }) => pass === true),
    hardPass: hard !== null && Object.values(hard).every(({ pass }) => pass !== false),
  };
}

/** The checks of these names; null where none was reached. */
function among(
  checks: TrialResult["checks"],
  names: readonly string[],
): Readonly<Record<string, { pass: boolean | null }>> | null {
  const reached = names.filter((name) => name in checks);
  if (reached.length === 0) return null;
  return Object.fromEntries(reached.map((name) => [name, { pass: checks[name] ?? null }]));
}

function talliesOf(ended: readonly EndedTrial[]) {
  const tallies = new Map<number, { trials: number; passed: number }>();
  for (const { idx, result } of ended) {
    const { trials, passed } = tallies.get(idx) ?? { trials: 0, passed: 0 };
    tallies.set(idx, { trials: trials + 1, passed: passed + (result.final ? 1 : 0) });
  }
  return [...tallies.values()];
}

/** The final pass rate of each trial that has ended for every task: rates over different tasks do not vary for the same reason. */
function passRatesOfTrials(ended: readonly EndedTrial[], tasks: number, trialsPerTask: number): number[] {
  return Array.from({ length: trialsPerTask }, (_, trial) => ended.filter((each) => each.trial === trial))
    .filter((ofTrial) => ofTrial.length === tasks)
    .map((ofTrial) => ofTrial.filter(({ result }) => result.final).length / tasks);
}
