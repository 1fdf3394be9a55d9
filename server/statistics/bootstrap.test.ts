import fc from "fast-check";
import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { describe, expect, it } from "vitest";
import { bootstrapMean, bootstrapOf, bootstrapRatio, type Part } from "./bootstrap";

/** The mean of every sample of as many values with replacement, sorted: the bootstrap distribution itself. */
function everyMean(values: readonly number[]): number[] {
  let sums = [0];
  for (let draw = 0; draw < values.length; draw++) sums = sums.flatMap((sum) => values.map((value) => sum + value));
  return sums.map((sum) => sum / values.length).sort((a, b) => a - b);
}

/** Percentiles of 2,000 samples of the units, added up as they are written down. */
function intervalOneByOne(units: readonly (readonly Part[])[], statistic: (sums: readonly Part[]) => number) {
  const random = xoroshiro128plus(1);
  const figures = Array.from({ length: 2_000 }, () => {
    const drawn = units.map(() => units[Math.floor(uniformFloat64(random) * units.length)] ?? []);
    const sums = [0, 1].map((at) =>
      drawn.reduce((total, unit) => ({ sum: total.sum + (unit[at]?.sum ?? 0), of: total.of + (unit[at]?.of ?? 0) }), {
        sum: 0,
        of: 0,
      }),
    );
    return statistic(sums);
  }).sort((a, b) => a - b);
  const between = (low: number, share: number) =>
    (figures[low] ?? 0) + share * ((figures[low + 1] ?? 0) - (figures[low] ?? 0));
  return { low: between(49, 0.025 * 1_999 - 49), high: between(1_949, 0.975 * 1_999 - 1_949) };
}

describe("the bootstrap interval", () => {
  it("agrees with every sample there is, of few values", () => {
    const values = [0, 0.2, 0.3, 0.7, 0.9, 1];
    const means = everyMean(values);
    const { low, high } = bootstrapMean(values) ?? { low: Number.NaN, high: Number.NaN };
    const shareBelow = (bound: number) => means.filter((mean) => mean < bound).length / means.length;
    expect(shareBelow(low)).toBeGreaterThan(0.01);
    expect(shareBelow(low)).toBeLessThan(0.04);
    expect(shareBelow(high)).toBeGreaterThan(0.96);
    expect(shareBelow(high)).toBeLessThan(0.99);
  });

  it("is about the normal one of many values", () => {
    const values = Array.from({ length: 400 }, (_, index) => (index % 4 === 0 ? 1 : 0));
    const reach = 1.96 * Math.sqrt((0.25 * 0.75) / 400);
    const { low, high } = bootstrapMean(values) ?? { low: Number.NaN, high: Number.NaN };
    expect(Math.abs(low - (0.25 - reach))).toBeLessThan(0.006);
    expect(Math.abs(high - (0.25 + reach))).toBeLessThan(0.006);
  });

  it("lies within the values, is the same each time, and moves with them", () => {
    const values = fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(values, (some) => {
        const interval = bootstrapMean(some);
        expect(bootstrapMean(some)).toEqual(interval);
        if (interval === null) return expect(new Set(some.map((value) => value + 0)).size).toBe(1);
        expect(interval.low).toBeGreaterThanOrEqual(Math.min(...some) - 1e-9);
        expect(interval.high).toBeLessThanOrEqual(Math.max(...some) + 1e-9);
        expect(interval.low).toBeLessThanOrEqual(interval.high);
        const moved = bootstrapMean(some.map((value) => value + 3));
        if (moved !== null) expect(moved.low).toBeCloseTo(interval.low + 3, 6);
      }),
      { numRuns: 30 },
    );
  });

  it("is that of the samples drawn one by one, to the last bit", () => {
    const part = fc.record({ sum: fc.double({ min: -9, max: 9, noNaN: true }), of: fc.integer({ min: 0, max: 4 }) });
    const units = fc.array(fc.tuple(part, part), { minLength: 2, maxLength: 12 });
    const statistic = (sums: readonly Part[]) => sums.reduce((total, { sum, of }) => total + sum / (of + 1), 0);
    fc.assert(
      fc.property(units, (some) => {
        const interval = bootstrapOf(some, statistic);
        if (interval !== null) expect(interval).toEqual(intervalOneByOne(some, statistic));
      }),
      { numRuns: 10 },
    );
  });

  it("draws whole units: a unit of large weight carries it along", () => {
    const interval = bootstrapRatio([
      { sum: 8, of: 8 },
      { sum: 0, of: 2 },
    ]);
    expect(interval).toEqual({ low: 0, high: 1 });
  });

  it("says nothing of one unit, or of units that are all alike", () => {
    expect(bootstrapMean([0.5])).toBeNull();
    expect(bootstrapMean([1, 1, 1])).toBeNull();
  });
});
