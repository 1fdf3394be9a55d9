import {
  Bool,
  Dictionary,
  Float64,
  Int32,
  makeData,
  makeVector,
  Table,
  tableFromIPC,
  tableToIPC,
  Utf8,
  type Vector,
  vectorFromArray,
} from "apache-arrow";
import type { Steps } from "@/server/trip";
import type { Encoding, RecordTable } from "./record-tables";

/** The bytes of one Arrow IPC file; the same rows always give the same bytes. */
export function encodeRecords<Row>(table: RecordTable<Row>, rows: readonly Row[]): Uint8Array {
  const vectors: Record<string, Vector> = {};
  let index = 0;
  for (const column in table.columns) {
    const encoding = table.columns[column];
    if (isLeftOut(table, rows, column)) continue;
    vectors[column] = encodeColumn(
      encoding,
      rows.map((row) => row[column]),
      index,
    );
    index += 1;
  }
  return tableToIPC(new Table(vectors), "file");
}

/** Rows that are read and checked in one step: a few milliseconds of work. */
const ROWS_OF_A_STEP = 500;

/**
 * The rows of a file that `encodeRecords` wrote, in steps.
 * @throws when the file is no Arrow file of this table (the caller names the file).
 */
export function* decodeRecords<Row extends object>(table: RecordTable<Row>, bytes: Uint8Array): Steps<readonly Row[]> {
  const arrow = tableFromIPC(bytes);
  const columns: [string, (row: number) => unknown][] = [];
  for (const column in table.columns) {
    const vector = arrow.getChild(column);
    if (vector === null && table.optional?.includes(column)) continue;
    if (vector === null) throw new Error(`column ${column} is missing`);
    columns.push([column, decodeColumn(table.columns[column], vector)]);
    yield;
  }
  const share = sharer(table);
  const rows: Row[] = [];
  for (let from = 0; from < arrow.numRows; from += ROWS_OF_A_STEP) {
    const read = Array.from({ length: Math.min(ROWS_OF_A_STEP, arrow.numRows - from) }, (_, index) =>
      Object.fromEntries(columns.map(([column, valueAt]) => [column, valueAt(from + index)])),
    );
    for (const [index, row] of table.rows.parse(read).entries()) rows.push(share(row, read[index] ?? {}));
    yield;
  }
  return rows;
}

/**
 * Lets rows hold equal parts together, since records are never changed: checking makes a copy for every row of what a dictionary has once, and of
 * lists like "Wi-Fi, parking" there are few. A process that plans in a world holds half as much, and so does each of its threads.
 */
function sharer<Row extends object>(
  table: RecordTable<Row>,
): (row: Row, read: Readonly<Record<string, unknown>>) => Row {
  const encodings = Object.entries(table.columns);
  const json = new Set(encodings.flatMap(([column, encoding]) => (encoding === "json" ? [column] : [])));
  const checked = new Map<unknown, unknown>();
  const lists = new Map<string, unknown>();

  function sharedLists(value: unknown): unknown {
    if (Array.isArray(value)) {
      const key = JSON.stringify(value);
      const known = lists.get(key) ?? value;
      lists.set(key, known);
      return known;
    }
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, sharedLists(part)]));
  }

  return (row, read) => {
    for (const [column, value] of Object.entries(row)) {
      const written = read[column];
      if (!json.has(column) || typeof written !== "object" || written === null) continue;
      if (!checked.has(written)) checked.set(written, sharedLists(value));
      Object.assign(row, { [column]: checked.get(written) });
    }
    return row;
  };
}

/** Worlds that have nothing to say in an optional column keep the bytes that they had without it. */
function isLeftOut<Row>({ optional }: RecordTable<Row>, rows: readonly Row[], column: keyof Row): boolean {
  return optional?.includes(column) === true && rows.every((row) => (row[column] ?? null) === null);
}

function encodeColumn(encoding: Encoding, values: readonly unknown[], dictionaryId: number): Vector {
  switch (encoding) {
    case "text":
      return vectorFromArray(values, new Utf8());
    case "integer":
      return vectorFromArray(values, new Int32());
    case "decimal":
      return vectorFromArray(values, new Float64());
    case "flag":
      return vectorFromArray(values, new Bool());
    case "label":
      return dictionaryVector(values.map(String), dictionaryId);
    case "json":
      return dictionaryVector(
        values.map((value) => JSON.stringify(value ?? null)),
        dictionaryId,
      );
  }
}

/** A dictionary vector; its words stand in the order of their first use. */
function dictionaryVector(texts: readonly string[], id: number): Vector {
  const codeOf = new Map<string, number>();
  const codes = Int32Array.from(texts, (text) => {
    const known = codeOf.get(text);
    if (known !== undefined) return known;
    codeOf.set(text, codeOf.size);
    return codeOf.size - 1;
  });
  return codedVector(codes, [...codeOf.keys()], id);
}

/**
 * A dictionary vector from codes and the words that they stand for. The id tells the dictionaries of a file apart; it
 * is given because the library's default counts up through the life of the process.
 */
export function codedVector(codes: Int32Array, words: readonly string[], id: number): Vector {
  const type = new Dictionary(new Utf8(), new Int32(), id);
  return makeVector(makeData({ type, data: codes, dictionary: vectorFromArray(words, new Utf8()) }));
}

function decodeColumn(encoding: Encoding, vector: Vector): (row: number) => unknown {
  if (encoding !== "label" && encoding !== "json") return (row) => vector.get(row);
  const { codes, words } = dictionaryParts(vector);
  const values = encoding === "label" ? words : words.map((word): unknown => JSON.parse(word));
  return (row) => values[codes[row] ?? -1];
}

/** Codes (padded beyond the row count) and words of a dictionary vector that has one chunk. */
export function dictionaryParts(vector: Vector): { codes: Int32Array; words: string[] } {
  const data = vector.data[0];
  const codes: unknown = data?.values;
  if (vector.data.length !== 1 || !(codes instanceof Int32Array) || !data?.dictionary) {
    throw new Error("a column is not a dictionary in one piece");
  }
  return { codes, words: [...data.dictionary].map(String) };
}
