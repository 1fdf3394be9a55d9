import { z } from "zod";

/** A row of an observation: its cells by column. A line of a text that is no table is one cell under "". */
export type Row = ReadonlyMap<string, string | number>;

const cell = z.union([z.string(), z.number(), z.null(), z.boolean()]);
const flatRow = z.record(z.string(), cell);
const foundSchema = z.object({ rows: z.array(z.json()) });
const sqlSchema = z.object({ columns: z.array(z.string()), result: z.array(z.array(cell)) });

/** The rows of a tool's output: objects in a list, columns with rows, or a text's table, records and lines. */
export function rowsOf(output: unknown): Row[] {
  if (typeof output === "string") return rowsOfText(output);
  const found = foundSchema.safeParse(output);
  if (found.success) return found.data.rows.flatMap(rowsOf);
  const answered = sqlSchema.safeParse(output);
  if (answered.success) {
    const { columns, result } = answered.data;
    return result.map((cells) => toRow(columns.map((column, at) => [column, cells[at] ?? null])));
  }
  if (Array.isArray(output)) return output.flatMap(rowsOf);
  const flat = flatRow.safeParse(output);
  if (flat.success) return [toRow(Object.entries(flat.data))];
  if (typeof output === "object" && output !== null) return Object.values(output).flatMap(rowsOf);
  return [];
}

/** Whether a call worked and there was nothing to find. */
export function isEmptyOutput(output: unknown): boolean {
  const found = foundSchema.safeParse(output);
  if (found.success) return found.data.rows.length === 0;
  const answered = z.object({ columns: z.array(z.string()), result: z.array(z.json()) }).safeParse(output);
  return answered.success ? answered.data.result.length === 0 : Array.isArray(output) && output.length === 0;
}

function toRow(cells: readonly (readonly [string, z.infer<typeof cell>])[]): Row {
  return new Map(
    cells.flatMap(([column, value]) =>
      typeof value === "string" || typeof value === "number" ? [[column, value]] : [],
    ),
  );
}

const BAR = " | ";

function rowsOfText(text: string): Row[] {
  const lines = text.split("\n").map((line) => line.trim());
  const rows: Row[] = [];
  let columns: readonly string[] | null = null;
  for (const line of lines) {
    if (line === "") continue;
    const cells = line.split(BAR);
    if (cells.length === 1) {
      columns = null;
      rows.push(recordOf(line));
    } else if (columns?.length === cells.length) {
      rows.push(toRow(columns.map((column, at) => [column, cells[at] ?? ""])));
    } else columns = cells;
  }
  return rows;
}

/** "1: Name: X; Average Cost: 20" as cells; any other line as one cell. */
function recordOf(line: string): Row {
  const pairs = line
    .replace(/^\d{1,6}:\s+(?=\S{1,60}.{0,60}:)/, "")
    .split("; ")
    .map((pair) => /^([\p{L} ]{1,60}): (.*)$/u.exec(pair));
  const isRecord = pairs.length > 1 && pairs.every((pair) => pair !== null);
  if (!isRecord) return new Map([["", line]]);
  return new Map(pairs.map((pair) => [pair?.[1] ?? "", pair?.[2] ?? ""]));
}
