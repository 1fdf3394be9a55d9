import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { episodes, type OpenedDatabase, runs } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { createEpisodeStore } from "@/server/episodes";
import { type Jobs, openJobs } from "@/server/jobs";
import type { RunOrder, RunView } from "@/server/views";
import { cancelRun, readRun, startRun, startWorker, type Worker } from "..";
import { makeTexas, storeTexasTasks, texasOrder } from "../testing/texas-runs";

const SCRIPTED = {
  model: "scripted",
  settings: {
    ...texasOrder("").settings,
    input: "query" as const,
    objective: null,
    mode: "sole-planning" as const,
    protocol: "text" as const,
  },
};

describe("a worker", () => {
  let folder: string;
  let opened: OpenedDatabase;
  let jobs: Jobs;
  let worker: Worker;
  const faults: unknown[] = [];
  const announced = new Set<string>();
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "dragoman-worker-"));
    // Whatever is committed while the test runs.
    vi.stubEnv("DRAGOMAN_CODE", "test");
    vi.stubEnv("DRAGOMAN_DATA", folder);
    await makeTexas(folder);
    opened = await openTestDatabase();
    const report = (error: unknown) => faults.push(error);
    jobs = await openJobs(opened, report);
    worker = await startWorker({ opened, jobs, runners: 2, announce: (id) => announced.add(id), report });
  });
  afterAll(async () => {
    await worker.stop();
    await jobs.stop();
    // Dropping the database ends connections that are still open, which is no fault.
    const found = [...faults];
    await opened.close();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
    expect(found).toEqual([]);
  });

  async function start(tasks: number, given: Partial<RunOrder> = {}): Promise<string> {
    const started = await startRun(
      opened.database,
      texasOrder(await storeTexasTasks(opened.database, tasks), given),
      null,
    );
    if (!started.ok) throw new Error(JSON.stringify(started.problem));
    worker.wake();
    return started.value.id;
  }

  async function view(id: string): Promise<RunView> {
    const run = await readRun(opened.database, id);
    if (run === null) throw new Error("The run is gone.");
    return run;
  }

  const statusOf = async (id: string) => (await view(id)).run.status;
  const until = { timeout: 60_000, interval: 100 };

  it("plays every trial of a run once and stores its episodes, figures and end", async () => {
    const id = await start(3, { trials: 2 });
    await expect.poll(() => statusOf(id), until).toBe("finished");
    const { run, trials, spread, startedAt, endedAt, command } = await view(id);
    expect(run).toMatchObject({
      finished: 6,
      total: 6,
      passPowerK: [1, 1],
      costUsd: 0,
      scripted: false,
      secondsLeft: null,
    });
    expect(run.rates).toMatchObject({ delivery: 1, final: 1, hardMicro: 1 });
    expect(spread).toBe(0);
    expect(Date.parse(endedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(startedAt ?? ""));
    expect(command).toContain("--agent solver");
    expect(trials.map(({ taskId, trial, status, attempts }) => [taskId, trial, status, attempts])).toEqual(
      ["1", "2", "3"].flatMap((taskId) => [0, 1].map((trial) => [taskId, trial, "finished", 1])),
    );
    const stored = await opened.database.select().from(episodes).where(eq(episodes.runId, id));
    expect(stored.map((episode) => episode.id).sort()).toEqual(trials.map(({ episodeId }) => episodeId).sort());
    const events = await createEpisodeStore(opened.database).events(trials[1]?.episodeId ?? "", {
      after: -1,
      limit: 100,
    });
    expect(events.map(({ event }) => event.type)).toEqual(expect.arrayContaining(["task", "planProposed", "scored"]));
    expect(events.at(-1)?.event).toEqual({ type: "ended", reason: "done" });
    expect(stored.find((episode) => episode.id === trials[1]?.episodeId)?.seed).toBe(1);
    // The time of the end is the player's, not that of the batch that stored it.
    expect(Math.floor(trials[1]?.result?.ms ?? 0)).toBe(events.at(-1)?.atMs);
    for (const { episodeId } of trials) expect(announced).toContain(episodeId);
  });

  it("lets agents that learn know what was learned in the trials before", async () => {
    const id = await start(2, {
      ...{ agent: "tdag", model: "scripted", limits: { ...texasOrder("").limits, concurrency: 1 } },
      settings: { ...SCRIPTED.settings, mode: null, objective: null, timeLimitMs: 60_000 },
    });
    // Two trials, one after the other, of up to a minute each.
    await expect.poll(() => statusOf(id), { ...until, timeout: 150_000 }).toBe("finished");
    const { trials } = await view(id);
    const prompts = trials.map(async ({ episodeId }) => {
      const page = { after: -1, limit: 10, types: ["modelCalled"] } as const;
      return JSON.stringify(await createEpisodeStore(opened.database).events(episodeId ?? "", page));
    });
    const [first, second] = await Promise.all(prompts);
    const shown = "How subtasks like yours were solved before";
    expect(first?.slice(0, first.indexOf("Check what was found"))).not.toContain(shown);
    expect(second).toContain(shown);
  });

  it("leaves a cancelled run with what is finished, and nothing half-written", async () => {
    const id = await start(40, { limits: { ...texasOrder("").limits, concurrency: 1 } });
    await expect.poll(async () => (await view(id)).run.finished, until).toBeGreaterThan(0);
    expect(await cancelRun(opened.database, id)).toBe(true);
    await expect
      .poll(async () => (await view(id)).trials.filter(({ status }) => status === "running").length, until)
      .toBe(0);
    const { run, trials } = await view(id);
    expect(run.status).toBe("cancelled");
    expect(run.finished).toBeLessThan(40);
    const kept = trials.flatMap(({ status, episodeId }) => (status === "finished" ? [episodeId] : []));
    const stored = await opened.database.select().from(episodes).where(eq(episodes.runId, id));
    expect(stored.map((episode) => episode.id).sort()).toEqual(kept.sort());
    expect(await cancelRun(opened.database, id)).toBe(false);
  });

  it.each([
    ["step limit", { stepsPerTrial: 2 }, { steps: 3, failures: [{ kind: "step limit", side: "agent" }] }],
    ["token limit", { tokensPerTrial: 10 }, { modelCalls: 1, failures: [{ kind: "limit", side: "agent" }] }],
    ["time limit", { msPerTrial: 1 }, { failures: [{ kind: "limit", side: "agent" }] }],
  ])("ends a trial with the %s that it reaches", async (endReason, limit, figures) => {
    const id = await start(1, {
      ...SCRIPTED,
      agent: "react",
      settings: { ...SCRIPTED.settings, mode: "two-stage" },
      limits: { ...texasOrder("").limits, ...limit },
    });
    await expect.poll(() => statusOf(id), until).toBe("finished");
    const { run, trials } = await view(id);
    expect(run.scripted).toBe(true);
    expect(trials).toMatchObject([{ status: "finished", result: { endReason, delivered: false, ...figures } }]);
  });

  it("plays with a scripted model, which costs nothing", async () => {
    const id = await start(2, { ...SCRIPTED, agent: "direct" });
    await expect.poll(() => statusOf(id), until).toBe("finished");
    const { run, trials } = await view(id);
    expect(run).toMatchObject({ costUsd: 0, rates: { delivery: 1 } });
    for (const { result } of trials) expect(result).toMatchObject({ modelCalls: 1, tokens: expect.any(Number) });
  });

  it("ends a run whose limit in dollars is used up, and keeps what is finished", async () => {
    const limits = { ...texasOrder("").limits, costUsd: 0 };
    const id = await start(2, { ...SCRIPTED, agent: "direct", limits });
    await expect.poll(() => statusOf(id), until).toBe("stopped");
    expect((await view(id)).problem).toContain("limit of $0");
  });

  it("stops a run that this checkout cannot play as it was started, and says why", async () => {
    const taskSet = await storeTexasTasks(opened.database, 1);
    // At once with its start, so that no worker sees it before.
    const id = await opened.database.transaction(async (within) => {
      const started = await startRun(within, texasOrder(taskSet), null);
      if (!started.ok) throw new Error(JSON.stringify(started.problem));
      const code = sql`jsonb_set(${runs.identity}, '{code}', '"0.0.1"')`;
      await within.update(runs).set({ identity: code }).where(eq(runs.id, started.value.id));
      return started.value.id;
    });
    worker.wake();
    await expect.poll(() => statusOf(id), until).toBe("stopped");
    expect((await view(id)).problem).toContain("0.0.1");
    expect((await view(id)).trials).toMatchObject([{ status: "waiting", episodeId: null, attempts: 0 }]);
  });
});
