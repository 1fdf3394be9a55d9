import { expect, test } from "vitest";
import type { EventOf } from "@/server/episodes";
import { withoutPersona } from "./without-persona";

const CALLED: EventOf<"modelCalled"> = {
  ...{
    type: "modelCalled",
    role: "traveler",
    requestedModel: "tiny",
    servedModel: "tiny",
    temperature: 0,
    problem: null,
  },
  messages: [{ role: "system", content: "MARKER" }],
  reasoning: "MARKER",
  answer: { text: "MARKER", toolCalls: [], finish: "stop" },
  ...{ promptTokens: 1, completionTokens: 1, ttftMs: 1, latencyMs: 1, costUsd: 0 },
  ...{ fallbackBecause: null, retries: 0, cached: false },
};

test("neither what the traveler's model was told nor what it thought or wrote is kept", () => {
  expect(JSON.stringify(withoutPersona(CALLED))).not.toContain("MARKER");
  expect(withoutPersona(CALLED)).toMatchObject({ role: "traveler", requestedModel: "tiny", promptTokens: 1 });
});

test("calls of other roles are kept whole", () => {
  expect(withoutPersona({ ...CALLED, role: "judge" })).toEqual({ ...CALLED, role: "judge" });
});
