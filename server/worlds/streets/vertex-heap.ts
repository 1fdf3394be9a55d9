/** A binary heap of vertices by their time; a vertex whose time drops moves up. */
export class VertexHeap {
  private readonly heap: Int32Array;
  private readonly placeOf: Int32Array;
  private size = 0;

  /** `times` are the caller's: it lowers one, then calls `put`. */
  constructor(private readonly times: Float64Array) {
    this.heap = new Int32Array(times.length);
    this.placeOf = new Int32Array(times.length).fill(-1);
  }

  /** Adds the vertex, or moves it to where its lowered time belongs. */
  put(vertex: number): void {
    let place = this.placeOf[vertex] ?? -1;
    if (place < 0) {
      place = this.size;
      this.size += 1;
    }
    const time = this.timeOf(vertex);
    while (place > 0) {
      const above = (place - 1) >> 1;
      const other = this.heap[above] ?? 0;
      if (this.timeOf(other) <= time) break;
      this.set(place, other);
      place = above;
    }
    this.set(place, vertex);
  }

  /** Removes the vertex with the least time; −1 when there is none. */
  take(): number {
    if (this.size === 0) return -1;
    const least = this.heap[0] ?? 0;
    this.placeOf[least] = -1;
    this.size -= 1;
    if (this.size > 0) this.sink(this.heap[this.size] ?? 0);
    return least;
  }

  private sink(vertex: number): void {
    const time = this.timeOf(vertex);
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= this.size) break;
      const right = below + 1;
      if (right < this.size && this.timeOf(this.heap[right] ?? 0) < this.timeOf(this.heap[below] ?? 0)) below = right;
      const other = this.heap[below] ?? 0;
      if (this.timeOf(other) >= time) break;
      this.set(place, other);
      place = below;
    }
    this.set(place, vertex);
  }

  private set(place: number, vertex: number): void {
    this.heap[place] = vertex;
    this.placeOf[vertex] = place;
  }

  private timeOf(vertex: number): number {
    return this.times[vertex] ?? Number.POSITIVE_INFINITY;
  }
}
