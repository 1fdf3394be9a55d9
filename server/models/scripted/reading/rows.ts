/** A record of a table or of a list of readable records, by column. */
export type ReadRow = ReadonlyMap<string, string>;

/** Columns by which a table is recognised, with the names that the published tables and the readable records give them. */
const COLUMNS = new Set([
  ...["Flight Number", "Price", "Departure Time", "Arrival Time", "Date", "Origin", "Destination", "Distance"],
  ...["Name", "Average Cost", "Cuisines", "Aggregate Rating", "City"],
  ...["Room Type", "House Rules", "Minimum Nights", "Maximum Occupancy", "Review Rate"],
  ...["Mode", "Duration", "Cost"],
]);

/** A table or list with the line above it, which says what it is. */
export interface ReadTable {
  /** "Cities in Texas"; empty where there is none. */
  readonly title: string;
  readonly rows: readonly ReadRow[];
}

/** Every table (a header and its rows, cells separated by " | ") and list of readable records ("1: Name: X; City: Y") of a text. */
export function tablesIn(text: string): ReadTable[] {
  const lines = text.split("\n");
  const tables: ReadTable[] = [];
  for (let at = 0; at < lines.length; at++) {
    const columns = headerOf(lines[at] ?? "");
    const title = titleOf(lines[at - 1] ?? "");
    if (columns !== null && (columns.length > 1 || title !== "")) {
      const rows: ReadRow[] = [];
      while (at + 1 < lines.length && isRow(lines[at + 1] ?? "", columns.length))
        rows.push(rowOf(columns, lines[++at] ?? ""));
      tables.push({ title, rows });
    } else if (recordOf(lines[at] ?? "") !== null) {
      const rows: ReadRow[] = [];
      for (let record = recordOf(lines[at] ?? ""); record !== null; record = recordOf(lines[++at] ?? ""))
        rows.push(record);
      at -= 1;
      tables.push({ title, rows });
    }
  }
  return tables;
}

function headerOf(line: string): string[] | null {
  const cells = line.split(" | ").map((cell) => cell.trim());
  return cells.every((cell) => COLUMNS.has(cell)) ? cells : null;
}

function titleOf(line: string): string {
  return /((?:Flights from|(?:Cities|Restaurants|Attractions|Accommodations) in) .+?):$/.exec(line.trim())?.[1] ?? "";
}

function isRow(line: string, cells: number): boolean {
  if (cells > 1) return line.split(" | ").length === cells;
  return line.trim() !== "" && !/^(?:Thought|Action|Observation|Note) \d+:/.test(line);
}

function rowOf(columns: readonly string[], line: string): ReadRow {
  const cells = columns.length === 1 ? [line] : line.split(" | ");
  return new Map(columns.map((column, index) => [column, (cells[index] ?? "").trim()]));
}

/** "1: Name: X; Average Cost: 20; …": a value ends where the next column's name begins. */
function recordOf(line: string): ReadRow | null {
  const body = /^\s*\d+: (.*)$/.exec(line)?.[1];
  if (body === undefined) return null;
  const row = new Map<string, string>();
  let open: string | null = null;
  for (const part of body.split("; ")) {
    const [column = "", ...value] = part.split(": ");
    if (COLUMNS.has(column) && value.length > 0) {
      open = column;
      row.set(column, value.join(": "));
    } else if (open !== null) row.set(open, `${row.get(open)}; ${part}`);
    else return null;
  }
  return row.size === 0 ? null : row;
}
