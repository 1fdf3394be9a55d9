import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lastEvent, readEpisode } from "@/server/episodes";
import { startOtlpReceiver } from "@/server/episodes/testing/otlp-receiver";
import { submissionRowSchema } from "@/server/scoring";
import { ratesOf, runIdentitySchema } from "@/server/views";
import { TEXAS_LEGS, texas, texasQuery, texasTasks } from "../../testing/texas";
import { travelplanner } from "../../travelplanner/travelplanner";
import { type FolderRunOptions, runInFolder } from "./run-in-folder";
import type { RunSummary } from "./summary";

let folder: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "run-"));
  out = join(folder, "out");
});
afterEach(() => rmSync(folder, { recursive: true }));

const world = texas();
const queries = [
  texasQuery({ idx: 1 }),
  texasQuery({ idx: 3, budget: 10, query: texasQuery().query.replace("$900", "$10") }),
  texasQuery({ idx: 5, query: "I would like to see Austin." }),
];

const tasks = texasTasks(queries);

function run(given: Partial<FolderRunOptions> = {}) {
  return runInFolder({ benchmark: travelplanner, world, tasks, agent: "solver", input: "query", out, ...given });
}

/** The rates of the plans that a run wrote, read back. */
function ratesOfSubmission(of: typeof tasks) {
  const submission = travelplanner.readSubmission(join(out, "submission.jsonl"), of);
  if (!submission.ok) throw new Error(submission.problem.message);
  expect(submission.value.notes).toEqual([]);
  const tallies = of.flatMap((task, index) =>
    travelplanner.scores(task, submission.value.plans[index] ?? [], world).map(({ score }) => score.tallies),
  );
  return ratesOf(travelplanner.info.rates, tallies);
}

async function summaryOf(given: Partial<FolderRunOptions> = {}): Promise<RunSummary> {
  const summary = await run(given);
  if (!summary.ok) throw new Error(summary.problem.message);
  return summary.value;
}

describe("runInFolder", () => {
  it("passes what can be planned and says of the rest why not", async () => {
    const summary = await summaryOf();
    expect(summary).toMatchObject({
      benchmark: "travelplanner",
      agent: "solver",
      input: "query",
      mode: null,
      model: null,
    });
    expect(summary).toMatchObject({ passed: 1, total: 3, rates: { delivery: 1 / 3, final: 1 / 3 } });
    expect(summary.items.map(({ idx, final }) => [idx, final])).toEqual([
      [1, true],
      [3, false],
      [5, false],
    ]);
    expect(summary.items.map((item) => item.reason?.split(":")[0])).toEqual([undefined, "no plan", "unclear"]);
    expect(summary.ms.max).toBe(Math.max(...summary.items.map((item) => item.ms)));
  });

  it("gives an agent the structured fields alone with the gold input", async () => {
    const summary = await summaryOf({ input: "gold" });
    expect(summary.items.map((item) => item.final)).toEqual([true, false, true]);
  });

  it("writes the submission, the summary and one episode per query", async () => {
    const summary = await summaryOf();
    expect(readdirSync(out).sort()).toEqual(["episodes", "run.json", "submission.jsonl", "summary.json"]);
    expect(JSON.parse(readFileSync(join(out, "summary.json"), "utf8"))).toEqual(summary);
    const rows = readFileSync(join(out, "submission.jsonl"), "utf8").trimEnd().split("\n");
    expect(
      rows.map((row) => submissionRowSchema.parse(JSON.parse(row))).map(({ idx, plan }) => [idx, plan?.length]),
    ).toEqual([
      [1, 3],
      [3, undefined],
      [5, undefined],
    ]);
    const episode = readEpisode(join(out, "episodes", "0001.jsonl"));
    if (!episode.ok) throw new Error(episode.problem.message);
    const types = episode.value.events.map(({ event }) => event.type);
    expect(types).toEqual(["task", "said", "requestChanged", "planProposed", "planVerified", "scored", "ended"]);
  });

  it("writes a submission that scores the same", async () => {
    const summary = await summaryOf();
    expect(ratesOfSubmission(tasks)).toEqual(summary.rates);
  });

  it("goes on where it stopped, without redoing what is finished", async () => {
    await summaryOf();
    const episodeOf = (idx: number) => join(out, "episodes", `000${idx}.jsonl`);
    const finishedAt = statSync(episodeOf(1)).mtimeMs;
    const submission = readFileSync(join(out, "submission.jsonl"), "utf8");
    for (const file of [episodeOf(3), join(out, "submission.jsonl"), join(out, "summary.json")]) rmSync(file);
    writeFileSync(`${episodeOf(3)}.part`, "half an epis");
    const { runId, total } = await summaryOf();
    expect(total).toBe(3);
    expect(statSync(episodeOf(1)).mtimeMs).toBe(finishedAt);
    expect(existsSync(episodeOf(3))).toBe(true);
    expect(readFileSync(join(out, "submission.jsonl"), "utf8")).toBe(submission);
    expect((await summaryOf()).runId).toBe(runId);
  });

  it.each([
    ["another agent", { agent: "greedy" }, "agent"],
    ["another input", { input: "gold" as const }, "input"],
    ["another seed", { seed: 1 }, "seed"],
    ["other tasks", { tasks: tasks.slice(1) }, "taskSet"],
    ["other trials", { trials: 2 }, "trials"],
  ])("does not go on with %s", async (_, given, different) => {
    await summaryOf();
    const refused = await run(given);
    expect(refused).toMatchObject({ ok: false, problem: { code: "already_exists", where: { file: out } } });
    expect(refused.ok ? "" : refused.problem.message).toContain(different);
  });

  it("refuses a folder with anything else in it", async () => {
    writeFileSync(join(folder, "diary.txt"), "mine");
    expect(await run({ out: folder })).toMatchObject({ ok: false, problem: { code: "already_exists" } });
    expect(await run({ out: join(folder, "diary.txt") })).toMatchObject({
      ok: false,
      problem: { code: "already_exists" },
    });
    expect(readdirSync(folder)).toEqual(["diary.txt"]);
  });

  it("stops when it is aborted, and can go on later", async () => {
    const controller = new AbortController();
    const stopped = await run({ signal: controller.signal, onProgress: () => controller.abort() });
    expect(stopped).toMatchObject({ ok: false, problem: { code: "cancelled" } });
    expect(readdirSync(join(out, "episodes"))).toEqual(["0001.jsonl"]);
    expect((await summaryOf()).total).toBe(3);
  });

  it("sends what it plays as traces where an endpoint is set, and nothing twice", async () => {
    const receiver = await startOtlpReceiver();
    vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", receiver.url);
    try {
      const { runId } = await summaryOf();
      const episodes = receiver.spans().filter(({ name }) => name === "invoke_agent solver");
      expect(episodes.map(({ attributes }) => attributes["gen_ai.conversation.id"])).toEqual(
        [1, 3, 5].map((idx) => `${runId}-${idx}`),
      );
      expect(episodes[0]?.attributes).toMatchObject({ "dragoman.run.id": runId, "dragoman.seed": 0 });
      expect(episodes.map(({ events }) => events.map(({ name }) => name))).toEqual(
        Array(3).fill(["gen_ai.evaluation.result"]),
      );
      const sent = receiver.requests.length;
      rmSync(join(out, "episodes", "0003.jsonl"));
      await summaryOf();
      expect(receiver.requests).toHaveLength(sent + 1);
    } finally {
      vi.unstubAllEnvs();
      await receiver.stop();
    }
  });

  it("goes on without traces where nobody takes them, and says so", async () => {
    const receiver = await startOtlpReceiver();
    receiver.status = 400;
    vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", receiver.url);
    const said: string[] = [];
    try {
      expect(await summaryOf({ onProgress: (text) => said.push(text) })).toMatchObject({ total: 3 });
    } finally {
      vi.unstubAllEnvs();
      await receiver.stop();
    }
    expect(said.filter((text) => text.startsWith("Traces could not be sent"))).toHaveLength(1);
  });

  it("names the agents when there is none of that name", async () => {
    const refused = await run({ agent: "oracle" });
    expect(refused).toMatchObject({ ok: false, problem: { code: "not_found" } });
    expect(refused.ok ? "" : refused.problem.message).toContain("solver, greedy");
    expect(existsSync(out)).toBe(false);
  });
});

describe("runInFolder with a model", () => {
  const withLegs = texasTasks(queries.slice(0, 2), TEXAS_LEGS);
  const withModel = { agent: "direct", model: "scripted", tasks: withLegs };

  it("plans from the reference legs, and reports what it took and what failed", async () => {
    const summary = await summaryOf(withModel);
    expect(summary).toMatchObject({
      ...{ agent: "direct", mode: "sole-planning", protocol: "text", model: "scripted", scripted: true },
      ...{ passed: 1, total: 2, trials: 1, passPowerK: [0.5], spread: null },
      ...{ modelCalls: 2, retries: 0, costUsd: 0, toolUse: [] },
      failures: [{ kind: "budget", side: "agent", trials: 1 }],
    });
    expect(summary.tokens).toBeGreaterThan(0);
    const run = JSON.parse(readFileSync(join(out, "run.json"), "utf8"));
    expect(runIdentitySchema.parse(run.identity)).toMatchObject({
      agent: "direct",
      models: { planner: { name: "scripted", model: "scripted" } },
      settings: { mode: "sole-planning", protocol: "text", without: [] },
      trials: 1,
    });
    expect(ratesOfSubmission(withLegs)).toEqual(summary.rates);
  });

  it("asks by other texts of the agent's prompts where it has some, and is another experiment then", async () => {
    const one = { ...withModel, queries: queries.slice(0, 1) };
    const name = "agents/sole-planning/direct";
    const file = "[user]\nPlease, plan.\n\n{{planRules}}\n\n{{planFormat}}\n\n{{information}}\n\n{{request}}";
    const identityIn = (path: string) =>
      runIdentitySchema.parse(JSON.parse(readFileSync(join(path, "run.json"), "utf8")).identity);
    await summaryOf(one);
    const other = join(folder, "other");
    expect(await summaryOf({ ...one, prompts: { [name]: file }, out: other })).toMatchObject({ passed: 1 });
    const [own, changed] = [identityIn(out), identityIn(other)];
    expect(changed.settings.prompts).toEqual({ [name]: file });
    const different = Object.keys(own.prompts ?? {}).filter((each) => own.prompts?.[each] !== changed.prompts?.[each]);
    expect(different).toEqual([name]);
    const episode = readEpisode(join(other, "episodes", "0001.jsonl"));
    const call = episode.ok ? episode.value.events.find(({ event }) => event.type === "modelCalled")?.event : null;
    expect(call).toMatchObject({ messages: [{ role: "user", content: expect.stringMatching(/^Please, plan\./) }] });
    expect(await run({ ...one, prompts: { [name]: file } })).toMatchObject({ ok: false });
  });

  it("refuses texts for prompts that the agent does not have, or with other placeholders", async () => {
    const file = "[user]\n{{request}}";
    const unknown = await run({ ...withModel, prompts: { "agents/two-stage/act": file } });
    expect(unknown).toMatchObject({ ok: false, problem: { code: "bad_input" } });
    const incomplete = await run({ ...withModel, prompts: { "agents/sole-planning/direct": file } });
    const message = expect.stringContaining("direct.txt: The placeholder {{planRules}} is missing.");
    expect(incomplete).toMatchObject({ ok: false, problem: { code: "bad_file", message } });
  });

  it("compares what was written down with what the reference plan needs", async () => {
    const summary = await summaryOf({ ...withModel, agent: "react", mode: "two-stage", tasks: withLegs.slice(0, 1) });
    expect(summary).toMatchObject({ passed: 1, mode: "two-stage" });
    const flights = summary.toolUse.find(({ tool }) => tool === "FlightSearch");
    expect(flights).toEqual({ tool: "FlightSearch", calls: 2, written: 2, needed: 2 });
    expect(summary.toolUse.find(({ tool }) => tool === "RestaurantSearch")).toMatchObject({ written: 1, needed: 1 });
  });

  it("gives each trial its seed and its episode", async () => {
    const summary = await summaryOf({ ...withModel, trials: 3, model: "scripted:0" });
    expect(summary).toMatchObject({ total: 6, trials: 3 });
    expect(summary.passPowerK).toHaveLength(3);
    expect(summary.spread).not.toBeNull();
    expect(summary.items.map(({ idx, trial }) => [idx, trial])).toEqual(
      [0, 1, 2].flatMap((t) => [
        [1, t],
        [3, t],
      ]),
    );
    expect(readdirSync(join(out, "episodes")).sort()).toEqual(
      [1, 3].flatMap((idx) => [0, 1, 2].map((trial) => `000${idx}-${trial}.jsonl`)),
    );
    const texts = [0, 1, 2].map((trial) => {
      const episode = readEpisode(join(out, "episodes", `0001-${trial}.jsonl`));
      if (!episode.ok) throw new Error(episode.problem.message);
      expect(episode.value.header.seed).toBe(trial);
      const written = lastEvent(episode.value, "planWritten");
      return written?.text;
    });
    expect(new Set(texts).size).toBeGreaterThan(1);
  });

  it.each([
    ["a server that answers with a page", "wrong-content-type", { kind: "model unavailable", side: "environment" }],
    ["a model that refuses", "refusal", { kind: "no plan", side: "agent" }],
  ])("says whose fault it is: %s", async (_, fault, failure) => {
    const one = { ...withModel, tasks: withLegs.slice(0, 1) };
    const summary = await summaryOf({ ...one, model: `scripted+${fault}` });
    expect(summary).toMatchObject({ rates: { delivery: 0 }, failures: [{ ...failure, trials: 1 }] });
  });

  it.each([
    ["a model for an agent without one", { agent: "solver", model: "scripted" }, "--model"],
    ["an unknown scripted model", { model: "scripted+tantrum" }, "scripted+tantrum"],
    ["a mode that the agent does not know", { mode: "two-stage" as const }, "sole-planning"],
    ["a part that the agent does not have", { without: ["outline"] }, "outline"],
    ["the structured fields for an agent that reads", { input: "gold" as const }, "direct takes query"],
    ["sole planning without legs", { tasks }, "legs"],
  ])("refuses %s", async (_, given, named) => {
    const refused = await run({ ...withModel, ...given });
    expect(refused.ok ? "" : refused.problem.message).toContain(named);
    expect(existsSync(out)).toBe(false);
  });
});
