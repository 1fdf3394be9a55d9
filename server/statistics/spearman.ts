/** Spearman's ρ of pairs of numbers: Pearson's r of their ranks, ties sharing their middle rank. Null where one side does not vary. O(n log n). */
export function spearman(pairs: readonly (readonly [number, number])[]): number | null {
  const ranksOfOne = ranks(pairs.map(([one]) => one));
  const ranksOfOther = ranks(pairs.map(([, other]) => other));
  const middle = (pairs.length + 1) / 2;
  let both = 0;
  let squaresOfOne = 0;
  let squaresOfOther = 0;
  ranksOfOne.forEach((rank, at) => {
    const one = rank - middle;
    const other = (ranksOfOther[at] ?? 0) - middle;
    both += one * other;
    squaresOfOne += one * one;
    squaresOfOther += other * other;
  });
  return squaresOfOne === 0 || squaresOfOther === 0 ? null : both / Math.sqrt(squaresOfOne * squaresOfOther);
}

/** From 1. */
function ranks(values: readonly number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).sort((one, other) => one.value - other.value);
  const result = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && order[to]?.value === order[from]?.value) to++;
    for (const { at } of order.slice(from, to)) result[at] = (from + 1 + to) / 2;
    from = to;
  }
  return result;
}
