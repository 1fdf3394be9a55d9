import { isUtf8 } from "node:buffer";
import { ProblemError, type Steps } from "@/server/trip";
import { type Cells, CsvRows } from "./csv-rows";
import { bad, type GtfsArchive } from "./zip-archive";

const LONGEST_TEXT = 1_000;

/** One row of a table, read by column name. A cell that does not hold what it should ends the reading with its file, line and column. */
export class TableRow<Column extends string> {
  private cells: Cells;

  constructor(
    private readonly file: string,
    private readonly indexOf: ReadonlyMap<Column, number>,
    cells: Cells,
  ) {
    this.cells = cells;
  }

  at(cells: Cells): this {
    this.cells = cells;
    return this;
  }

  /** @throws ProblemError always. */
  reject(column: Column, message: string): never {
    throw new ProblemError({ code: "bad_file", message, where: { file: this.file, line: this.cells.line, column } });
  }

  /** The cell's text; "" when it or its column is missing. */
  text(column: Column): string {
    const { bytes, starts, ends } = this.cells;
    const index = this.place(column);
    if (index < 0) return "";
    const [start, end] = [starts[index] ?? 0, ends[index] ?? 0];
    if (end - start > LONGEST_TEXT * 4) this.reject(column, `The cell is longer than ${LONGEST_TEXT} characters.`);
    const text = bytes.toString("utf8", start, end);
    if (text.includes("\uFFFD") && !isUtf8(bytes.subarray(start, end)))
      this.reject(column, "The text is not in UTF-8; save the file in this encoding.");
    return text.includes('""') ? text.replaceAll('""', '"') : text;
  }

  /** A cell that must not be empty. */
  name(column: Column): string {
    const text = this.text(column);
    if (text === "") this.reject(column, "The cell is empty.");
    return text;
  }

  /** A number; null when the cell is empty. */
  decimal(column: Column, least: number, most: number): number | null {
    const text = this.text(column);
    if (text === "") return null;
    const value = Number(text);
    if (!/^[-+]?\d*\.?\d+$/.test(text) || value < least || value > most) {
      this.reject(column, `Write a number from ${least} to ${most}, not ${JSON.stringify(text.slice(0, 40))}.`);
    }
    return value;
  }

  /** A whole number in digits; null when the cell is empty. */
  integer(column: Column, most: number): number | null {
    const { bytes, starts, ends } = this.cells;
    const index = this.place(column);
    if (index < 0 || starts[index] === ends[index]) return null;
    let value = 0;
    for (let at = starts[index] ?? 0; at < (ends[index] ?? 0); at += 1) {
      const digit = (bytes[at] ?? 0) - 0x30;
      if (digit < 0 || digit > 9)
        this.reject(column, `Write a whole number, not ${JSON.stringify(this.text(column))}.`);
      value = value * 10 + digit;
      if (value > most) this.reject(column, `Write a number up to ${most}.`);
    }
    return value;
  }

  /** H:MM:SS or HH:MM:SS, past 24:00 too, in seconds; null when the cell is empty. */
  time(column: Column): number | null {
    const { bytes, starts, ends } = this.cells;
    const index = this.place(column);
    if (index < 0 || starts[index] === ends[index]) return null;
    let total = 0;
    let part = 0;
    let digits = 0;
    let parts = 1;
    const end = ends[index] ?? 0;
    for (let at = starts[index] ?? 0; at < end; at += 1) {
      const byte = bytes[at] ?? 0;
      const digit = byte - 0x30;
      if (byte === 0x3a && digits > 0) {
        total = (total + part) * 60;
        [part, digits] = [0, 0];
        parts += 1;
      } else if (digit >= 0 && digit <= 9 && digits < 3) {
        part = part * 10 + digit;
        digits += 1;
        if (parts > 1 && part > 59) parts = 9;
      } else {
        parts = 9;
      }
    }
    if (parts !== 3 || digits === 0) {
      this.reject(column, `Write a time as HH:MM:SS, not ${JSON.stringify(this.text(column))}.`);
    }
    return total + part;
  }

  private place(column: Column): number {
    const index = this.indexOf.get(column) ?? -1;
    return index < this.cells.count ? index : -1;
  }
}

export interface TableSpec<Column extends string> {
  readonly name: string;
  readonly required: readonly Column[];
  readonly optional: readonly Column[];
  readonly mostRows: number;
}

/**
 * Reads a table row by row, in steps; a table that the feed lacks has no rows.
 * @returns how many rows it has.
 */
export function* readTable<Column extends string>(
  archive: GtfsArchive,
  spec: TableSpec<Column>,
  onRow: (row: TableRow<Column>) => void,
): Steps<number> {
  const file = `${archive.file}/${spec.name}`;
  let names: readonly string[] = [];
  let row: TableRow<Column> | undefined;
  let count = 0;
  const rows = new CsvRows((cells) => {
    if (row === undefined) {
      names = namesOf(cells);
      row = new TableRow(file, columnsOf(file, names, spec), cells);
      return;
    }
    count += 1;
    row.at(cells);
    if (cells.count > names.length && hasMore(cells, names.length)) {
      const message = `The row has ${cells.count} cells, the first line names ${names.length} columns.`;
      throw new ProblemError({ code: "bad_file", message, where: { file, line: cells.line } });
    }
    if (count > spec.mostRows) throw new ProblemError(bad(file, `The table has more than ${spec.mostRows} rows.`));
    onRow(row);
  });
  const unclosed = () => {
    const message = "A quote does not close in the row that starts here.";
    return new ProblemError({ code: "bad_file", message, where: { file, line: rows.currentLine } });
  };
  for (const piece of archive.pieces(spec.name)) {
    if (!rows.push(piece, false)) throw unclosed();
    yield;
  }
  if (!rows.push(new Uint8Array(0), true)) throw unclosed();
  if (row === undefined && archive.has(spec.name)) columnsOf(file, [], spec);
  return count;
}

function namesOf({ bytes, starts, ends, count }: Cells): string[] {
  return Array.from({ length: count }, (_, index) =>
    bytes
      .toString("utf8", starts[index], ends[index])
      .replace(/^\uFEFF"?|"$/g, "")
      .trim(),
  );
}

/** Cells behind the last named column that hold something; a comma at the end of rows is common and harmless. */
function hasMore({ starts, ends, count }: Cells, from: number): boolean {
  for (let index = from; index < count; index += 1) {
    if (starts[index] !== ends[index]) return true;
  }
  return false;
}

function columnsOf<Column extends string>(
  file: string,
  names: readonly string[],
  { required, optional }: TableSpec<Column>,
): ReadonlyMap<Column, number> {
  const indexOf = new Map<Column, number>();
  for (const column of [...required, ...optional]) {
    const index = names.indexOf(column);
    if (index >= 0) indexOf.set(column, index);
    else if (required.includes(column)) {
      const message = `The column is missing; the first line has to name ${required.join(", ")}.`;
      throw new ProblemError({ code: "bad_file", message, where: { file, line: 1, column } });
    }
  }
  return indexOf;
}
