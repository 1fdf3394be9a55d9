import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spearman, weightedKappa } from "@/server/statistics";
import { krippendorffAlpha } from "./krippendorff-alpha";
import { agreeingPairs, chanceAgreement } from "./percent-agreement";
import { pairsOf, referenceTables, unitsOf } from "./testing/reference-tables";

const { versions, tables } = referenceTables();
const LEVELS = ["nominal", "ordinal", "interval"] as const;
const WEIGHTS = ["none", "linear", "quadratic"] as const;

/** The largest difference; where one of the two is undefined, both must be. */
function farthest(pairs: readonly (readonly [number | null, number | null])[]): number {
  return Math.max(
    ...pairs.map(([ours, theirs]) => {
      if (ours === null || theirs === null) return ours === theirs ? 0 : Number.POSITIVE_INFINITY;
      return Math.abs(ours - theirs);
    }),
  );
}

describe("coefficients of agreement", () => {
  it("give the figures of Krippendorff's example of four coders and twelve units", () => {
    const units = unitsOf(["123321412...", "1233224125.3", ".3332342251.", "12332441251."]);
    const alphas = LEVELS.map((level) => krippendorffAlpha(units, { points: 6, level })?.toFixed(3));
    expect(alphas).toEqual(["0.743", "0.815", "0.849"]);
  });

  it("equal those of published implementations on 1,000 random tables", () => {
    expect(Object.keys(versions)).toEqual(["krippendorff", "scikit-learn", "scipy", "numpy"]);
    expect(tables).toHaveLength(1_000);
    for (const { rows, points, alphas, kappas, rho } of tables) {
      const [units, pairs] = [unitsOf(rows), pairsOf(rows)];
      const compared = [
        ...LEVELS.map((level, at) => [krippendorffAlpha(units, { points, level }), alphas[at] ?? null] as const),
        ...WEIGHTS.map((weights, at) => [weightedKappa(pairs, { points, weights }), kappas[at] ?? null] as const),
        [spearman(pairs), rho] as const,
      ];
      expect(farthest(compared), rows.join(" / ")).toBeLessThan(1e-9);
    }
  });

  it("do not depend on the order of units or of answers within them", () => {
    const unit = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 5 });
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 20 }), (units) => {
        const turned = units.map((answers) => answers.toReversed()).toReversed();
        for (const level of LEVELS) {
          const both = [units, turned].map((all) => krippendorffAlpha(all, { points: 5, level }));
          expect(farthest([[both[0] ?? null, both[1] ?? null]])).toBeLessThan(1e-9);
        }
        expect(agreeingPairs(turned, 1)).toEqual(agreeingPairs(units, 1));
      }),
      { numRuns: 50 },
    );
  });

  it("give the percent that agree and what chance by the marginals gives", () => {
    const units = [[0, 0, 1], [2, 0], [4]];
    expect(agreeingPairs(units, 0)).toEqual({ agreeing: 1, pairs: 4 });
    expect(agreeingPairs(units, 1)).toEqual({ agreeing: 3, pairs: 4 });
    // Five answers count: 0 three times, 1 and 2 once.
    expect(chanceAgreement(units, 0)).toBeCloseTo(11 / 25, 12);
    expect(chanceAgreement(units, 1)).toBeCloseTo((11 + 6 + 2) / 25, 12);
    expect(chanceAgreement([[1], []], 0)).toBeNull();
  });
});
