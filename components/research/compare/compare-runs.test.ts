import { describe, expect, it } from "vitest";
import { exampleListItem, exampleResult, exampleRunView, exampleTrial } from "../testing/example-run-view";
import { compareRuns, identityDifferences } from "./compare-runs";

const failed = exampleResult({ final: false });

describe("two runs side by side", () => {
  it("tell which trials flipped", () => {
    const left = exampleRunView([
      exampleTrial({ idx: 1 }),
      exampleTrial({ idx: 2, result: failed }),
      exampleTrial({ idx: 3 }),
      exampleTrial({ idx: 4, result: failed }),
      exampleTrial({ idx: 5 }),
    ]);
    const right = exampleRunView([
      exampleTrial({ idx: 1, result: failed }),
      exampleTrial({ idx: 2 }),
      exampleTrial({ idx: 3 }),
      exampleTrial({ idx: 4, result: failed }),
      exampleTrial({ idx: 5, result: null }),
      exampleTrial({ idx: 1, trial: 1 }),
    ]);
    const { lost, won, ...counts } = compareRuns(left, right);
    expect(lost.map((pair) => pair.left.idx)).toEqual([1]);
    expect(won.map((pair) => pair.left.idx)).toEqual([2]);
    expect(counts).toEqual({ bothPass: 1, bothFail: 1, unpaired: 3 });
  });

  it("say what makes them different experiments", () => {
    const left = exampleRunView([]);
    const { identity } = exampleListItem();
    if (identity === null) throw new Error("The example has an identity.");
    expect(identityDifferences(left, left)).toEqual([]);
    const right = exampleRunView([], { identity: { ...identity, seed: 2, agent: "reflexion" } });
    expect(identityDifferences(left, right)).toEqual([
      { what: "Agent", left: "react", right: "reflexion" },
      { what: "Seed", left: "1", right: "2" },
    ]);
  });
});
