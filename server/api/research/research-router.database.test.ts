import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runs } from "@/db";
import { exampleRun, writeRunFolder } from "@/server/benchmarks/testing/example-elicitation";
import { importRun, submissionLines } from "@/server/runs";
import { getServices } from "../services";
import { callAs, startOwnServices } from "../testing/own-services";

describe("a researcher", () => {
  let services: Awaited<ReturnType<typeof startOwnServices>>;
  const folder = mkdtempSync(join(tmpdir(), "dragoman-research-"));
  beforeAll(async () => {
    services = await startOwnServices();
  });
  afterAll(async () => {
    await services.stop();
    rmSync(folder, { recursive: true });
  });

  it("finds no runs of elicitation, and after an import the run, its figures and its dialogs", async () => {
    const { research, runs: runsOf } = await callAs("researcher", "researcher");
    expect(await research.runs()).toEqual([]);
    const run = await exampleRun({ seed: 3, travelers: 12, skill: 0.5 });
    const { database } = (await getServices()).opened;
    const imported = await importRun(database, writeRunFolder(folder, run));
    if (!imported.ok) throw new Error(imported.problem.message);
    const { id } = imported.value;

    const { summary } = run;
    expect(await research.runs()).toMatchObject([{ id, means: { rounds: summary.rounds, simulator: "main" } }]);
    expect(await research.summaries({ ids: ["0", id] })).toMatchObject([{ id, summary }]);
    const { trials } = await runsOf.view({ id });
    expect(trials.map(({ result }) => result?.tallies.rounds?.got)).toEqual(run.dialogs.map(({ rounds }) => rounds));
    const turns: unknown[] = [];
    for await (const line of submissionLines(database, { id, benchmark: "elicitation" })) turns.push(line.turns);
    expect(turns).toEqual(run.dialogs.map(({ turns }) => turns));

    // A run that was played here has no report until one is asked for.
    await database.update(runs).set({ report: null }).where(eq(runs.id, id));
    const [made] = await research.summaries({ ids: [id] });
    expect({ ...made?.summary, seconds: summary.seconds }).toEqual(summary);
    const [stored] = await database.select({ report: runs.report }).from(runs).where(eq(runs.id, id));
    expect(stored?.report).toEqual(made?.summary);
  });
});
