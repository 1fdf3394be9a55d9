import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenedDatabase, trips } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { tripViewSchema } from "@/server/trip";
import { exampleTrip } from "../testing/example-trip";
import { createTripStore, type Outcome, type TripStore } from "./trip-store";

const cancelled: Outcome = { status: "cancelled", result: null, checks: [], problem: null };

describe("the trip store", () => {
  let opened: OpenedDatabase;
  let store: TripStore;
  beforeAll(async () => {
    opened = await openTestDatabase();
    store = createTripStore(opened.database);
  });
  afterAll(() => opened.close());

  it("gives back a new trip as a view that waits to be planned", async () => {
    const id = await store.add(exampleTrip);
    const stored = await store.read(id);
    expect(tripViewSchema.parse(stored?.view)).toEqual(stored?.view);
    expect(stored?.view).toMatchObject({
      id,
      status: "planning",
      title: "Five days in Texas",
      request: exampleTrip.request,
    });
  });

  it("knows no trip by another id", async () => {
    expect(await store.read("00000000-0000-4000-8000-000000000000")).toBeNull();
  });

  it("counts every change of the view, and no sign of life", async () => {
    const id = await store.add(exampleTrip);
    await store.begin(id);
    await store.saveProgress(id, { step: "choices", text: "Choosing.", done: 0.5 });
    expect(await store.signOfLife(id)).toBe(true);
    expect((await store.read(id))?.revision).toBe(2);
    expect((await store.read(id))?.view.progress).toEqual({ step: "choices", text: "Choosing.", done: 0.5 });
  });

  it("lets the first end of planning win, and no change after it", async () => {
    const id = await store.add(exampleTrip);
    const planned: Outcome = {
      status: "infeasible",
      result: { status: "infeasible", proven: true, explanation: "No.", conflicts: [["budget"]], relaxations: [] },
      checks: [],
      problem: null,
    };
    const ends = await Promise.all([store.finish(id, cancelled), store.finish(id, planned)]);
    expect(ends.filter(Boolean)).toHaveLength(1);
    const before = await store.read(id);
    expect(await store.saveProgress(id, { step: "proof", text: "Late.", done: null })).toBe(false);
    expect(await store.signOfLife(id)).toBe(false);
    expect(await store.begin(id)).toBeNull();
    expect(await store.read(id)).toEqual(before);
  });

  it("finds trips that nobody plans any more, oldest first", async () => {
    const silent = [await store.add(exampleTrip), await store.add(exampleTrip)];
    for (const id of silent) {
      await opened.database.update(trips).set({ updatedAt: sql`now() - interval '1 hour'` }).where(sql`id = ${id}`);
    }
    const ended = await store.add(exampleTrip);
    await store.finish(ended, cancelled);
    expect(await store.abandoned(60_000)).toEqual(silent);
    const [alive = ""] = silent;
    await store.signOfLife(alive);
    expect(await store.abandoned(60_000)).toEqual(silent.slice(1));
  });
});
