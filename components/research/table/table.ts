/** A cell that leads somewhere: to the dialogs behind its number. */
interface LinkedCell {
  readonly value: string | number;
  readonly href: string;
}
export type Cell = string | number | null | LinkedCell;

/** The numbers of a figure: what its table shows and its CSV holds. */
export interface DataTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Where the numbers of one kind stand: below each other (if not said), or beside each other. */
  readonly alike?: "columns" | "rows";
  /** Columns of shares, 0 to 1: with three decimals even where all of them are whole. */
  readonly shares?: readonly string[];
}

const SHARE_DECIMALS = 3;

export function cellValue(cell: Cell): string | number | null {
  return cell !== null && typeof cell === "object" ? cell.value : cell;
}

/** For a person: numbers of one kind with the same decimals; "–" where there is no number. */
export function cellTexts({ columns, rows, alike = "columns", shares = [] }: DataTable): string[][] {
  return rows.map((row) =>
    row.map((cell, column) => {
      const value = cellValue(cell);
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

/** Comma-separated values (RFC 4180): numbers in full, nothing where there is none. */
export function toCsv({ columns, rows }: DataTable): string {
  return [columns, ...rows].map((row) => `${row.map((cell) => csvField(cellValue(cell))).join(",")}\r\n`).join("");
}

function csvField(value: string | number | null): string {
  if (value === null) return "";
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
