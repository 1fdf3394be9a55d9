import fc from "fast-check";
import { expect, it } from "vitest";
import { axisTo, stepTicks } from "./axis";

it.each([
  [[0.3, 0.97], [0, 0.25, 0.5, 0.75, 1], 2],
  [[12], [0, 5, 10, 15, 20], 0],
  [[1_100], [0, 500, 1_000, 1_500, 2_000], 0],
  [[0], [0, 0.25, 0.5, 0.75, 1], 2],
  [[], [0, 0.25, 0.5, 0.75, 1], 2],
])("ends the axis of %j at a round number", (values, ticks, digits) => {
  expect(axisTo(values)).toEqual({ ticks, digits });
});

it("leaves no value above the axis, and no tick twice", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1e7, noNaN: true }), { minLength: 1 }), (values) => {
      const { ticks } = axisTo(values.map((value) => (value < 1e-3 ? 0 : value)));
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(
        Math.max(...values.map((value) => (value < 1e-3 ? 0 : value))) - 1e-4,
      );
      expect(new Set(ticks).size).toBe(5);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), (count) => {
      const ticks = stepTicks(count);
      expect([ticks[0], ticks.at(-1)]).toEqual([1, count]);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(ticks.toSorted((a, b) => a - b)).toEqual([...new Set(ticks)]);
    }),
  );
});
