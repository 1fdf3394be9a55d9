import { setImmediate } from "node:timers/promises";
import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { type Interval, quantile } from "@/server/statistics";

const RESAMPLES = 1_000;
const FEWEST_RESAMPLES = 200;
const MOST_DRAWS = 2_000_000;
const SEED = 1;
/** How long other work may have to wait, in milliseconds. */
const LONGEST_TURN = 10;

/**
 * Percentile bootstrap (95 %; Efron and Tibshirani, chapter 13) over items: each resample draws as many items as there are, with
 * replacement, and all answers to an item come along, since they depend on one another. 1,000 resamples, fewer above 2,000 items, from a
 * fixed seed: the same items give the same interval. A resample without a figure (null) is left out. Null for fewer than two items and
 * where all resamples give the same figure. Lets other work of the process go on in between.
 */
export async function bootstrapOverItems<T>(
  items: readonly T[],
  statistic: (drawn: readonly T[]) => number | null,
): Promise<Interval | null> {
  if (items.length < 2) return null;
  const resamples = Math.max(FEWEST_RESAMPLES, Math.min(RESAMPLES, Math.floor(MOST_DRAWS / items.length)));
  const random = xoroshiro128plus(SEED);
  const figures: number[] = [];
  await setImmediate();
  let since = performance.now();
  for (let resample = 0; resample < resamples; resample++) {
    const drawn = items.map((item) => items[Math.floor(uniformFloat64(random) * items.length)] ?? item);
    const figure = statistic(drawn);
    if (figure !== null) figures.push(figure);
    if (performance.now() - since > LONGEST_TURN) {
      await setImmediate();
      since = performance.now();
    }
  }
  figures.sort((a, b) => a - b);
  const [low, high] = [quantile(figures, 0.025), quantile(figures, 0.975)];
  return low === high ? null : { low, high };
}
