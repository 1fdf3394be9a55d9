/** Indices of whole numbers in ascending order, equal ones in the order of their indices: one pass to count, one to place. */
export function sortedByTime(times: readonly number[]): Int32Array {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const time of times) {
    if (time < least) least = time;
    if (time > most) most = time;
  }
  if (times.length === 0) return new Int32Array();
  const next = new Int32Array(most - least + 2);
  for (const time of times) next[time - least + 1] = (next[time - least + 1] ?? 0) + 1;
  for (let index = 1; index < next.length; index += 1) next[index] = (next[index] ?? 0) + (next[index - 1] ?? 0);
  const order = new Int32Array(times.length);
  for (const [index, time] of times.entries()) {
    const place = next[time - least] ?? 0;
    order[place] = index;
    next[time - least] = place + 1;
  }
  return order;
}
