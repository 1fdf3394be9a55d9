import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { finish, type Steps } from "@/server/trip";
import type { Interval } from "./interval";
import { quantile } from "./quantile";

/** What one unit (a task) adds to a ratio of sums; `of` is 1 for a mean. */
export interface Part {
  readonly sum: number;
  readonly of: number;
}

const RESAMPLES = 2_000;
const FEWEST_RESAMPLES = 200;
/** Draws at most, about 10 ms: a list of runs takes such an interval for each of several rates. */
const MOST_DRAWS = 500_000;
const SEED = 1;
/** Draws from one step to the next: some 2 ms. */
const DRAWS_A_STEP = 100_000;

/**
 * Percentile bootstrap (95 %; Efron and Tibshirani, chapter 13) of a figure that follows from sums over units, each of which has as many
 * parts, drawing whole units with replacement: 2,000 samples, fewer of more than 250 units, from a fixed seed, so that the same units
 * give the same interval. `statistic` may say null of a sample that has no figure: it is left out. Null for fewer than two units and where
 * all are alike, since such samples say nothing of the spread.
 */
export function bootstrapOf(
  units: readonly (readonly Part[])[],
  statistic: (sums: readonly Part[]) => number | null,
): Interval | null {
  return finish(bootstrapInSteps(units, statistic));
}

/** The same in steps. */
export function* bootstrapInSteps(
  units: readonly (readonly Part[])[],
  statistic: (sums: readonly Part[]) => number | null,
): Steps<Interval | null> {
  const [first] = units;
  if (first === undefined || units.length < 2 || units.every((unit) => isAlike(unit, first))) return null;
  const resamples = Math.max(FEWEST_RESAMPLES, Math.min(RESAMPLES, Math.floor(MOST_DRAWS / units.length)));
  const random = xoroshiro128plus(SEED);
  const width = 2 * first.length;
  const flat = flattened(units, width);
  const totals = new Float64Array(width);
  const figures: number[] = [];
  let drawn = 0;
  for (let resample = 0; resample < resamples; resample++) {
    totals.fill(0);
    drawn += units.length;
    if (drawn >= DRAWS_A_STEP) {
      yield;
      drawn = 0;
    }
    for (let draw = 0; draw < units.length; draw++) {
      const from = width * Math.floor(uniformFloat64(random) * units.length);
      for (let at = 0; at < width; at++) totals[at] = (totals[at] ?? 0) + (flat[from + at] ?? 0);
    }
    const figure = statistic(first.map((_, at) => ({ sum: totals[2 * at] ?? 0, of: totals[2 * at + 1] ?? 0 })));
    if (figure !== null) figures.push(figure);
  }
  figures.sort((a, b) => a - b);
  return figures.length === 0 ? null : { low: quantile(figures, 0.025), high: quantile(figures, 0.975) };
}

/** The same of Σ sum / Σ of. */
export function bootstrapRatio(parts: readonly Part[]): Interval | null {
  return bootstrapOf(
    parts.map((part) => [part]),
    ([total]) => (total === undefined || total.of === 0 ? null : total.sum / total.of),
  );
}

/** The same for the mean of some values, for example paired differences by task. */
export function bootstrapMean(values: readonly number[]): Interval | null {
  return bootstrapRatio(values.map((sum) => ({ sum, of: 1 })));
}

function isAlike(unit: readonly Part[], other: readonly Part[]): boolean {
  return unit.every(({ sum, of }, at) => sum === other[at]?.sum && of === other[at]?.of);
}

/** Sum and count of each part of each unit in one row of numbers, which is added up several times as fast as objects are. */
function flattened(units: readonly (readonly Part[])[], width: number): Float64Array {
  const flat = new Float64Array(units.length * width);
  for (const [index, unit] of units.entries()) {
    for (const [at, { sum, of }] of unit.entries()) flat.set([sum, of], index * width + 2 * at);
  }
  return flat;
}
