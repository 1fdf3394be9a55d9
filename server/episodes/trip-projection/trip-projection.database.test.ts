import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { episodes, type OpenedDatabase, trips } from "@/db";
import { addEmptyRun, openTestDatabase } from "@/db/testing";
import { tripViewSchema } from "@/server/views";
import { createEpisodeStore, type EpisodeStore } from "../store/episode-store";
import { dumpTrips } from "../testing/dump-trips";
import { exampleTask, newTrip } from "../testing/example-trip";
import { eventsOfStep, type TripStep, tripHistory } from "../testing/trip-history";
import { tripOfEpisode } from "../trip-in-memory";

/** What undo and redo must do, told once more without a database: a line of versions and a place in it. */
class Line {
  private line: number[] = [];
  private place = -1;

  choose(version: number, how: string): void {
    if (how === "undone") this.place -= 1;
    else if (how === "redone") this.place += 1;
    else {
      this.line = [...this.line.slice(0, this.place + 1), version];
      this.place += 1;
    }
  }

  /** The current version and those that undo and redo lead to. */
  around(): (number | null)[] {
    return [0, -1, 1].map((step) => this.line[this.place + step] ?? null);
  }
}

describe("the projection of trips in the database", () => {
  let opened: OpenedDatabase;
  let store: EpisodeStore;
  beforeAll(async () => {
    opened = await openTestDatabase();
    store = createEpisodeStore(opened.database);
    await addEmptyRun(opened.database, "run");
  });
  afterAll(() => opened.close());

  const live = async (history: readonly TripStep[]): Promise<{ id: string; line: Line }> => {
    const id = randomUUID();
    const line = new Line();
    await store.begin(newTrip(id), [{ type: "task", task: exampleTask(id) }]);
    for (const step of history) {
      await store.change(id, (trip) => {
        const events = eventsOfStep(step, trip);
        for (const event of events) if (event.type === "versionChosen") line.choose(event.version, event.how);
        return events;
      });
    }
    return { id, line };
  };

  it("is made again from the events byte for byte", async () => {
    const made = fc.asyncProperty(tripHistory, async (history) => {
      const { id } = await live(history);
      const before = await dumpTrips(opened.database, id);
      expect(before.length).toBeGreaterThan(0);
      expect(await store.rebuild(id)).toBe(1);
      expect(await dumpTrips(opened.database, id)).toEqual(before);
    });
    await fc.assert(made, { numRuns: 25 });
    const before = await dumpTrips(opened.database);
    const [stored] = await opened.database
      .select({ count: opened.database.$count(trips) })
      .from(trips)
      .limit(1);
    await opened.database.delete(trips);
    expect(await store.rebuild()).toBe(stored?.count);
    expect(await dumpTrips(opened.database)).toEqual(before);
  });

  it("leads undo and redo along the line of versions, and reads as a trip's view, also from the events alone", async () => {
    const led = fc.asyncProperty(tripHistory, async (history) => {
      const { id, line } = await live(history);
      const trip = await store.trip(id);
      const view = trip && { ...trip.view, search: null };
      expect(tripViewSchema.parse(view)).toEqual(view);
      const header = await store.header(id);
      const events = await store.events(id, { after: -1, limit: 1_000 });
      expect(header && tripOfEpisode({ header, events })).toEqual({ view: trip?.view, replan: trip?.replan });
      expect([trip?.view.plan?.number ?? null, trip?.view.history.undo, trip?.view.history.redo]).toEqual(
        line.around(),
      );
    });
    await fc.assert(led, { numRuns: 25 });
  });

  it("leaves the episodes of runs alone", async () => {
    const id = randomUUID();
    await store.begin({ ...newTrip(id), runId: "run" }, [{ type: "thought", text: "Which city first?" }]);
    expect(await store.trip(id)).toBeNull();
    await expect(store.rebuild(id)).rejects.toMatchObject({ problem: { code: "not_found" } });
    await opened.database.delete(episodes).where(eq(episodes.id, id));
  });
});
