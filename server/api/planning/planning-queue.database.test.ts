import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type OpenedDatabase, trips } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { ProblemError, type TripStatus } from "@/server/trip";
import { exampleTrip } from "../testing/example-trip";
import { createTripChanges } from "../trips/trip-changes";
import { createTripStore, type Outcome, type TripStore } from "../trips/trip-store";
import { createPlanningQueue, type PlanningQueue, type PlanTrip } from "./planning-queue";

const infeasible: Outcome = {
  status: "infeasible",
  result: { status: "infeasible", proven: true, explanation: "No.", conflicts: [["budget"]], relaxations: [] },
  checks: [],
  problem: null,
};

describe("the planning queue", () => {
  let opened: OpenedDatabase;
  let store: TripStore;
  const queues: PlanningQueue[] = [];

  beforeAll(async () => {
    opened = await openTestDatabase();
    store = createTripStore(opened.database);
  });
  afterEach(async () => {
    for (const queue of queues.splice(0)) await queue.stop();
    await opened.database.delete(trips);
  });
  afterAll(() => opened.close());

  const queueWith = (planTrip: PlanTrip, { concurrency = 2, capacity = 10 } = {}): PlanningQueue => {
    const queue = createPlanningQueue({ store, changes: createTripChanges(), planTrip, concurrency, capacity });
    queues.push(queue);
    return queue;
  };
  const statusBecomes = (id: string, status: TripStatus) =>
    vi.waitFor(async () => expect((await store.read(id))?.view.status).toBe(status), { timeout: 10_000 });

  /** A planner that holds every trip until it is let go or aborted. */
  const heldPlanner = () => {
    const held = new Map<string, () => void>();
    let most = 0;
    const planTrip: PlanTrip = (trip, { signal }) =>
      new Promise((resolve) => {
        const end = (outcome: Outcome | null) => {
          held.delete(trip.id);
          resolve(outcome);
        };
        held.set(trip.id, () => end(infeasible));
        most = Math.max(most, held.size);
        signal.addEventListener("abort", () => end(null));
      });
    return { planTrip, held, most: () => most };
  };

  it("stores what comes of a trip", async () => {
    const queue = queueWith(async () => infeasible);
    const id = await store.add(exampleTrip);
    queue.add(id);
    await statusBecomes(id, "infeasible");
    expect((await store.read(id))?.view.result).toEqual(infeasible.result);
  });

  it("plans as many at a time as it may, and all in the end", async () => {
    const planner = heldPlanner();
    const queue = queueWith(planner.planTrip, { concurrency: 2 });
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) {
      const id = await store.add(exampleTrip);
      ids.push(id);
      queue.add(id);
    }
    const [, , third = ""] = ids;
    await vi.waitFor(async () => expect((await store.read(third))?.view.progress?.text).toContain("Waiting"));
    await vi.waitFor(async () => {
      for (const release of planner.held.values()) release();
      for (const id of ids) expect((await store.read(id))?.view.status).toBe("infeasible");
    });
    expect(planner.most()).toBe(2);
  });

  it("shows progress, the latest last", async () => {
    const planner = heldPlanner();
    const queue = queueWith((trip, options) => {
      for (const done of [0.1, 0.2, 0.3]) options.onProgress({ step: "choices", text: `${done}`, done });
      return planner.planTrip(trip, options);
    });
    const id = await store.add(exampleTrip);
    queue.add(id);
    await vi.waitFor(async () => expect((await store.read(id))?.view.progress?.done).toBe(0.3));
  });

  it("stops the search of a cancelled trip and goes on with the next", async () => {
    const planner = heldPlanner();
    const queue = queueWith(planner.planTrip, { concurrency: 1 });
    const [first, second] = [await store.add(exampleTrip), await store.add(exampleTrip)];
    queue.add(first);
    queue.add(second);
    await vi.waitFor(() => expect(planner.held.has(first)).toBe(true));
    await store.finish(first, { status: "cancelled", result: null, checks: [], problem: null });
    queue.cancel(first);
    await vi.waitFor(() => expect(planner.held.has(second)).toBe(true));
    expect((await store.read(first))?.view.status).toBe("cancelled");
  });

  it("stops the search of a trip that another server cancelled", async () => {
    let aborted = false;
    const queue = queueWith(async (_trip, { signal, onProgress }) => {
      while (!signal.aborted) {
        onProgress({ step: "choices", text: "Choosing.", done: null });
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      aborted = true;
      return null;
    });
    const id = await store.add(exampleTrip);
    queue.add(id);
    await vi.waitFor(async () => expect((await store.read(id))?.view.progress).not.toBeNull());
    await store.finish(id, { status: "cancelled", result: null, checks: [], problem: null });
    await vi.waitFor(() => expect(aborted).toBe(true), { timeout: 5_000 });
    expect((await store.read(id))?.view.status).toBe("cancelled");
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
    const [known, unknown] = [await store.add(exampleTrip), await store.add(exampleTrip)];
    queue.add(known);
    queue.add(unknown);
    await statusBecomes(known, "failed");
    await statusBecomes(unknown, "failed");
    expect((await store.read(known))?.view.problem).toBe("The world is gone.");
    expect((await store.read(unknown))?.view.problem).not.toContain("secret");
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  it("resumes what a stopped server left", async () => {
    const planner = heldPlanner();
    const first = queueWith(planner.planTrip, { concurrency: 1 });
    const ids = [await store.add(exampleTrip), await store.add(exampleTrip)];
    for (const id of ids) first.add(id);
    await vi.waitFor(() => expect(planner.held.size).toBe(1));
    await first.stop();
    for (const id of ids) expect((await store.read(id))?.view.status).toBe("planning");
    await queueWith(async () => infeasible).resume(0);
    for (const id of ids) await statusBecomes(id, "infeasible");
  });

  it("gives up a trip whose planning was begun too often", async () => {
    const id = await store.add(exampleTrip);
    await opened.database.update(trips).set({ attempts: 5 }).where(sql`id = ${id}`);
    queueWith(async () => infeasible).add(id);
    await statusBecomes(id, "failed");
  });

  it("turns trips away when too many wait", async () => {
    const planner = heldPlanner();
    const queue = queueWith(planner.planTrip, { concurrency: 1, capacity: 1 });
    queue.add(await store.add(exampleTrip));
    expect(() => queue.assertRoom()).not.toThrow();
    queue.add(await store.add(exampleTrip));
    expect(() => queue.assertRoom()).toThrow(ProblemError);
  });
});
