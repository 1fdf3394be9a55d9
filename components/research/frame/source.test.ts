import { describe, expect, it } from "vitest";
import { listedRun } from "../testing/listed-run";
import { differenceOf, sourceOf } from "./source";

const means = (changes: Partial<ReturnType<typeof listedRun>["means"]> = {}) =>
  listedRun({ id: "a", ...changes }).means;

describe("whose numbers a figure shows", () => {
  it("is its simulator, its judge and how many travelers", () => {
    expect(sourceOf([means(), means()])).toBe(
      "Simulator: “main” · judge: rules, a rule-based stand-in for the paper’s model · 1,000 travelers a run",
    );
    expect(sourceOf([means({ judge: "llama" })])).toContain("judge: llama ·");
  });

  it("names what keeps runs from being compared", () => {
    expect(differenceOf([means(), means()])).toBeNull();
    const other = means({ travelers: 50, seed: 2 });
    expect(differenceOf([means(), other])).toBe(
      "These runs have different seeds of travelers and numbers of travelers: compare them with care.",
    );
    expect(sourceOf([means(), other])).toContain("1,000 travelers or 50 travelers a run · These runs have different");
  });
});
