import type { Interval } from "@/server/statistics";
import { csvField } from "@/server/trip";

/** An estimated figure as people read it: itself, and below it what it rests on. */
interface Estimate {
  readonly text: string;
  readonly basis: string;
  /** 95 %. */
  readonly interval: Interval | null;
  /** Of independent observations. */
  readonly n: number;
}

/** A cell that leads somewhere, to the dialogs behind its number, or whose number is an estimate or written in its own way. */
interface FullCell {
  readonly value: string | number;
  /** The number as people read it, e.g. with its sign; left out: as the column's numbers are written. */
  readonly text?: string;
  readonly href?: string;
  readonly estimate?: Estimate;
}
export type Cell = string | number | null | FullCell;

/** The numbers of a figure: what its table shows and its CSV holds. */
export interface DataTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Where the numbers of one kind stand: below each other (if not said), or side by side. */
  readonly alike?: "columns" | "rows";
  /** Columns of shares, 0 to 1: with three decimals even where all of them are whole. */
  readonly shares?: readonly string[];
}

const SHARE_DECIMALS = 3;

export function estimateOf(cell: Cell): Estimate | undefined {
  return cell !== null && typeof cell === "object" ? cell.estimate : undefined;
}

export function cellValue(cell: Cell): string | number | null {
  return cell !== null && typeof cell === "object" ? cell.value : cell;
}

/** For a person: numbers of one kind with the same decimals; "–" where there is no number. */
export function cellTexts({ columns, rows, alike = "columns", shares = [] }: DataTable): string[][] {
  return rows.map((row) =>
    row.map((cell, column) => {
      const value = cellValue(cell);
      const estimate = estimateOf(cell);
      if (estimate !== undefined) return estimate.basis === "" ? estimate.text : `${estimate.text} (${estimate.basis})`;
      if (cell !== null && typeof cell === "object" && cell.text !== undefined) return cell.text;
      if (typeof value !== "number") return value ?? "–";
      if (shares.includes(columns[column] ?? "")) return numberText(value, SHARE_DECIMALS);
      const others = alike === "rows" ? row : rows.map((other) => other[column] ?? null);
      return numberText(value, decimalsOf(others.map(cellValue)));
    }),
  );
}

/** One number, as in a table of its own. */
export function numberText(value: number, decimals = decimalsOf([value])): string {
  const text = value.toLocaleString("en-US", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return text.replace("-", "−");
}

/** None for counts, three for shares, two for anything larger. */
function decimalsOf(values: readonly (string | number | null)[]): number {
  const numbers = values.filter((value) => typeof value === "number");
  if (numbers.every(Number.isInteger)) return 0;
  return numbers.some((value) => Math.abs(value) >= 2) ? 2 : SHARE_DECIMALS;
}

/**
 * Comma-separated values (RFC 4180): numbers in full, nothing where there is none. A column of estimates is followed by the ends of
 * their 95 % intervals and by n.
 */
export function toCsv({ columns, rows }: DataTable): string {
  const isEstimated = columns.map((_, column) => rows.some((row) => estimateOf(row[column] ?? null) !== undefined));
  const head = columns.flatMap((name, column) =>
    isEstimated[column] ? [name, `${name}: 95 % low`, `${name}: 95 % high`, `${name}: n`] : [name],
  );
  const body = rows.map((row) =>
    row.flatMap((cell, column) => {
      if (!isEstimated[column]) return [cellValue(cell)];
      const estimate = estimateOf(cell);
      return [cellValue(cell), estimate?.interval?.low ?? null, estimate?.interval?.high ?? null, estimate?.n ?? null];
    }),
  );
  return [head, ...body].map((row) => `${row.map(csvField).join(",")}\r\n`).join("");
}
