/** How far two answers are apart: all alike, by the ranks between them, or by their difference. */
export type Level = "nominal" | "ordinal" | "interval";

/** What one or more units add to the matrix of coincidences: `weights[i]` to `cells[i]`, which is row × points + column. */
interface Coincidences {
  readonly cells: readonly number[];
  readonly weights: readonly number[];
}

/**
 * Krippendorff's α ("Computing Krippendorff's Alpha-Reliability", 2011, section D): 1 − observed / expected disagreement. Each unit holds
 * the answers that it got, as whole numbers from 0 to points − 1; a missing answer is left out, and a unit with fewer than two says
 * nothing. Null where all answers are alike or no unit has two: α is undefined. O(answers · answers per unit + points²).
 */
export function krippendorffAlpha(
  units: readonly (readonly number[])[],
  { points, level }: { readonly points: number; readonly level: Level },
): number | null {
  return alphaOf([coincidencesOf(units, points)], { points, level });
}

/** Every ordered pair of answers within a unit of m answers counts 1 / (m − 1). */
export function coincidencesOf(units: readonly (readonly number[])[], points: number): Coincidences {
  const cells: number[] = [];
  const weights: number[] = [];
  for (const unit of units) {
    unit.forEach((one, at) => {
      unit.forEach((other, place) => {
        if (at === place) return;
        cells.push(one * points + other);
        weights.push(1 / (unit.length - 1));
      });
    });
  }
  return { cells, weights };
}

/** α of all that is added; a resample adds an item as often as it drew it. */
export function alphaOf(
  added: Iterable<Coincidences>,
  { points, level }: { readonly points: number; readonly level: Level },
): number | null {
  const matrix = new Float64Array(points * points);
  for (const { cells, weights } of added) {
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at] ?? 0;
      matrix[cell] = (matrix[cell] ?? 0) + (weights[at] ?? 0);
    }
  }
  const totals = Array.from({ length: points }, (_, row) =>
    matrix.subarray(row * points, (row + 1) * points).reduce((sum, weight) => sum + weight, 0),
  );
  const total = totals.reduce((sum, count) => sum + count, 0);
  const places = placesOf(totals, level);
  let observed = 0;
  let expected = 0;
  for (let one = 0; one < points; one++) {
    for (let other = one + 1; other < points; other++) {
      const distance = level === "nominal" ? 1 : ((places[one] ?? 0) - (places[other] ?? 0)) ** 2;
      observed += (matrix[one * points + other] ?? 0) * distance;
      expected += (totals[one] ?? 0) * (totals[other] ?? 0) * distance;
    }
  }
  return expected === 0 ? null : 1 - ((total - 1) * observed) / expected;
}

/** Where each answer lies on the line along which distances are measured; of ordinal ones, at its middle rank. */
function placesOf(totals: readonly number[], level: Level): number[] {
  if (level !== "ordinal") return totals.map((_, at) => at);
  let before = 0;
  return totals.map((count) => {
    const middle = before + count / 2;
    before += count;
    return middle;
  });
}
