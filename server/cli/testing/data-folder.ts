import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { writePublishedTables } from "./published-files";
import { runCli } from "./run-cli";

/** A data folder for the tests of one file, with the world "texas" imported into it; gives the folder next to it for other files. */
export function withDataFolder(): { path: (name: string) => string } {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-cli-"));
  const before = process.env.DRAGOMAN_DATA;
  beforeAll(async () => {
    process.env.DRAGOMAN_DATA = join(folder, "data");
    const tables = writePublishedTables(join(folder, "tables"));
    const { exitCode, stderr } = await runCli(["world", "import", "travelplanner", tables, "--name", "texas"]);
    if (exitCode !== 0) throw new Error(stderr);
  });
  afterAll(() => {
    if (before === undefined) delete process.env.DRAGOMAN_DATA;
    else process.env.DRAGOMAN_DATA = before;
    rmSync(folder, { recursive: true });
  });
  return { path: (name) => join(folder, name) };
}
