import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { episodes, type OpenedDatabase, trials } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { createEpisodeStore, type Event, type EventOf } from "@/server/episodes";
import { resultOf } from "../play/result-of";
import { makeTexas, storeTexasTasks, texasOrder } from "../testing/texas-runs";
import { cancelRun } from "./cancel-run";
import { readRun } from "./read-runs";
import { resumeRun } from "./resume-run";
import { startRun } from "./start-run";
import { createTrialStore, type TakenTrial, type TrialStore } from "./trial-store";

const CALL: EventOf<"modelCalled"> = {
  type: "modelCalled",
  role: "planner",
  asked: "priced",
  served: "priced",
  messages: [],
  temperature: 0,
  answer: null,
  problem: null,
  promptTokens: 1,
  completionTokens: 1,
  firstPartMs: 1,
  latencyMs: 1,
  costUsd: 0,
  fallbackBecause: null,
  retries: 0,
  cached: false,
};
const END: Event = { type: "ended", reason: "done" };

describe("the store of trials", () => {
  let folder: string;
  let opened: OpenedDatabase;
  let store: TrialStore;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "dragoman-trials-"));
    vi.stubEnv("DRAGOMAN_DATA", folder);
    await makeTexas(folder);
    opened = await openTestDatabase();
    store = createTrialStore(opened.database);
  });
  afterAll(async () => {
    await opened.close();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  async function newRun(tasks: number, concurrency: number, costUsd: number | null = null): Promise<string> {
    const limits = { ...texasOrder("").limits, concurrency, costUsd };
    const order = texasOrder(await storeTexasTasks(opened.database, tasks), { limits });
    const started = await startRun(opened.database, order, null);
    if (!started.ok) throw new Error(JSON.stringify(started.problem));
    return started.value.id;
  }

  const take = (runId: string, idx: number) => store.take({ runId, idx, trial: 0 }, "Made for a test.");

  async function taken(runId: string, idx: number): Promise<TakenTrial> {
    const taking = await take(runId, idx);
    if (taking.kind !== "taken") throw new Error(taking.kind);
    return taking.trial;
  }

  it("tries again for a model that is gone, stops a run whose models stay away, and lets it go on", async () => {
    const runId = await newRun(5, 1);
    const gone = { ...resultOf([END], 1), endReason: "model unavailable" };
    const idxs = (await readRun(opened.database, runId))?.trials.map(({ idx }) => idx) ?? [];
    const [first = 0, second = 0, third = 0, fourth = 0] = idxs;
    const told: Event = {
      type: "error",
      code: "model_unavailable",
      message: 'The key of the model "large" is missing.',
    };
    for (const idx of [first, second, third]) {
      expect(await store.finish(await taken(runId, idx), [told, END], gone)).toBe(false);
      expect(await store.finish(await taken(runId, idx), [told, END], gone)).toBe(false);
      expect(await store.finish(await taken(runId, idx), [told, END], gone)).toBe(true);
    }
    const stopped = await readRun(opened.database, runId);
    expect(stopped?.run).toMatchObject({ status: "stopped", finished: 3 });
    expect(stopped?.problem).toMatch(/trial after trial\. The key of the model "large" is missing\. What is finished/);
    expect((await take(runId, fourth)).kind).toBe("over");

    expect(await resumeRun(opened.database, runId)).toBe(true);
    expect(await finish(await taken(runId, fourth))).toBe(true);
    const going = await readRun(opened.database, runId);
    expect(going?.run).toMatchObject({ status: "running", finished: 4 });
    expect(going?.problem).toBeNull();
    expect(await resumeRun(opened.database, runId)).toBe(false);
  });

  const finish = (trial: TakenTrial, costUsd = 0) =>
    store.finish(trial, [END], { ...resultOf([END], 1), costUsd, chargedUsd: costUsd });

  const fallSilent = (runId: string, idx: number) =>
    opened.database
      .update(trials)
      .set({ aliveAt: sql`now() - interval '1 minute'` })
      .where(and(eq(trials.runId, runId), eq(trials.idx, idx)));

  const trialOf = async (runId: string, idx: number) =>
    (await readRun(opened.database, runId))?.trials.find((trial) => trial.idx === idx);

  it("gives out no more trials of a run than it allows, whoever asks, and each to one worker", async () => {
    const runId = await newRun(4, 2);
    const other = createTrialStore(opened.database);
    const asked = [1, 2, 3, 4].flatMap((idx) =>
      [store, other].map((each) => each.take({ runId, idx, trial: 0 }, "Made for a test.")),
    );
    const kinds = (await Promise.all(asked)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "taken")).toHaveLength(2);
    expect(kinds.filter((kind) => kind === "busy")).toHaveLength(6);
    expect((await store.next()).filter((next) => next.runId === runId)).toHaveLength(2);
  });

  it("finishes a trial once, and the run with its last one", async () => {
    const runId = await newRun(2, 2);
    const [first, second] = [await taken(runId, 1), await taken(runId, 2)];
    expect([await finish(first), await finish(first)]).toEqual([true, false]);
    expect(await take(runId, 1)).toEqual({ kind: "over" });
    expect((await readRun(opened.database, runId))?.run.status).toBe("running");
    await finish(second);
    expect((await readRun(opened.database, runId))?.run).toMatchObject({ status: "finished", finished: 2 });
  });

  it("takes a trial from a worker that fell silent, and nothing more of that worker", async () => {
    const runId = await newRun(1, 1);
    const lost = await taken(runId, 1);
    await fallSilent(runId, 1);
    const found = await taken(runId, 1);
    const events = createEpisodeStore(opened.database);
    await expect(events.append(lost.episodeId, [END])).rejects.toThrow();
    expect(await store.stillWanted([lost.episodeId, found.episodeId])).toEqual(new Set([found.episodeId]));
    expect(await finish(lost)).toBe(false);
    await store.release(lost, { counts: true });
    expect(await finish(found)).toBe(true);
    expect(await trialOf(runId, 1)).toMatchObject({ status: "finished", attempts: 2, episodeId: found.episodeId });
    const kept = await opened.database.select().from(episodes).where(eq(episodes.runId, runId));
    expect(kept.map(({ id }) => id)).toEqual([found.episodeId]);
  });

  it("gives a trial up that was begun five times, by no fault of the agent", async () => {
    const runId = await newRun(1, 1);
    for (let attempt = 1; attempt <= 5; attempt++) await store.release(await taken(runId, 1), { counts: true });
    expect(await take(runId, 1)).toEqual({ kind: "over" });
    expect(await trialOf(runId, 1)).toMatchObject({
      status: "failed",
      attempts: 5,
      episodeId: null,
      result: { delivered: false, failures: [{ kind: "internal", side: "environment" }] },
    });
    expect((await readRun(opened.database, runId))?.run).toMatchObject({ status: "finished", rates: { delivery: 0 } });
  });

  it("does not count an attempt that was given back unplayed", async () => {
    const runId = await newRun(1, 1);
    await store.release(await taken(runId, 1), { counts: false });
    expect(await trialOf(runId, 1)).toMatchObject({ status: "waiting", attempts: 0, episodeId: null });
  });

  const spend = (trial: TakenTrial, costUsd: number | "unknown") =>
    createEpisodeStore(opened.database).append(trial.episodeId, [{ ...CALL, costUsd }]);

  it("stops a run whose trials under way spend more together than it may", async () => {
    const runId = await newRun(4, 4, 1);
    const [first, second] = [await taken(runId, 1), await taken(runId, 2)];
    const ids = [first.episodeId, second.episodeId];
    await spend(first, 0.6);
    await spend(first, "unknown");
    expect((await taken(runId, 3)).dollarsLeft).toBeCloseTo(0.4);
    expect(await store.stillWanted(ids)).toEqual(new Set(ids));
    await spend(second, 0.4);
    expect(await take(runId, 4)).toEqual({ kind: "busy" });
    expect(await store.stillWanted(ids)).toEqual(new Set(ids));
    await spend(second, 0.1);
    expect(await store.stillWanted(ids)).toEqual(new Set());
    expect((await readRun(opened.database, runId))?.run).toMatchObject({ status: "stopped" });
  });

  it("counts what attempts spent that were given back or lost with their worker", async () => {
    const runId = await newRun(1, 1, 1);
    const first = await taken(runId, 1);
    await spend(first, 0.25);
    await store.release(first, { counts: false });
    const second = await taken(runId, 1);
    expect(second.dollarsLeft).toBe(0.75);
    await spend(second, 0.25);
    await fallSilent(runId, 1);
    const third = await taken(runId, 1);
    expect(third.dollarsLeft).toBe(0.5);
    await spend(third, 0.5);
    await store.release(third, { counts: false });
    expect(await take(runId, 1)).toEqual({ kind: "over" });
    expect((await readRun(opened.database, runId))?.run).toMatchObject({ status: "stopped" });
  });

  it("counts what servers did not tell as what it may have cost, and figures stay unknown", async () => {
    const runId = await newRun(4, 2, 1);
    const first = await taken(runId, 1);
    const uncounted = {
      ...CALL,
      costUsd: "unknown",
      promptTokens: "unknown",
      chargedUsd: 0.5,
      chargedTokens: 9,
    } as const;
    await createEpisodeStore(opened.database).append(first.episodeId, [uncounted]);
    const second = await taken(runId, 2);
    expect(second.dollarsLeft).toBeCloseTo(0.5);
    await store.finish(first, [END], resultOf([uncounted, END], 1));
    await store.release(second, { counts: false });
    const third = await taken(runId, 2);
    expect(third.dollarsLeft).toBeCloseTo(0.5);
    await createEpisodeStore(opened.database).append(third.episodeId, [uncounted]);
    await store.release(third, { counts: false });
    expect(await take(runId, 2)).toEqual({ kind: "over" });
    expect(await readRun(opened.database, runId)).toMatchObject({ run: { status: "stopped", costUsd: "unknown" } });
  });

  it("stops a run whose dollars are used up, and wants nothing more of one that has ended", async () => {
    const runId = await newRun(3, 2, 1);
    const first = await taken(runId, 1);
    expect(first.dollarsLeft).toBe(1);
    await finish(first, 0.75);
    const second = await taken(runId, 2);
    expect(second.dollarsLeft).toBe(0.25);
    await finish(second, 0.5);
    expect(await take(runId, 3)).toEqual({ kind: "over" });
    expect(await readRun(opened.database, runId)).toMatchObject({ run: { status: "stopped", costUsd: 1.25 } });

    const cancelled = await newRun(1, 1);
    const { episodeId } = await taken(cancelled, 1);
    await cancelRun(opened.database, cancelled);
    expect(await store.stillWanted([episodeId])).toEqual(new Set());
  });
});
