import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importElicitationRun } from "@/server/runs";
import { exampleRun, writeRunFolder } from "@/server/runs/testing/example-run";
import { getServices } from "../services";
import { callAs, startOwnServices } from "../testing/own-services";

const RUN = exampleRun({ seed: 3, travelers: 12, skill: 0.5 });
const FIRST = { sortBy: "reward", descending: true, filter: null, offset: 0, limit: 5 } as const;

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

  it("finds no runs, and after an import the run, its figures and its dialogs", async () => {
    const { research } = await callAs("researcher", "researcher");
    expect(await research.runs()).toEqual([]);
    const imported = await importElicitationRun((await getServices()).opened.database, writeRunFolder(folder, RUN));
    if (!imported.ok) throw new Error(imported.problem.message);
    const runId = imported.value.id;

    expect(await research.runs()).toMatchObject([{ id: runId, means: { rounds: RUN.summary.rounds } }]);
    expect(await research.summaries({ ids: [runId, "0"] })).toMatchObject([{ id: runId, summary: RUN.summary }]);
    const { run, page } = await research.dialogs({ runId, ...FIRST });
    expect(run.summary.policy).toBe("information-gain");
    expect({ shown: page.dialogs.length, total: page.total }).toEqual({ shown: 5, total: 12 });
    const [best] = page.dialogs;
    expect(best?.reward).toBe(Math.max(...RUN.dialogs.map(({ reward }) => reward)));
    const { dialog } = await research.dialog({ runId, position: best?.position ?? -1 });
    expect(dialog).toEqual(RUN.dialogs[best?.position ?? -1]);
    await expect(research.dialog({ runId, position: 12 })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(research.summaries({ ids: ["\0"] })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});
