/** Bytes that shape a CSV file. */
const QUOTE = 0x22;
const COMMA = 0x2c;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;

/** Columns beyond this are not read. */
const MOST_CELLS = 256;
/** A row is at most this long, so that a quote that never closes does not take the memory of the whole file. */
const LONGEST_ROW = 1 << 20;

/** The row that is being read: places of its cells in the bytes. Valid until the next row. */
export interface Cells {
  readonly bytes: Buffer;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly count: number;
  /** Line of the file on which the row starts, from 1. */
  readonly line: number;
}

/**
 * Rows of a CSV file that arrives in pieces. Cells are not decoded until someone asks: of the eight cells of a stop time
 * five are needed, four of which are numbers. Blanks around cells and behind a closing quote are passed over, as feeds have them.
 */
export class CsvRows {
  private rest: Buffer = Buffer.alloc(0);
  private readonly starts = new Int32Array(MOST_CELLS);
  private readonly ends = new Int32Array(MOST_CELLS);
  private line = 1;

  constructor(private readonly onRow: (cells: Cells) => void) {}

  /** @returns false when a quoted cell is not closed within a megabyte, or by the end of the file. */
  push(piece: Uint8Array, isLast: boolean): boolean {
    const bytes = Buffer.concat([this.rest, piece, ...(isLast ? [Buffer.from("\n")] : [])]);
    let at = 0;
    for (let next = this.row(bytes, at); next > 0; next = this.row(bytes, at)) at = next;
    this.rest = bytes.subarray(at);
    return this.rest.length <= LONGEST_ROW && (!isLast || this.rest.length === 0);
  }

  get currentLine(): number {
    return this.line;
  }

  /** Reads the row that starts there; returns where the next one starts, 0 when this one is not complete. */
  private row(bytes: Buffer, start: number): number {
    const { length } = bytes;
    let at = start;
    let count = 0;
    let lines = 1;
    for (;;) {
      while (at < length && bytes[at] === SPACE) at += 1;
      let cellStart = at;
      let cellEnd = -1;
      if (bytes[at] === QUOTE) {
        cellStart = at + 1;
        for (at += 1; ; at += 1) {
          if (at >= length) return 0;
          if (bytes[at] === LINE_FEED) lines += 1;
          if (bytes[at] !== QUOTE) continue;
          if (bytes[at + 1] !== QUOTE) break;
          at += 1;
        }
        cellEnd = at;
        at += 1;
      }
      while (at < length && bytes[at] !== COMMA && bytes[at] !== LINE_FEED) at += 1;
      if (at >= length) return 0;
      if (cellEnd < 0) {
        cellEnd = at;
        while (cellEnd > cellStart && (bytes[cellEnd - 1] === SPACE || bytes[cellEnd - 1] === RETURN)) cellEnd -= 1;
      }
      if (count < MOST_CELLS) {
        this.starts[count] = cellStart;
        this.ends[count] = cellEnd;
        count += 1;
      }
      at += 1;
      if (bytes[at - 1] === LINE_FEED) break;
    }
    const isBlank = count === 1 && this.starts[0] === this.ends[0];
    if (!isBlank) this.onRow({ bytes, starts: this.starts, ends: this.ends, count, line: this.line });
    this.line += lines;
    return at;
  }
}
