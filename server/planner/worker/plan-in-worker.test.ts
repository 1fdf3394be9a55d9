import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { requestSchema } from "@/server/trip";
import { openWorld, type World } from "@/server/worlds";
import { snapshotSchema, worldWithOffers } from "@/server/worlds/live";
import { copyPreparedSample } from "@/server/worlds/testing";
import { plan } from "../plan";
import { planInWorker } from "./plan-in-worker";

describe("planning in a thread", () => {
  let world: World;
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), "dragoman-worker-"));
    vi.stubEnv("DRAGOMAN_DATA", folder);
    await copyPreparedSample(folder);
    const opened = openWorld("sample");
    if (!opened.ok) throw new Error(opened.problem.message);
    world = opened.value;
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });

  const request = requestSchema.parse({
    origin: "New York",
    destination: { kind: "region", region: "Florida", cityCount: 2 },
    returnTo: "New York",
    dates: { kind: "fixed", start: "2027-03-13", days: 5 },
    people: 2,
    demands: {},
  });

  it("gives what plan gives, with progress, from a cold and from a warm thread", async () => {
    const expected = plan(request, world, { objective: "preferences" });
    for (const thread of ["cold", "warm"]) {
      const steps: string[] = [];
      const answer = await planInWorker(
        request,
        "sample",
        { objective: "preferences" },
        {
          onProgress: ({ step }) => steps.push(step),
        },
      );
      expect(answer.ok && answer.value, thread).toEqual(expected);
      expect(steps, thread).toContain("routes");
    }
  });

  it("plans over what was offered for the trip, in the place of the world's own records", async () => {
    const route = plan(request, world, { objective: "cost" });
    if (route.status !== "plan") throw new Error(route.explanation);
    const stay = route.itinerary.days.flatMap(({ stops }) => stops).find((stop) => stop.kind === "stay");
    if (stay?.kind !== "stay") throw new Error("Nobody sleeps.");
    const offers = snapshotSchema.parse({
      ...{ id: null, day: "2027-02-01", until: null, ways: [], attributions: [] },
      // Nothing is offered in one of its cities.
      stays: [
        {
          ...{ city: stay.city, provider: "LiteAPI", offers: [] },
          query: {
            ...{ around: { latitude: 0, longitude: 0 }, radiusMeters: 1_000, checkIn: "2027-03-13", nights: 2 },
            ...{ rooms: [2], currency: "USD", nationality: "US", only: null },
          },
        },
      ],
    });
    const over = await planInWorker(request, "sample", { objective: "cost" }, { offers });
    expect(over.ok && over.value).toEqual(plan(request, worldWithOffers(world, offers), { objective: "cost" }));
    expect(over.ok && over.value).not.toEqual(route);
    expect(await planInWorker(request, "sample", { objective: "cost" })).toEqual({ ok: true, value: route });
  });

  it("ends at an abort, and serves the next plan", async () => {
    const abort = new AbortController();
    const cancelled = planInWorker(request, "sample", { objective: "preferences" }, { signal: abort.signal });
    abort.abort();
    expect(await cancelled).toMatchObject({ ok: false, problem: { code: "cancelled" } });
    expect(await planInWorker(request, "sample", { objective: "cost" }, { signal: abort.signal })).toMatchObject({
      ok: false,
    });
    expect(await planInWorker(request, "sample", { objective: "cost" })).toMatchObject({ ok: true });
  });

  it("says which world is missing", async () => {
    expect(await planInWorker(request, "nowhere", { objective: "cost" })).toMatchObject({
      ok: false,
      problem: { code: "not_found" },
    });
  });
});
