import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenedDatabase, planningJobs } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { addEmptyEpisode, exampleTrip } from "../testing/example-trip";
import { createJobStore, type JobStore } from "./job-store";

describe("the store of searches", () => {
  let opened: OpenedDatabase;
  let jobs: JobStore;
  beforeAll(async () => {
    opened = await openTestDatabase();
    jobs = createJobStore(opened.database);
  });
  afterAll(() => opened.close());

  const addJob = async () => {
    const tripId = await addEmptyEpisode(opened.database);
    await jobs.add({ tripId, purpose: "plan", request: exampleTrip.request, changes: [] });
    return tripId;
  };

  it("gives back what is to be searched for and counts the beginnings", async () => {
    const tripId = await addJob();
    expect(await jobs.read(tripId)).toMatchObject({ purpose: "plan", request: exampleTrip.request, attempts: 0 });
    await jobs.begin(tripId);
    expect((await jobs.begin(tripId))?.attempts).toBe(2);
  });

  it("puts a newer search in the place of an earlier one, whose progress and end count no more", async () => {
    const tripId = await addJob();
    const earlier = await jobs.begin(tripId);
    await jobs.add({ tripId, purpose: "replan", request: exampleTrip.request, changes: ["budget $900"] });
    const later = await jobs.read(tripId);
    expect(later).toMatchObject({ purpose: "replan", changes: ["budget $900"], attempts: 0 });
    const id = earlier?.id ?? "";
    expect(await jobs.saveProgress(id, { step: "choices", text: "Choosing.", done: null })).toBe(false);
    expect(await jobs.isWanted(id)).toBe(false);
    await jobs.remove(id);
    expect(await jobs.read(tripId)).toEqual(later);
  });

  it("finds searches that nobody makes any more, oldest first", async () => {
    const silent = [await addJob(), await addJob()];
    for (const tripId of silent) {
      const hourAgo = { updatedAt: sql`now() - interval '1 hour'` };
      await opened.database.update(planningJobs).set(hourAgo).where(eq(planningJobs.tripId, tripId));
    }
    await addJob();
    expect(await jobs.abandoned(60_000)).toEqual(silent);
    const [first = ""] = silent;
    expect(await jobs.signOfLife((await jobs.read(first))?.id ?? "")).toBe(true);
    expect(await jobs.abandoned(60_000)).toEqual(silent.slice(1));
  });
});
