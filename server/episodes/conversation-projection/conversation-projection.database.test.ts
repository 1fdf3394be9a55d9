import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { conversations, type OpenedDatabase, trips } from "@/db";
import { openTestDatabase } from "@/db/testing";
import type { Event } from "../event";
import { createEpisodeStore, type EpisodeStore } from "../store/episode-store";
import { dumpTrips } from "../testing/dump-trips";
import { exampleChecks, exampleRequest, exampleTask, newTrip, proposedVersion } from "../testing/example-trip";

const TALK: readonly Event[] = [
  { type: "said", by: "traveler", text: "Three days in Texas", understood: null },
  { type: "said", by: "agent", text: "Noted.", understood: null },
  { type: "asked", questions: [{ field: "hotel.ratings", text: "How many stars?" }] },
  { type: "replyStopped" },
  { type: "entrySet", entry: "hotel.ratings", value: 4, from: "hand" },
  { type: "entrySet", entry: "hotel.ratings", value: null, from: "hand" },
  { type: "rememberedDeclined", entries: ["hotel.ratings"] },
  { type: "tripEdited", trip: { people: 2 }, constraints: {}, cleared: ["trip.budget"] },
  { type: "delegated", level: "ask me little" },
  { type: "consented", rated: true },
  { type: "consented", rated: false },
  { type: "branched", from: "earlier", sequence: 3 },
  { type: "named", title: "Spring" },
];
const PLAN: readonly Event[] = [
  { type: "requestChanged", request: exampleRequest },
  proposedVersion(1, null),
  { type: "planVerified", version: 1, checks: exampleChecks(0) },
  { type: "versionChosen", version: 1, how: "planned" },
];

describe("the projection of conversations", () => {
  let opened: OpenedDatabase;
  let store: EpisodeStore;
  beforeAll(async () => {
    opened = await openTestDatabase();
    store = createEpisodeStore(opened.database);
  });
  afterAll(() => opened.close());

  const begin = async (): Promise<string> => {
    const id = randomUUID();
    await store.begin(newTrip(id), [{ type: "task", task: { ...exampleTask(id), request: null } }]);
    return id;
  };
  const rowOf = async (id: string) =>
    (await opened.database.select().from(conversations).where(eq(conversations.id, id)))[0];

  it("is a conversation without a trip until its first request", async () => {
    const id = await begin();
    await store.append(id, TALK);
    expect(await store.trip(id)).toBeNull();
    expect(await rowOf(id)).toMatchObject({ title: "Spring", text: exampleTask(id).text, rated: false, revision: 13 });
    await store.append(id, PLAN.slice(0, 1));
    expect((await store.trip(id))?.view).toMatchObject({
      title: "Spring",
      status: "planning",
      objective: "preferences",
      request: exampleRequest,
    });
    await store.append(id, PLAN.slice(1));
    expect((await store.trip(id))?.view).toMatchObject({ status: "planned", plan: { number: 1 } });
  });

  it("keeps whether its traveler took it out of those that may be rated", async () => {
    const id = await begin();
    expect((await rowOf(id))?.rated).toBe(true);
    await store.append(id, [{ type: "consented", rated: false }]);
    expect((await rowOf(id))?.rated).toBe(false);
  });

  it("is none where a trip begins with its request", async () => {
    const id = randomUUID();
    await store.begin(newTrip(id), [{ type: "task", task: exampleTask(id) }, ...TALK]);
    expect(await rowOf(id)).toBeUndefined();
    expect((await store.trip(id))?.view.title).toBe("Spring");
  });

  it("plans again after a planning without a plan, with the request as it is then", async () => {
    const id = await begin();
    await store.append(id, [
      ...PLAN.slice(0, 1),
      { type: "error", code: "planning_failed", message: "Too many wait." },
    ]);
    expect((await store.trip(id))?.view.status).toBe("failed");
    await store.append(id, [{ type: "requestChanged", request: { ...exampleRequest, people: 4 } }]);
    expect((await store.trip(id))?.view).toMatchObject({ status: "planning", problem: null, request: { people: 4 } });
  });

  it("is made again from the events byte for byte", async () => {
    const batches = fc.array(fc.subarray([...TALK], { minLength: 1 }), { maxLength: 4 });
    const made = fc.asyncProperty(batches, fc.boolean(), batches, async (before, isPlanned, after) => {
      const id = await begin();
      for (const batch of before) await store.append(id, batch);
      if (isPlanned) await store.append(id, PLAN);
      for (const batch of after) await store.append(id, batch);
      const dumped = await dumpTrips(opened.database, id);
      expect(await store.rebuild(id)).toBe(1);
      expect(await dumpTrips(opened.database, id)).toEqual(dumped);
    });
    await fc.assert(made, { numRuns: 15 });
    const before = await dumpTrips(opened.database);
    await opened.database.delete(conversations);
    await opened.database.delete(trips);
    await store.rebuild();
    expect(await dumpTrips(opened.database)).toEqual(before);
  });

  it("reads only the kinds of event that are asked for", async () => {
    const id = await begin();
    await store.append(id, [...TALK, ...PLAN]);
    const page = { after: 0, limit: 100, types: ["said", "requestChanged"] } as const;
    expect((await store.events(id, page)).map(({ sequence, event }) => [sequence, event.type])).toEqual([
      [1, "said"],
      [2, "said"],
      [14, "requestChanged"],
    ]);
  });
});
