import { dayNumberOf, fieldOf } from "./labels";
import type { RawDay } from "./written-day";

/** Days of a plan that is written as a table with a column for the day. */
export function readTable(text: string): readonly RawDay[] {
  const rows = text
    .split(/\r?\n/)
    .filter((line) => line.includes("|"))
    .map(cellsOf);
  const header = rows.findIndex((cells) => cells.filter((cell) => fieldOf(cell) !== null).length >= 2);
  const columns = rows[header] ?? [];
  const dayColumn = columns.findIndex((cell) => /^days?\b/i.test(cell));
  if (header === -1 || dayColumn === -1) return [];
  return rows.slice(header + 1).flatMap((cells) => {
    const number = dayNumberOf((cells[dayColumn] ?? "").replace(/^day\s*/i, ""));
    if (number === null) return [];
    const day: RawDay = { number, fields: {} };
    for (const [index, column] of columns.entries()) {
      const field = fieldOf(column);
      if (field !== null) day.fields[field] = cells[index] ?? "";
    }
    return [day];
  });
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) =>
      cell
        .replace(/\*\*/g, "")
        .replace(/<br\s*\/?>/gi, ";")
        .trim(),
    );
}
