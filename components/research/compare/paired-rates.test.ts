import { describe, expect, it } from "vitest";
import type { RateColumn } from "@/server/views";
import { exampleBenchmark } from "@/server/views/testing/benchmark-info";
import { endedOf } from "../benchmark/figures/ended-trials";
import { exampleResult, exampleTallies, exampleTrial } from "../testing/example-run-view";
import { type EndedPair, pairedDifference, passDifference } from "./paired-rates";
import { pairedWords } from "./paired-words";
import { flips, verdictWords } from "./verdict";

/** Pairs of tasks 1, 2, …, of which "both", "left", "right" or "neither" pass. */
function pairsOf(outcomes: readonly ("both" | "left" | "right" | "neither")[], trials = 1): EndedPair[] {
  return outcomes.flatMap((outcome, index) => {
    const taskId = String(1 + Math.floor(index / trials));
    const side = (passes: boolean) =>
      endedOf([
        exampleTrial({ taskId, trial: index % trials, result: exampleResult({}, passes ? [] : ["valid_cost"]) }),
      ]);
    const [left] = side(outcome === "both" || outcome === "left");
    const [right] = side(outcome === "both" || outcome === "right");
    return left && right ? [{ left, right }] : [];
  });
}

const POINTS = { average: null, unit: "points", meanOf: null, ofNothing: null } as const;
const { rates: COLUMNS } = exampleBenchmark();
const differenceOf = (pairs: readonly EndedPair[], key: string, columns: readonly RateColumn[] = COLUMNS) => {
  const column = columns.find((one) => one.key === key);
  if (column === undefined) throw new Error(`There is no rate ${key}.`);
  return pairedDifference(pairs, column, columns);
};
const OUTCOMES = ["both", "both", "both", "left", "right", "right", "right", "right", "right", "neither"] as const;

describe("the paired difference of two runs", () => {
  it("is right minus left over the same tasks, with an interval and McNemar’s p", () => {
    const found = differenceOf(pairsOf(OUTCOMES), "final");
    expect(found).toMatchObject({ difference: expect.closeTo(0.4), tasks: 10, p: expect.closeTo(0.21875) });
    expect(found?.interval?.low).toBeLessThan(0.4);
    expect(found?.interval?.high).toBeGreaterThan(0.4);
    expect(differenceOf([], "final")).toBeNull();
  });

  it("draws whole tasks where each was tried several times, and tests nothing", () => {
    const found = differenceOf(pairsOf(OUTCOMES, 2), "final");
    expect(found).toMatchObject({ difference: expect.closeTo(0.4), tasks: 5, p: null });
    expect(found?.interval?.high).toBeLessThanOrEqual(1);
  });

  it("counts constraints where they are asked for", () => {
    const found = differenceOf(pairsOf(OUTCOMES), "rulesMicro");
    expect(found).toMatchObject({ difference: expect.closeTo(4 / 20), tasks: 10, p: null });
    expect(differenceOf(pairsOf(["both", "both"]), "rulesMicro")).toEqual({
      unit: "share",
      difference: 0,
      interval: null,
      tasks: 2,
      p: null,
    });
  });
});

describe("the paired difference of points", () => {
  const types = ["one", "two"].map((key): RateColumn => ({ ...POINTS, key, label: key, group: key }));
  const columns = [...types, { ...POINTS, key: "mean", label: "Mean", group: "Mean", meanOf: ["one", "two"] }];
  const scored = (taskId: string, type: string, [left, right]: readonly [number, number]): EndedPair[] => {
    const side = (got: number) =>
      endedOf([exampleTrial({ taskId, result: exampleResult({ tallies: { [type]: { got, of: 1 } } }) })]);
    const [a] = side(left);
    const [b] = side(right);
    return a && b ? [{ left: a, right: b }] : [];
  };
  const pairs = [
    ...scored("1", "one", [60, 80]),
    ...scored("2", "one", [60, 60]),
    ...scored("3", "two", [100, 70]),
    ...scored("4", "two", [90, 90]),
  ];

  it("is of the tasks that count for a column, and tests nothing", () => {
    expect(differenceOf(pairs, "one", columns)).toEqual({
      ...{ unit: "points", difference: 10, tasks: 2, p: null },
      interval: { low: 0, high: 20 },
    });
  });

  it("is the difference of two means where a rate is the mean of others", () => {
    const found = differenceOf(pairs, "mean", columns);
    expect(found).toMatchObject({ unit: "points", difference: expect.closeTo(-2.5), tasks: 4, p: null });
    expect(found?.interval?.low).toBeLessThan(-2.5);
    expect(found?.interval?.high).toBeGreaterThan(-2.5);
  });

  it("leaves out what only one side counts", () => {
    const [pair] = scored("1", "one", [0, 0]);
    if (pair === undefined) throw new Error("There is a pair.");
    const undelivered = { ...pair.right, result: { ...pair.right.result, tallies: {} } };
    expect(differenceOf([{ ...pair, right: undelivered }], "one", columns)).toBeNull();
  });
});

describe("the paired difference of a run’s passes", () => {
  it("goes by the result, whatever the rates count", () => {
    const pairs = pairsOf(OUTCOMES).map(({ left, right }) => ({
      left: { ...left, result: { ...left.result, tallies: exampleTallies(true, 0) } },
      right,
    }));
    expect(passDifference(pairs)).toMatchObject({ difference: expect.closeTo(0.4), tasks: 10 });
  });
});

describe("the paired difference in words", () => {
  it("says how many tasks part them, and that chance may", () => {
    expect(pairedWords(pairsOf(OUTCOMES))).toMatch(
      /^Of 10 tasks, 1 pass at the left only and 5 at the right only: right − left = \+40 points \(95 % CI −\d+ to \+\d+\), exact McNemar p = 0\.22\. Chance alone may explain it/,
    );
  });

  it("says where chance hardly does, and where there is nothing to compare", () => {
    expect(pairedWords(pairsOf(Array<"right">(12).fill("right")))).toMatch(
      /exact McNemar p < 0\.001\. That is more than chance/,
    );
    expect(pairedWords([])).toBe("No task ended in both, so nothing can be said of their difference.");
  });
});

describe("two verdicts", () => {
  it("differ only where both were asked for and reached", () => {
    expect(flips(true, false)).toBe(true);
    expect([flips(true, true), flips(false, null), flips(true, undefined), flips(null, undefined)]).not.toContain(true);
    expect([undefined, null, true, false].map(verdictWords)).toEqual([
      "not reached",
      "not asked for",
      "kept",
      "broken",
    ]);
  });
});
