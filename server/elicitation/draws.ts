import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** A stream of random numbers, fixed by a seed and a label. */
export class Draws {
  private readonly generator;

  constructor(seed: number, label: string) {
    let hash = 0x811c9dc5 ^ seed;
    for (let index = 0; index < label.length; index++) {
      hash = Math.imul(hash ^ label.charCodeAt(index), 0x01000193);
    }
    this.generator = xoroshiro128plus(hash);
  }

  /** From 0 up to, not including, 1. */
  fraction(): number {
    return uniformFloat64(this.generator);
  }
}
