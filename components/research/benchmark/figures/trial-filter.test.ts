import { describe, expect, it } from "vitest";
import { exampleResult, exampleTrial } from "../../testing/example-run-view";
import { EVERY_TRIAL, inOrderOf, passes, trialFilter, trialsHref } from "./trial-filter";

describe("which trials are asked for", () => {
  it("is in the address, and is read from it", () => {
    const filter = {
      ...EVERY_TRIAL,
      outcome: "failed",
      part: { level: "hard", days: "7" },
      breaks: "valid_cost",
    } as const;
    const ranged = { ...EVERY_TRIAL, rate: "rounds", from: 8, below: 13, sort: "rounds", descending: true, page: 3 };
    const address = trialsHref("run-1", ranged);
    expect(trialFilter(Object.fromEntries(new URL(address, "http://localhost").searchParams))).toEqual(ranged);
    const href = trialsHref("run-1", filter);
    expect(href).toBe("/research/runs/run-1/trials?outcome=failed&of.level=hard&of.days=7&breaks=valid_cost");
    expect(trialFilter(Object.fromEntries(new URL(href, "http://localhost").searchParams))).toEqual(filter);
    expect(trialsHref("run-1")).toBe("/research/runs/run-1/trials");
  });

  it("is any where the address says nothing or nonsense", () => {
    const nonsense = { outcome: "x", "of.level": ["a"], failure: "x", page: "-1", tool: ["a", "b"] };
    expect(trialFilter(nonsense)).toEqual(EVERY_TRIAL);
  });

  it("tells trials apart by how they came out", () => {
    const passed = exampleTrial();
    const failed = exampleTrial({
      result: exampleResult({ endReason: "step limit", failures: [{ kind: "budget", side: "agent" }] }, ["valid_cost"]),
    });
    const waiting = exampleTrial({ result: null, status: "waiting" });
    const kept = (changes: Partial<typeof EVERY_TRIAL>) =>
      [passed, failed, waiting].map((trial) => passes(trial, { ...EVERY_TRIAL, ...changes }));
    expect(kept({})).toEqual([true, true, true]);
    expect(kept({ outcome: "passed" })).toEqual([true, false, false]);
    expect(kept({ outcome: "failed" })).toEqual([false, true, false]);
    expect(kept({ outcome: "waiting" })).toEqual([false, false, true]);
    expect(kept({ meets: "delivery" })).toEqual([true, true, false]);
    expect(kept({ meets: "rulesMacro" })).toEqual([true, false, false]);
    expect(kept({ part: { level: "easy" } })).toEqual([true, true, true]);
    expect(kept({ part: { level: "hard" } })).toEqual([false, false, false]);
    expect(kept({ breaks: "valid_cost" })).toEqual([false, true, false]);
    expect(kept({ breaks: "valid_room_type" })).toEqual([false, false, false]);
    expect(kept({ failure: "budget" })).toEqual([false, true, false]);
    expect(kept({ tool: "CitySearch" })).toEqual([true, true, false]);
    expect(kept({ end: "step limit" })).toEqual([false, true, false]);
    expect(kept({ rate: "rulesMacro", below: 1 })).toEqual([false, true, false]);
    expect(kept({ rate: "rulesMacro", from: 1 })).toEqual([true, false, false]);
    const order = (descending: boolean) =>
      inOrderOf([waiting, passed, failed], { ...EVERY_TRIAL, sort: "rulesMacro", descending });
    expect(order(true)).toEqual([passed, failed, waiting]);
    expect(order(false)).toEqual([failed, passed, waiting]);
  });
});
