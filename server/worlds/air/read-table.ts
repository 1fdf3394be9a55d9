import { open } from "node:fs/promises";
import { refuseImpostor, unreadable } from "../bad-file";
import type { CsvRow } from "../importers/csv/csv-row";
import { ProblemList } from "../importers/csv/problem-list";
import { readCsv } from "../importers/csv/read-csv";

const FIRST_BYTES = 256;

/** What of a table was not used. */
export interface TableRead {
  readonly rows: number;
  /** Rows that were left out, by reason. */
  readonly dropped: Readonly<Record<string, number>>;
}

/** Reads a table of open data; `drop` counts a row that is left out. @throws ProblemError (`bad_file`, `not_found`) with file, line and column. */
export async function readTable<Column extends string>(
  path: string,
  columns: readonly Column[],
  onRow: (row: CsvRow<Column>, drop: (reason: string) => void) => void,
  names?: readonly Column[],
): Promise<TableRead> {
  refuseImpostor(path, await beginningOf(path));
  const problems = new ProblemList();
  const dropped: Record<string, number> = {};
  const drop = (reason: string) => {
    dropped[reason] = (dropped[reason] ?? 0) + 1;
  };
  const rows = await readCsv(path, columns, problems, (row) => onRow(row, drop), names);
  problems.throwIfAny();
  return { rows, dropped };
}

async function beginningOf(path: string): Promise<Uint8Array> {
  try {
    const handle = await open(path);
    try {
      const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(FIRST_BYTES), position: 0 });
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw unreadable(path, error);
  }
}
