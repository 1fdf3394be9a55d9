import { isUtf8 } from "node:buffer";
import { createReadStream, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Readable } from "node:stream";
import { createGunzip, gunzipSync } from "node:zlib";
import { CsvError, type Options, parse } from "csv-parse";
import { type Problem, ProblemError } from "@/server/trip";
import { type CsvHeader, CsvRow } from "./csv-row";
import type { ProblemList } from "./problem-list";

const csvOptions: Options = { bom: true, relax_column_count: true, max_record_size: 1 << 20 };

/**
 * Reads a CSV file row by row, gzipped or not, with memory for one row; columns are found by the header's names, further columns are
 * allowed. `names` are those of a file without a header. Bad rows go to `problems` with file, line and column.
 * @returns how many rows there are below the header.
 * @throws ProblemError when there is no reading on: a missing file or column, quotes that do not balance.
 */
export async function readCsv<Column extends string>(
  path: string,
  columns: readonly Column[],
  problems: ProblemList,
  onRow: (row: CsvRow<Column>, index: number) => void,
  names?: readonly Column[],
): Promise<number> {
  const file = basename(path);
  let header = names === undefined ? undefined : headerOf(file, names, columns);
  const ending: Ending = { byte: LINE_BREAK };
  let line = 1;
  let rows = 0;
  let last: { readonly line: number; readonly cells: readonly string[] } = { line, cells: [] };
  try {
    for await (const record of records(path, csvOptions, ending)) {
      const cells = stringsOf(record);
      last = { line, cells };
      line += linesOf(cells);
      if (header === undefined) {
        header = headerOf(file, cells, columns);
        continue;
      }
      const row = new CsvRow(header, cells, last.line, problems);
      if (isSound(row, header, cells, path)) onRow(row, rows);
      rows += 1;
    }
    header ??= headerOf(file, [], columns);
    if (rows === 0) {
      const message = "There are no rows below the first line.";
      problems.add({ code: "bad_file", message, where: { file, line: 1, column: columns[0] } });
    }
    if (ending.byte !== LINE_BREAK) {
      const column = header.names[last.cells.length - 1];
      // The half of a last cell could look like a whole one.
      const message = "The file is cut off in this row: a whole file ends with a line break.";
      problems.add({ code: "bad_file", message, where: { file, line: last.line, column } });
    }
  } catch (error) {
    if (error instanceof CsvError) throw new ProblemError(await quotesProblem(path, error));
    if (error instanceof Error && "code" in error) throw new ProblemError(unreadable(file, String(error.code)));
    throw error;
  }
  return rows;
}

const LINE_BREAK = 0x0a;

/** The last byte that was read. */
interface Ending {
  byte: number;
}

function records(path: string, options: Options, ending?: Ending): AsyncIterable<unknown> {
  const file = createReadStream(path, { highWaterMark: 1 << 20 });
  const source: Readable = isPacked(path) ? file.pipe(createGunzip()) : file;
  const parser = parse(options);
  for (const stream of new Set<Readable>([file, source])) stream.on("error", (error) => parser.destroy(error));
  if (ending !== undefined) {
    source.on("data", (piece: Buffer) => {
      ending.byte = piece.at(-1) ?? ending.byte;
    });
  }
  return source.pipe(parser);
}

function isPacked(path: string): boolean {
  return path.endsWith(".gz");
}

function isReadable(path: string): boolean {
  const bytes = readFileSync(path);
  return isUtf8(isPacked(path) ? gunzipSync(bytes) : bytes);
}

function stringsOf(record: unknown): readonly string[] {
  return Array.isArray(record) ? record : [];
}

/** How many lines of the file a row takes: quoted cells may hold line breaks. */
function linesOf(cells: readonly string[]): number {
  let lines = 1;
  for (const cell of cells) {
    if (cell.includes("\n")) lines += cell.split("\n").length - 1;
  }
  return lines;
}

function headerOf<Column extends string>(
  file: string,
  names: readonly string[],
  columns: readonly Column[],
): CsvHeader<Column> {
  const indexOf = new Map<Column, number>();
  for (const column of columns) {
    const index = names.indexOf(column);
    if (index < 0) {
      const message = `The column is missing; the first line has to name ${columns.join(", ")}.`;
      throw new ProblemError({ code: "bad_file", message, where: { file, line: 1, column } });
    }
    if (names.includes(column, index + 1)) {
      throw new ProblemError({
        code: "bad_file",
        message: "The column is there twice.",
        where: { file, line: 1, column },
      });
    }
    indexOf.set(column, index);
  }
  return { file, names, indexOf };
}

/** Whether the row has a cell for each column, in readable text; what it lacks is added to the problems. */
function isSound(row: CsvRow<string>, { names }: CsvHeader<string>, cells: readonly string[], path: string): boolean {
  if (cells.length !== names.length) {
    const column = names[Math.min(cells.length, names.length - 1)] ?? "";
    row.reject(column, `The row has ${cells.length} cells, the first line has ${names.length}.`);
    return false;
  }
  for (const [index, cell] of cells.entries()) {
    // U+FFFD is where bytes could not be read, but a text may also hold it.
    if (cell.includes("\uFFFD") && !isReadable(path)) {
      row.reject(names[index] ?? "", "The text is not in UTF-8; save the file in this encoding.");
      return false;
    }
    if (cell.includes("\0")) {
      row.reject(names[index] ?? "", "The cell holds a NUL character; the file is damaged or not a text file.");
      return false;
    }
  }
  return true;
}

/** The parser notices unbalanced quotes far behind the row at fault, so the rows before it are read again. */
async function quotesProblem(path: string, error: CsvError): Promise<Problem> {
  const rowsBefore = Number(error.records);
  let line = 1;
  let names: readonly string[] = [];
  if (rowsBefore > 0) {
    for await (const record of records(path, { ...csvOptions, to: rowsBefore })) {
      const cells = stringsOf(record);
      if (line === 1) names = cells;
      line += linesOf(cells);
    }
  }
  return {
    code: "bad_file",
    message: 'The quotes do not balance: write a quote inside a cell as "" and quote the whole cell.',
    where: { file: basename(path), line, column: names[Number(error.column)] ?? `number ${Number(error.column) + 1}` },
  };
}

function unreadable(file: string, code: string): Problem {
  if (code.startsWith("Z_")) {
    const message = "The gzip archive is damaged or cut off. Download it again.";
    return { code: "bad_file", message, where: { file } };
  }
  return code === "ENOENT"
    ? { code: "not_found", message: "The file is missing.", where: { file } }
    : { code: "bad_file", message: `The file cannot be read (${code}).`, where: { file } };
}
