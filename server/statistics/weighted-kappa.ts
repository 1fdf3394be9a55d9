/** How much two answers that differ disagree: fully, by their distance, or by its square. */
export type KappaWeights = "none" | "linear" | "quadratic";

/**
 * Cohen's κ of two raters (1960; weighted: Psychological Bulletin 70, 1968): 1 − observed / expected disagreement, expected by each
 * rater's own marginals. Pairs are the two raters' answers to one unit, as whole numbers from 0 to points − 1. Null where both
 * always gave one and the same answer, and without pairs: κ is undefined. O(pairs + points²).
 */
export function weightedKappa(
  pairs: readonly (readonly [number, number])[],
  { points, weights }: { readonly points: number; readonly weights: KappaWeights },
): number | null {
  const ofOne = new Float64Array(points);
  const ofOther = new Float64Array(points);
  let observed = 0;
  for (const [one, other] of pairs) {
    ofOne[one] = (ofOne[one] ?? 0) + 1;
    ofOther[other] = (ofOther[other] ?? 0) + 1;
    observed += disagreement(one, other, weights);
  }
  let expected = 0;
  ofOne.forEach((countOfOne, one) => {
    ofOther.forEach((countOfOther, other) => {
      expected += countOfOne * countOfOther * disagreement(one, other, weights);
    });
  });
  return expected === 0 ? null : 1 - (observed * pairs.length) / expected;
}

function disagreement(one: number, other: number, weights: KappaWeights): number {
  if (weights === "none") return one === other ? 0 : 1;
  return weights === "linear" ? Math.abs(one - other) : (one - other) ** 2;
}
