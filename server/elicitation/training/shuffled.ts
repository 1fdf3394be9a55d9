import { Draws } from "../draws";

/** The items in an order that the seed and the label draw (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], seed: number, label: string): T[] {
  const draws = new Draws(seed, label);
  const order = [...items];
  for (let index = order.length - 1; index > 0; index--) {
    const other = Math.floor(draws.fraction() * (index + 1));
    const [a, b] = [order[index], order[other]];
    if (a !== undefined && b !== undefined) [order[index], order[other]] = [b, a];
  }
  return order;
}
