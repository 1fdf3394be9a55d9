import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { withDataFolder } from "../testing/data-folder";
import { AUSTIN_SENTENCE } from "../testing/published-files";
import { jsonLines, runCli } from "../testing/run-cli";

const { path } = withDataFolder();

const KEYS = [
  ...["status", "request", "itinerary", "plan", "costUsd", "proven"],
  ...["conflicts", "relaxations", "unclear", "ms"],
];
const tooCheap = AUSTIN_SENTENCE.replace("$900", "$200");
const request = {
  origin: "Dallas",
  destination: { kind: "cities", cities: [{ name: "Austin" }] },
  returnTo: "Dallas",
  dates: { kind: "fixed", start: "2022-03-10", days: 3 },
  people: 1,
  demands: { budget: { amountMinor: 900_00, currency: "USD" } },
};

async function planJson(...argv: string[]) {
  const { exitCode, stdout, stderr } = await runCli(["plan", "--world", "texas", "--json", ...argv]);
  const [answer, ...rest] = jsonLines(stdout);
  expect(rest).toEqual([]);
  return { exitCode, stderr, answer: answer ?? {} };
}

function fileOf(name: string, text: string): string {
  writeFileSync(path(name), text);
  return path(name);
}

describe("plan --json", () => {
  it("prints the plan of a sentence", async () => {
    const { exitCode, answer } = await planJson("--query", AUSTIN_SENTENCE);
    expect(exitCode).toBe(0);
    expect(Object.keys(answer)).toEqual(KEYS);
    expect(answer).toMatchObject({ status: "plan", proven: true, conflicts: [], relaxations: [], unclear: [] });
    expect(answer.plan).toMatchObject([
      { current_city: "from Dallas to Austin" },
      { current_city: "Austin" },
      { days: 3 },
    ]);
    expect(answer.itinerary).toMatchObject({ cost: { total: { amountMinor: Number(answer.costUsd) * 100 } } });
  });

  it("prints the cheapest plan when cost is the objective", async () => {
    const cheap = await planJson("--query", AUSTIN_SENTENCE, "--objective", "cost");
    const full = await planJson("--query", AUSTIN_SENTENCE);
    // Driving $15 each way, two nights in the quiet room at $50, three meals at $12, $13 and $14.
    expect(cheap.answer.costUsd).toBe(15 + 15 + 2 * 50 + 12 + 13 + 14);
    expect(Number(full.answer.costUsd)).toBeGreaterThanOrEqual(Number(cheap.answer.costUsd));
  });

  it("prints conflicts and ways out when there is no plan, exit code 1", async () => {
    const { exitCode, stderr, answer } = await planJson("--query", tooCheap.replace("$200", "$100"));
    expect(exitCode).toBe(1);
    expect(stderr).not.toBe("");
    expect(Object.keys(answer)).toEqual(KEYS);
    expect(answer).toMatchObject({
      status: "infeasible",
      itinerary: null,
      plan: null,
      costUsd: null,
      conflicts: [["budget"]],
    });
    expect(answer.relaxations).toMatchObject([{ demand: "budget", also: [], costUsd: 169, to: 169 }]);
  });

  it("names what is unclear, exit code 1", async () => {
    const { exitCode, stderr, answer } = await planJson("--query", "A trip to Austin, please.");
    expect(exitCode).toBe(1);
    expect(Object.keys(answer)).toEqual(KEYS);
    expect(answer).toMatchObject({ status: "unclear", request: null, proven: null, conflicts: [] });
    expect(answer.unclear).toContain("origin");
    expect(stderr).toContain("origin");
  });

  it("plans a request file", async () => {
    const { exitCode, answer } = await planJson("--request", fileOf("request.json", JSON.stringify(request)));
    expect(exitCode).toBe(0);
    expect(answer).toMatchObject({ status: "plan", request: { ...request, people: 1 } });
  });

  it.each([
    ["a missing field", { ...request, origin: undefined }, "field origin"],
    ["a wrong value", { ...request, dates: { kind: "fixed", start: "2022-02-30", days: 3 } }, "field dates.start"],
    ["a misspelled field", { ...request, demands: { budgte: 3 } }, "field demands.budgte"],
  ])("names the field of a request file with %s, exit code 2", async (_, bad, named) => {
    const { exitCode, stderr, answer } = await planJson("--request", fileOf("bad.json", JSON.stringify(bad)));
    expect({ exitCode, answer }).toEqual({ exitCode: 2, answer: {} });
    expect(stderr).toContain("bad.json");
    expect(stderr).toContain(named);
  });
});

describe("plan --request in a world where time passes", () => {
  it("names a date that has passed, exit code 2", async () => {
    const argv = ["--request", fileOf("request.json", JSON.stringify(request)), "--today", "2026-06-01"];
    const { exitCode, stderr } = await runCli(["plan", "--world", "sample", ...argv]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain("request.json, field dates.start: Thursday 10 March 2022 has passed");
  });
});

describe("plan", () => {
  it("shows a person the trip day by day, its cost and what was checked", async () => {
    const { exitCode, stdout } = await runCli(["plan", "--world", "texas", "--query", AUSTIN_SENTENCE]);
    expect(exitCode).toBe(0);
    for (const text of ["Day 1, Thu 10 Mar: Dallas → Austin", "Breakfast: ", "Night: ", "for one person", "kept"]) {
      expect(stdout).toContain(text);
    }
    expect(stdout).not.toContain("NOT KEPT");
  });

  it("shows a person the conflict and the ways out", async () => {
    const { exitCode, stdout } = await runCli([
      "plan",
      "--world",
      "texas",
      "--query",
      tooCheap.replace("$200", "$100"),
    ]);
    expect(exitCode).toBe(1);
    expect(stdout).toContain("budget");
    expect(stdout).toContain("$169");
  });
});

describe("plan --places", () => {
  it("plans saved places first, and names all others on standard error", async () => {
    const { answer: before } = await planJson("--query", AUSTIN_SENTENCE);
    const meals = z.array(z.object({ dinner: z.string() })).parse(before.plan);
    const name = meals.map(({ dinner }) => dinner.split(",")[0] ?? "-").find((each) => each !== "-") ?? "";
    const list = fileOf("list.csv", `name\n"${name}"\nNo such place at all\n`);
    const { exitCode, stderr, answer } = await planJson("--query", AUSTIN_SENTENCE, "--places", list);
    expect(exitCode).toBe(0);
    expect(answer.request).toMatchObject({ ownPlaces: [{ kind: "meal", name }] });
    expect(stderr).toContain("list.csv (CSV): 1 of 2 entries are planned first.");
    expect(stderr).toContain("Not in this world: No such place at all (line 3).");
  });

  it("names the line of a file that cannot be read, exit code 2", async () => {
    const bad = fileOf("bad.kml", "<kml>\n<Document>\n</kml>");
    const { exitCode, stderr } = await planJson("--query", AUSTIN_SENTENCE, "--places", bad);
    expect(exitCode).toBe(2);
    expect(stderr).toContain("bad.kml, line 3: It is not well-formed XML");
  });
});

describe("plan --queries", () => {
  it("answers row by row in the same order, whatever a row holds", async () => {
    const rows = [
      JSON.stringify({ idx: 7, query: AUSTIN_SENTENCE }),
      JSON.stringify({ id: "b", text: "no query" }),
      JSON.stringify({ id: "c", query: AUSTIN_SENTENCE.replace("$900", "$100") }),
      "{",
      JSON.stringify({ query: "Somewhere nice" }),
    ];
    const file = fileOf("rows.jsonl", `${rows.join("\n")}\n`);
    const { exitCode, stdout } = await runCli([
      "plan",
      "--world",
      "texas",
      "--queries",
      file,
      "--out",
      path("answers.jsonl"),
    ]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: "" });
    const answers = jsonLines(readFileSync(path("answers.jsonl"), "utf8"));
    expect(answers.map(({ id, idx, status }) => [id ?? idx, status])).toEqual([
      [7, "plan"],
      ["b", "unclear"],
      ["c", "infeasible"],
      [undefined, "unclear"],
      [undefined, "unclear"],
    ]);
    expect(answers[1]?.error).toMatch(/rows\.jsonl, line 2, field query: /);
    expect(answers[3]?.error).toMatch(/rows\.jsonl, line 4: This is not JSON/);
    expect(answers[4]?.unclear).toContain("origin");
    for (const answer of answers) expect(Object.keys(answer)).toEqual(expect.arrayContaining(KEYS));
    expect(existsSync(path("answers.jsonl.part"))).toBe(false);
  });

  it("names a file that is not there, exit code 2", async () => {
    const { exitCode, stderr } = await runCli([
      "plan",
      "--world",
      "texas",
      "--queries",
      path("none"),
      "--out",
      path("x"),
    ]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain("none: There is no such file.");
    expect(existsSync(path("x"))).toBe(false);
  });

  it("names a place where the answers cannot go, exit code 2", async () => {
    const file = fileOf("rows.jsonl", "");
    const out = path("no/such/folder/answers.jsonl");
    const { exitCode, stderr } = await runCli(["plan", "--world", "texas", "--queries", file, "--out", out]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain("answers.jsonl");
  });
});
