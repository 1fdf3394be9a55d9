import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Draws from one stream of random numbers, fixed by the seed and a label. */
export class Random {
  private readonly generator;

  constructor(seed: number, label: string) {
    this.generator = xoroshiro128plus(hashText(`${seed}/${label}`));
  }

  /** From 0 up to, not including, 1. */
  fraction(): number {
    return uniformFloat64(this.generator);
  }

  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number {
    return low + Math.floor(this.fraction() * (high - low + 1));
  }

  /** The standard normal distribution (Box and Muller 1958). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.fraction())) * Math.cos(2 * Math.PI * this.fraction());
  }

  /** The standard Gumbel distribution: adding it to scores and sorting draws a ranking (Plackett and Luce). */
  gumbel(): number {
    return -Math.log(-Math.log(Math.max(this.fraction(), Number.MIN_VALUE)));
  }

  /** A position in `weights`, each drawn in proportion to its weight; at least one must be positive. */
  position(weights: ArrayLike<number>): number {
    let sum = 0;
    for (let index = 0; index < weights.length; index++) sum += weights[index] ?? 0;
    let left = this.fraction() * sum;
    let last = 0;
    for (let index = 0; index < weights.length; index++) {
      const weight = weights[index] ?? 0;
      if (weight <= 0) continue;
      last = index;
      left -= weight;
      if (left < 0) return index;
    }
    return last;
  }
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
