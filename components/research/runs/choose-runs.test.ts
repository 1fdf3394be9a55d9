import { describe, expect, it } from "vitest";
import { listedRun, trained } from "../testing/listed-run";
import { chooseRuns } from "./choose-runs";

const RUNS = [
  listedRun({ id: "a", policy: "oracle" }),
  listedRun({ id: "b", policy: "dpo-10", training: trained({}) }),
  listedRun({ id: "c", policy: "dpo-2", training: trained({}) }),
  listedRun({ id: "d", policy: "dpo-2", training: trained({ seed: 2 }), createdAt: "2026-11-02T00:00:00.000Z" }),
  listedRun({ id: "e", policy: "dpo-2", training: trained({ shuffledRewards: true }) }),
  listedRun({ id: "f", policy: "fixed" }),
  listedRun({ id: "g", policy: "fixed", simulator: "second" }),
  listedRun({
    id: "h",
    policy: "sft",
    training: trained({ method: "sft", alpha: null, reference: null, think: false }),
  }),
];
const nothingAsked = { setting: undefined, ids: [] };

describe("which runs are compared", () => {
  it("is none without runs", () => {
    expect(chooseRuns([], nothingAsked)).toBeNull();
  });

  it("is, unless said otherwise, the newest of each policy in the first setting, from the plainest to the best informed", () => {
    const choice = chooseRuns(RUNS, nothingAsked);
    expect(choice?.settings).toEqual([
      { setting: "main", runs: 7 },
      { setting: "second", runs: 1 },
    ]);
    expect(choice?.chosen).toEqual(["f", "h", "d", "e", "b", "a"]);
    expect(choice?.runs.map(({ id }) => id)).toEqual(["f", "h", "d", "c", "e", "b", "a"]);
  });

  it("is what the address says, as far as the simulator has it", () => {
    expect(chooseRuns(RUNS, { setting: "second", ids: [] })?.chosen).toEqual(["g"]);
    expect(chooseRuns(RUNS, { setting: "main", ids: ["a", "g", "c", "none"] })?.chosen).toEqual(["c", "a"]);
    expect(chooseRuns(RUNS, { setting: "third", ids: ["none"] })?.setting).toBe("main");
  });

  it("keeps runs of the shifted population apart from those of the same simulator", () => {
    const shifted = listedRun({ id: "s", policy: "fixed", population: "shifted" });
    expect(chooseRuns([...RUNS, shifted], nothingAsked)?.runs.map(({ id }) => id)).not.toContain("s");
    expect(chooseRuns([...RUNS, shifted], { setting: "shifted", ids: [] })?.chosen).toEqual(["s"]);
  });

  it("leaves what rules answered in a model’s place to be chosen, and says so in its name", () => {
    const models = { parts: { agent: "bad" }, scripted: false, calls: 272, unusable: {}, fellBack: 272, leftOut: 0 };
    const bad = listedRun({ id: "x", policy: "model (bad)", models });
    const good = listedRun({ id: "y", policy: "model (good)", models: { ...models, fellBack: 0 } });
    const choice = chooseRuns([bad, good, ...RUNS], nothingAsked);
    expect(choice?.chosen).toContain("y");
    expect(choice?.chosen).not.toContain("x");
    expect(choice?.labels.get("x")).toBe("model (bad), 100 % of replies by rules");
    expect(choice?.labels.get("y")).toBe("model (good)");
    expect(chooseRuns([bad], nothingAsked)?.chosen).toEqual(["x"]);
  });

  it("leaves unusual trainings to be chosen where there are many", () => {
    const many = [1, 2, 3, 4].map((step) =>
      listedRun({ id: `alpha-${step}`, policy: "dpo-2", training: trained({ alpha: step / 4 }) }),
    );
    expect(chooseRuns([...RUNS, ...many], nothingAsked)?.chosen).toEqual(["f", "d", "b", "a"]);
  });

  it("names runs so that no two have one name", () => {
    const labels = chooseRuns(RUNS, nothingAsked)?.labels;
    expect(Object.fromEntries(labels ?? [])).toEqual({
      f: "fixed",
      h: "sft, without [Think]",
      d: "dpo-2, seed 2",
      c: "dpo-2, seed 1",
      e: "dpo-2, shuffled rewards",
      b: "dpo-10",
      a: "oracle",
    });
    const same = ["x", "y"].map((id) => listedRun({ id, policy: "fixed" }));
    expect([...(chooseRuns(same, nothingAsked)?.labels.values() ?? [])]).toEqual([
      "fixed (folder-x)",
      "fixed (folder-y)",
    ]);
  });
});
