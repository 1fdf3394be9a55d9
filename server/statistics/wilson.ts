import { type Interval, Z_95 } from "./interval";

/**
 * Wilson's score interval (95 %) of a share from 0 to 1 of `n` independent observations; null where there are none. Unlike share ± error it
 * stays within 0 and 1 and says something of 0 or n of n. For the mean of observations that are shares themselves (trials of one
 * task, constraints of one plan) it is rather too wide: nothing between 0 and 1 varies more than yes and no.
 */
export function wilsonInterval(share: number, n: number): Interval | null {
  if (n < 1) return null;
  const square = Z_95 * Z_95;
  const center = (share + square / (2 * n)) / (1 + square / n);
  const reach = (Z_95 / (1 + square / n)) * Math.sqrt((share * (1 - share)) / n + square / (4 * n * n));
  // The formula gives both ends of 0 and 1 but for rounding.
  return { low: share === 0 ? 0 : Math.max(0, center - reach), high: share === 1 ? 1 : Math.min(1, center + reach) };
}
