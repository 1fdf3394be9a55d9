/** The nodes of many ways by id, eight bytes a node: any way may turn out to be the outline of a relation. */
export class WayTable {
  private readonly rows = new Map<number, readonly [start: number, end: number]>();
  private refs = new Float64Array(4096);
  private length = 0;

  add(id: number, nodeIds: readonly number[]): void {
    const start = this.length;
    while (start + nodeIds.length > this.refs.length) {
      const grown = new Float64Array(this.refs.length * 2);
      grown.set(this.refs);
      this.refs = grown;
    }
    this.refs.set(nodeIds, start);
    this.length += nodeIds.length;
    this.rows.set(id, [start, this.length]);
  }

  /** Empty where the way is not in the file. */
  nodesOf(id: number): Float64Array {
    const [start, end] = this.rows.get(id) ?? [0, 0];
    return this.refs.subarray(start, end);
  }
}
