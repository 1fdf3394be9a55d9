import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parseJson, readEpisode } from "@/server/episodes";
import { startOtlpReceiver } from "@/server/episodes/testing/otlp-receiver";
import { says, startFaultServer } from "@/server/models/testing/fault-server";
import {
  dialogRecordSchema,
  elicitationSummarySchema,
  preferencePairSchema,
  trainerSourceSchema,
  wordsOf,
} from "@/server/trip";
import { openWorld, type World } from "@/server/worlds";
import { copyPreparedSample } from "@/server/worlds/testing";
import { texas } from "../testing/texas";
import { runElicitation } from "./run";
import { runTraining, type TrainingOptions } from "./train-run";

const folder = mkdtempSync(join(tmpdir(), "dragoman-elicitation-"));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function rowsOf(file: string): string[] {
  return readFileSync(file, "utf8").trim().split("\n");
}

describe("bench elicitation", () => {
  let world: World;
  beforeAll(async () => {
    vi.stubEnv("DRAGOMAN_DATA", join(folder, "data"));
    await copyPreparedSample(join(folder, "data"));
    const opened = openWorld("sample");
    if (!opened.ok) throw new Error(opened.problem.message);
    world = opened.value;
  });
  const about = { travelers: 2, seed: 5, policy: "information-gain", simulator: "main", vague: 0.15 } as const;
  const run = (out: string, others: object = {}) =>
    runElicitation({ world, ...about, regret: 0, withPersonas: false, out, ...others });

  it("writes a summary, every dialog and its episode, the same however many threads there are", async () => {
    const out = join(folder, "run");
    const summary = await run(out, { regret: 1 });
    if (!summary.ok) throw new Error(summary.problem.message);
    const written = elicitationSummarySchema.parse(JSON.parse(readFileSync(join(out, "summary.json"), "utf8")));
    expect(written).toEqual(summary.value);
    expect(written.byRound).toHaveLength(21);
    expect(written.byRound.filter(({ regret }) => regret !== null).map(({ round }) => round)).toEqual([0, 2, 4, 8, 12]);
    const dialogs = rowsOf(join(out, "dialogs.jsonl")).map((line) => dialogRecordSchema.parse(JSON.parse(line)));
    expect(dialogs.map(({ id }) => id)).toEqual(["dialog-0", "dialog-1"]);
    for (const { id } of dialogs) expect(readEpisode(join(out, `episodes/${id}.jsonl`))).toMatchObject({ ok: true });
    expect(trainerSourceSchema.parse(JSON.parse(readFileSync(join(out, "source.json"), "utf8")))).toMatchObject({
      policy: "information-gain",
      simulator: "main",
    });
    const again = join(folder, "again");
    const receiver = await startOtlpReceiver();
    vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", receiver.url);
    await run(again, { travelers: 1 });
    vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", undefined);
    await receiver.stop();
    const episode = readEpisode(join(again, "episodes/dialog-0.jsonl"));
    if (!episode.ok) throw new Error(episode.problem.message);
    const { id, runId } = episode.value.header;
    expect(receiver.spans()[0]?.attributes).toMatchObject({
      "gen_ai.conversation.id": id,
      "dragoman.run.id": runId,
    });
    expect(rowsOf(join(again, "dialogs.jsonl"))).toEqual(rowsOf(join(out, "dialogs.jsonl")).slice(0, 1));
  });

  it("leaves nothing behind when it is cancelled, and refuses a folder that holds something", async () => {
    const out = join(folder, "cancelled");
    const stop = new AbortController();
    const cancelled = run(out, { signal: stop.signal });
    stop.abort();
    expect(await cancelled).toMatchObject({ ok: false, problem: { code: "cancelled" } });
    expect(existsSync(out)).toBe(false);
    const taken = mkdtempSync(join(folder, "taken-"));
    writeFileSync(join(taken, "note.txt"), "mine");
    expect(await run(taken)).toMatchObject({ ok: false, problem: { code: "already_exists" } });
    expect(readdirSync(taken)).toEqual(["note.txt"]);
  });

  it("plays any part by a model, names it, and keeps its calls in the episodes without the persona's prompts", async () => {
    const out = join(folder, "by models");
    const parts = { policy: "model", simulator: "model", stenographer: "model", ranking: "model", judge: "scripted" };
    const summary = await run(out, { ...parts, travelers: 1, model: "scripted" });
    if (!summary.ok) throw new Error(summary.problem.message);
    const { policy, simulator, judge, models } = summary.value;
    expect([policy, simulator, judge]).toEqual(["model (scripted)", "model", "scripted"]);
    expect(models).toMatchObject({
      parts: {
        ...{ agent: "scripted", traveler: "scripted", stenographer: "scripted" },
        ranking: "scripted",
        judge: "scripted",
      },
      scripted: true,
      fellBack: 0,
      prompts: { "scoring/judge/judge": expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    const episode = readEpisode(join(out, "episodes/dialog-0.jsonl"));
    if (!episode.ok) throw new Error(episode.problem.message);
    const calls = episode.value.events.flatMap(({ event }) => (event.type === "modelCalled" ? [event] : []));
    expect(new Set(calls.map(({ role }) => role))).toEqual(new Set(["agent", "traveler", "stenographer", "judge"]));
    for (const { role, messages } of calls) {
      expect(JSON.stringify(messages).includes("Left out: this prompt holds the hidden persona.")).toBe(
        role === "traveler",
      );
    }
  });

  it("counts what a model that says one sentence to everything wastes, and takes its place only with the fallback", async () => {
    const server = await startFaultServer(says("Great question! Travel is so much fun."));
    const file = join(folder, "models.json");
    const models = { chatter: { baseUrl: server.baseUrl, model: "chatter", contextTokens: 32_768 } };
    writeFileSync(file, JSON.stringify({ models, roles: { default: "chatter" } }));
    vi.stubEnv("DRAGOMAN_MODELS", file);
    const chatter = { travelers: 1, policy: "model", model: "chatter" };
    const own = await run(join(folder, "chatter"), chatter);
    const replaced = await run(join(folder, "replaced"), { ...chatter, fallback: true });
    vi.stubEnv("DRAGOMAN_MODELS", "");
    await server.close();
    if (!own.ok || !replaced.ok) throw new Error("The model was not reached.");
    expect(own.value).toMatchObject({ rounds: 20, wastedRounds: 1, validQuestions: 0 });
    expect(own.value.agentic).toEqual({ planPriority: 1, proactive: 1, clarification: 1, total: 3 });
    expect(own.value.models).toMatchObject({ calls: 20, unusable: { agent: 20 }, fellBack: 0, leftOut: 0 });
    expect(replaced.value.wastedRounds).toBe(0);
    expect(replaced.value.models?.fellBack).toBe(replaced.value.models?.calls);
  });

  it("leaves out dialogs that the judge or the ranking gives nothing for, and ends where none is left", async () => {
    const about = { travelers: 1, policy: "fixed" };
    const refuse = { judge: "scripted+empty-answer" };
    expect(await run(join(folder, "unjudged"), { ...about, ...refuse })).toMatchObject({
      ok: false,
      problem: { code: "bad_model_answer" },
    });
    const judged = await run(join(folder, "judged by rules"), { ...about, ...refuse, fallback: true });
    expect(judged).toMatchObject({ ok: true, value: { models: { unusable: { judge: 1 }, fellBack: 1, leftOut: 0 } } });
  });

  it("ends where the model cannot be reached, rather than give the rules' figures for its own", async () => {
    const failed = await run(join(folder, "no model"), { policy: "model", model: "scripted+500", travelers: 1 });
    expect(failed).toMatchObject({ ok: false, problem: { code: "model_unavailable" } });
    expect(await run(join(folder, "no part"), { model: "scripted" })).toMatchObject({
      ok: false,
      problem: { code: "bad_input" },
    });
  });

  it("names the policies that there are", async () => {
    const out = join(folder, "none");
    expect(await run(out, { policy: "clairvoyance" })).toMatchObject({
      ok: false,
      problem: { code: "bad_input", message: expect.stringContaining("information-gain") },
    });
    expect(await run(out, { policy: join(folder, "missing.json") })).toMatchObject({ ok: false });
  });
});

describe("train policy", () => {
  const small: Omit<TrainingOptions, "out"> = {
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
  const train = (name: string, others: Partial<TrainingOptions> = {}) =>
    runTraining({ ...small, ...others, out: join(folder, name) });

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
