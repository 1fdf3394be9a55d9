/** A record by column. */
export type Row = ReadonlyMap<string, string>;

/** Every row of the tables ("Name | City" over "Tower | Austin") and readable records ("1: Name: Tower; City: Austin") of a text. */
export function rowsIn(text: string): readonly Row[] {
  let columns: readonly string[] = [];
  return text.split("\n").flatMap((line): Row[] => {
    const record = /^\d+: (\S.*)$/.exec(line)?.[1];
    if (record !== undefined) return [new Map(record.split("; ").map(columnAndValue))];
    const cells = line.split(" | ").map((cell) => cell.trim());
    if (cells[0] === "Name" || cells[0] === "Flight Number") {
      columns = cells;
      return [];
    }
    if (cells.length !== columns.length) columns = [];
    return columns.length === 0 ? [] : [new Map(columns.map((column, index) => [column, cells[index] ?? ""]))];
  });
}

function columnAndValue(part: string): [string, string] {
  const [column = "", ...value] = part.split(": ");
  return [column, value.join(": ")];
}
