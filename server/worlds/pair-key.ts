/** One key for an ordered pair of names; names never contain the separator NUL. */
export function pairKey(from: string, to: string): string {
  return `${from}\0${to}`;
}
