import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { elicitationSummarySchema } from "@/server/views";
import { texas } from "../../testing/texas";
import { differenceOf, figuresOf } from "./figures";
import { rankCorrelations } from "./rank-correlations";
import { ROWS, runTables } from "./run-tables";
import { tablesText } from "./tables-text";

const folder = mkdtempSync(join(tmpdir(), "dragoman-tables-"));
afterAll(() => rmSync(folder, { recursive: true }));

const about = {
  world: texas(),
  seed: 3,
  vague: 0.15,
  settings: ["main"],
  variantPairs: 0,
  onProgress: () => undefined,
} as const;

describe("the tables of elicitation", () => {
  it("have every row with the same travelers, and the oracle is ahead of lists by the task reward", async () => {
    const { signal } = new AbortController();
    const out = join(folder, "run");
    const result = await runTables({ ...about, travelers: 2, out, signal });
    if (!result.ok) throw new Error(result.problem.message);
    const [table] = result.value;
    expect(table?.figures.map(({ policy }) => policy)).toEqual(ROWS);
    // Of two travelers luck decides between policies that listen.
    const task = (name: string) => table?.figures.find(({ policy }) => policy === name)?.task.mean ?? 0;
    for (const deaf of ["random", "fixed", "static"]) expect(task("oracle")).toBeGreaterThan(task(deaf));
    for (const { policy, mixed, task } of table?.figures ?? []) expect(mixed.at(-1), policy).toBeCloseTo(task.mean, 12);
    expect(JSON.parse(readFileSync(join(out, "tables.json"), "utf8"))).toEqual(result.value);
    expect(readFileSync(join(out, "tables.md"), "utf8")).toBe(tablesText(result.value));
    expect(readdirSync(join(out, "runs")).sort()).toEqual(ROWS.map((row) => `main-${row}`).sort());
    const summary = JSON.parse(readFileSync(join(out, "runs/main-oracle/report.json"), "utf8"));
    expect(elicitationSummarySchema.parse(summary)).toMatchObject({
      policy: "oracle",
      simulator: "main",
      travelers: 2,
    });
  });

  it("leave nothing behind when canceled at once, and refuse more travelers than there are", async () => {
    const out = join(folder, "cancelled");
    const cancelled = await runTables({ ...about, travelers: 4, out, signal: AbortSignal.abort() });
    expect(cancelled).toMatchObject({ ok: false, problem: { code: "cancelled" } });
    const { signal } = new AbortController();
    const tooMany = await runTables({ ...about, travelers: 1001, out, signal });
    expect(tooMany).toMatchObject({ ok: false, problem: { code: "bad_input" } });
    expect(existsSync(out)).toBe(false);
  });
});

describe("figures", () => {
  const record = (critical: number, rounds: number) => ({
    id: "dialog-1",
    turns: [],
    notes: {},
    rounds,
    accuracy: { overall: 0, critical },
    byRound: Array.from({ length: 21 }, (_, round) => ({ round, overall: 0, critical: round === 0 ? 0 : critical })),
    agentic: { planPriority: 5, proactive: 5, clarification: 5, total: 15 },
    reward: critical,
  });

  it("are means, and differences are paired by traveler", () => {
    const [low, high] = [
      [record(0.2, 10), record(0.4, 10)],
      [record(0.5, 10), record(0.7, 10)],
    ];
    expect(figuresOf("low", low)).toMatchObject({ dialogs: 2, rounds: 10, task: { mean: expect.closeTo(0.25) } });
    const { critical, task } = differenceOf(["high", high], ["low", low]);
    expect(task).toEqual({ mean: expect.closeTo(0.3), standardError: expect.closeTo(0) });
    for (const each of critical) expect(each.mean).toBeCloseTo(0.3);
  });
});

describe("the rank correlations", () => {
  it("are one of a population with itself, and under one half of the shifted one with judge and learned population", () => {
    const [learned, shifted] = [rankCorrelations("learned", 1), rankCorrelations("shifted", 1)];
    expect(learned.learned).toBeCloseTo(1, 9);
    expect(learned.judge).toBeGreaterThan(0.8);
    expect(shifted.learned).toBeLessThan(0.5);
    expect(shifted.judge).toBeLessThan(0.5);
  });
});
