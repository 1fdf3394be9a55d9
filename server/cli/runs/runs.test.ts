import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { closeDatabase, openDatabase } from "@/db";
import { copyPreparedDatabase } from "@/db/testing";
import { exampleRun, writeRunFolder } from "@/server/benchmarks/testing/example-elicitation";
import { runCli } from "../testing/run-cli";

describe("runs import", () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "dragoman-runs-"));
    await copyPreparedDatabase(join(folder, "data"));
    vi.stubEnv("DRAGOMAN_DATA", join(folder, "data"));
    vi.stubEnv("DATABASE_URL", "");
    writeRunFolder(join(folder, "fixed"), await exampleRun({ seed: 1, travelers: 3, skill: 0.2, policy: "fixed" }));
    writeRunFolder(join(folder, "sft"), await exampleRun({ seed: 1, travelers: 3, skill: 0.5, policy: "sft" }));
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it("brings folders in, each once", async () => {
    const first = await runCli(["runs", "import", join(folder, "fixed"), "--json"]);
    expect(first).toMatchObject({ exitCode: 0, stderr: "" });
    expect(JSON.parse(first.stdout)).toEqual({
      runs: [
        {
          kind: "run",
          id: "example-fixed-main-1",
          name: "fixed",
          agent: "fixed",
          trials: 3,
          isNew: true,
        },
      ],
    });
    const both = await runCli(["runs", "import", join(folder, "fixed"), join(folder, "sft")]);
    expect(both).toMatchObject({ exitCode: 0, stderr: "" });
    expect(both.stdout).toMatch(
      /^fixed: fixed, 3 trials; already imported as run \S+\.\nsft: sft, 3 trials; imported as run \S+\.\n$/,
    );
  });

  it("names the folder and what it lacks", async () => {
    const missing = join(folder, "nowhere");
    const { exitCode, stdout, stderr } = await runCli(["runs", "import", missing]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toContain(missing);
    expect(await runCli(["runs", "import"])).toMatchObject({ exitCode: 2, stdout: "" });
    const old = join(folder, "of an earlier version");
    mkdirSync(old);
    writeFileSync(join(old, "summary.json"), "{}");
    writeFileSync(join(old, "dialogs.jsonl"), "");
    const refused = await runCli(["runs", "import", old]);
    expect(refused).toMatchObject({
      exitCode: 2,
      stdout: "",
      stderr: expect.stringContaining("Play the policy again"),
    });
  });

  it("says what to do while the server holds the embedded database", async () => {
    // This process represents the server: its lock is alive. A second copy of the module is the command's own process.
    await openDatabase();
    const shared: typeof globalThis & { dragomanDatabase?: unknown } = globalThis;
    const held = shared.dragomanDatabase;
    shared.dragomanDatabase = undefined;
    const { exitCode, stderr } = await runCli(["runs", "import", join(folder, "sft")]);
    shared.dragomanDatabase = held;
    await closeDatabase();
    expect(exitCode).toBe(3);
    expect(stderr).toContain("in use by process");
    expect(stderr).toContain("Stop the server, then run this again");
  });
});
