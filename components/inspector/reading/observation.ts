/** A tool's answer in the form that all tools share: a line that says what it is, the names of columns, and the rows. */
export interface ObservedTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const SEPARATOR = " | ";

/** The parts of an observation, each a table or a text; observations follow one another with a blank line between. */
export function readObservation(text: string): (ObservedTable | string)[] {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== "")
    .map((part) => readTable(part) ?? part);
}

/** Null where it is no table: then it is shown as it is. */
function readTable(text: string): ObservedTable | null {
  const [title, head, ...lines] = text.trimEnd().split("\n");
  if (title === undefined || head === undefined || lines.length === 0 || !head.includes(SEPARATOR)) return null;
  const columns = head.split(SEPARATOR);
  const rows = lines.map((line) => line.split(SEPARATOR));
  return rows.every((row) => row.length === columns.length) ? { title, columns, rows } : null;
}
