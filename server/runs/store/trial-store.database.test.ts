import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { episodes, type OpenedDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { resultOf as resultBy } from "@/server/benchmarks";
import { createEpisodeStore, type Event, type EventOf } from "@/server/episodes";
import { type Jobs, openJobs } from "@/server/jobs";
import { openTrialQueues, type TrialJob, type TrialQueues } from "../queue/trial-queues";
import { makeTexas, storeTexasTasks, texasOrder } from "../testing/texas-runs";
import { cancelRun } from "./cancel-run";
import { readRun } from "./read-runs";
import { resumeRun } from "./resume-run";
import { startRun } from "./start-run";
import { type ClaimedTrial, createTrialStore, type TrialStore } from "./trial-store";

const CALL: EventOf<"modelCalled"> = {
  type: "modelCalled",
  role: "planner",
  requestedModel: "priced",
  servedModel: "priced",
  messages: [],
  temperature: 0,
  answer: null,
  problem: null,
  promptTokens: 1,
  completionTokens: 1,
  ttftMs: 1,
  latencyMs: 1,
  costUsd: 0,
  fallbackBecause: null,
  retries: 0,
  cached: false,
};
const resultOf = (events: readonly Event[], ms: number) => resultBy("travelplanner", events, ms);
const END: Event = { type: "ended", reason: "done" };

describe("the store of trials", () => {
  let folder: string;
  let opened: OpenedDatabase;
  let jobs: Jobs;
  let queues: TrialQueues;
  let store: TrialStore;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "dragoman-trials-"));
    vi.stubEnv("DRAGOMAN_DATA", folder);
    await makeTexas(folder);
    opened = await openTestDatabase();
    jobs = await openJobs(opened, (error) => console.error(error));
    queues = await openTrialQueues(jobs);
    store = createTrialStore(opened.database, queues);
  });
  afterAll(async () => {
    await jobs.stop();
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

  /** Every job that waits, those of runs of other tests left out. */
  async function claim(runId: string): Promise<TrialJob[]> {
    await store.sendMissing();
    const claimed = await queues.of.alone.claim(1_000);
    return claimed.filter(({ data }) => data.runId === runId).map((job) => ({ ...job, kind: "alone" as const }));
  }

  /** A job of the run, once one waits: one that was given back comes again in a second. */
  const nextJob = (runId: string): Promise<TrialJob> =>
    vi.waitFor(
      async () => {
        const [job] = await claim(runId);
        if (job === undefined) throw new Error("No trial is to be played.");
        return job;
      },
      { timeout: 20_000, interval: 50 },
    );
  const begin = (job: TrialJob) => store.begin(job, "Made for a test.");
  const beginNext = async (runId: string) => begin(await nextJob(runId));
  async function taken(runId: string): Promise<ClaimedTrial> {
    const trial = await beginNext(runId);
    if (trial === null) throw new Error("The trial was not begun.");
    return trial;
  }
  /** Begins as many as there are jobs. */
  async function takeAll(runId: string): Promise<ClaimedTrial[]> {
    const begun = [];
    for (const job of await claim(runId)) begun.push(await begin(job));
    return begun.filter((trial) => trial !== null).sort((a, b) => a.taskId.localeCompare(b.taskId));
  }

  it("tries again for a model that is gone, stops a run whose models stay away, and lets it go on", async () => {
    const runId = await newRun(5, 1);
    const gone = { ...resultOf([END], 1), endReason: "model unavailable" };
    const told: Event = {
      type: "error",
      code: "model_unavailable",
      message: 'The key of the model "large" is missing.',
    };
    const begun: string[] = [];
    for (let attempt = 0; attempt < 9; attempt++) {
      const trial = await taken(runId);
      begun.push(trial.taskId);
      await store.finish(trial, [told, END], gone);
    }
    expect(begun).toEqual(["1", "1", "1", "2", "2", "2", "3", "3", "3"]);
    const stopped = await readRun(opened.database, runId);
    expect(stopped?.run).toMatchObject({ status: "stopped", finished: 3 });
    expect(stopped?.problem).toMatch(
      /in several trials in a row\. The key of the model "large" is missing\. Finished trials/,
    );
    expect(await claim(runId)).toEqual([]);

    expect(await resumeRun(opened.database, runId)).toBe(true);
    await finish(await taken(runId));
    const going = await readRun(opened.database, runId);
    expect(going?.run).toMatchObject({ status: "running", finished: 4 });
    expect(going?.problem).toBeNull();
    expect(await resumeRun(opened.database, runId)).toBe(false);
  });

  const finish = (trial: ClaimedTrial, costUsd = 0) =>
    store.finish(trial, [END], { ...resultOf([END], 1), costUsd, meteredUsd: costUsd });

  /** As pg-boss does when the job's worker fell silent. */
  const fallSilent = (trial: ClaimedTrial) => queues.fail(trial.job);

  const trialOf = async (runId: string, idx: number) =>
    (await readRun(opened.database, runId))?.trials.find((trial) => trial.taskId === String(idx));

  it("gives out no more trials of a run than it allows, no matter who asks, each to one worker, by position", async () => {
    const runId = await newRun(5, 2);
    await Promise.all([store.sendMissing(), createTrialStore(opened.database, queues).sendMissing()]);
    const [first, second, ...others] = await takeAll(runId);
    if (first === undefined || second === undefined) throw new Error("Two trials are missing.");
    expect([first.taskId, second.taskId, others]).toEqual(["1", "2", []]);
    expect(await claim(runId)).toEqual([]);
    await finish(second);
    expect((await takeAll(runId)).map(({ taskId }) => taskId)).toEqual(["3"]);
    await finish(first);
    expect((await takeAll(runId)).map(({ taskId }) => taskId)).toEqual(["4"]);
    expect(await claim(runId)).toEqual([]);
  });

  it("finishes a trial once, and the run with its last one", async () => {
    const runId = await newRun(2, 2);
    const [first, second] = await takeAll(runId);
    if (first === undefined || second === undefined) throw new Error("Two trials are missing.");
    await finish(first);
    await finish(first, 5);
    expect(await readRun(opened.database, runId)).toMatchObject({
      run: { status: "running", finished: 1, costUsd: 0 },
    });
    await finish(second);
    expect((await readRun(opened.database, runId))?.run).toMatchObject({ status: "finished", finished: 2 });
    expect(await claim(runId)).toEqual([]);
  });

  it("takes a trial from a worker that fell silent, and nothing more of that worker", async () => {
    const runId = await newRun(1, 1);
    const lost = await taken(runId);
    await fallSilent(lost);
    const found = await taken(runId);
    const events = createEpisodeStore(opened.database);
    await expect(events.append(lost.episodeId, [END])).rejects.toThrow();
    expect(await begin(lost.job)).toBeNull();
    await finish(lost);
    await store.release(lost, { counts: true });
    expect(await trialOf(runId, 1)).toMatchObject({ status: "running", attempts: 2, episodeId: found.episodeId });
    await finish(found);
    expect(await trialOf(runId, 1)).toMatchObject({ status: "finished", attempts: 2, episodeId: found.episodeId });
    const kept = await opened.database.select().from(episodes).where(eq(episodes.runId, runId));
    expect(kept.map(({ id }) => id)).toEqual([found.episodeId]);
  });

  it("gives a trial up that was begun five times, by no fault of the agent", async () => {
    const runId = await newRun(1, 1);
    for (let attempt = 1; attempt <= 5; attempt++) await store.release(await taken(runId), { counts: true });
    expect(await beginNext(runId)).toBeNull();
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
    await store.release(await taken(runId), { counts: false });
    expect(await trialOf(runId, 1)).toMatchObject({ status: "waiting", attempts: 0, episodeId: null });
  });

  const spend = (trial: ClaimedTrial, costUsd: number | "unknown") =>
    createEpisodeStore(opened.database).append(trial.episodeId, [{ ...CALL, costUsd }]);
  const isOpen = async (runId: string) => (await store.stillOpen([runId])).has(runId);

  it("stops a run whose trials under way spend more together than it may", async () => {
    const runId = await newRun(4, 4, 1);
    const [one, two, three, four] = await claim(runId);
    if (!one || !two || !three || !four) throw new Error("Four jobs are missing.");
    const [first, second] = [await begin(one), await begin(two)];
    if (first === null || second === null) throw new Error("Two trials are missing.");
    await spend(first, 0.6);
    await spend(first, "unknown");
    expect((await begin(three))?.dollarsLeft).toBeCloseTo(0.4);
    expect(await isOpen(runId)).toBe(true);
    await spend(second, 0.4);
    expect(await begin(four)).toBeNull();
    expect(await isOpen(runId)).toBe(true);
    await spend(second, 0.1);
    expect(await isOpen(runId)).toBe(false);
    expect((await readRun(opened.database, runId))?.run).toMatchObject({ status: "stopped" });
  });

  it("counts what attempts spent that were given back or lost with their worker", async () => {
    const runId = await newRun(1, 1, 1);
    const first = await taken(runId);
    await spend(first, 0.25);
    await store.release(first, { counts: false });
    const second = await taken(runId);
    expect(second.dollarsLeft).toBe(0.75);
    await spend(second, 0.25);
    await fallSilent(second);
    const third = await taken(runId);
    expect(third.dollarsLeft).toBe(0.5);
    await spend(third, 0.5);
    await store.release(third, { counts: false });
    expect(await beginNext(runId)).toBeNull();
    expect((await readRun(opened.database, runId))?.run).toMatchObject({ status: "stopped" });
  });

  it("counts what servers did not tell as what it may have cost, and figures stay unknown", async () => {
    const runId = await newRun(4, 2, 1);
    const [first, second] = await claim(runId).then((jobs) => Promise.all(jobs.map(begin)));
    const uncounted = {
      ...CALL,
      costUsd: "unknown",
      promptTokens: "unknown",
      meteredUsd: 0.5,
      meteredTokens: 9,
    } as const;
    if (!first || !second) throw new Error("Two trials are missing.");
    await createEpisodeStore(opened.database).append(first.episodeId, [uncounted]);
    await store.finish(first, [END], resultOf([uncounted, END], 1));
    await store.release(second, { counts: false });
    const third = await taken(runId);
    expect(third.dollarsLeft).toBeCloseTo(0.5);
    await createEpisodeStore(opened.database).append(third.episodeId, [uncounted]);
    await store.release(third, { counts: false });
    expect(await beginNext(runId)).toBeNull();
    expect(await readRun(opened.database, runId)).toMatchObject({ run: { status: "stopped", costUsd: "unknown" } });
  });

  it("stops a run whose dollars are used up, and leaves nothing of one that was cancelled", async () => {
    const runId = await newRun(3, 1, 1);
    const first = await taken(runId);
    expect(first.dollarsLeft).toBe(1);
    await finish(first, 0.75);
    const second = await taken(runId);
    expect(second.dollarsLeft).toBe(0.25);
    await finish(second, 0.5);
    expect(await beginNext(runId)).toBeNull();
    expect(await readRun(opened.database, runId)).toMatchObject({ run: { status: "stopped", costUsd: 1.25 } });

    const cancelled = await newRun(1, 1);
    const lost = await taken(cancelled);
    await cancelRun(opened.database, cancelled);
    expect(await isOpen(cancelled)).toBe(false);
    await fallSilent(lost);
    expect(await beginNext(cancelled)).toBeNull();
    expect(await trialOf(cancelled, 1)).toMatchObject({ status: "waiting", episodeId: null });
  });
});
