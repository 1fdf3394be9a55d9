/** Rows by key; the rows of a key keep their order. */
export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}

/** One key for an ordered pair of names; names never contain the separator NUL. */
export function pairKey(from: string, to: string): string {
  return `${from}\0${to}`;
}
