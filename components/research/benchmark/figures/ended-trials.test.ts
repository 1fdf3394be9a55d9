import { describe, expect, it } from "vitest";
import { exampleBenchmark } from "@/server/views/testing/benchmark-info";
import { exampleResult, exampleTallies, exampleTrial } from "../../testing/example-run-view";
import { endedOf, keptOf, partsOf } from "./ended-trials";

const undelivered = exampleResult({ delivered: false, passed: false, checks: {}, tallies: exampleTallies(false, 0) });
const TRIALS = [
  exampleTrial(),
  exampleTrial({ taskId: "2", result: exampleResult({}, ["valid_cuisine"]) }),
  // Never delivered: what it was asked for counts all the same.
  exampleTrial({ taskId: "3", facets: { level: "hard", days: "10" }, result: undelivered }),
  exampleTrial({ taskId: "4", facets: { level: "hard", days: "7" }, status: "running", result: null }),
];

describe("the parts of a run", () => {
  it("count a check in the trials that it counts for", () => {
    const ended = endedOf(TRIALS);
    expect(keptOf(ended, "valid_cuisine")).toEqual({ kept: 1, of: 3, tasks: 3 });
    expect(keptOf(ended, "valid_room_type")).toEqual({ kept: 0, of: 0, tasks: 0 });
  });

  it("are those by all facets that there are trials of, in the facets' order", () => {
    expect(partsOf(exampleBenchmark().facets, TRIALS)).toEqual([
      { level: "easy", days: "3" },
      { level: "hard", days: "7" },
      { level: "hard", days: "10" },
    ]);
    expect(partsOf([], TRIALS)).toEqual([]);
  });
});
