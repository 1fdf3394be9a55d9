import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { withDataFolder } from "../testing/data-folder";
import { writePublishedTables } from "../testing/published-files";
import { jsonLines, runCli } from "../testing/run-cli";

// The registry is all that a new benchmark touches beyond its own folder.
vi.mock("@/server/benchmarks/registry", async (original) => {
  const registry = await original<typeof import("@/server/benchmarks")>();
  const { toy } = await import("@/server/benchmarks/testing/toy/toy");
  const benchmarks = [...registry.benchmarks, toy];
  return { benchmarks, findBenchmark: (name: string) => registry.findBenchmark(name, benchmarks) };
});

const { path } = withDataFolder();

async function run(...argv: string[]) {
  const { exitCode, stdout, stderr } = await runCli(argv);
  if (exitCode !== 0) throw new Error(stderr);
  return stdout;
}

describe("a benchmark that is a folder and a line of the registry", () => {
  beforeAll(async () => {
    const tables = writePublishedTables(path("tables"));
    await run("world", "import", "travelplanner", tables, "--name", "any");
    const sums = [
      { id: "one", terms: [1] },
      { id: "two", terms: [20, 22] },
    ];
    writeFileSync(path("sums.jsonl"), sums.map((sum) => `${JSON.stringify(sum)}\n`).join(""));
  });
  const about = () => ["--world", "any", "--sums", path("sums.jsonl")];

  it("is run, scored, stored and listed without another line of code", async () => {
    const out = path("out");
    const text = await run("bench", "toy-sums", ...about(), "--agent", "adder", "--out", out);
    expect(text).toContain("adder on 2 tasks of Toy sums");
    expect(text).toMatch(/Points +100\.00/);
    const answers = readFileSync(join(out, "answers.jsonl"), "utf8");
    expect(jsonLines(answers)).toEqual([
      { id: "one", answer: 1 },
      { id: "two", answer: 42 },
    ]);
    const scored = await run("score", "toy-sums", ...about(), "--answers", join(out, "answers.jsonl"), "--json");
    expect(jsonLines(scored)).toMatchObject([
      { rates: { points: 100, right: 1 }, sums: [{ points: 100 }, { id: "two" }] },
    ]);

    await run("tasks", "import", "toy-sums", path("sums.jsonl"), "--name", "sums");
    expect(await run("tasks", "list")).toContain("sums (toy-sums): 2 tasks");
    await run("runs", "import", out);
    // Workers play in processes of their own, which know the registry as it is shipped: the run waits.
    const started = ["--task-set", "sums", "--world", "any", "--agent", "adder", "--name", "waits"];
    expect(await run("runs", "start", ...started)).toContain("is started");
    const list = await run("runs", "list");
    expect(list).toMatch(/out: finished, 2 of 2, points 100\.00/);
    expect(list).toMatch(/waits: queued, 0 of 2/);
  });
});
