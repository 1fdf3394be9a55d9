/** Where an entry of the cost matrix must not be used. */
export const FORBIDDEN = Number.POSITIVE_INFINITY;

/**
 * The lightest assignment of every row to a column of its own (Hungarian method, O(rows² × columns)); there must be at
 * least as many columns as rows. `costs[row][column]` may be negative or FORBIDDEN; the columns of `mustUse` have to be
 * taken by some row. Returns the column of each row, or null when there is no such assignment.
 */
export function assign(costs: readonly Float64Array[], columns: number, mustUse: ReadonlySet<number>): number[] | null {
  const rows = costs.length;
  let scale = 1;
  for (const row of costs) {
    let largest = 0;
    for (const cost of row) if (cost !== FORBIDDEN && Math.abs(cost) > largest) largest = Math.abs(cost);
    scale += 2 * largest;
  }
  // Finite stand-ins: using a wanted column outweighs all real costs, and a forbidden entry all wanted columns.
  const forbidden = 4 * scale * (rows + 1);
  const costOf = (row: number, column: number): number => {
    const cost = costs[row]?.[column] ?? FORBIDDEN;
    return (cost === FORBIDDEN ? forbidden : cost) - (mustUse.has(column) ? scale : 0);
  };
  const rowPrice = new Float64Array(rows + 1);
  const columnPrice = new Float64Array(columns + 1);
  // Index 0 is the artificial start of each search; rows and columns are counted from 1.
  const rowOf = new Int32Array(columns + 1);
  const cameFrom = new Int32Array(columns + 1);
  for (let row = 1; row <= rows; row++) {
    rowOf[0] = row;
    let column = 0;
    const slack = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
    const done = new Uint8Array(columns + 1);
    do {
      done[column] = 1;
      const current = rowOf[column] ?? 0;
      let step = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= columns; other++) {
        if (done[other]) continue;
        const reduced = costOf(current - 1, other - 1) - (rowPrice[current] ?? 0) - (columnPrice[other] ?? 0);
        if (reduced < (slack[other] ?? 0)) {
          slack[other] = reduced;
          cameFrom[other] = column;
        }
        if ((slack[other] ?? 0) < step) {
          step = slack[other] ?? 0;
          next = other;
        }
      }
      for (let other = 0; other <= columns; other++) {
        if (done[other]) {
          const owner = rowOf[other] ?? 0;
          rowPrice[owner] = (rowPrice[owner] ?? 0) + step;
          columnPrice[other] = (columnPrice[other] ?? 0) - step;
        } else slack[other] = (slack[other] ?? 0) - step;
      }
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      const previous = cameFrom[column] ?? 0;
      rowOf[column] = rowOf[previous] ?? 0;
      column = previous;
    }
  }
  const columnOf = Array.from({ length: rows }, () => -1);
  for (let column = 1; column <= columns; column++) {
    const row = rowOf[column] ?? 0;
    if (row > 0) columnOf[row - 1] = column - 1;
  }
  const allowed = columnOf.every((column, row) => costs[row]?.[column] !== FORBIDDEN);
  const used = [...mustUse].every((column) => columnOf.includes(column));
  return allowed && used ? columnOf : null;
}
