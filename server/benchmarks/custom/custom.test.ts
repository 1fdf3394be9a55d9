import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import type { Event } from "@/server/episodes";
import { ratesOf } from "@/server/views";
import type { BenchmarkTask } from "../benchmark";
import { runInFolder } from "../runner/folder/run-in-folder";
import { texas } from "../testing/texas";
import { custom } from "./custom";

const WORLD = texas();
const folder = mkdtempSync(join(tmpdir(), "dragoman-own-"));
afterAll(() => rmSync(folder, { recursive: true }));

function tasksOf(name: string, text: string, scorer?: string) {
  return custom.importTasks({ tasks: fileOf(name, text), scorer });
}
function fileOf(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}
function required(file: string): BenchmarkTask[] {
  const tasks = custom.importTasks({ tasks: file });
  if (!tasks.ok) throw new Error(JSON.stringify(tasks.problem));
  return tasks.value;
}
const written = (text: string): Event => ({ type: "planWritten", text, days: null, readBy: null });

describe("own tasks", () => {
  it("are those of the documentation's examples", () => {
    const table = required("docs/examples/own-tasks.csv");
    expect(table.map(({ id, facets, counts }) => [id, facets, counts])).toEqual([
      ["austin-weekend", { group: "trips", scorer: "requirements" }, ["plan", "budget"]],
      ["austin-simple", { group: "trips", scorer: "delivered" }, ["delivered"]],
      ["capital", { group: "questions", scorer: "answer-contains" }, ["answer"]],
    ]);
    expect(required("docs/examples/own-tasks.jsonl")).toHaveLength(2);
    expect(table.map((task) => custom.readTask(task.content))).toEqual(table.map((value) => ({ ok: true, value })));
  });

  it.each([
    ["no id", "id,text\n,Go\n", { line: 2, field: "id" }],
    ["an id twice", "id,text\na,Go\nb,Go\na,Go\n", { line: 4, field: "id" }],
    ["an unknown scorer", "id,text,scorer\na,Go,best\n", { line: 2, field: "scorer" }],
    ["no expected answer", "id,text,scorer\na,Go,answer-exact\n", { line: 2, field: "expected" }],
    ["no request", "id,text,scorer\na,Go,requirements\n", { line: 2, field: "request" }],
    ["a request that is no JSON", "id,text,request\na,Go,{\n", { line: 2, field: "request" }],
    ["a day that is none", "id,text,today\na,Go,soon\n", { line: 2, field: "today" }],
    ["a long column", `id,text,note\na,Go,${"x".repeat(61)}\n`, { line: 2, field: "facets.note" }],
    ["a row that is too short", "id,text\na\n", { line: 2 }],
  ])("with %s are refused where they are wrong", (_, text, where) => {
    expect(tasksOf("bad.csv", text)).toMatchObject({ ok: false, problem: { code: "bad_file", where } });
  });

  it("say where JSON Lines are wrong, and take the scorer that is given for all", () => {
    expect(tasksOf("bad.jsonl", '{"id":"a","text":"Go"}\n{"id":"b"}\n')).toMatchObject({
      problem: { where: { line: 2 } },
    });
    expect(tasksOf("good.jsonl", '{"id":1,"text":"Go","level":3}\n')).toMatchObject({
      value: [{ id: "1", facets: { level: "3", group: "all", scorer: "delivered" } }],
    });
    expect(tasksOf("good.jsonl", '{"id":1,"text":"Go"}\n', "answer-exact")).toMatchObject({ ok: false });
    expect(tasksOf("good.jsonl", '{"id":1,"text":"Go"}\n', "other")).toMatchObject({ problem: { code: "bad_input" } });
  });

  it("are read the same from a table and from lines, whatever their texts hold", () => {
    const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).filter((each) => each.trim() !== "");
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (texts) => {
        const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
        const table = texts.map((value, index) => `t${index},${quoted(value.trim())}`).join("\n");
        const lines = texts.map((value, index) => JSON.stringify({ id: `t${index}`, text: value.trim() })).join("\n");
        expect(tasksOf("same.csv", `id,text\n${table}\n`)).toEqual(tasksOf("same.jsonl", lines));
      }),
    );
  });

  const scoreOf = (task: BenchmarkTask | undefined, events: Event[]) => {
    if (task === undefined) throw new Error("There is no such task.");
    return custom.scores(task, events, WORLD)[0]?.score;
  };

  it.each([
    ["answer-exact", " austin. ", true],
    ["answer-exact", "It is Austin.", false],
    ["answer-contains", "It is **Austin**, I think.", true],
    ["answer-contains", "It is Austinburg.", false],
  ])("with the scorer %s take %j as right: %s", (scorer, words, right) => {
    const tasks = tasksOf("answer.jsonl", JSON.stringify({ id: "a", text: "Which?", scorer, expected: "Austin" }));
    const [task] = tasks.ok ? tasks.value : [];
    expect(scoreOf(task, [written(words)])).toMatchObject({ delivered: true, passed: right, parts: { answer: right } });
    expect(scoreOf(task, [])).toMatchObject({ value: 0, delivered: false, passed: false, parts: { answer: null } });
  });

  it("are planned and scored by their demands, in words as by records", async () => {
    const tasks = required("docs/examples/own-tasks.csv").slice(0, 2);
    const out = join(folder, "run");
    const run = { benchmark: custom, world: WORLD, tasks, taskSet: "own", agent: "solver", out };
    const done = await runInFolder(run);
    expect(done).toMatchObject({
      ok: true,
      value: { rates: { delivery: 1, checksMicro: 1, checksMacro: 1, passed: 1 } },
    });
    const plans = join(out, "plans.jsonl");
    const submission = custom.readSubmission(plans, tasks);
    const [plan] = submission.ok ? submission.value.plans : [];
    expect(scoreOf(tasks[0], [...(plan ?? [])])).toMatchObject({
      ...{ value: 1, passed: true },
      parts: { plan: true, budget: true },
    });
    const [first] = readFileSync(plans, "utf8").split("\n");
    writeFileSync(plans, `${first?.replaceAll("Austin", "Nowhere")}\n`);
    const astray = custom.readSubmission(plans, tasks);
    expect(astray).toMatchObject({ ok: true, value: { notes: [expect.stringContaining("1 of 2")] } });
    const [lost] = astray.ok ? astray.value.plans : [];
    expect(scoreOf(tasks[0], [...(lost ?? [])])).toMatchObject({ value: 0, parts: { plan: false, budget: null } });
  });

  it("keep what is expected from agents", () => {
    const row = { id: "a", text: "Which?", scorer: "answer-exact", expected: "Ushuaia" };
    const [task] = required(fileOf("kept.jsonl", JSON.stringify(row)));
    if (task === undefined) throw new Error("There is no such task.");
    const settings = { input: null, mode: null, protocol: null, without: [], objective: null, timeLimitMs: 0 };
    expect(JSON.stringify([custom.given(task, settings), custom.kit(task, WORLD)])).not.toContain("Ushuaia");
    expect(custom.input(task, settings, WORLD)).toMatchObject({ ok: true, value: { text: "Which?", request: null } });
  });

  it("have rates for any scores", () => {
    const [task] = required("docs/examples/own-tasks.csv").slice(2);
    const tallies = [scoreOf(task, [written("Austin")]), scoreOf(task, [])].flatMap((score) =>
      score ? [score.tallies] : [],
    );
    expect(ratesOf(custom.info.rates, tallies)).toEqual({
      delivery: 0.5,
      checksMicro: 0.5,
      checksMacro: 0.5,
      passed: 0.5,
    });
  });
});
