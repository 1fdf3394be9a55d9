import { NEVER } from "./raptor";

/** Rows of times that come and go; those given back are used again. */
export class Rows {
  private readonly free: Int32Array[] = [];

  constructor(private readonly length: number) {}

  /** The row under a key, all `NEVER` when it is new. */
  in(rows: Map<number, Int32Array>, key: number): Int32Array {
    const known = rows.get(key);
    if (known !== undefined) return known;
    const row = this.free.pop() ?? new Int32Array(this.length);
    row.fill(NEVER);
    rows.set(key, row);
    return row;
  }

  release(rows: Map<number, Int32Array>, key: number): void {
    const row = rows.get(key);
    if (row === undefined) return;
    rows.delete(key);
    this.free.push(row);
  }
}
