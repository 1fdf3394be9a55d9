import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { facetValues, meets, type RateColumn, ratesOf, type Tallies } from "./benchmark";

function column(key: string, given: Partial<RateColumn> = {}): RateColumn {
  return { key, label: key, group: key, average: null, unit: "share", meanOf: null, ofNothing: null, ...given };
}

describe("the rates of trials", () => {
  it("are micro where tallies count checks, macro where they count trials", () => {
    const trials: Tallies[] = [
      { micro: { got: 8, of: 8 }, macro: { got: 1, of: 1 } },
      { micro: { got: 7, of: 8 }, macro: { got: 0, of: 1 } },
      { macro: { got: 0, of: 1 } },
    ];
    const rates = ratesOf([column("micro"), column("macro")], trials);
    expect(rates).toEqual({ micro: 15 / 16, macro: 1 / 3 });
  });

  it("are what the column says where nothing counts", () => {
    expect(ratesOf([column("a"), column("b", { ofNothing: 0 })], [])).toEqual({ a: null, b: 0 });
  });

  it("can be unweighted means of those others that have a value", () => {
    const columns = [column("one"), column("two"), column("mean", { meanOf: ["one", "two"] })];
    const trial = (key: string, got: number) => ({ [key]: { got, of: 1 } });
    const trials = [trial("one", 90), trial("one", 100), trial("two", 50)];
    expect(ratesOf(columns, trials)).toEqual({ one: 95, two: 50, mean: 72.5 });
    expect(ratesOf(columns, [trial("one", 90)])).toEqual({ one: 90, two: null, mean: 90 });
  });

  it("do not depend on the order of trials, and lie between the least and the most", () => {
    const tally = fc.record({ got: fc.integer({ min: 0, max: 5 }), of: fc.constant(5) });
    fc.assert(
      fc.property(fc.array(tally, { minLength: 1, maxLength: 20 }), (tallies) => {
        const trials = tallies.map((one) => ({ rate: one }));
        const { rate } = ratesOf([column("rate")], trials);
        expect(ratesOf([column("rate")], trials.toReversed())).toEqual({ rate });
        const shares = tallies.map(({ got, of }) => got / of);
        expect(rate).toBeGreaterThanOrEqual(Math.min(...shares) - 1e-12);
        expect(rate).toBeLessThanOrEqual(Math.max(...shares) + 1e-12);
      }),
    );
  });
});

it("meets a rate with all that it can give, and not where nothing counts", () => {
  expect(meets({ a: { got: 2, of: 2 } }, "a")).toBe(true);
  expect(meets({ a: { got: 1, of: 2 } }, "a")).toBe(false);
  expect(meets({ a: { got: 0, of: 0 } }, "a")).toBe(false);
  expect(meets({}, "a")).toBe(false);
});

it("lists a facet's values in its order, others after them, numbers by size", () => {
  const facet = { key: "days", label: "Days", values: ["many"] };
  expect(facetValues(facet, ["10", "3", "many", "3"])).toEqual(["many", "3", "10"]);
});
