/** Of sorted values, between neighbors where needed; `share` from 0 to 1. 0 of no values. */
export function quantile(sorted: readonly number[], share: number): number {
  const position = share * (sorted.length - 1);
  const low = sorted[Math.floor(position)] ?? 0;
  return low + (position - Math.floor(position)) * ((sorted[Math.ceil(position)] ?? low) - low);
}
