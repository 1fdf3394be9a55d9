import type { TrialResult } from "@/server/views";

/** What came of a trial of the example benchmark. */
export function exampleResult(passed: boolean, given: Partial<TrialResult> = {}): TrialResult {
  const one = { got: passed ? 1 : 0, of: 1 };
  return {
    delivered: passed,
    passed,
    value: passed ? 1 : 0,
    checks: {},
    tallies: { delivery: one, rulesMicro: { got: passed ? 3 : 1, of: 4 }, rulesMacro: one, final: one },
    failures: [],
    endReason: "done",
    ms: 1,
    steps: 0,
    modelCalls: 0,
    retries: 0,
    tokens: 0,
    costUsd: 0.5,
    meteredUsd: 0.5,
    toolCalls: {},
    ...given,
  };
}
