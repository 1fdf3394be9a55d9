/** Spearman's rank correlation of pairs, ties sharing their middle rank; a flag counts as 0 or 1. */
export function rankCorrelation(pairs: readonly (readonly [number | boolean, number | boolean])[]): number {
  return pearson(ranks(pairs.map(([x]) => Number(x))), ranks(pairs.map(([, y]) => Number(y))));
}

function ranks(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((one, other) => one.value - other.value);
  const result = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (order[to]?.value === order[from]?.value && to < order.length) to += 1;
    for (const { index } of order.slice(from, to)) result[index] = (from + to - 1) / 2;
    from = to;
  }
  return result;
}

function pearson(xs: readonly number[], ys: readonly number[]): number {
  const meanX = mean(xs);
  const meanY = mean(ys);
  let both = 0;
  let squaresX = 0;
  let squaresY = 0;
  xs.forEach((x, index) => {
    const dx = x - meanX;
    const dy = (ys[index] ?? 0) - meanY;
    both += dx * dy;
    squaresX += dx * dx;
    squaresY += dy * dy;
  });
  return both / Math.sqrt(squaresX * squaresY);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The rows' values divided by the median of the rows of the same group, so that groups can be compared. */
export function relativeTo<Row>(
  rows: readonly Row[],
  groupOf: (row: Row) => string,
  measureOf: (row: Row) => number,
): Map<Row, number> {
  const groups = new Map<string, number[]>();
  for (const row of rows) {
    const group = groups.get(groupOf(row)) ?? [];
    group.push(measureOf(row));
    groups.set(groupOf(row), group);
  }
  const medians = new Map<string, number>();
  for (const [group, values] of groups) {
    medians.set(group, values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 1);
  }
  return new Map(rows.map((row) => [row, measureOf(row) / (medians.get(groupOf(row)) ?? 1)]));
}
