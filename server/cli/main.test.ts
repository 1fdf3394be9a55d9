import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { programFile } from "@/server/programs";
import { withDataFolder } from "./testing/data-folder";
import { AUSTIN_SENTENCE } from "./testing/published-files";
import { jsonLines } from "./testing/run-cli";

const { path } = withDataFolder();

function start(argv: readonly string[]): ChildProcess {
  return spawn(process.execPath, [programFile("dragoman"), ...argv], { stdio: ["pipe", "pipe", "pipe"] });
}

/** What a process wrote until it ended, its exit code and the signal that ended it. */
async function ended(child: ChildProcess) {
  const written = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.setEncoding("utf8").on("data", (text: string) => {
      written[name] += text;
    });
  }
  const [exitCode, signal] = await new Promise<[number | null, string | null]>((resolve) => {
    child.on("close", (...how) => resolve(how));
  });
  return { exitCode, signal, ...written };
}

describe("the program", () => {
  it("answers lines of standard input while it is still open", async () => {
    const child = start(["understand", "--world", "texas"]);
    const firstAnswer = new Promise<string>((resolve) => child.stdout?.once("data", (data) => resolve(String(data))));
    child.stdin?.write(`${JSON.stringify({ id: 1, text: AUSTIN_SENTENCE })}\n`);
    expect(JSON.parse(await firstAnswer)).toMatchObject({ id: 1, trip: { origin: "Dallas" } });
    child.stdin?.end("nonsense\n");
    const { exitCode, stderr } = await ended(child);
    expect(exitCode).toBe(2);
    expect(stderr).toContain("line 2");
  });

  it("prints nothing but its one JSON object, and exits with 1 when there is no plan", async () => {
    const argv = ["plan", "--world", "texas", "--query", AUSTIN_SENTENCE.replace("$900", "$90"), "--json"];
    const child = start(argv);
    child.stdin?.end();
    const { exitCode, stdout } = await ended(child);
    expect(exitCode).toBe(1);
    expect(jsonLines(stdout)).toMatchObject([{ status: "infeasible" }]);
  });

  it("goes on with a killed run without redoing what is finished", async () => {
    const query = {
      level: "easy",
      days: 3,
      query: AUSTIN_SENTENCE,
      org: "Dallas",
      dest: "Austin",
      visiting_city_number: 1,
      date: ["2022-03-10", "2022-03-11", "2022-03-12"],
      people_number: 1,
      budget: 900,
      local_constraint: { "house rule": null, cuisine: null, "room type": null, transportation: null },
    };
    const rows = Array.from({ length: 150 }, (_, index) => `${JSON.stringify({ idx: index + 1, ...query })}\n`);
    writeFileSync(path("many.jsonl"), rows.join(""));
    const argv = ["bench", "travelplanner", "--world", "texas", "--queries", path("many.jsonl"), "--agent", "solver"];
    const episodes = join(path("run"), "episodes");
    const finished = () =>
      existsSync(episodes) ? readdirSync(episodes).filter((name) => name.endsWith(".jsonl")) : [];

    const killed = start([...argv, "--out", path("run")]);
    const death = ended(killed);
    while (finished().length < 3 && killed.exitCode === null) await setTimeout(5);
    killed.kill("SIGKILL");
    expect((await death).signal).toBe("SIGKILL");
    const before = new Map(finished().map((name) => [name, statSync(join(episodes, name)).mtimeMs]));
    expect(before.size).toBeGreaterThanOrEqual(3);
    expect(before.size).toBeLessThan(150);

    const again = start([...argv, "--out", path("run")]);
    expect((await ended(again)).exitCode).toBe(0);
    for (const [name, time] of before) expect(statSync(join(episodes, name)).mtimeMs).toBe(time);
    expect(JSON.parse(readFileSync(join(path("run"), "summary.json"), "utf8"))).toMatchObject({
      total: 150,
      passed: 150,
    });
  });
});
