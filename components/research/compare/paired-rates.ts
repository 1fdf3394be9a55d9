import {
  bootstrapOf,
  bootstrapRatio,
  exactMcNemar,
  type Interval,
  type PairedCounts,
  type Part,
  pairedPassDifference,
} from "@/server/statistics";
import {
  byTask,
  isOfTrials,
  partsOfRate,
  type RateColumn,
  rateOfSums,
  sumsOf,
  type Tallies,
  unitsOf,
} from "@/server/views";
import type { EndedTrial } from "../benchmark/figures/ended-trials";

/** A trial of both runs that ended in both. */
export interface EndedPair {
  readonly left: EndedTrial;
  readonly right: EndedTrial;
}

/** Right − left of one rate over the same tasks. */
export interface PairedDifference {
  readonly unit: RateColumn["unit"];
  readonly difference: number;
  /** 95 %: Newcombe's where each task is one pair that passes or not, else by bootstrap over tasks; null where they tell none. */
  readonly interval: Interval | null;
  readonly tasks: number;
  /** The exact McNemar test; null where pairs are not independent, or are no passes and failures. */
  readonly p: number | null;
}

/** How much one rate differs between two runs, over the trials that ended in both; null where nothing counts for it in both. */
export function pairedDifference(
  pairs: readonly EndedPair[],
  column: RateColumn,
  columns: readonly RateColumn[],
): PairedDifference | null {
  const { key, unit } = column;
  const counting = pairs.filter(({ left, right }) => isCounted(left, key) && isCounted(right, key));
  if (isOfTrials(column) && counting.every(({ left, right }) => isWhole(left, key) && isWhole(right, key))) {
    return passDifference(counting, ({ result }) => result.tallies[key]?.got === 1);
  }
  const parts = partsOfRate(column, columns);
  const units = unitsOf(sided(parts), byTask(pairs.map(tallied)));
  const difference = (sums: readonly Part[]) => {
    const left = rateOfSums(parts, sums.slice(0, parts.length));
    const right = rateOfSums(parts, sums.slice(parts.length));
    return left === null || right === null ? null : right - left;
  };
  const found = units.length === 0 ? null : difference(sumsOf(units));
  return found === null
    ? null
    : { unit, difference: found, interval: bootstrapOf(units, difference), tasks: units.length, p: null };
}

/** How much the share of trials that pass differs; null where there is no pair. */
export function passDifference(
  pairs: readonly EndedPair[],
  passes: (trial: EndedTrial) => boolean = ({ result }) => result.passed,
): PairedDifference | null {
  const unit = "share";
  const tasks = new Map<string, { sum: number; of: number }>();
  for (const { left, right } of pairs) {
    const { sum, of } = tasks.get(left.taskId) ?? { sum: 0, of: 0 };
    tasks.set(left.taskId, { sum: sum + Number(passes(right)) - Number(passes(left)), of: of + 1 });
  }
  if (tasks.size === pairs.length) {
    const counts = countsOf(pairs, passes);
    const found = pairedPassDifference(counts);
    return found && { unit, difference: found.difference, interval: found, tasks: tasks.size, p: exactMcNemar(counts) };
  }
  const parts = [...tasks.values()];
  const difference = parts.reduce((total, { sum }) => total + sum, 0) / pairs.length;
  return { unit, difference, interval: bootstrapRatio(parts), tasks: tasks.size, p: null };
}

/** How often both, one or neither of a pair passes. */
export function countsOf(
  pairs: readonly EndedPair[],
  passes: (trial: EndedTrial) => boolean = ({ result }) => result.passed,
): PairedCounts {
  const that = (leftPasses: boolean, rightPasses: boolean) =>
    pairs.filter(({ left, right }) => passes(left) === leftPasses && passes(right) === rightPasses).length;
  return { both: that(true, true), left: that(true, false), right: that(false, true), neither: that(false, false) };
}

function isCounted({ result }: EndedTrial, key: string): boolean {
  return (result.tallies[key]?.of ?? 0) > 0;
}

/** Whether a trial passes or fails, and nothing between. */
function isWhole({ result }: EndedTrial, key: string): boolean {
  const tally = result.tallies[key];
  return tally?.of === 1 && (tally.got === 0 || tally.got === 1);
}

const SIDES = ["left", "right"] as const;

/** A pair as one trial of both sides' columns. */
function tallied({ left, right }: EndedPair) {
  const sides = { left: left.result.tallies, right: right.result.tallies };
  const tallies: Tallies = {};
  for (const side of SIDES) for (const [key, tally] of Object.entries(sides[side])) tallies[`${side} ${key}`] = tally;
  return { taskId: left.taskId, tallies };
}

function sided(parts: readonly RateColumn[]): RateColumn[] {
  return SIDES.flatMap((side) => parts.map((part) => ({ ...part, key: `${side} ${part.key}` })));
}
