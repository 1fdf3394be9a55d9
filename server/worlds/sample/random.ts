import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/**
 * Draws from one stream of random numbers, fixed by the seed and a label. Each city and each kind of record
 * has a stream of its own, so that a change to one table leaves the others as they are.
 */
export class Random {
  private readonly generator;

  constructor(seed: number, label: string) {
    this.generator = xoroshiro128plus(hash(`${seed}/${label}`));
  }

  /** From 0 up to, not including, 1. */
  fraction(): number {
    return uniformFloat64(this.generator);
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.fraction();
  }

  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number {
    return uniformInt(this.generator, low, high);
  }

  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** The standard normal distribution (Box and Muller 1958). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.fraction())) * Math.cos(2 * Math.PI * this.fraction());
  }

  /** One of the items, which must not be empty. */
  pick<T>(items: readonly T[]): T {
    return items[this.integer(0, items.length - 1)] as T;
  }

  /** One of the items, each with its weight. */
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T {
    let left = this.fraction() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return (items[items.length - 1] as readonly [T, number])[0];
  }

  /** The items that their own chance lets in, in order. */
  some<T>(items: readonly (readonly [item: T, probability: number])[]): T[] {
    return items.filter(([, probability]) => this.chance(probability)).map(([item]) => item);
  }

  /** A shuffled copy (Fisher and Yates). */
  shuffled<T>(items: readonly T[]): T[] {
    const copy = [...items];
    for (let last = copy.length - 1; last > 0; last--) {
      const other = this.integer(0, last);
      [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
    }
    return copy;
  }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value | 0;
}
