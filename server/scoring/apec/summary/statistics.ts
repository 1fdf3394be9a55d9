import { quantile } from "@/server/statistics";

export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** The sample's standard deviation; 0 for fewer than two. */
export function deviation(numbers: readonly number[]): number {
  if (numbers.length < 2) return 0;
  const middle = mean(numbers);
  return Math.sqrt(numbers.reduce((sum, number) => sum + (number - middle) ** 2, 0) / (numbers.length - 1));
}

export function meanWithError(numbers: readonly number[]): { mean: number; standardError: number } {
  return {
    mean: mean(numbers),
    standardError: numbers.length === 0 ? 0 : deviation(numbers) / Math.sqrt(numbers.length),
  };
}

/** The lower quartile, the median and the upper quartile, between neighbors where needed. */
export function quartiles(numbers: readonly number[]): [number, number, number] {
  const sorted = [...numbers].sort((a, b) => a - b);
  return [quantile(sorted, 0.25), quantile(sorted, 0.5), quantile(sorted, 0.75)];
}

/** Pearson's correlation; null where one of the two does not vary. */
export function correlation(a: readonly number[], b: readonly number[]): number | null {
  const spread = deviation(a) * deviation(b);
  if (spread < 1e-12) return null;
  const [meanA, meanB] = [mean(a), mean(b)];
  const shared = a.reduce((sum, value, index) => sum + (value - meanA) * ((b[index] ?? meanB) - meanB), 0);
  return Math.min(1, Math.max(-1, shared / (a.length - 1) / spread));
}
