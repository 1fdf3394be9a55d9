/** Items by a number, to find those nearest to another number. */
export class Nearest<T> {
  private readonly sorted: readonly (readonly [at: number, item: T])[];

  constructor(items: Iterable<readonly [at: number, item: T]>) {
    this.sorted = [...items].sort(([one], [other]) => one - other);
  }

  /** The `count` items around `at` by rank; all of them where there are fewer. */
  around(at: number, count: number): readonly T[] {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.sorted[middle]?.[0] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    const from = Math.max(0, Math.min(low - Math.floor(count / 2), this.sorted.length - count));
    return this.sorted.slice(from, from + count).map(([, item]) => item);
  }
}
