import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Random choices that a number fixes. */
export class Draws {
  private readonly generator;

  constructor(seed: number) {
    this.generator = xoroshiro128plus(seed);
  }

  /** A whole number from `low` to `high`. */
  between(low: number, high: number): number {
    return uniformInt(this.generator, low, high);
  }

  /** Throws where there is nothing to pick. */
  pick<T>(from: readonly T[]): T {
    const picked = from[this.between(0, from.length - 1)];
    if (picked === undefined) throw new RangeError("There is nothing to pick from.");
    return picked;
  }
}
