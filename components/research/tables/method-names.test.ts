import { describe, expect, it } from "vitest";
import type { RunIdentity, RunListItem } from "@/server/views";
import { exampleIdentity } from "@/server/views/testing/run-identity";
import { exampleListItem } from "../testing/example-run-view";
import { methodNames } from "./method-names";

const run = (id: string, identity: Partial<RunIdentity>, changes: Partial<RunListItem> = {}) =>
  exampleListItem({ id, scripted: false, identity: exampleIdentity(identity), ...changes });
const qwen = { agent: { name: "qwen", model: "Qwen/Qwen3-8B" } };
const { settings } = exampleIdentity();

describe("what a run is called in a table", () => {
  it("is its agent and what it works without, or a submission’s name", () => {
    const names = methodNames([
      run("a", { agent: "tdag" }),
      run("b", { agent: "tdag", settings: { ...settings, without: ["agent-generation", "updates"] } }),
      exampleListItem({ id: "c", name: "Other system", kind: "submission", identity: null, scripted: false }),
      run("d", {}, { scripted: true }),
    ]);
    expect([...names.values()]).toEqual([
      "tdag",
      "tdag without agent-generation and updates",
      "Other system",
      "react (scripted)",
    ]);
  });

  it("says as much more as tells runs apart", () => {
    const names = methodNames([run("a", {}), run("b", { models: qwen }), run("c", { models: qwen, seed: 2 })]);
    expect(names.get("a")).toBe("react, scripted");
    expect(names.get("b")).toMatch(/^react, qwen, .*seed 1$/);
    expect(names.get("c")).toMatch(/^react, qwen, .*seed 2$/);
  });

  it("is never that of another run", () => {
    const same = ["a", "b", "c"].map((id) => run(id, {}));
    expect(new Set(methodNames(same).values()).size).toBe(3);
  });
});
