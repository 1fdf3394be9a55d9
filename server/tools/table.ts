import type { Row } from "./tool";

/** A text as tables and records show it. Published names hold line breaks and bars, which would end a record or a cell. */
export function shownText(text: string): string {
  return text
    .replace(/\s*[\r\n\u2028\u2029]+\s*/g, " ")
    .replaceAll("|", "/")
    .trim();
}

function cellText(value: Row[string]): string {
  return shownText(String(value ?? "-"));
}

/** A table in text: a header and a line for each row, cells separated by " | ". The columns are those of the first row. */
export function toTable(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => cellText(row[column] ?? null)).join(" | "));
  return [columns.join(" | "), ...lines].join("\n");
}

/** Readable records (human-like reasoning, A.7.2): "1: Name: X; Average Cost: 20; …", a line for each row. */
export function toRecords(rows: readonly Row[]): string {
  return rows
    .map((row, index) => {
      const cells = Object.entries(row).map(([column, value]) => `${column}: ${cellText(value)}`);
      return `${index + 1}: ${cells.join("; ")}`;
    })
    .join("\n");
}
