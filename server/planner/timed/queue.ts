/** A binary heap: takes out the least by `isBefore`. Ties come in no particular but a repeatable order. */
export class Queue<T> {
  private readonly items: T[] = [];

  constructor(private readonly isBefore: (one: T, other: T) => boolean) {}

  get size(): number {
    return this.items.length;
  }

  clear(): void {
    this.items.length = 0;
  }

  push(item: T): void {
    const { items } = this;
    let index = items.length;
    items.push(item);
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = items[parent];
      if (above === undefined || !this.isBefore(item, above)) break;
      items[index] = above;
      index = parent;
    }
    items[index] = item;
  }

  pop(): T | undefined {
    const { items } = this;
    const least = items[0];
    const last = items.pop();
    if (last === undefined || items.length === 0) return least;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      let below = items[child];
      const right = items[child + 1];
      if (below === undefined) break;
      if (right !== undefined && this.isBefore(right, below)) {
        child++;
        below = right;
      }
      if (!this.isBefore(below, last)) break;
      items[index] = below;
      index = child;
    }
    items[index] = last;
    return least;
  }
}
