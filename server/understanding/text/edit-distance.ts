import { distance } from "fastest-levenshtein";

/** Levenshtein distance in which two swapped neighbors count as one edit, the commonest slip of typing fingers. */
export function editDistance(a: string, b: string): number {
  const edits = distance(a, b);
  if (edits !== 2 || a.length !== b.length) return edits;
  const at = [...a].findIndex((letter, position) => letter !== b[position]);
  const swapped = a.slice(0, at) + (a[at + 1] ?? "") + (a[at] ?? "") + a.slice(at + 2);
  return swapped === b ? 1 : edits;
}
