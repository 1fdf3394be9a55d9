import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { valuesIn } from "./values";

describe("valuesIn", () => {
  it.each([
    ["$1,284.50", "money", 128_450],
    ["1284.5 USD", "money", 128_450],
    ["USD 40", "money", 40_00],
    ["a hundred and twenty dollars", "money", 120_00],
    ["Cost: 15", "money", 15_00],
    ["2:05 pm", "clock", 845],
    ["2:05pm", "clock", 845],
    ["12 am", "clock", 0],
    ["2022-03-10", "date", 310],
    ["10 March 2022", "date", 310],
    ["March 10th", "date", 310],
    ["3 hours 2 mins", "duration", 182],
    ["1,149 km", "distance", 1_149],
    ["rated 4.1", "rating", 4.1],
    ["4.5 stars", "rating", 4.5],
    ["4.5★", "rating", 4.5],
    ["2-night", "count", 2],
    ["three restaurants", "count", 3],
    ["2 people", "count", 2],
  ] as const)("reads %s as %s", (text, kind, amount) => {
    expect(valuesIn(`so: ${text}.`)).toMatchObject([{ kind, amount }]);
  });

  it("reads back every amount that is written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (minor) => {
        const written = (minor / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
        expect(valuesIn(`It is ${written} in all`)).toMatchObject([{ kind: "money", amount: minor, unit: "USD" }]);
      }),
      { numRuns: 50 },
    );
  });
});
