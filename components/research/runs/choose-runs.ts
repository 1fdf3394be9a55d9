import { fallbackShare } from "./fallback";
import type { ListedRun, Simulator } from "./run";
import { inPolicyOrder, policyLabel, runLabels } from "./run-labels";

/** What the page shows, from what its address says. */
export interface RunChoice {
  readonly simulator: Simulator;
  /** How many runs each simulator has, those with none left out. */
  readonly simulators: readonly { readonly simulator: Simulator; readonly runs: number }[];
  /** Every run of the simulator, in the order of policies. */
  readonly runs: readonly ListedRun[];
  readonly labels: ReadonlyMap<string, string>;
  /** Ids of those compared, in the same order. */
  readonly chosen: readonly string[];
}

/** More lines than these nobody tells apart. */
const MOST_BY_DEFAULT = 7;
const SIMULATORS: readonly Simulator[] = ["main", "second"];

/**
 * Without a choice in the address: the newest run of each policy, on the first simulator that has runs, without those in which rules
 * answered in a model's place where there are others. Null without runs.
 */
export function chooseRuns(
  all: readonly ListedRun[],
  asked: { readonly simulator: string | undefined; readonly ids: readonly string[] },
): RunChoice | null {
  const simulators = SIMULATORS.map((simulator) => ({
    simulator,
    runs: all.filter(({ means }) => means.simulator === simulator).length,
  })).filter(({ runs }) => runs > 0);
  const found = simulators.find(({ simulator }) => simulator === asked.simulator) ?? simulators[0];
  if (found === undefined) return null;
  const { simulator } = found;
  const runs = inPolicyOrder(all.filter(({ means }) => means.simulator === simulator));
  const wanted = runs.filter(({ id }) => asked.ids.includes(id));
  const chosen = (wanted.length > 0 ? wanted : newestOfEach(runs)).map(({ id }) => id);
  return { simulator, simulators, runs, labels: runLabels(runs), chosen };
}

function newestOfEach(runs: readonly ListedRun[]): ListedRun[] {
  const seen = new Set<string>();
  const ranked = runs.filter(({ means }) => fallbackShare(means) === 0);
  const newest = (ranked.length > 0 ? ranked : runs).filter(({ means }) => {
    const label = policyLabel(means);
    const isFirst = !seen.has(label);
    seen.add(label);
    return isFirst;
  });
  // Where there are too many, those trained in unusual ways are left to be chosen.
  const usual = newest.filter(({ means }) => policyLabel(means) === means.policy);
  return (newest.length > MOST_BY_DEFAULT ? usual : newest).slice(0, MOST_BY_DEFAULT);
}
