import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exactMcNemar, pairedPassDifference } from "./paired";

/** Every way in which the pairs that differ could have fallen, counted one by one. */
function byHand(left: number, right: number): number {
  const n = left + right;
  const apart = Math.abs(left - right);
  let far = 0;
  for (let mask = 0; mask < 1 << n; mask++) {
    let ones = 0;
    for (let bit = 0; bit < n; bit++) ones += (mask >> bit) & 1;
    if (Math.abs(2 * ones - n) >= apart) far += 1;
  }
  return far / (1 << n);
}

const count = fc.integer({ min: 0, max: 60 });
const counts = fc.record({ both: count, left: count, right: count, neither: count });

describe("the exact McNemar test", () => {
  it("agrees with counting every way in which the pairs could have fallen", () => {
    for (let left = 0; left <= 7; left++) {
      for (let right = 0; right <= 7; right++) {
        expect(exactMcNemar({ left, right })).toBeCloseTo(byHand(left, right), 12);
      }
    }
  });

  it("is 1 where no pair differs, the same either way round, and holds for many pairs", () => {
    expect(exactMcNemar({ left: 0, right: 0 })).toBe(1);
    expect(exactMcNemar({ left: 0, right: 10 })).toBeCloseTo(2 / 1024, 12);
    expect(exactMcNemar({ left: 5_000, right: 5_000 })).toBe(1);
    // By the normal distribution: z = 200 / √10,000 = 2, less half a step for continuity.
    expect(exactMcNemar({ left: 5_100, right: 4_900 })).toBeCloseTo(0.0466, 3);
    fc.assert(
      fc.property(count, count, (left, right) => {
        expect(exactMcNemar({ left, right })).toBeCloseTo(exactMcNemar({ left: right, right: left }), 12);
      }),
    );
  });
});

describe("the difference of paired pass rates", () => {
  it("is right minus left, within its interval, which is turned round with the sides", () => {
    fc.assert(
      fc.property(counts, (some) => {
        const found = pairedPassDifference(some);
        const n = some.both + some.left + some.right + some.neither;
        if (found === null) return expect(n).toBe(0);
        expect(found.difference).toBeCloseTo((some.right - some.left) / n, 12);
        expect(found.low).toBeLessThanOrEqual(found.difference);
        expect(found.high).toBeGreaterThanOrEqual(found.difference);
        expect(found.low).toBeGreaterThanOrEqual(-1 - 1e-9);
        expect(found.high).toBeLessThanOrEqual(1 + 1e-9);
        expect(found.high - found.low).toBeGreaterThan(0);
        const turned = pairedPassDifference({ ...some, left: some.right, right: some.left });
        expect(turned?.low).toBeCloseTo(-found.high, 9);
      }),
    );
  });

  it("holds the true difference about as often as it says, as drawn", () => {
    const truth = { both: 0.5, left: 0.05, right: 0.2, neither: 0.25 };
    let held = 0;
    const [times, tasks] = [1_000, 45];
    let state = 7;
    const fraction = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    };
    for (let time = 0; time < times; time++) {
      const drawn = { both: 0, left: 0, right: 0, neither: 0 };
      for (let task = 0; task < tasks; task++) {
        const at = fraction();
        if (at < truth.both) drawn.both += 1;
        else if (at < truth.both + truth.left) drawn.left += 1;
        else if (at < truth.both + truth.left + truth.right) drawn.right += 1;
        else drawn.neither += 1;
      }
      const found = pairedPassDifference(drawn);
      if (found !== null && found.low <= 0.15 && 0.15 <= found.high) held += 1;
    }
    expect(held / times).toBeGreaterThan(0.93);
    expect(held / times).toBeLessThan(0.99);
  });

  it("says of pairs that never differ how much they might", () => {
    expect(pairedPassDifference({ both: 10, left: 0, right: 0, neither: 0 })).toEqual({
      difference: 0,
      low: expect.closeTo(-0.2775, 4),
      high: expect.closeTo(0.2775, 4),
    });
  });
});
