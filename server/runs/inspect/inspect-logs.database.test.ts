import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, unzipSync, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { OpenedDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { runInFolder } from "@/server/benchmarks";
import { texasQuery, texasTasks } from "@/server/benchmarks/testing/texas";
import { createEpisodeStore } from "@/server/episodes";
import { openWorld } from "@/server/worlds";
import { exportInspectLog, importInspectLog, importRun, type LogFormat, readRun, writeInspectLog } from "..";
import { describeTaskSet } from "../tasks/describe-task-set";
import { benchmarkOf, storeTaskSet } from "../tasks/task-sets";
import { makeTexas } from "../testing/texas-runs";

const at = (second: number) => `2026-01-01T00:00:0${second}+00:00`;

describe("logs of inspect_ai", () => {
  let folder: string;
  let opened: OpenedDatabase;
  let run: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "dragoman-inspect-"));
    vi.stubEnv("DRAGOMAN_DATA", folder);
    vi.stubEnv("DRAGOMAN_CODE", "test");
    const world = openWorld(await makeTexas(folder));
    if (!world.ok) throw new Error(JSON.stringify(world.problem));
    opened = await openTestDatabase();
    const benchmark = benchmarkOf("travelplanner");
    const tasks = texasTasks([1, 2].map((idx) => texasQuery({ idx, budget: 500 + idx })));
    await storeTaskSet(opened.database, benchmark, "texas", {
      about: describeTaskSet(benchmark, tasks),
      items: tasks,
    });
    const out = join(folder, "solved");
    const options = { agent: "solver", input: "gold", out, trials: 2 };
    const done = await runInFolder({ benchmark, world: world.value, tasks, taskSet: "texas", ...options });
    if (!done.ok) throw new Error(JSON.stringify(done.problem));
    const imported = await importRun(opened.database, out);
    if (!imported.ok) throw new Error(JSON.stringify(imported.problem));
    run = imported.value.id;
  });
  afterAll(async () => {
    await opened.close();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  async function write(format: LogFormat, id = run): Promise<string> {
    const log = await exportInspectLog(opened.database, id);
    if (!log.ok) throw new Error(JSON.stringify(log.problem));
    const pieces: Uint8Array[] = [];
    for await (const piece of writeInspectLog(log.value, format)) pieces.push(piece);
    const file = join(folder, `log.${format}`);
    writeFileSync(file, Buffer.concat(pieces));
    return file;
  }

  async function viewOf(id: string) {
    const view = await readRun(opened.database, id);
    if (view === null) throw new Error("The run is gone.");
    return view;
  }

  it.each(["json", "eval"] as const)("come back as they went out, as .%s", async (format) => {
    const file = await write(format);
    const options = { world: "texas", name: `Back by ${format}` };
    const back = await importInspectLog(opened.database, file, options);
    expect(back).toMatchObject({ ok: true, value: { samples: 4, plans: 4, passed: 4, isNew: true } });
    if (!back.ok) return;
    const [own, other] = [await viewOf(run), await viewOf(back.value.id)];
    expect(other.run).toMatchObject({ kind: "submission", tasks: own.run.tasks, rates: own.run.rates });
    expect(other.run.passPowerK).toEqual(own.run.passPowerK);
    const scored = ({ trials }: typeof own) =>
      trials.map(({ taskId, trial, result }) => [taskId, trial, result?.value, result?.checks]);
    expect(scored(other)).toEqual(scored(own));
    expect(await importInspectLog(opened.database, file, options)).toMatchObject({ value: { isNew: false } });
  });

  it("hold a sample for each trial, in the places where inspect_ai looks for them", async () => {
    const files = unzipSync(readFileSync(await write("eval")));
    const names = ["_journal/start.json", "samples/1_epoch_1.json", "samples/1_epoch_2.json", "samples/2_epoch_1.json"];
    expect(Object.keys(files).sort()).toEqual(
      [...names, "samples/2_epoch_2.json", "summaries.json", "header.json"].sort(),
    );
    const header: unknown = JSON.parse(new TextDecoder().decode(files["header.json"]));
    expect(header).toMatchObject({
      version: 2,
      status: "success",
      eval: { task: "travelplanner", solver: "solver", config: { epochs: 2 } },
    });
  });

  const plan = JSON.stringify([
    {
      days: 1,
      current_city: "from Dallas to Austin",
      transportation: "-",
      breakfast: "-",
      attraction: "-",
      lunch: "-",
      dinner: "-",
      accommodation: "-",
    },
  ]);
  const sample = {
    ...{ id: 1, epoch: 1, input: "attachment://a", target: "", started_at: at(0), total_time: 6 },
    attachments: { a: "The task.", b: plan },
    output: {
      model: "lab/large",
      choices: [{ message: { role: "assistant", content: "attachment://b" }, stop_reason: "stop" }],
    },
    events_data: { messages: [{ role: "user", content: "attachment://a" }], calls: [] },
    events: [
      { event: "span_begin", timestamp: at(0), id: "outer", type: "agent", name: "react", span_id: "outer" },
      {
        ...{
          event: "model",
          timestamp: at(1),
          completed: at(3),
          span_id: "outer",
          model: "lab/large",
          role: "made up",
        },
        ...{
          input: [],
          input_refs: [[0, 1]],
          tools: [],
          tool_choice: "auto",
          config: { temperature: 0.5 },
          retries: 1,
        },
        output: {
          model: "lab/large-2",
          choices: [
            {
              message: {
                role: "assistant",
                content: [
                  { type: "reasoning", reasoning: "Hm." },
                  { type: "text", text: "Look." },
                ],
                tool_calls: [{ id: "t1", function: "FlightSearch", arguments: { origin: "Dallas" } }],
              },
              stop_reason: "tool_calls",
            },
          ],
          usage: { input_tokens: 10, output_tokens: 5, total_tokens: 18, input_tokens_cache_read: 3 },
        },
      },
      {
        event: "tool",
        timestamp: at(4),
        completed: at(5),
        span_id: "outer",
        id: "t1",
        function: "FlightSearch",
        arguments: { origin: "Dallas" },
        result: "None.",
        error: { type: "parsing", message: "No date." },
      },
      { event: "state", timestamp: at(5), changes: [] },
      { event: "span_end", timestamp: at(6), id: "outer", span_id: "outer" },
    ],
  };
  const header = {
    version: 2,
    status: "success",
    eval: { task: "trips", model: "lab/large", created: at(0), dataset: {}, config: {} },
  };

  function log(samples: readonly object[], of: object = header): string {
    const file = join(folder, "made.json");
    writeFileSync(file, JSON.stringify({ ...of, samples }));
    return file;
  }

  it("of other programs keep calls of models and tools, spans and usage", async () => {
    const imported = await importInspectLog(opened.database, log([sample]), { world: "texas" });
    if (!imported.ok) throw new Error(JSON.stringify(imported.problem));
    expect(imported.value).toMatchObject({ name: "trips (lab/large)", samples: 1, plans: 1, passed: 0 });
    const { trials } = await viewOf(imported.value.id);
    expect(trials[0]?.result).toMatchObject({
      ms: 6_000,
      modelCalls: 1,
      retries: 1,
      tokens: 18,
      costUsd: "unknown",
      toolCalls: { FlightSearch: 1 },
      endReason: "done",
    });
    const events = await createEpisodeStore(opened.database).events(trials[0]?.episodeId ?? "", {
      after: -1,
      limit: 50,
    });
    expect(
      events.slice(0, 7).map(({ atMs, event: { type, spanId, parentId } }) => [atMs, type, spanId, parentId]),
    ).toEqual([
      [0, "task", undefined, undefined],
      [0, "spanBegan", "outer", undefined],
      [3_000, "modelCalled", "call-1", "outer"],
      [4_000, "toolCalled", "call-2", "outer"],
      [5_000, "toolAnswered", "call-2", "outer"],
      [6_000, "spanEnded", "outer", undefined],
      [6_000, "planWritten", undefined, undefined],
    ]);
    expect(events[2]?.event).toMatchObject({
      ...{
        role: "agent",
        requestedModel: "lab/large",
        servedModel: "lab/large-2",
        temperature: 0.5,
        reasoning: "Hm.",
        latencyMs: 2_000,
      },
      messages: [{ role: "user", content: "The task." }],
      answer: { text: "Look.", finish: "tool calls", toolCalls: [{ id: "t1", tool: "FlightSearch" }] },
    });
    expect(events[4]?.event).toMatchObject({ ok: false, output: { message: "No date." } });

    const again: unknown = JSON.parse(readFileSync(await write("json", imported.value.id), "utf8"));
    const usage = { input_tokens: 13, output_tokens: 5, total_tokens: 18 };
    expect(again).toMatchObject({
      samples: [
        {
          model_usage: { "lab/large-2": usage },
          events: [
            { event: "info", source: "dragoman", data: { type: "task" } },
            { event: "span_begin", id: "outer", type: "agent", name: "react" },
            { event: "model", span_id: "outer", timestamp: at(1).replace("+00:00", ".000Z"), output: { usage } },
            { event: "tool", span_id: "outer", function: "FlightSearch", failed: true },
            { event: "span_end", id: "outer" },
            ...Array(5).fill({ event: "info" }),
            { event: "score", score: { value: 0 } },
            { data: { type: "ended" } },
          ],
        },
      ],
    });
  });

  it("are read where Zstandard packed them, as inspect_ai does", async () => {
    const file = join(import.meta.dirname, "testing", "zstandard.eval");
    const imported = await importInspectLog(opened.database, file, { world: "texas" });
    expect(imported).toMatchObject({ ok: true, value: { name: "trips (lab/large)", samples: 1, plans: 1, passed: 0 } });
  });

  it("of which nothing but the conversation was kept are read from it, and their usage is unknown", async () => {
    const messages = [
      { role: "user", content: "Plan." },
      {
        role: "assistant",
        content: "Look.",
        tool_calls: [{ id: "t", function: "CitySearch", arguments: { state: "Texas" } }],
      },
      { role: "tool", content: "Austin", tool_call_id: "t", function: "CitySearch" },
    ];
    const empty = { ...sample, events: [], messages, limit: { type: "time", limit: 5 }, output: undefined };
    const imported = await importInspectLog(opened.database, log([empty]), { world: "texas" });
    if (!imported.ok) throw new Error(JSON.stringify(imported.problem));
    const { trials } = await viewOf(imported.value.id);
    expect(trials[0]?.result).toMatchObject({
      delivered: false,
      endReason: "time limit",
      tokens: "unknown",
      toolCalls: { CitySearch: 1 },
    });
  });

  it.each([
    ["another version", () => log([sample], { ...header, version: 1 }), "Only version 2", "version"],
    ["no samples", () => log([]), "no samples", undefined],
    ["a sample without an epoch", () => log([{ ...sample, epoch: undefined }]), "sample 1", "epoch"],
    ["a sample that is no task", () => log([{ ...sample, id: "999" }]), "sample 999", "id"],
    ["a sample twice", () => log([sample, sample]), "there twice", "epoch"],
    ["a missing epoch", () => log([sample, { ...sample, epoch: 2 }, { ...sample, id: 2 }]), "no epoch 2", "epoch"],
  ])("are refused with %s", async (_, file, message, field) => {
    const refused = await importInspectLog(opened.database, file(), { world: "texas" });
    expect(refused).toMatchObject({ ok: false, problem: { code: "bad_file" } });
    if (refused.ok) return;
    expect(`${refused.problem.where?.file} ${refused.problem.message}`).toContain(message);
    expect(refused.problem.where?.field).toBe(field);
  });

  it("are refused where the file is no log", async () => {
    const file = join(folder, "broken.eval");
    writeFileSync(file, "PK no archive");
    expect(await importInspectLog(opened.database, file)).toMatchObject({ problem: { code: "bad_file" } });
    writeFileSync(file, zipSync({ "other.json": strToU8("{}") }));
    expect(await importInspectLog(opened.database, file)).toMatchObject({
      problem: { message: expect.stringContaining("header.json") },
    });
    writeFileSync(join(folder, "made.json"), "{");
    expect(await importInspectLog(opened.database, join(folder, "made.json"))).toMatchObject({
      problem: { code: "bad_file" },
    });
    expect(await importInspectLog(opened.database, log([sample]), { taskSet: "none" })).toMatchObject({
      problem: { code: "not_found" },
    });
  });
});
