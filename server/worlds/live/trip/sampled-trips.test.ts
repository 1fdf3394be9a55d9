import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plan } from "@/server/planner";
import { verifyItinerary } from "@/server/scoring";
import { formatProblem, isBroken, isEstimate, type TripRequest, todayHere } from "@/server/trip";
import { openWorld } from "../../open-world";
import { importPlaces } from "../../places/import-places";
import { lookUpStops } from "../../places/testing/look-up-stops";
import { sampledRequests } from "../../places/testing/sampled-requests";
import type { World } from "../../world";
import { memoryStore } from "../cache/memory-store";
import { providerCache } from "../cache/provider-cache";
import { recordingTape } from "../cache/tape";
import { type RecordedServer, startRecordedServer } from "../recorded/start-recorded-server";
import { openProviders } from "../registry";
import { planLive } from "./plan-live";

const published = "../shared/data/real";
const absent = !existsSync(published);
if (absent) console.log(`The published places are not at ${published}; no live trips to Monaco are planned.`);

const FROM = "2026-11-28";
const TRIPS = 25;
const options = { objective: "preferences", otherTrips: 0, alternativesPerStop: 0, givenUp: 0 } as const;

describe.skipIf(absent)("trips to Monaco over recorded offers", () => {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-monaco-"));
  let server: RecordedServer;
  let world: World;
  let requests: readonly TripRequest[];

  beforeAll(async () => {
    server = await startRecordedServer();
    const files = {
      osm: [join(published, "monaco/monaco.osm.pbf")],
      cities: join(published, "geonames/cities15000.zip"),
    };
    const imported = await importPlaces(files, { name: "monaco", from: FROM, folder });
    if (!imported.ok) throw new Error(formatProblem(imported.problem));
    const opened = openWorld("monaco", folder);
    if (!opened.ok) throw new Error(formatProblem(opened.problem));
    world = opened.value;
    requests = sampledRequests(world, TRIPS, 7, FROM);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(Array.from({ length: TRIPS }, (_, index) => index))(
    "%i is a plan that keeps every rule, or a proven conflict",
    async (index) => {
      const request = requests[index];
      const providers = openProviders(server.environment());
      if (request === undefined || !providers.ok) throw new RangeError("There is nothing to plan with.");
      const live = await planLive(request, world, (asked, over) => plan(asked, over.world, options), {
        ...{ providers: providers.value, cache: providerCache(memoryStore()), tape: recordingTape() },
        ...{ day: todayHere(), onProgress: () => {} },
      });
      if (!live.ok) throw new Error(formatProblem(live.problem));
      const { result, world: offered, request: pinned, asked, confirmed, unchecked } = live.value;
      if (result.status !== "plan") {
        expect(result.proven).toBe(true);
        expect(result.conflicts).not.toEqual([]);
        return;
      }
      const { itinerary } = result;
      expect(verifyItinerary(pinned, itinerary, offered).filter(isBroken)).toEqual([]);
      const { closed, hurried } = lookUpStops(itinerary, offered);
      expect({ closed, hurried }).toEqual({ closed: [], hurried: [] });
      const nights = itinerary.days.flatMap(({ stops }) => stops.filter(({ kind }) => kind === "stay"));
      expect(nights.filter(({ cost }) => isEstimate(cost))).toEqual([]);
      expect(asked).toHaveLength(nights.length === 0 ? 0 : 1);
      expect(confirmed).toHaveLength(nights.length === 0 ? 0 : 1);
      expect(unchecked).toEqual([]);
      // A night's share is rounded up to the cent.
      const [offer] = confirmed;
      const rounding = itinerary.cost.stays.amountMinor - (offer?.total.amountMinor ?? 0);
      expect(rounding).toBeGreaterThanOrEqual(0);
      expect(rounding).toBeLessThan(Math.max(1, nights.length * request.people));
    },
  );
});
