import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parseJson, readEpisode } from "@/server/episodes";
import { dialogRecordSchema, elicitationSummarySchema, preferencePairSchema, trainerSourceSchema } from "@/server/trip";
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
    await run(again, { travelers: 1 });
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
    const summary = await run(out, { ...parts, model: "scripted" });
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
    alpha: 0.1,
    dialogs: 8,
    pairs: 4,
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
});
