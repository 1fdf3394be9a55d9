import { describe, expect, it } from "vitest";
import type { EventOf } from "@/server/episodes";
import { watchLimits } from "./limits";

const LIMITS = { stepsPerTrial: null, tokensPerTrial: 100, msPerTrial: null, costUsdPerTrial: 1 };

/** A call that its server did not count. */
const CALL: EventOf<"modelCalled"> = {
  type: "modelCalled",
  role: "planner",
  requestedModel: "uncounted",
  servedModel: null,
  messages: [],
  temperature: 0,
  answer: null,
  problem: null,
  promptTokens: "unknown",
  completionTokens: "unknown",
  ttftMs: 1,
  latencyMs: 1,
  costUsd: "unknown",
  fallbackBecause: null,
  retries: 0,
  cached: false,
};

/** What is reached with the last of these calls. */
function reachedBy(...calls: readonly EventOf<"modelCalled">[]) {
  const reachedAfter = watchLimits(LIMITS);
  return calls.map((call) => reachedAfter(call, 0)).at(-1);
}

describe("the limits of a trial", () => {
  it.each([
    ["tokens", { meteredTokens: 60, meteredUsd: 0 }, "token limit"],
    ["dollars", { meteredTokens: 0, meteredUsd: 0.6 }, "cost limit"],
  ])("count %s that calls may have used where no server reported", (_, charged, reason) => {
    const call = { ...CALL, ...charged };
    expect(reachedBy(call)).toBeNull();
    expect(reachedBy(call, call)).toBe(reason);
  });

  it("count what calls say that were not charged yet when they were made", () => {
    const old = { ...CALL, promptTokens: 60, completionTokens: 50, costUsd: 0.1 };
    expect(reachedBy(old)).toBe("token limit");
    expect(reachedBy(CALL)).toBeNull();
  });
});
