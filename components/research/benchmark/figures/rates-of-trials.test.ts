import { describe, expect, it } from "vitest";
import { exampleResult, exampleTrial } from "../../testing/example-run-view";
import { endedOf, keptOf, partsOf, ratesOf } from "./rates-of-trials";

const TRIALS = [
  exampleTrial(),
  exampleTrial({ idx: 2, result: exampleResult({}, ["valid_cuisine"]) }),
  // Never delivered: what it was asked for counts all the same.
  exampleTrial({
    idx: 3,
    level: "hard",
    days: 7,
    result: exampleResult({ delivered: false, final: false, checks: {} }),
  }),
  exampleTrial({ idx: 4, status: "running", result: null }),
];

describe("the rates of some trials", () => {
  it("are those that are published, over what has ended", () => {
    expect(ratesOf(endedOf(TRIALS))).toEqual({
      delivery: 2 / 3,
      commonsenseMicro: 16 / 24,
      commonsenseMacro: 2 / 3,
      hardMicro: 3 / 6,
      hardMacro: 1 / 3,
      final: 1 / 3,
    });
    expect(ratesOf([])).toBeNull();
  });

  it("count a hard constraint where it is asked for, a commonsense one everywhere", () => {
    const ended = endedOf(TRIALS);
    expect(keptOf(ended, "valid_cuisine")).toEqual({ kept: 1, of: 3 });
    expect(keptOf(ended, "valid_room_type")).toEqual({ kept: 0, of: 0 });
    expect(keptOf(ended, "is_not_absent")).toEqual({ kept: 2, of: 3 });
  });

  it("are told for each level and number of days that there is", () => {
    expect(partsOf(TRIALS)).toEqual([
      { level: "easy", days: 3 },
      { level: "hard", days: 7 },
    ]);
  });
});
