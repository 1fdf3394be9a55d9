/**
 * The items with pairs of them exchanged until no exchange is better. `better` gives them with two of them at each other's place, or null
 * where that is not better; each exchange has to leave less of something, so that this ends.
 */
export function exchangePairs<Item>(
  items: readonly Item[],
  better: (items: readonly Item[], first: number, second: number) => readonly Item[] | null,
): readonly Item[] {
  let current = items;
  for (let improved = true; improved; ) {
    improved = false;
    for (let first = 0; first < items.length; first++) {
      for (let second = first + 1; second < items.length; second++) {
        const exchanged = better(current, first, second);
        if (exchanged === null) continue;
        current = exchanged;
        improved = true;
      }
    }
  }
  return current;
}
