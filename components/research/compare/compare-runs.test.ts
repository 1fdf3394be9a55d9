import { describe, expect, it } from "vitest";
import { exampleBenchmark } from "@/server/views/testing/benchmark-info";
import { exampleResult, exampleRunView, exampleTrial } from "../testing/example-run-view";
import { compareRuns } from "./compare-runs";

const failed = exampleResult({ passed: false });

describe("two runs side by side", () => {
  it("tell which trials flipped", () => {
    const left = exampleRunView([
      exampleTrial({ taskId: "1" }),
      exampleTrial({ taskId: "2", result: failed }),
      exampleTrial({ taskId: "3" }),
      exampleTrial({ taskId: "4", result: failed }),
      exampleTrial({ taskId: "5" }),
    ]);
    const right = exampleRunView([
      exampleTrial({ taskId: "1", result: failed }),
      exampleTrial({ taskId: "2" }),
      exampleTrial({ taskId: "3" }),
      exampleTrial({ taskId: "4", result: failed }),
      exampleTrial({ taskId: "5", result: null }),
      exampleTrial({ taskId: "1", trial: 1 }),
    ]);
    const { pairs, lost, won, ...counts } = compareRuns(left, right);
    expect(pairs).toHaveLength(4);
    expect(lost.map((pair) => pair.left.taskId)).toEqual(["1"]);
    expect(won.map((pair) => pair.left.taskId)).toEqual(["2"]);
    expect(counts).toEqual({ bothPass: 1, bothFail: 1, unpaired: 3 });
  });

  it("pair nothing across sets of tasks: the same number is another task there", () => {
    const left = exampleRunView([exampleTrial()]);
    const tasks = { name: "other", count: 1, of: 1, sha256: "def" };
    const others = [
      exampleRunView([exampleTrial()], { tasks }),
      exampleRunView([exampleTrial()], {}, exampleBenchmark({ name: "another" })),
    ];
    for (const right of others) expect(compareRuns(left, right)).toMatchObject({ pairs: [], unpaired: 2 });
  });
});
