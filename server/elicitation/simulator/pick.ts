import type { Draws } from "../draws";

/** One of the items; throws RangeError when there is none. */
export function pick<T>(draws: Draws, items: readonly T[]): T {
  const item = items[Math.floor(draws.fraction() * items.length)];
  if (item === undefined) throw new RangeError("There is nothing to pick from.");
  return item;
}

export function chance(draws: Draws, probability: number): boolean {
  return draws.fraction() < probability;
}
