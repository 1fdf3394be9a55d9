import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { agents } from "@/server/agents";
import { withDataFolder } from "../testing/data-folder";
import { AUSTIN_SENTENCE } from "../testing/published-files";
import { jsonLines, runCli } from "../testing/run-cli";

const { path } = withDataFolder();

const query = (idx: number, budget: number) => ({
  idx,
  level: "easy",
  days: 3,
  query: AUSTIN_SENTENCE.replace("$900", `$${budget}`),
  org: "Dallas",
  dest: "Austin",
  visiting_city_number: 1,
  date: ["2022-03-10", "2022-03-11", "2022-03-12"],
  people_number: 1,
  budget,
  local_constraint: { "house rule": null, cuisine: null, "room type": null, transportation: null },
});

beforeAll(() => {
  writeFileSync(path("queries.jsonl"), `${JSON.stringify(query(1, 900))}\n${JSON.stringify(query(3, 100))}\n`);
});

const bench = (...argv: string[]) =>
  runCli(["bench", "travelplanner", "--world", "texas", "--queries", path("queries.jsonl"), ...argv]);

describe("bench travelplanner", () => {
  it("runs the solver, prints the summary and exits with 0 though a plan fails", async () => {
    const { exitCode, stdout, stderr } = await bench(
      "--agent",
      "solver",
      "--input",
      "query",
      "--out",
      path("solver"),
      "--json",
    );
    expect(exitCode).toBe(0);
    expect(jsonLines(stdout)).toEqual([JSON.parse(readFileSync(join(path("solver"), "summary.json"), "utf8"))]);
    expect(jsonLines(stdout)).toMatchObject([{ passed: 1, total: 2, world: "texas", rates: { final: 0.5 } }]);
    expect(stderr).toContain("2 of 2 trials, 1 passed");
  });

  it("runs the greedy baseline on the first queries", async () => {
    const { exitCode, stdout } = await bench("--agent", "greedy", "--out", path("greedy"), "--limit", "1");
    expect(exitCode).toBe(0);
    expect(stdout).toContain("greedy on 1 tasks of TravelPlanner");
    expect(stdout).toContain("is_valid_restaurants");
  });

  it("runs an agent with the scripted model and labels its figures so", async () => {
    writeFileSync(
      path("reference_legs.csv"),
      [
        "set,idx,leg,origin,dest,date,num_flights",
        "validation,1,1,Dallas,Austin,2022-03-10,1",
        "validation,1,2,Austin,Dallas,2022-03-12,1",
        "",
      ].join("\n"),
    );
    const method = ["--agent", "react", "--mode", "sole-planning", "--model", "scripted", "--limit", "1"];
    const { exitCode, stdout } = await bench(...method, "--trials", "2", "--out", path("react"));
    expect(exitCode).toBe(0);
    expect(stdout).toContain("react (sole-planning, model scripted) on 1 tasks of TravelPlanner, 2 trials of each");
    expect(stdout).toContain("The model is scripted: these figures say nothing about a language model.");
    expect(stdout).toContain("CostEnquiry");
  });

  it("takes other texts for prompts from a folder, and refuses a file that is none of the agent's", async () => {
    const method = ["--agent", "hybrid", "--model", "scripted", "--limit", "1", "--prompts", path("prompts")];
    mkdirSync(path("prompts/agents/hybrid"), { recursive: true });
    writeFileSync(path("prompts/agents/hybrid/explain.txt"), "[user]\nIn one sentence.\n\n{{facts}}\n");
    const { exitCode } = await bench(...method, "--out", path("own-prompts"));
    expect(exitCode).toBe(0);
    const { identity } = JSON.parse(readFileSync(join(path("own-prompts"), "run.json"), "utf8"));
    expect(identity.settings.prompts).toEqual({ "agents/hybrid/explain": expect.stringContaining("one sentence") });
    writeFileSync(path("prompts/agents/hybrid/judge.txt"), "[user]\n{{facts}}");
    const refused = await bench(...method, "--out", path("other-prompts"));
    expect(refused.exitCode).toBe(2);
    expect(refused.stderr).toContain('no prompt "agents/hybrid/judge"');
  });

  it("names every agent in its help", async () => {
    const { stdout } = await runCli(["bench", "travelplanner", "--help"]);
    for (const { name } of agents) expect(stdout).toContain(name);
  });

  it("lets an agent that works without a model take one", async () => {
    const { exitCode, stdout } = await bench(
      "--agent",
      "hybrid",
      "--model",
      "scripted",
      "--limit",
      "1",
      "--out",
      path("hybrid"),
    );
    expect(exitCode).toBe(0);
    expect(stdout).toContain("hybrid (model scripted) on 1 tasks of TravelPlanner");
    expect(stdout).toMatch(/Model: \d+ calls/);
  });

  it.each([
    ["a model", ["--agent", "solver", "--model", "m"], "--model"],
    ["a mode", ["--agent", "solver", "--mode", "sole-planning"], "field mode"],
    ["an unknown mode", ["--agent", "react", "--mode", "by-heart"], "two-stage"],
    ["a model that is not configured", ["--agent", "react", "--model", "m"], "docs/MODELS.md"],
    ["a part that the method has not", ["--agent", "react", "--model", "scripted", "--without", "outline"], "outline"],
    ["an unknown agent", ["--agent", "oracle"], "solver, greedy"],
    ["an unknown input", ["--agent", "solver", "--input", "thoughts"], "Allowed choices are query, gold"],
  ])("refuses %s in one line, exit code 2", async (_, argv, named) => {
    const { exitCode, stdout, stderr } = await bench(...argv, "--out", path("refused"));
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toContain(named);
  });
});

describe("score travelplanner", () => {
  it("prints rates and the named checks of every plan", async () => {
    await bench("--agent", "solver", "--out", path("scored"));
    const submission = join(path("scored"), "submission.jsonl");
    const argv = [
      "score",
      "travelplanner",
      "--world",
      "texas",
      "--queries",
      path("queries.jsonl"),
      "--submission",
      submission,
    ];
    const { exitCode, stdout, stderr } = await runCli([...argv, "--json"]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    const [score] = jsonLines(stdout);
    expect(Object.keys(score ?? {})).toEqual(["rates", "plans"]);
    expect(score).toMatchObject({
      rates: { delivery: 0.5, final: 0.5 },
      plans: [
        {
          idx: 1,
          delivered: true,
          commonsense: { is_reasonable_visiting_city: true, is_not_absent: true },
          hard: { valid_cost: true, valid_cuisine: null },
          final: true,
        },
        { idx: 3, delivered: false, commonsense: null, hard: null, totalCost: null, final: false },
      ],
    });
    const text = await runCli(argv);
    expect(text.exitCode).toBe(0);
    expect(text.stdout).toContain("1 of 2 plans passed");
  });
});
