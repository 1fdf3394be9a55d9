export type Cell = string | number | null;

/** A table for readers that go through all of it, such as a database: named columns, and its rows in file order. */
export interface Relation {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: Iterable<readonly Cell[]>;
}

export interface Column {
  readonly name: string;
  readonly type: "text" | "integer" | "real";
}

/** A relation from the columns of a record, each with its type and the cell of a record. */
export function relation<Row>(
  name: string,
  columns: Readonly<Record<string, readonly [Column["type"], (row: Row) => Cell]>>,
  records: Iterable<Row>,
): Relation {
  const cells = Object.values(columns).map(([, cell]) => cell);
  return {
    name,
    columns: Object.entries(columns).map(([column, [type]]) => ({ name: column, type })),
    rows: {
      *[Symbol.iterator]() {
        for (const record of records) yield cells.map((cell) => cell(record));
      },
    },
  };
}
