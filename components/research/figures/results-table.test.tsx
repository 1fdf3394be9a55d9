import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { exampleRun } from "@/server/benchmarks/testing/example-elicitation";
import type { ShownRun } from "../runs/run";
import { REWARD_PARTS } from "./measures";
import { ResultsTable } from "./results-table";

const { summary } = await exampleRun({ seed: 3, travelers: 12, skill: 0.5 });
const shown = (models?: ShownRun["summary"]["models"]): ShownRun => ({
  ...{ id: "a", name: "folder", createdAt: "2026-11-01T00:00:00.000Z", label: "a policy", color: 0 },
  summary: { ...summary, ...(models === undefined ? {} : { models }) },
});

describe("the table of policies", () => {
  it("gives R by the formula that is computed", () => {
    const html = renderToStaticMarkup(<ResultsTable runs={[shown()]} />);
    expect(html).toContain("R = α · weighted accuracy + (1 − α) · total / 15");
    expect(html).not.toContain("α · critical accuracy");
    expect(html).not.toContain("Replies by rules");
    expect(html).not.toContain("Unusable replies");
  });

  it("gives the parts that R adds up from", () => {
    const [accuracy, scores] = REWARD_PARTS.map(({ of }) => of(summary));
    expect((accuracy ?? 0) + (scores ?? 0)).toBeCloseTo(summary.reward, 12);
    expect(scores).toBeCloseTo((0.9 * summary.agentic.total) / 15, 12);
    const html = renderToStaticMarkup(<ResultsTable runs={[shown()]} />);
    expect(html).toContain("R from accuracy");
    expect(html).toContain("R from scores");
  });

  it("gives the task reward", () => {
    const html = renderToStaticMarkup(<ResultsTable runs={[shown()]} />);
    expect(html).toContain("Task reward T");
    expect(html).toContain(`>${summary.spread.task.mean.toFixed(3)}<`);
  });

  it("says how many replies of a model were of no use, where rules took no place", () => {
    const models = {
      parts: { agent: "bad" },
      scripted: false,
      calls: 40,
      unusable: { agent: 30, judge: 7 },
      fellBack: 0,
      leftOut: 0,
    };
    const html = renderToStaticMarkup(<ResultsTable runs={[shown(models)]} />);
    expect(html).toContain("Unusable replies");
    expect(html).toContain(">37</td>");
    expect(html).not.toContain("Replies by rules");
  });

  it("says of a model how often rules answered in its place", () => {
    const models = { parts: { agent: "bad" }, scripted: false, calls: 40, unusable: {}, fellBack: 10, leftOut: 0 };
    const html = renderToStaticMarkup(<ResultsTable runs={[shown(models)]} unranked />);
    expect(html).toContain("Not ranked");
    expect(html).toContain("Replies by rules");
    expect(html).toContain(">25 %</td>");
  });
});
