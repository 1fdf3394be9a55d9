import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { episodes, type OpenedDatabase, planningJobs } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { ProblemError } from "@/server/trip";
import { addEmptyEpisode, exampleTrip } from "../testing/example-trip";
import { createTripChanges } from "../trips/trip-changes";
import { createJobStore, type JobStore } from "./job-store";
import { createPlanningQueue, type PlanningQueue, type Search } from "./planning-queue";

describe("the planning queue", () => {
  let opened: OpenedDatabase;
  let jobs: JobStore;
  const queues: PlanningQueue[] = [];
  /** What was stored: "found", or the sentence of a failure, by trip. */
  const stored = new Map<string, string>();

  beforeAll(async () => {
    opened = await openTestDatabase();
    jobs = createJobStore(opened.database);
  });
  afterEach(async () => {
    for (const queue of queues.splice(0)) await queue.stop();
    await opened.database.delete(episodes);
    stored.clear();
  });
  afterAll(() => opened.close());

  const found = (tripId: string) => async () => void stored.set(tripId, "found");
  const queueWith = (run: Search["run"], { concurrency = 2, capacity = 10 } = {}): PlanningQueue => {
    const search: Search = {
      run,
      failed:
        ({ tripId }, sentence) =>
        async () =>
          void stored.set(tripId, sentence),
    };
    const queue = createPlanningQueue({ jobs, changes: createTripChanges(), search, concurrency, capacity });
    queues.push(queue);
    return queue;
  };
  const addJob = async () => {
    const tripId = await addEmptyEpisode(opened.database);
    await jobs.add({ tripId, purpose: "plan", request: exampleTrip.request, changes: [] });
    return tripId;
  };

  /** A search that holds every trip until it is let go or aborted. */
  const heldSearch = () => {
    const held = new Map<string, () => void>();
    let most = 0;
    const run: Search["run"] = ({ tripId }, { signal }) =>
      new Promise((resolve) => {
        const end = (finish: ReturnType<typeof found> | null) => {
          held.delete(tripId);
          resolve(finish);
        };
        held.set(tripId, () => end(found(tripId)));
        most = Math.max(most, held.size);
        signal.addEventListener("abort", () => end(null));
      });
    return { run, held, most: () => most };
  };

  it("stores what is found, and takes the job away after it", async () => {
    const tripId = await addJob();
    queueWith(async () => found(tripId)).add(tripId);
    await vi.waitFor(async () => expect(await jobs.read(tripId)).toBeNull());
    expect(stored.get(tripId)).toBe("found");
  });

  it("searches for as many at a time as it may, and for all in the end", async () => {
    const search = heldSearch();
    const queue = queueWith(search.run, { concurrency: 2 });
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) {
      const tripId = await addJob();
      ids.push(tripId);
      queue.add(tripId);
    }
    const [, , third = ""] = ids;
    await vi.waitFor(async () => expect((await jobs.read(third))?.progress?.text).toContain("Waiting"));
    await vi.waitFor(() => {
      for (const release of search.held.values()) release();
      expect(stored.size).toBe(5);
    });
    expect(search.most()).toBe(2);
  });

  it("shows progress, the latest last", async () => {
    const search = heldSearch();
    const queue = queueWith((job, options) => {
      for (const done of [0.1, 0.2, 0.3]) options.onProgress({ step: "choices", text: `${done}`, done });
      return search.run(job, options);
    });
    const tripId = await addJob();
    queue.add(tripId);
    await vi.waitFor(async () => expect((await jobs.read(tripId))?.progress?.done).toBe(0.3));
  });

  it("stops a cancelled search and goes on with the next", async () => {
    const search = heldSearch();
    const queue = queueWith(search.run, { concurrency: 1 });
    const [first, second] = [await addJob(), await addJob()];
    queue.add(first);
    queue.add(second);
    await vi.waitFor(() => expect(search.held.has(first)).toBe(true));
    await queue.cancel(first);
    await vi.waitFor(() => expect(search.held.has(second)).toBe(true));
    expect(await jobs.read(first)).toBeNull();
    expect(stored.has(first)).toBe(false);
  });

  it("stops a search for a newer one of the same trip, and stores only what the newer one finds", async () => {
    const search = heldSearch();
    const queue = queueWith(search.run);
    const tripId = await addJob();
    queue.add(tripId);
    await vi.waitFor(() => expect(search.held.has(tripId)).toBe(true));
    const release = search.held.get(tripId);
    await jobs.add({ tripId, purpose: "replan", request: exampleTrip.request, changes: [] });
    release?.();
    await vi.waitFor(() => expect(search.held.has(tripId)).toBe(false));
    expect(stored.has(tripId)).toBe(false);
    queue.add(tripId);
    await vi.waitFor(() => {
      search.held.get(tripId)?.();
      expect(stored.get(tripId)).toBe("found");
    });
  });

  it("stops a search that another server cancelled", async () => {
    let aborted = false;
    const queue = queueWith(async (_job, { signal, onProgress }) => {
      while (!signal.aborted) {
        onProgress({ step: "choices", text: "Choosing.", done: null });
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      aborted = true;
      return null;
    });
    const tripId = await addJob();
    queue.add(tripId);
    await vi.waitFor(async () => expect((await jobs.read(tripId))?.progress).not.toBeNull());
    await jobs.remove((await jobs.read(tripId))?.id ?? "");
    await vi.waitFor(() => expect(aborted).toBe(true), { timeout: 5_000 });
    expect(stored.has(tripId)).toBe(false);
  });

  it("tells a problem in its sentence, and nothing of an unexpected error", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const errors = [
      new ProblemError({ code: "unavailable", message: "The world is gone." }),
      new Error("secret detail"),
    ];
    const queue = queueWith(
      async () => {
        throw errors.shift();
      },
      { concurrency: 1 },
    );
    const [known, unknown] = [await addJob(), await addJob()];
    queue.add(known);
    queue.add(unknown);
    await vi.waitFor(() => expect(stored.size).toBe(2));
    expect(stored.get(known)).toBe("The world is gone.");
    expect(stored.get(unknown)).not.toContain("secret");
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  it("resumes what a stopped server left", async () => {
    const search = heldSearch();
    const first = queueWith(search.run, { concurrency: 1 });
    const ids = [await addJob(), await addJob()];
    for (const tripId of ids) first.add(tripId);
    await vi.waitFor(() => expect(search.held.size).toBe(1));
    await first.stop();
    expect(stored.size).toBe(0);
    await queueWith(async ({ tripId }) => found(tripId)).resume(0);
    await vi.waitFor(() => expect([...stored.keys()].sort()).toEqual([...ids].sort()));
  });

  it("gives up a search that was begun too often", async () => {
    const tripId = await addJob();
    await opened.database.update(planningJobs).set({ attempts: 5 }).where(eq(planningJobs.tripId, tripId));
    queueWith(async () => found(tripId)).add(tripId);
    await vi.waitFor(() => expect(stored.get(tripId)).toContain("stopped the server"));
  });

  it("turns trips away when too many wait", async () => {
    const search = heldSearch();
    const queue = queueWith(search.run, { concurrency: 1, capacity: 1 });
    queue.add(await addJob());
    expect(() => queue.assertRoom()).not.toThrow();
    queue.add(await addJob());
    expect(() => queue.assertRoom()).toThrow(ProblemError);
  });
});
