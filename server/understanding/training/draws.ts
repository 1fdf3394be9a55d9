import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** A stream of random numbers, fixed by a seed. */
export class Draws {
  private readonly generator;

  constructor(seed: number) {
    this.generator = xoroshiro128plus(seed);
  }

  /** From 0 up to, not including, 1. */
  fraction(): number {
    return uniformFloat64(this.generator);
  }

  /** One of them. Throws RangeError where there is none. */
  pick<T>(from: readonly T[]): T {
    const one = from[Math.floor(this.fraction() * from.length)];
    if (one === undefined) throw new RangeError("There is nothing to pick from.");
    return one;
  }

  /** The same in another order. */
  shuffled<T>(all: readonly T[]): readonly T[] {
    const left = [...all];
    for (let last = left.length - 1; last > 0; last--) {
      const other = Math.floor(this.fraction() * (last + 1));
      const [one, two] = [left[last], left[other]];
      if (one !== undefined && two !== undefined) [left[last], left[other]] = [two, one];
    }
    return left;
  }
}
