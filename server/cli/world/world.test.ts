import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withDataFolder } from "../testing/data-folder";
import { writePublishedTables } from "../testing/published-files";
import { jsonLines, runCli } from "../testing/run-cli";

const { path } = withDataFolder();

describe("world", () => {
  it("lists the worlds that were imported", async () => {
    const { exitCode, stdout, stderr } = await runCli(["world", "list", "--json"]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    expect(jsonLines(stdout)).toMatchObject([{ worlds: [{ name: "texas", kind: "travelplanner" }] }]);
    expect((await runCli(["world", "list"])).stdout).toContain("texas");
  });

  it("names file, line and column of a bad row and leaves no world", async () => {
    cpSync(path("tables"), path("bad"), { recursive: true });
    writeFileSync(join(path("bad"), "cities.csv"), "city,state\nDallas,Texas\nAustin\n");
    const { exitCode, stdout, stderr } = await runCli([
      "world",
      "import",
      "travelplanner",
      path("bad"),
      "--name",
      "bad",
    ]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toMatch(/error: .*cities\.csv, line 3/);
    expect(jsonLines((await runCli(["world", "list", "--json"])).stdout)).toMatchObject([
      { worlds: [{ name: "texas" }] },
    ]);
  });

  it("refuses decoys where the table of flights is whole", async () => {
    const whole = writePublishedTables(path("whole"));
    rmSync(join(whole, "flights_index.csv"));
    const command = ["world", "import", "travelplanner", whole, "--name", "decoys", "--decoys", "5"];
    const { exitCode, stderr } = await runCli(command);
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining("flights_index.csv") });
  });

  it("says which worlds there are when one is not", async () => {
    const { exitCode, stderr } = await runCli(["plan", "--world", "utopia", "--query", "x"]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain("texas");
  });
});
