import { open } from "node:fs/promises";
import { refuseImpostor, unreadable } from "../bad-file";
import type { CsvRow } from "../importers/csv/csv-row";
import { ProblemList } from "../importers/csv/problem-list";
import { readCsv } from "../importers/csv/read-csv";

const FIRST_BYTES = 256;

/** Reads a table of open data. @throws ProblemError (`bad_file`, `not_found`) with file, line and column. */
export async function readTable<Column extends string>(
  path: string,
  columns: readonly Column[],
  onRow: (row: CsvRow<Column>) => void,
  names?: readonly Column[],
): Promise<number> {
  refuseImpostor(path, await beginningOf(path));
  const problems = new ProblemList();
  const rows = await readCsv(path, columns, problems, onRow, names);
  problems.throwIfAny();
  return rows;
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
