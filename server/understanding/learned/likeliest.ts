import { type Candidate, probabilities } from "./log-linear";
import type { ReaderWeights } from "./weights-file";

/** The candidate that speaks most for itself, and its probability, 0–1. */
export function likeliest(
  { weights, scale }: ReaderWeights,
  candidates: readonly Candidate[],
): { readonly name: string; readonly probability: number } {
  const shares = probabilities(weights, scale, candidates);
  const probability = Math.max(...shares);
  return { name: candidates[shares.indexOf(probability)]?.name ?? "", probability };
}
