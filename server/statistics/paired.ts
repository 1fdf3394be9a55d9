import type { Interval } from "./interval";
import { wilsonInterval } from "./wilson";

/** How often two systems passed the same tasks: both, the left or the right alone, neither. */
export interface PairedCounts {
  readonly both: number;
  readonly left: number;
  readonly right: number;
  readonly neither: number;
}

/**
 * The exact McNemar test, two-sided: how likely two systems that pass equally often part at least as far in the pairs that only
 * one of them passes. 1 where there is no such pair. The pairs must be independent: one for each task. O(left + right).
 */
export function exactMcNemar({ left, right }: Pick<PairedCounts, "left" | "right">): number {
  const n = left + right;
  const fewer = Math.min(left, right);
  // C(n, k) / 2^n as a sum of logarithms: the numbers themselves leave what a float can hold.
  let logarithm = -n * Math.LN2;
  let tail = 0;
  for (let k = 0; k <= fewer; k++) {
    tail += Math.exp(logarithm);
    logarithm += Math.log((n - k) / (k + 1));
  }
  return Math.min(1, 2 * tail);
}

/**
 * Right − left, the difference of two paired pass rates, with Newcombe's interval (95 %; Statistics in Medicine 17, 1998, method 10), which
 * like Wilson's says something where no pair differs; null without pairs. The pairs must be independent.
 */
export function pairedPassDifference(counts: PairedCounts): ({ readonly difference: number } & Interval) | null {
  const { both, left, right, neither } = counts;
  const n = both + left + right + neither;
  const [leftShare, rightShare] = [(both + left) / n, (both + right) / n];
  const [ofLeft, ofRight] = [wilsonInterval(leftShare, n), wilsonInterval(rightShare, n)];
  if (ofLeft === null || ofRight === null) return null;
  const phi = correlation(counts, n);
  const reach = (a: number, b: number) => Math.sqrt(Math.max(0, a * a - 2 * phi * a * b + b * b));
  const difference = rightShare - leftShare;
  return {
    difference,
    low: difference - reach(rightShare - ofRight.low, ofLeft.high - leftShare),
    high: difference + reach(ofRight.high - rightShare, leftShare - ofLeft.low),
  };
}

/** Of passing at the left and at the right, with Newcombe's correction for continuity; 0 where one of them does not vary. */
function correlation({ both, left, right, neither }: PairedCounts, n: number): number {
  const margins = (both + left) * (right + neither) * (both + right) * (left + neither);
  if (margins === 0) return 0;
  const product = both * neither - left * right;
  return (product > 0 ? Math.max(product - n / 2, 0) : product) / Math.sqrt(margins);
}
