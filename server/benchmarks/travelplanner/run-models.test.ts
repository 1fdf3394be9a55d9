import { describe, expect, it } from "vitest";
import { isScripted, namedModels } from "./run-models";

describe("the models of a run", () => {
  it("tells scripted models by their name", () => {
    const names = ["scripted", "scripted:0.8", "scripted+stall", "scripted-like"];
    expect(names.map(isScripted)).toEqual([true, true, true, false]);
  });

  it("has the scripted model in every role, and refuses a dial that is none", () => {
    const models = namedModels("scripted:0.8");
    expect(models).toMatchObject({ ok: true, value: { planner: { name: "scripted:0.8", model: "scripted:0.8" } } });
    expect(namedModels("scripted:2")).toMatchObject({ ok: false });
  });
});
