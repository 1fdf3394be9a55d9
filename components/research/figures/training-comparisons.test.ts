import { describe, expect, it } from "vitest";
import { listedRun, trained } from "../testing/listed-run";
import { alphaSweep, overSeeds, referencePair, thinkPair } from "./training-comparisons";

const dpo = (id: string, changes: Parameters<typeof trained>[0], policy = "dpo-2") =>
  listedRun({ id, policy, training: trained(changes) });
const ids = (runs: readonly { readonly id: string }[] = []) => runs.map(({ id }) => id);

describe("the α sweep", () => {
  const runs = [
    dpo("usual", {}),
    dpo("again", { seed: 2 }),
    dpo("more", { alpha: 0.3 }),
    dpo("none", { alpha: 0 }),
    dpo("control", { alpha: 0.2, shuffledRewards: true }),
    dpo("blind", { alpha: 0.25, think: false }),
    dpo("recursive", { alpha: 0.15, reference: "recursive" }),
    dpo("first", { iteration: 1 }, "dpo-1"),
    dpo("first-more", { iteration: 1, alpha: 0.3 }, "dpo-1"),
    listedRun({ id: "untrained" }),
  ];

  it("compares what differs in α and seeds alone", () => {
    const sweep = alphaSweep(runs);
    expect(sweep?.of).toBe("DPO, iteration 2, fixed reference");
    expect(sweep?.steps.map(({ alpha, runs: own }) => [alpha, ids(own)])).toEqual([
      [0, ["none"]],
      [0.1, ["usual", "again"]],
      [0.3, ["more"]],
    ]);
  });

  it("takes two values of α", () => {
    expect(alphaSweep([dpo("usual", {}), dpo("again", { seed: 2 })])).toBeNull();
    expect(alphaSweep([])).toBeNull();
  });
});

describe("pairs", () => {
  it("are of the last iteration that was trained both ways", () => {
    const pair = referencePair([
      dpo("2-fixed", {}),
      dpo("2-recursive", { reference: "recursive" }),
      dpo("2-control", { reference: "recursive", shuffledRewards: true }),
      dpo("10-fixed", { iteration: 10 }),
      dpo("10-recursive", { iteration: 10, reference: "recursive" }),
      dpo("11-fixed", { iteration: 11 }),
      dpo("12-recursive-more", { iteration: 12, reference: "recursive", alpha: 0.3 }),
    ]);
    expect(pair).toMatchObject({ of: "DPO, iteration 10, α = 0.1" });
    expect([ids(pair?.first), ids(pair?.second)]).toEqual([["10-fixed"], ["10-recursive"]]);
    expect(referencePair([dpo("2-fixed", {})])).toBeNull();
  });

  it("of thinking are of SFT policies", () => {
    const sft = (id: string, think: boolean) =>
      listedRun({ id, training: trained({ method: "sft", iteration: null, reference: null, alpha: null, think }) });
    const pair = thinkPair([sft("with", true), sft("without", false), dpo("other", { think: false })]);
    expect([ids(pair?.first), ids(pair?.second)]).toEqual([["without"], ["with"]]);
    expect(thinkPair([sft("with", true), dpo("other", { think: false })])).toBeNull();
  });
});

describe("means over seeds", () => {
  it("have a spread when there are several", () => {
    expect(overSeeds([2, 4, 6])).toEqual({ mean: 4, deviation: 2 });
    expect(overSeeds([3])).toEqual({ mean: 3, deviation: null });
  });
});
