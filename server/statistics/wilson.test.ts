import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wilsonInterval } from "./wilson";

const counts = fc
  .integer({ min: 1, max: 400 })
  .chain((n) => fc.record({ n: fc.constant(n), passed: fc.integer({ min: 0, max: n }) }));

describe("Wilson's interval", () => {
  it("is that of Newcombe's table (Statistics in Medicine 17, 1998, 857–872)", () => {
    expect(wilsonInterval(81 / 263, 263)).toEqual({ low: expect.closeTo(0.2553, 4), high: expect.closeTo(0.3662, 4) });
    expect(wilsonInterval(15 / 148, 148)).toEqual({ low: expect.closeTo(0.0624, 4), high: expect.closeTo(0.1605, 4) });
    expect(wilsonInterval(0, 20)).toEqual({ low: 0, high: expect.closeTo(0.1611, 4) });
    expect(wilsonInterval(1 / 29, 29)).toEqual({ low: expect.closeTo(0.0061, 4), high: expect.closeTo(0.1718, 4) });
  });

  it("has the ends at which the observed share is just 1.96 standard errors away", () => {
    fc.assert(
      fc.property(counts, ({ n, passed }) => {
        const share = passed / n;
        const { low, high } = wilsonInterval(share, n) ?? { low: Number.NaN, high: Number.NaN };
        for (const end of [low, high]) {
          if (end === 0 || end === 1) continue;
          expect(Math.abs(share - end) / Math.sqrt((end * (1 - end)) / n)).toBeCloseTo(1.959964, 4);
        }
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low <= share && share <= high).toBe(true);
        expect(high - low).toBeGreaterThan(0);
      }),
    );
  });

  it("is none of nothing", () => {
    expect(wilsonInterval(0, 0)).toBeNull();
  });
});
