import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spreadLabels } from "./spread-labels";

describe("labels at the ends of lines", () => {
  it("stay where they have room", () => {
    const labels = spreadLabels(
      [
        { id: "b", at: 80 },
        { id: "a", at: 20 },
      ],
      { gap: 14, top: 0, bottom: 100 },
    );
    expect(labels).toEqual([
      { id: "a", at: 20, y: 20 },
      { id: "b", at: 80, y: 80 },
    ]);
  });

  it("keep apart, in order and within the chart", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { maxLength: 14 }), (ends) => {
        const labels = spreadLabels(
          ends.map((at, index) => ({ id: String(index), at })),
          { gap: 14, top: 0, bottom: 200 },
        );
        labels.forEach(({ y, at }, index) => {
          const before = labels[index - 1];
          if (before) expect(y - before.y).toBeGreaterThanOrEqual(14 - 1e-9);
          if (before) expect(at).toBeGreaterThanOrEqual(before.at);
          expect(y).toBeGreaterThanOrEqual(-1e-9);
          expect(y).toBeLessThanOrEqual(200);
        });
      }),
    );
  });
});
