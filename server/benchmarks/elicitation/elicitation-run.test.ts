import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parseJson, readEpisode } from "@/server/episodes";
import { startOtlpReceiver } from "@/server/episodes/testing/otlp-receiver";
import { says, startFaultServer } from "@/server/models/testing/fault-server";
import type { Result } from "@/server/trip";
import {
  dialogRecordSchema,
  elicitationSummarySchema,
  preferencePairSchema,
  type RunOptions,
  trainerSourceSchema,
  wordsOf,
} from "@/server/views";
import { openWorld, type World } from "@/server/worlds";
import { copyPreparedSample } from "@/server/worlds/testing";
import { RunFolder } from "../runner/folder/run-folder";
import { type FolderRunOptions, runInFolder } from "../runner/folder/run-in-folder";
import { texas } from "../testing/texas";
import { elicitation } from "./elicitation";
import { runTraining, type TrainingOptions } from "./train-run";

const folder = mkdtempSync(join(tmpdir(), "dragoman-elicitation-"));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function rowsOf(file: string): string[] {
  return readFileSync(file, "utf8").trim().split("\n");
}

describe("a run of elicitation in a folder", () => {
  let world: World;
  beforeAll(async () => {
    vi.stubEnv("DRAGOMAN_DATA", join(folder, "data"));
    await copyPreparedSample(join(folder, "data"));
    world = required(openWorld("sample"));
  });
  const run = async (out: string, options: RunOptions = {}, given: Partial<FolderRunOptions> = {}, travelers = 1) => {
    const taskOptions = { travelers: `${travelers}`, seed: "5" };
    const tasks = required(elicitation.importTasks(taskOptions));
    const about = { benchmark: elicitation, world, tasks, taskOptions, agent: "information-gain", seed: 5 };
    return runInFolder({ ...about, options, out: join(folder, out), ...given });
  };
  const reportOf = (out: string) =>
    elicitationSummarySchema.parse(JSON.parse(readFileSync(join(folder, out, "report.json"), "utf8")));
  const dialogsOf = (out: string) =>
    rowsOf(join(folder, out, "dialogs.jsonl")).map((line) => dialogRecordSchema.parse(JSON.parse(line)));

  it("has a report, every dialog and its episode, the same however many threads there are, and goes on", async () => {
    required(await run("run", { regret: "1" }, {}, 2));
    const report = reportOf("run");
    expect(report.byRound).toHaveLength(21);
    expect(report.byRound.filter(({ regret }) => regret !== null).map(({ round }) => round)).toEqual([0, 2, 4, 8, 12]);
    const dialogs = dialogsOf("run");
    expect(dialogs.map(({ id }) => id)).toEqual(["dialog-0", "dialog-1"]);
    for (const { id } of dialogs) required(readEpisode(join(folder, `run/episodes/${id}.jsonl`)));
    expect(trainerSourceSchema.parse(JSON.parse(readFileSync(join(folder, "run/source.json"), "utf8")))).toMatchObject({
      policy: "information-gain",
      simulator: "main",
    });
    const receiver = await startOtlpReceiver();
    vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", receiver.url);
    required(await run("again", {}, { threads: false }));
    vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", undefined);
    await receiver.stop();
    const { id, runId } = required(readEpisode(join(folder, "again/episodes/dialog-0.jsonl"))).header;
    expect(receiver.spans()[0]?.attributes).toMatchObject({ "gen_ai.conversation.id": id, "dragoman.run.id": runId });
    expect(dialogsOf("again")).toEqual(dialogs.slice(0, 1));

    const kept = readFileSync(join(folder, "run/episodes/dialog-0.jsonl"), "utf8");
    rmSync(join(folder, "run/episodes/dialog-1.jsonl"));
    rmSync(join(folder, "run/summary.json"));
    const executed: string[] = [];
    required(await run("run", { regret: "1" }, { onProgress: (text) => executed.push(text) }, 2));
    expect(executed).toEqual(["2 of 2 trials"]);
    expect(readFileSync(join(folder, "run/episodes/dialog-0.jsonl"), "utf8")).toBe(kept);
    expect(dialogsOf("run")).toEqual(dialogs);
    expect(await run("run", {}, {}, 2)).toMatchObject({ ok: false, problem: { code: "already_exists" } });
  });

  it("is not finished when it is canceled", async () => {
    const canceled = await run("canceled", {}, { signal: AbortSignal.abort() });
    expect(canceled).toMatchObject({ ok: false, problem: { code: "cancelled" } });
    expect(existsSync(join(folder, "canceled/summary.json"))).toBe(false);
  });

  it("plays any part by a model, names it, and keeps its calls in the episodes without the persona's prompts", async () => {
    const parts = { traveler: "model", stenographer: "model", ranking: "model", judge: "scripted" };
    required(await run("by models", parts, { agent: "model", model: "scripted:0.9" }));
    const { policy, simulator, judge, models, reward } = reportOf("by models");
    expect([policy, simulator, judge]).toEqual(["model (scripted:0.9)", "model", "scripted"]);
    expect(models).toMatchObject({
      parts: {
        ...{ agent: "scripted:0.9", traveler: "scripted:0.9", stenographer: "scripted:0.9" },
        ...{ ranking: "scripted:0.9", judge: "scripted" },
      },
      scripted: true,
      fellBack: 0,
    });
    const { identity } = required(RunFolder.read(join(folder, "by models")));
    expect(identity.prompts).toMatchObject({ "scoring/judge/judge": expect.stringMatching(/^[0-9a-f]{64}$/) });
    const events = required(readEpisode(join(folder, "by models/episodes/dialog-0.jsonl"))).events;
    const calls = events.flatMap(({ event }) => (event.type === "modelCalled" ? [event] : []));
    expect(new Set(calls.map(({ role }) => role))).toEqual(new Set(["agent", "traveler", "stenographer", "judge"]));
    for (const { role, messages } of calls) {
      expect(JSON.stringify(messages).includes("Left out: this prompt holds the hidden persona.")).toBe(
        role === "traveler",
      );
    }
    // What the model ranked is gone; the scores that were made with it are in the episodes.
    rmSync(join(folder, "by models/report.json"));
    required(await run("by models", parts, { agent: "model", model: "scripted:0.9" }));
    expect(reportOf("by models").reward).toBe(reward);
  });

  it("counts what a model that says one sentence to everything wastes, and takes its place only with the fallback", async () => {
    const server = await startFaultServer(says("Great question! Travel is so much fun."));
    const file = join(folder, "models.json");
    const models = { chatter: { baseUrl: server.baseUrl, model: "chatter", contextTokens: 32_768 } };
    writeFileSync(file, JSON.stringify({ models, roles: { default: "chatter" } }));
    vi.stubEnv("DRAGOMAN_MODELS", file);
    required(await run("chatter", {}, { agent: "model", model: "chatter" }));
    required(await run("replaced", { fallback: "yes" }, { agent: "model", model: "chatter" }));
    vi.stubEnv("DRAGOMAN_MODELS", "");
    await server.close();
    const [own, replaced] = [reportOf("chatter"), reportOf("replaced")];
    expect(own).toMatchObject({ rounds: 20, wastedRounds: 1, validQuestions: 0 });
    expect(own.agentic).toEqual({ planPriority: 1, proactive: 1, clarification: 1, total: 3 });
    expect(own.models).toMatchObject({ calls: 20, unusable: { agent: 20 }, fellBack: 0, leftOut: 0 });
    expect(replaced.wastedRounds).toBe(0);
    expect(replaced.models?.fellBack).toBe(replaced.models?.calls);
  });

  it("leaves out dialogs that the judge gives nothing for, and has no report where none is left", async () => {
    const refuse = { judge: "scripted+empty-answer" };
    const summary = required(await run("unjudged", refuse, { agent: "fixed" }));
    expect(summary).toMatchObject({ passed: 0, rates: { reward: null } });
    expect(existsSync(join(folder, "unjudged/report.json"))).toBe(false);
    expect(readFileSync(join(folder, "unjudged/dialogs.jsonl"), "utf8")).toBe("");
    required(await run("judged by rules", { ...refuse, fallback: "yes" }, { agent: "fixed" }));
    expect(reportOf("judged by rules").models).toMatchObject({ unusable: { judge: 1 }, fellBack: 1, leftOut: 0 });
  });

  it("gives no rules' figures for a model's that is not reached", async () => {
    const lost = required(await run("no model", {}, { agent: "model", model: "scripted+500" }));
    expect(lost).toMatchObject({ rates: { reward: null }, failures: [{ kind: "model unavailable", trials: 1 }] });
    expect(existsSync(join(folder, "no model/report.json"))).toBe(false);
  });

  it.each([
    ["a model that plays nothing", {}, { model: "scripted" }, "leave it out"],
    ["an option that there is not", { weather: "sunny" }, {}, "weather"],
    ["no judge", { judge: "" }, {}, "judge"],
    ["plan regret by a ranking that is not kept", { ranking: "model", regret: "1" }, {}, "--regret"],
    ["an unknown policy", {}, { agent: "clairvoyance" }, "information-gain"],
    ["a policy's file that is not there", {}, { agent: join(folder, "missing.json") }, "missing.json"],
  ])("refuses %s", async (_, options, given, named) => {
    const refused = await run("none", options, given);
    expect(refused.ok ? "" : JSON.stringify(refused.problem)).toContain(named);
    expect(existsSync(join(folder, "none"))).toBe(false);
  });

  it("tells a policy of a file by its weights", async () => {
    required(await runTraining({ ...SMALL, method: "sft", out: join(folder, "trained") }));
    required(await run("of a file", {}, { agent: join(folder, "trained/sft.json"), threads: false }));
    const { identity } = required(RunFolder.read(join(folder, "of a file")));
    expect(identity).toMatchObject({
      agent: "sft",
      settings: { options: { weights: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    });
    expect(reportOf("of a file")).toMatchObject({ policy: "sft", training: { method: "sft", seed: 3 } });
  });
});

const SMALL: Omit<TrainingOptions, "out"> = {
  world: texas(),
  method: "dpo",
  iterations: 1,
  reference: "fixed",
  reward: "paper",
  alpha: 0.1,
  dialogs: 4,
  pairs: 3,
  think: true,
  shuffledRewards: false,
  seed: 3,
  onProgress: () => {},
};

describe("train policy", () => {
  const train = (name: string, others: Partial<TrainingOptions> = {}) =>
    runTraining({ ...SMALL, ...others, out: join(folder, name) });

  it("gives the same weights for the same options, others for others", async () => {
    const [first, second, other] = await Promise.all([train("one"), train("two"), train("three", { seed: 4 })]);
    if (!first.ok || !second.ok || !other.ok) throw new Error("training failed");
    expect(first.value.map(({ name }) => name)).toEqual(["sft", "dpo-1"]);
    expect(second.value).toEqual(first.value);
    expect(other.value).not.toEqual(first.value);
    for (const line of rowsOf(join(folder, "one/dialogs.jsonl"))) {
      expect(parseJson(line, dialogRecordSchema, {})).toMatchObject({ ok: true });
    }
    for (const line of rowsOf(join(folder, "one/pairs.jsonl"))) {
      const pair = preferencePairSchema.parse(JSON.parse(line));
      expect(pair.openingTurns.at(-1)?.by).toBe("traveler");
      expect([pair.chosen[0]?.by, pair.rejected[0]?.by]).toEqual(["agent", "agent"]);
      expect(pair.rewards.chosen).toBeGreaterThan(pair.rewards.rejected);
    }
  });

  it("prefers what people found better where they rated, and learns from nothing else", async () => {
    const first = rowsOf(join(folder, "one/dialogs.jsonl")).map((line) => dialogRecordSchema.parse(JSON.parse(line)));
    const judged = first.slice(0, 2);
    // The two of one pair, with the better one's score turned round.
    const scores = (points: number) => ({
      ...{ planPriority: points, proactive: points, clarification: points, total: 3 * points },
    });
    const rated = new Map(judged.map(({ turns }, at) => [wordsOf(turns), scores(at === 0 ? 1 : 5)]));
    const trained = await train("rated", { rated });
    if (!trained.ok) throw new Error(trained.problem.message);
    const pairs = rowsOf(join(folder, "rated/dialogs.jsonl")).map((line) => dialogRecordSchema.parse(JSON.parse(line)));
    expect(pairs.map(({ id }) => id)).toEqual([judged[1]?.id, judged[0]?.id]);
    expect(pairs.map(({ agentic }) => agentic.total)).toEqual([15, 3]);
    const source = readFileSync(join(folder, "rated/source.json"), "utf8");
    expect(trainerSourceSchema.parse(JSON.parse(source)).judge).toBe("people");
    expect(await train("unrated", { rated: new Map() })).toMatchObject({ ok: false, problem: { code: "bad_input" } });
  });
});

function required<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}
