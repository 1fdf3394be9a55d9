import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { episodes, type OpenedDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { type Jobs, openJobs } from "@/server/jobs";
import { ProblemError } from "@/server/trip";
import { addEmptyEpisode, exampleTrip } from "../testing/example-trip";
import { createTripChanges } from "../trips/trip-changes";
import type { PendingSearch } from "./pending-search";
import { createPlanningQueue, openPlanningJobs, type PlanningQueue, type Search } from "./planning-queue";
import { createProgressStore, type ProgressStore } from "./search-progress";

describe("the planning queue", () => {
  let opened: OpenedDatabase;
  let jobs: Jobs;
  let progress: ProgressStore;
  const queues: PlanningQueue[] = [];
  /** Pending searches, as their events would say. */
  const pending = new Map<string, PendingSearch>();
  /** What was stored: "found", or the sentence of a failure, by trip. */
  const stored = new Map<string, string>();
  /** How many other trips of its traveler a trip has before it. */
  const turns = new Map<string, number>();
  const pendingOf = (userId: string) => (userId === "greedy" ? 10 : 0);

  beforeAll(async () => {
    opened = await openTestDatabase();
    jobs = await openJobs(opened, (error) => console.error(error));
    progress = createProgressStore(opened.database);
  });
  afterEach(async () => {
    for (const queue of queues.splice(0)) await queue.stop();
    const queue = await openPlanningJobs(jobs);
    for (const tripId of pending.keys()) await queue.cancel(tripId);
    await opened.database.delete(episodes);
    pending.clear();
    turns.clear();
    stored.clear();
  });
  afterAll(async () => {
    await jobs.stop();
    await opened.close();
  });

  const PATIENCE = { timeout: 20_000, interval: 20 };
  /** Stores it where that very search is still pending. */
  const store = (search: PendingSearch, what: string) => async () => {
    if (pending.get(search.tripId) !== search) return;
    stored.set(search.tripId, what);
    pending.delete(search.tripId);
  };
  const found = (search: PendingSearch) => store(search, "found");
  const queueWith = async (
    run: Search["run"],
    { concurrency = 2, capacity = 10, searches = openPlanningJobs(jobs) } = {},
  ): Promise<PlanningQueue> => {
    const search: Search = {
      pending: async (tripId) => pending.get(tripId) ?? null,
      pendingTrips: async () => [...pending.keys()].map((id) => ({ id, turn: 0 })),
      pendingAhead: async (whose) => ("tripId" in whose ? (turns.get(whose.tripId) ?? 0) : pendingOf(whose.userId)),
      run,
      failed: store,
    };
    const queue = createPlanningQueue({
      queue: await searches,
      progress,
      changes: createTripChanges(),
      search,
      concurrency,
      capacity,
    });
    queues.push(queue);
    return queue;
  };
  const ask = (tripId: string, asked: number | null = null) =>
    pending.set(tripId, { tripId, purpose: "plan", request: exampleTrip.request, changes: [], asked, live: false });
  const newTrip = async () => {
    const tripId = await addEmptyEpisode(opened.database);
    ask(tripId);
    return tripId;
  };

  /** A search that holds every trip until it is let go or aborted. */
  const heldSearch = () => {
    const held = new Map<string, () => void>();
    let most = 0;
    const run: Search["run"] = (search, { signal }) =>
      new Promise((resolve) => {
        const end = (finish: ReturnType<typeof found> | null) => {
          held.delete(search.tripId);
          resolve(finish);
        };
        held.set(search.tripId, () => end(found(search)));
        most = Math.max(most, held.size);
        signal.addEventListener("abort", () => end(null));
      });
    return { run, held, most: () => most };
  };

  it("stores what is found, and shows no progress after it", async () => {
    const tripId = await newTrip();
    await (await queueWith(async (search) => found(search))).begin(tripId);
    await vi.waitFor(() => expect(stored.get(tripId)).toBe("found"), PATIENCE);
    await vi.waitFor(async () => expect(await progress.read(tripId)).toBeNull(), PATIENCE);
  });

  it("searches for as many at a time as it may, and for all in the end", async () => {
    const search = heldSearch();
    const queue = await queueWith(search.run, { concurrency: 2 });
    const ids = [await newTrip(), await newTrip(), await newTrip(), await newTrip(), await newTrip()];
    const [first = "", second = "", third = "", ...others] = ids;
    await queue.begin(first);
    await queue.begin(second);
    await vi.waitFor(() => expect(search.held.size).toBe(2), PATIENCE);
    for (const tripId of [third, ...others]) await queue.begin(tripId);
    expect((await progress.read(third))?.text).toBe("Waiting for 2 other trips.");
    await vi.waitFor(() => {
      for (const release of search.held.values()) release();
      expect(stored.size).toBe(5);
    }, PATIENCE);
    expect(search.most()).toBe(2);
  });

  it("shows progress, the latest last", async () => {
    const search = heldSearch();
    const queue = await queueWith((pending, options) => {
      for (const done of [0.1, 0.2, 0.3]) options.onProgress({ step: "choices", text: `${done}`, done });
      return search.run(pending, options);
    });
    const tripId = await newTrip();
    await queue.begin(tripId);
    await vi.waitFor(async () => expect((await progress.read(tripId))?.done).toBe(0.3), PATIENCE);
  });

  it("stops a cancelled search and goes on with the next", async () => {
    const search = heldSearch();
    const queue = await queueWith(search.run, { concurrency: 1 });
    const [first, second] = [await newTrip(), await newTrip()];
    await queue.begin(first);
    await vi.waitFor(() => expect(search.held.has(first)).toBe(true), PATIENCE);
    await queue.begin(second);
    pending.delete(first);
    await queue.cancel(first);
    await vi.waitFor(() => expect(search.held.has(second)).toBe(true), PATIENCE);
    expect(await progress.read(first)).toBeNull();
    expect(stored.has(first)).toBe(false);
  });

  it("stops a search for a newer one of the same trip, and stores only what the newer one finds", async () => {
    const search = heldSearch();
    const queue = await queueWith(search.run);
    const tripId = await newTrip();
    await queue.begin(tripId);
    await vi.waitFor(() => expect(search.held.has(tripId)).toBe(true), PATIENCE);
    const earlier = search.held.get(tripId);
    ask(tripId, 7);
    await queue.begin(tripId);
    earlier?.();
    await vi.waitFor(() => expect(search.held.get(tripId)).not.toBe(earlier), PATIENCE);
    expect(stored.has(tripId)).toBe(false);
    await vi.waitFor(() => {
      search.held.get(tripId)?.();
      expect(stored.get(tripId)).toBe("found");
    }, PATIENCE);
  });

  it("searches for what was asked for meanwhile, also when its job was lost", async () => {
    const search = heldSearch();
    const queue = await queueWith(search.run);
    const tripId = await newTrip();
    await queue.begin(tripId);
    await vi.waitFor(() => expect(search.held.has(tripId)).toBe(true), PATIENCE);
    ask(tripId, 7);
    search.held.get(tripId)?.();
    await vi.waitFor(() => {
      search.held.get(tripId)?.();
      expect(stored.get(tripId)).toBe("found");
    }, PATIENCE);
  });

  it("stops a search that another server cancelled", async () => {
    const search = heldSearch();
    const tripId = await newTrip();
    await (await queueWith(search.run)).begin(tripId);
    await vi.waitFor(() => expect(search.held.has(tripId)).toBe(true), PATIENCE);
    pending.delete(tripId);
    await (await openPlanningJobs(jobs)).cancel(tripId);
    await vi.waitFor(() => expect(search.held.has(tripId)).toBe(false), PATIENCE);
    expect(stored.has(tripId)).toBe(false);
  });

  it("tells a problem in its sentence, and nothing of an unexpected error", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const errors = [
      new ProblemError({ code: "unavailable", message: "The world is gone." }),
      new Error("secret detail"),
    ];
    const queue = await queueWith(
      async () => {
        throw errors.shift();
      },
      { concurrency: 1 },
    );
    const [known, unknown] = [await newTrip(), await newTrip()];
    await queue.begin(known);
    await vi.waitFor(() => expect(stored.size).toBe(1), PATIENCE);
    await queue.begin(unknown);
    await vi.waitFor(() => expect(stored.size).toBe(2), PATIENCE);
    expect(stored.get(known)).toBe("The world is gone.");
    expect(stored.get(unknown)).not.toContain("secret");
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  it("resumes what a stopped server left, and what none had begun", async () => {
    const search = heldSearch();
    const first = await queueWith(search.run, { concurrency: 1 });
    const ids = [await newTrip(), await newTrip()];
    for (const tripId of ids) await first.begin(tripId);
    await vi.waitFor(() => expect(search.held.size).toBe(1), PATIENCE);
    await first.stop();
    expect(stored.size).toBe(0);
    ids.push(await newTrip());
    await (await queueWith(async (search) => found(search))).resume();
    await vi.waitFor(() => expect([...stored.keys()].sort()).toEqual([...ids].sort()), PATIENCE);
  });

  it("stores nothing again where a server was killed between storing what it found and ending the job", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const queue = await openPlanningJobs(jobs);
    const complete = vi.fn(queue.complete).mockRejectedValueOnce(new Error("killed"));
    let searched = 0;
    const planning = await queueWith(
      async (search) => {
        searched += 1;
        return found(search);
      },
      { searches: Promise.resolve({ ...queue, complete }) },
    );
    const tripId = await newTrip();
    await planning.begin(tripId);
    await vi.waitFor(() => expect(complete).toHaveBeenCalledTimes(2), PATIENCE);
    await expect(complete.mock.results[1]?.value).resolves.toBe(true);
    expect(searched).toBe(1);
    log.mockRestore();
  });

  it("gives up a search that was begun too often", async () => {
    const tripId = await newTrip();
    const queue = await openPlanningJobs(jobs);
    await queue.send([{ key: tripId, data: { tripId } }]);
    for (let attempt = 0; attempt < 5; attempt++) {
      await vi.waitFor(async () => {
        const [job] = await queue.claim(1);
        expect(job?.attempt).toBe(attempt);
        if (job !== undefined) await queue.fail(job);
      }, PATIENCE);
    }
    await queueWith(async (search) => found(search));
    await vi.waitFor(() => expect(stored.get(tripId)).toContain("stopped the server"), PATIENCE);
  });

  it("turns trips away when too many wait", async () => {
    const search = heldSearch();
    const queue = await queueWith(search.run, { concurrency: 1, capacity: 1 });
    await queue.begin(await newTrip());
    await vi.waitFor(() => expect(search.held.size).toBe(1), PATIENCE);
    await queue.resume();
    await queue.assertRoom({ userId: "one" });
    // Promised, although it has not begun.
    await expect(queue.assertRoom({ userId: "another" })).rejects.toThrow("already waiting to be planned");
    await queue.begin(await newTrip());
    await expect(queue.assertRoom({ userId: "another" })).rejects.toThrow(ProblemError);
  });

  it("turns a traveler away who has too many, and others not", async () => {
    const queue = await queueWith(heldSearch().run);
    await expect(queue.assertRoom({ userId: "greedy" })).rejects.toThrow("of your trips");
    await queue.assertRoom({ userId: "another" });
  });

  it("turns a traveler away who asks for too many at the same time", async () => {
    const queue = await queueWith(heldSearch().run, { capacity: 100 });
    const asked = await Promise.allSettled(Array.from({ length: 13 }, () => queue.assertRoom({ userId: "one" })));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    await queue.assertRoom({ userId: "another" });
  });

  it("searches for everyone's first trip before anyone's second", async () => {
    const search = heldSearch();
    const queue = await queueWith(search.run, { concurrency: 1 });
    const [first, second, others] = [await newTrip(), await newTrip(), await newTrip()];
    await queue.begin(first);
    await vi.waitFor(() => expect(search.held.has(first)).toBe(true), PATIENCE);
    turns.set(second, 1);
    await queue.begin(second);
    await queue.begin(others);
    expect((await progress.read(others))?.text).toBe("Waiting for one other trip to be planned.");
    search.held.get(first)?.();
    await vi.waitFor(() => expect(search.held.size === 1 && search.held.has(others)).toBe(true), PATIENCE);
    expect(stored.has(second)).toBe(false);
  });

  it("tells everyone their place in two statements, however many wait", async () => {
    const search = heldSearch();
    const saved = vi.spyOn(progress, "saveAll");
    const read = vi.spyOn(progress, "readAll");
    for (let trip = 0; trip < 12; trip++) await newTrip();
    const queue = await queueWith(search.run, { concurrency: 1, capacity: 20 });
    await queue.resume();
    await vi.waitFor(() => expect(search.held.size).toBe(1), PATIENCE);
    read.mockClear();
    saved.mockClear();
    await queue.resume();
    expect(read).toHaveBeenCalledTimes(1);
    expect(saved).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
  });
});
