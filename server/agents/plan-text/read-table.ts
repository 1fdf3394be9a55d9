import { dayNumberOf, fieldOf } from "./labels";
import type { RawDay } from "./written-day";

/** Days of a plan that is written as a table with a column for the day, or with a column for each day. */
export function readTable(text: string): readonly RawDay[] {
  const rows = text
    .split(/\r?\n/)
    .filter((line) => line.includes("|"))
    .map(cellsOf);
  const days = dayInEachRow(rows);
  return days.length > 0 ? days : dayInEachColumn(rows);
}

function dayInEachRow(rows: readonly string[][]): readonly RawDay[] {
  const header = rows.findIndex((cells) => cells.filter((cell) => fieldOf(cell) !== null).length >= 2);
  const columns = rows[header] ?? [];
  const dayColumn = columns.findIndex((cell) => /^days?\b/i.test(cell));
  if (header === -1 || dayColumn === -1) return [];
  return rows.slice(header + 1).flatMap((cells) => {
    const number = numberIn(cells[dayColumn] ?? "");
    if (number === null) return [];
    const day: RawDay = { number, fields: {} };
    for (const [index, column] of columns.entries()) {
      const field = fieldOf(column);
      if (field !== null) day.fields[field] = cells[index] ?? "";
    }
    return [day];
  });
}

function dayInEachColumn(rows: readonly string[][]): readonly RawDay[] {
  const isDay = (cell: string) => /^day\s*\w+\s*(?:$|[(:,\-–—])/iu.test(cell) && numberIn(cell) !== null;
  const header =
    rows.find((cells) => cells.length > 1 && fieldOf(cells[0] ?? "") === null && cells.slice(1).every(isDay)) ?? [];
  return header.flatMap((heading, column) => {
    const number = isDay(heading) ? numberIn(heading) : null;
    if (number === null) return [];
    const day: RawDay = { number, fields: {} };
    for (const cells of rows) {
      const field = fieldOf(cells[0] ?? "");
      if (field !== null) day.fields[field] = cells[column] ?? "";
    }
    return [day];
  });
}

/** "2", "Day 2", "2 (March 11)" → 2. */
function numberIn(cell: string): number | null {
  return dayNumberOf(/^(?:day\s*)?([a-z0-9]+)/i.exec(cell)?.[1] ?? "");
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) =>
      cell
        .replaceAll("\\|", "|")
        .replace(/\*\*/g, "")
        .replace(/<br\s*\/?>/gi, ";")
        .trim(),
    );
}
