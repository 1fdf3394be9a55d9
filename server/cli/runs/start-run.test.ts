import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { closeDatabase, episodeEvents, episodes, openDatabase, payloads, runs, trials } from "@/db";
import { copyPreparedDatabase } from "@/db/testing";
import { texasQuery } from "@/server/benchmarks/testing/texas";
import { startScriptedServer } from "@/server/models/scripted";
import { refuses, startFaultServer } from "@/server/models/testing/fault-server";
import { cancelRun } from "@/server/runs";
import { withDataFolder } from "../testing/data-folder";
import { runCli } from "../testing/run-cli";

describe("runs on the command line", () => {
  const { path } = withDataFolder();
  beforeAll(async () => {
    await copyPreparedDatabase(path("data"));
    vi.stubEnv("DATABASE_URL", "");
    vi.stubEnv("DRAGOMAN_CODE", "test");
    const queries = [1, 2].map((idx) => texasQuery({ idx }));
    writeFileSync(path("validation.jsonl"), queries.map((query) => `${JSON.stringify(query)}\n`).join(""));
    const legs = queries.map(
      ({ idx }) => `validation,${idx},1,Dallas,Austin,2022-03-10,1\nvalidation,${idx},2,Austin,Dallas,2022-03-12,1\n`,
    );
    writeFileSync(path("reference_legs.csv"), `set,idx,leg,origin,dest,date,num_flights\n${legs.join("")}`);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });

  const json = async (...argv: string[]) => {
    const { exitCode, stdout, stderr } = await runCli([...argv, "--json"]);
    expect({ exitCode, stderr: exitCode === 0 ? "" : stderr }).toEqual({ exitCode: 0, stderr: "" });
    return JSON.parse(stdout);
  };
  const start = (...more: string[]) => ["runs", "start", "--task-set", "validation", "--world", "texas", ...more];

  it("are played to their end on tasks that were brought in, and listed", async () => {
    expect(await json("tasks", "import", "travelplanner", path("validation.jsonl"))).toMatchObject({
      name: "validation",
      benchmark: "travelplanner",
      count: 2,
      isNew: true,
    });
    expect(await json("tasks", "list")).toMatchObject({ taskSets: [{ name: "validation" }] });
    const run = await json(...start("--agent", "solver", "--input", "gold", "--trials", "2", "--play"));
    expect(run).toMatchObject({ status: "finished", finished: 4, total: 4, passPowerK: [1, 1], problem: null });
    expect(await json("runs", "list")).toMatchObject({ runs: [{ id: run.id, identity: { code: "test" } }] });
  });

  it("say what failed, and on which side", async () => {
    vi.stubEnv("DRAGOMAN_MODEL_URL", "http://127.0.0.1:9/v1");
    vi.stubEnv("DRAGOMAN_MODEL_NAME", "gone");
    const { exitCode, stdout, stderr } = await runCli(
      start("--agent", "direct", "--limit", "1", "--name", "Gone", "--play"),
    );
    vi.stubEnv("DRAGOMAN_MODEL_URL", "");
    expect(exitCode).toBe(3);
    expect(stdout).toMatch(/Failures:\n +1 {2}model unavailable \(environment\)/);
    expect(stderr).toContain("No trial could reach its model");
  });

  it("say why they were stopped, with an exit code of their own, here by the dollars of a server that does not count", async () => {
    const server = await startScriptedServer();
    const model = { baseUrl: server.url, model: "scripted+no-usage", contextTokens: 100_000, scripted: true };
    const price = { inputPerMillion: 100, outputPerMillion: 100 };
    writeFileSync(
      path("models.json"),
      JSON.stringify({ models: { costly: { ...model, price } }, roles: { default: "costly" } }),
    );
    vi.stubEnv("DRAGOMAN_MODELS", path("models.json"));
    const order = start(
      "--agent",
      "react",
      "--name",
      "Costly",
      "--cost",
      "0.5",
      "--concurrency",
      "1",
      "--play",
      "--json",
    );
    const { exitCode, stdout, stderr } = await runCli(order);
    vi.stubEnv("DRAGOMAN_MODELS", "");
    await server.close();
    expect(exitCode).toBe(3);
    const run = JSON.parse(stdout);
    expect(run).toMatchObject({ status: "stopped", scripted: true, problem: expect.stringContaining("limit of $0.5") });
    expect(stderr).toMatch(/error: The run was stopped, \d of 2 trials are finished\. .*runs resume/);
    expect(await runCli(["runs", "resume", run.id])).toMatchObject({ exitCode: 0 });
    expect(await runCli(["runs", "resume", run.id])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/Only a stopped run can be resumed, and ".*" is queued/),
    });
    await openDatabase().then(({ database }) => cancelRun(database, run.id));
    await closeDatabase();
  });

  it("keep the key of a server that repeats it out of all that is printed and kept", async () => {
    const key = "sk-marker-zyxw";
    const said = JSON.stringify({ error: { message: `Incorrect API key provided: ${key}.` } });
    const server = await startFaultServer(refuses(400, { "content-type": "application/json" }, said));
    const model = { baseUrl: server.baseUrl, model: "tiny", contextTokens: 8_192, keyVariable: "TINY_KEY" };
    writeFileSync(path("models.json"), JSON.stringify({ models: { keyed: model }, roles: { default: "keyed" } }));
    vi.stubEnv("DRAGOMAN_MODELS", path("models.json"));
    vi.stubEnv("TINY_KEY", key);
    const ended = await runCli(start("--agent", "direct", "--trials", "2", "--name", "Keyed", "--play"));
    vi.stubEnv("DRAGOMAN_MODELS", "");
    await server.close();
    expect(ended.exitCode).toBe(3);
    expect(ended.stderr).toContain("refused the request (400, Incorrect API key provided: …).");
    const { database } = await openDatabase();
    const kept = await Promise.all(
      [runs, trials, episodes, episodeEvents, payloads].map((table) => database.select().from(table)),
    );
    await closeDatabase();
    expect(kept[3]?.length).toBeGreaterThan(0);
    expect(JSON.stringify([ended, kept])).not.toContain("zyxw");
  });

  it("go on only where they are known", async () => {
    const { exitCode, stderr } = await runCli(["runs", "resume", "none"]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('There is no run "none"');
  });

  it("refuse plans of other queries, and nothing of them stays", async () => {
    const other = { ...texasQuery({ idx: 1 }), query: "Plan a week in Tampa." };
    writeFileSync(path("others.jsonl"), `${JSON.stringify(other)}\n`);
    writeFileSync(path("rows.jsonl"), `${JSON.stringify({ idx: 1, query: texasQuery().query, plan: null })}\n`);
    const argv = [
      "submissions",
      "import",
      path("rows.jsonl"),
      "--queries",
      path("others.jsonl"),
      "--name",
      "Other",
      "--world",
      "texas",
    ];
    const { exitCode, stdout, stderr } = await runCli(argv);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toMatch(/rows\.jsonl, line 1, field query: .*belong together/);
    expect((await json("tasks", "list")).taskSets).toHaveLength(1);
  });

  it("have no legs of other queries", async () => {
    writeFileSync(path("elsewhere.jsonl"), `${JSON.stringify({ ...texasQuery({ idx: 1 }), org: "Tampa" })}\n`);
    const argv = ["tasks", "import", "travelplanner", path("elsewhere.jsonl")];
    expect(await json(...argv)).toMatchObject({ count: 1, isNew: true });
    const named = await runCli([...argv, "--legs", path("reference_legs.csv")]);
    expect(named).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("no legs of these queries") });
  });

  it("appear next to submissions", async () => {
    writeFileSync(path("plans.jsonl"), `${JSON.stringify({ idx: 1, plan: null })}\n`);
    const options = ["--queries", path("validation.jsonl"), "--name", "Another", "--world", "texas"];
    const imported = await json("submissions", "import", path("plans.jsonl"), ...options, "--sees", "Nothing.");
    expect(imported).toMatchObject({ plans: 0, passed: 0, isNew: true });
    expect((await json("runs", "list")).runs[0]).toMatchObject({ kind: "submission", sees: "Nothing." });
    expect((await runCli(["runs", "list"])).stdout).toMatch(
      /Another: finished, 2 of 2, final pass 0 of 2 \(0\.0 %, 95 % CI 0\.0–65\.8 %\)/,
    );
  });

  it.each([["--cost"], ["--cost-per-trial"]])("refuse %s for a model without a price", async (option) => {
    const model = { baseUrl: "http://127.0.0.1:9/v1", model: "tiny", contextTokens: 8_192 };
    writeFileSync(path("models.json"), JSON.stringify({ models: { unpriced: model }, roles: { default: "unpriced" } }));
    vi.stubEnv("DRAGOMAN_MODELS", path("models.json"));
    const order = start("--agent", "direct", "--mode", "sole-planning", "--name", "Unpriced");
    const { exitCode, stderr } = await runCli([...order, option, "1"]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('"unpriced" has no price');
    expect(await json(...order)).toEqual({ id: expect.any(String) });
    vi.stubEnv("DRAGOMAN_MODELS", "");
  });

  it.each([
    [start("--agent", "nobody"), /no agent "nobody"/],
    [start("--agent", "solver", "--mode", "two-stage"), /no modes/],
    [start("--agent", "solver", "--objective", "fun"), /objective/],
    [start("--agent", "solver", "--cost", "much"), /US dollars/],
    [["tasks", "import", "chess", "moves.jsonl"], /chess/],
    [["tasks", "import", "travelplanner", "nowhere.jsonl"], /nowhere\.jsonl/],
    [["runs", "work"], /DATABASE_URL/],
  ])("refuse %j in a sentence", async (argv, sentence) => {
    const { exitCode, stdout, stderr } = await runCli(argv);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toMatch(sentence);
  });
});
