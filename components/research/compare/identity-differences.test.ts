import { describe, expect, it } from "vitest";
import type { RunIdentity } from "@/server/views";
import { exampleIdentity } from "@/server/views/testing/run-identity";
import { exampleRunView } from "../testing/example-run-view";
import { identityDifferences } from "./identity-differences";

const view = (changes: Partial<RunIdentity> = {}) => exampleRunView([], { identity: exampleIdentity(changes) });
const scripted = { name: "scripted", model: "scripted" };
const qwen = { name: "qwen", model: "Qwen/Qwen3-8B" };

describe("what makes two runs different experiments", () => {
  it("is each part that differs, and nothing of the same run", () => {
    expect(identityDifferences(view(), view())).toEqual([]);
    expect(identityDifferences(view(), view({ seed: 2, agent: "reflexion" }))).toEqual([
      { what: "Agent", left: "react", right: "reflexion" },
      { what: "Seed", left: "1", right: "2" },
    ]);
  });

  it("has a row for each role whose model differs", () => {
    const left = view({ models: { agent: scripted, planner: scripted, evaluator: qwen } });
    const right = view({ models: { agent: qwen, planner: scripted } });
    expect(identityDifferences(left, right)).toEqual([
      { what: "Model as agent", left: "scripted", right: "qwen (Qwen/Qwen3-8B)" },
      { what: "Model as evaluator", left: "qwen (Qwen/Qwen3-8B)", right: "none" },
    ]);
  });

  it("has one row where every role differs in the same way", () => {
    const left = view({ models: { agent: scripted, planner: scripted } });
    const right = view({ models: { agent: qwen, planner: qwen } });
    expect(identityDifferences(left, right)).toEqual([
      { what: "Model of every role", left: "scripted", right: "qwen (Qwen/Qwen3-8B)" },
    ]);
  });

  it("says what is not known of another system, either way round", () => {
    const submission = exampleRunView([], { kind: "submission", identity: null });
    expect(identityDifferences(submission, view())).toContainEqual({ what: "Seed", left: "unknown", right: "1" });
    expect(identityDifferences(view(), submission)[0]).toEqual({
      what: "Agent",
      left: "react",
      right: "another system",
    });
  });

  it("names the prompts that read otherwise, of those that both ask by", () => {
    const left = view({
      prompts: { "agents/request": "1".repeat(64), "agents/two-stage/act": "2".repeat(64), own: "3" },
    });
    const right = view({
      prompts: { "agents/request": "1".repeat(64), "agents/two-stage/act": "4".repeat(64), other: "3" },
    });
    expect(identityDifferences(left, right)).toEqual([
      { what: "Prompt agents/two-stage/act", left: "22222222", right: "44444444" },
    ]);
  });
});
