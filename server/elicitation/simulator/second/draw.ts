import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** One stream of draws for one traveller, fixed by the seed and a label. */
export class Draw {
  private readonly generator;

  constructor(seed: number, label: string) {
    let state = seed ^ 0x5ec0d;
    for (const letter of label) state = (Math.imul(state, 31) + (letter.codePointAt(0) ?? 0)) | 0;
    this.generator = xoroshiro128plus(state);
  }

  /** From 0 up to, not including, 1. */
  fraction(): number {
    return uniformFloat64(this.generator);
  }

  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** Both ends included. */
  whole(low: number, high: number): number {
    return uniformInt(this.generator, low, high);
  }

  /** Throws RangeError when there is nothing to pick from. */
  pick<T>(items: readonly T[]): T {
    const item = items[this.whole(0, items.length - 1)];
    if (item === undefined) throw new RangeError("There is nothing to pick from.");
    return item;
  }
}
