/** Rows of the table of weights; features share a row only by chance. */
export const ROWS = 1 << 22;

/** One thing that a text can come to: the rows of the weights that speak for it. */
export interface Candidate {
  readonly name: string;
  readonly rows: readonly number[];
}

/** A number for a text, the same everywhere (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** The row of a feature for a class: both hashes mixed. */
export function rowOf(classHash: number, featureHash: number): number {
  let mixed = Math.imul(classHash ^ (featureHash >>> 15) ^ (featureHash << 17), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) & (ROWS - 1);
}

/** The probability of each candidate: the exponential of its weights' sum, as a share of all. Sums to 1. */
export function probabilities(weights: ArrayLike<number>, scale: number, candidates: readonly Candidate[]): number[] {
  const scores = candidates.map(({ rows }) => {
    let sum = 0;
    for (const row of rows) sum += weights[row] ?? 0;
    return sum * scale;
  });
  const highest = Math.max(...scores);
  const exponentials = scores.map((score) => Math.exp(score - highest));
  const total = exponentials.reduce((sum, one) => sum + one, 0);
  return exponentials.map((one) => one / total);
}
