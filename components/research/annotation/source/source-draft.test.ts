import { describe, expect, it } from "vitest";
import { NEW_SOURCE, sourceOf } from "./source-draft";

describe("a source of dialogs", () => {
  it("is simulated unless another is chosen", () => {
    expect(sourceOf({ ...NEW_SOURCE, policies: " static,, random " })).toEqual({
      source: { kind: "simulated", travelers: 50, policies: ["static", "random"], rounds: 8, seed: 1 },
    });
  });

  it("says at each field what to write there", () => {
    expect(sourceOf({ ...NEW_SOURCE, travelers: "0", policies: " , " })).toEqual({
      problems: {
        travelers: "Write a whole number from 1 to 500.",
        policies: "Name 1 to 10 policies, separated by commas.",
      },
    });
    expect(sourceOf({ ...NEW_SOURCE, kind: "run" })).toEqual({ problems: { runId: "Choose a run." } });
    expect(sourceOf({ ...NEW_SOURCE, kind: "imported", jsonl: " \n" })).toHaveProperty("problems.jsonl");
  });

  it("sends nothing of the kinds that are not chosen", () => {
    expect(sourceOf({ ...NEW_SOURCE, kind: "run", runId: "r1", jsonl: "{}" })).toEqual({
      source: { kind: "run", runId: "r1" },
    });
  });
});
