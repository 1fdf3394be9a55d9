import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { exampleRun } from "@/server/benchmarks/testing/example-elicitation";
import type { ShownRun } from "../runs/run";
import { trained } from "../testing/listed-run";
import { TrainingVerdict } from "./training-verdict";

const { summary } = await exampleRun({ seed: 3, travelers: 12, skill: 0.5 });

/** A run in which `critical` of the critical entries are known after 8 questions, give or take 0.005. */
function shown(policy: string, critical: number, changes: Partial<ShownRun["summary"]> = {}): ShownRun {
  const spread = { ...summary.spread, criticalAt: [{ round: 8, mean: critical, standardError: 0.005 }] };
  return {
    ...{ id: policy, name: policy, createdAt: "2026-11-01T00:00:00.000Z", label: policy, color: 0 },
    summary: { ...summary, policy, spread, ...changes },
  };
}

const BASELINES = [shown("untrained", 0.42), shown("static", 0.4)];
const verdictOf = (runs: readonly ShownRun[]) =>
  renderToStaticMarkup(<TrainingVerdict runs={runs} setting="shifted" />);

describe("what training gained", () => {
  it("says that no policy beats its untrained start, and why", () => {
    const html = verdictOf([...BASELINES, shown("dpo-task", 0.43, { training: trained({}) })]);
    expect(html).toContain("No trained policy beats its untrained start by two standard errors.");
    expect(html).toContain("Every trained policy beats the static list by two standard errors or more.");
    expect(html).toContain("rewarded with the learned population");
  });

  it("names the policies that do, and gives no reason where all do", () => {
    const better = shown("dpo-task", 0.5, { training: trained({}) });
    const html = verdictOf([...BASELINES, better]);
    expect(html).toContain("Every trained policy beats its untrained start by two standard errors or more.");
    expect(html).not.toContain("rewarded with the learned population");
    const mixed = verdictOf([...BASELINES, better, shown("sft", 0.42, { training: trained({ method: "sft" }) })]);
    expect(mixed).toContain("dpo-task beats its untrained start by two standard errors or more; the other trained");
  });

  it("leaves out the control, and compares runs of the same travelers alone", () => {
    const control = shown("control", 0.9, { training: trained({ shuffledRewards: true }) });
    const others = shown("dpo-task", 0.9, { training: trained({}), seed: 99 });
    expect(verdictOf([...BASELINES, control, others])).toContain("Choose a trained policy");
  });
});
