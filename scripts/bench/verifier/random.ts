import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Draws from a seed: the same seed gives the same draws. */
export class Random {
  private readonly generator;

  constructor(seed: number) {
    this.generator = xoroshiro128plus(seed);
  }

  below(limit: number): number {
    return uniformInt(this.generator, 0, limit - 1);
  }

  /** True once in so many draws. */
  chance(oneIn: number): boolean {
    return this.below(oneIn) === 0;
  }

  /** Undefined of an empty list. */
  pick<Item>(items: readonly Item[]): Item | undefined {
    return items.length === 0 ? undefined : items[this.below(items.length)];
  }
}
